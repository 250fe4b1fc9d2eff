import { hash, randomBytes } from 'node:crypto';
import type { GuestId, TableId, Token } from '@claim-it/protocol';

/** 64 bits are enough for tables that everybody may find; those by link cannot be guessed. */
export const newTableId = (isListed: boolean): TableId =>
  randomBytes(isListed ? 8 : 16).toString('base64url') as TableId;

export const newGuestId = (): GuestId => randomBytes(16).toString('base64url') as GuestId;

/** A secret for a link or a cookie. */
export const newToken = (): Token => randomBytes(32).toString('base64url') as Token;

/** The store sees this instead of a secret. */
export const hashToken = (token: string): string => hash('sha256', token, 'base64url');

/** How a session is called where its owner sees it: no way leads back to the token, or to its hash. */
export const deviceIdOf = (tokenHash: string): string =>
  hash('sha256', `device\n${tokenHash}`, 'base64url').slice(0, 12);

/** How a passkey is called where its owner sees it: ids of authenticators may be longer than an address. */
export const passkeyNameOf = (id: string): string =>
  hash('sha256', `passkey\n${id}`, 'base64url').slice(0, 12);

/** The id of a guest's command in the log of a table: the same again for a retry, and no trace of the guest. */
export const scopeOf = (guest: GuestId, table: TableId): string =>
  hash('sha256', `${guest}\n${table}`, 'base64url').slice(0, 12);
