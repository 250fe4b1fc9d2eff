import type { GuestSecret, Hash } from '@claim-it/fairness';
import { releaseMac } from '@claim-it/fairness';
import type { LogHash } from '@claim-it/protocol';
import type { Check } from '../base/checks.ts';
import { isCount, isExactShape, isOneOf, isOrNull, isText, readText } from '../base/checks.ts';
import type { ElementUse, GivenElement, LeftChain, SeenLog } from '../storage/secrets.ts';

/** A message between devices of a guest: the sender opens no more of this chain, and how far it came. */
export type Release = {
  readonly chair: number;
  readonly origin: number;
  readonly turn: number;
  /** The request that it answers; empty where any device of the guest may continue. */
  readonly to: string;
  readonly given: GivenElement | null;
  readonly seen: SeenLog | null;
};

const isHash = isText as Check<string> as Check<Hash>;
const isLink = isText as Check<string> as Check<LogHash>;

const isRelease = isExactShape<Release>({
  chair: isCount,
  origin: isCount,
  turn: isCount,
  to: isText,
  given: isOrNull(
    isExactShape<GivenElement>({
      chain: isCount,
      number: isCount,
      element: isHash,
      use: isExactShape<ElementUse>({ kind: isOneOf(['stir', 'roll', 'back']), roll: isCount }),
      seq: isCount,
      hash: isLink,
    }),
  ),
  seen: isOrNull(isExactShape<SeenLog>({ seq: isCount, hash: isLink })),
});

const MAC_LETTERS = 43;
const MOST_TURNS = 2 ** 20;

/** How far a chain has come: it grows with each device, and with each new chain. */
const progressOf = ({ origin, turn }: Release): number => origin * MOST_TURNS + turn;

const formatRelease = (secret: GuestSecret, table: string, one: Release): string => {
  const text = JSON.stringify(one);
  return `${releaseMac(secret, table, text)}${text}`;
};

/** A release, and what its device keeps of it. */
export const leftBy = (secret: GuestSecret, table: string, one: Release): LeftChain => ({
  to: one.to,
  text: formatRelease(secret, table, one),
  progress: progressOf(one),
});

/** Requests the chain of a chair; only a device of the same guest can. */
export const formatWant = (
  secret: GuestSecret,
  table: string,
  { chair, nonce }: { readonly chair: number; readonly nonce: string },
): string => `${releaseMac(secret, table, `want ${chair} ${nonce}`)}${nonce}`;

/** The nonce of a request; null if it is not from a device of this guest. */
export const parseWant = (
  secret: GuestSecret,
  table: string,
  { chair, text }: { readonly chair: number; readonly text: string },
): string | null => {
  const nonce = text.slice(MAC_LETTERS);
  return formatWant(secret, table, { chair, nonce }) === text ? nonce : null;
};

/** Null unless it is from a device of this guest and about this table. */
export const parseRelease = (secret: GuestSecret, table: string, said: string): Release | null => {
  const text = said.slice(MAC_LETTERS);
  if (releaseMac(secret, table, text) !== said.slice(0, MAC_LETTERS)) return null;
  return readText(text, isOrNull(isRelease), null);
};
