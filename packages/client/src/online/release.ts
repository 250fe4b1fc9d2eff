import type { GuestSecret, Hash } from '@claim-it/fairness';
import { releaseMac } from '@claim-it/fairness';
import type { LogHash } from '@claim-it/protocol';
import * as v from 'valibot';
import type { GivenElement, SeenLog } from '../storage/secrets.ts';

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

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const hash = v.string() as v.GenericSchema<unknown, string> as v.GenericSchema<unknown, Hash>;
const link = hash as v.GenericSchema<unknown, string> as v.GenericSchema<unknown, LogHash>;

const release: v.GenericSchema<unknown, Release> = v.strictObject({
  chair: whole,
  origin: whole,
  turn: whole,
  to: v.string(),
  given: v.nullable(
    v.strictObject({
      chain: whole,
      number: whole,
      element: hash,
      use: v.strictObject({ kind: v.picklist(['stir', 'roll', 'back']), roll: whole }),
      seq: whole,
      hash: link,
    }),
  ),
  seen: v.nullable(v.strictObject({ seq: whole, hash: link })),
});

const MAC_LETTERS = 43;

export const formatRelease = (secret: GuestSecret, table: string, one: Release): string => {
  const text = JSON.stringify(one);
  return `${releaseMac(secret, table, text)}${text}`;
};

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
  try {
    const parsed = v.safeParse(release, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
};
