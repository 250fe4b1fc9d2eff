import type { Chair } from '@claim-it/fairness';
import { chairAt, toBase64Url } from '@claim-it/fairness';
import type { Token } from '@claim-it/protocol';
import type { SeatSecret } from '../storage/secrets.ts';

/** What stands behind the `#` of an invitation: browsers send it nowhere. Null leads to any free chair. */
export type Invitation = { readonly chair: Chair | null; readonly token: Token };

const TOKEN_BYTES = 32;

/** The secret of a new link: made here, and known to the server by its hash. */
export const newLinkToken = (): Token =>
  toBase64Url(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES))) as Token;

/** `t` is for the whole table. */
const INVITATION = /^#?([0-4t])-([\w-]{22,43})$/;

/** Without a language: the guest's own browser knows it. */
export const tableLink = (origin: string, table: string): string => `${origin}/table/${table}`;

export const invitationLink = (
  origin: string,
  table: string,
  { chair, token }: Invitation,
): string => `${tableLink(origin, table)}#${chair ?? 't'}-${token}`;

export const parseInvitation = (hash: string): Invitation | null => {
  const [, chair, token] = INVITATION.exec(hash) ?? [];
  if (chair === undefined || token === undefined) return null;
  return { chair: chair === 't' ? null : chairAt(Number(chair)), token: token as Token };
};

/** What a recovery link carries: the ticket to the session, and the secrets of the seats. */
export type Recovery = { readonly ticket: Token; readonly secrets: readonly SeatSecret[] };

const TICKET = /^[\w-]{22,43}$/;
const SECRET = /^([\w-]{11,22})\.([0-4])\.([\w-]{43})\.(\d{1,3})$/;

const formatSecret = ({ table, chair, secret, chains }: SeatSecret): string =>
  `${table}.${chair}.${secret}.${chains}`;

export const recoveryLink = (origin: string, { ticket, secrets }: Recovery): string =>
  `${origin}/recover#${[ticket, ...secrets.map(formatSecret)].join('~')}`;

const parseSecret = (text: string): SeatSecret | null => {
  const [, table, chair, secret, chains] = SECRET.exec(text) ?? [];
  if (table === undefined || secret === undefined) return null;
  return { table, chair: Number(chair), secret, chains: Number(chains) };
};

/** Null where a part of the link is missing. */
export const parseRecovery = (hash: string): Recovery | null => {
  const [ticket = '', ...rest] = hash.replace(/^#/, '').split('~');
  const secrets = rest.flatMap((one) => parseSecret(one) ?? []);
  return TICKET.test(ticket) && secrets.length === rest.length
    ? { ticket: ticket as Token, secrets }
    : null;
};
