import type { Chair } from '@claim-it/fairness';
import { chairAt, toBase64Url } from '@claim-it/fairness';
import type { LogHash, Token } from '@claim-it/protocol';
import type { SeatSecret } from '../storage/secrets.ts';

/** The fragment of an invitation after the `#`, which browsers do not send. Null leads to any free chair. */
export type Invitation = { readonly chair: Chair | null; readonly token: Token };

const TOKEN_BYTES = 32;

/** The secret of a new link: generated here, and known to the server by its hash. */
export const newLinkToken = (): Token =>
  toBase64Url(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES))) as Token;

/** `t` is for the whole table. */
const INVITATION = /^#?([0-4t])-([\w-]{22,43})$/;

/** Without a language prefix: the guest's own browser decides. */
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

/** The content of a recovery link: the ticket to the session, the secret of the guest, and the secrets of seats that are not derived from it. */
export type Recovery = {
  readonly ticket: Token;
  readonly entropy: string | null;
  readonly secrets: readonly SeatSecret[];
};

const TICKET = /^[\w-]{22,43}$/;
const ENTROPY = /^g\.([\w-]{22})$/;
const SECRET =
  /^([\w-]{11,22})\.([0-4])\.([\w-]{43})\.(\d{1,3})(\.2)?(?:\.(\d{1,9})\.([0-9a-f]{64}))?$/;

const formatSecret = ({ table, chair, secret, chains, version, seen }: SeatSecret): string => {
  const dice = version === 2 ? '.2' : '';
  const log = seen === undefined ? '' : `.${seen.seq}.${seen.hash}`;
  return `${table}.${chair}.${secret}.${chains}${dice}${log}`;
};

export const recoveryLink = (origin: string, { ticket, entropy, secrets }: Recovery): string => {
  const guest = entropy === null ? [] : [`g.${entropy}`];
  return `${origin}/recover#${[ticket, ...guest, ...secrets.map(formatSecret)].join('~')}`;
};

const parseSecret = (text: string): SeatSecret | null => {
  const [, table, chair, secret, chains, dice, seq, hash] = SECRET.exec(text) ?? [];
  if (table === undefined || secret === undefined) return null;
  return {
    table,
    chair: Number(chair),
    secret,
    chains: Number(chains),
    ...(dice === undefined ? {} : { version: 2 as const }),
    ...(hash === undefined ? {} : { seen: { seq: Number(seq), hash: hash as LogHash } }),
  };
};

/** Null where a part of the link is missing. */
export const parseRecovery = (hash: string): Recovery | null => {
  const [ticket = '', ...parts] = hash.replace(/^#/, '').split('~');
  const entropy = ENTROPY.exec(parts[0] ?? '')?.[1] ?? null;
  const rest = entropy === null ? parts : parts.slice(1);
  const secrets = rest.flatMap((one) => parseSecret(one) ?? []);
  return TICKET.test(ticket) && secrets.length === rest.length
    ? { ticket: ticket as Token, entropy, secrets }
    : null;
};
