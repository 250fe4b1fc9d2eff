import type { GuestSecret } from '@claim-it/fairness';
import { fromBase64Url, guestSecret, toBase64Url } from '@claim-it/fairness';
import { storedGuest } from '../storage/secrets.ts';

/** The number of bytes that twelve words encode. */
const ENTROPY_BYTES = 16;

export const newEntropy = (): string =>
  toBase64Url(crypto.getRandomValues(new Uint8Array(ENTROPY_BYTES)));

/** Null unless the text is the canonical encoding of 16 bytes. */
export const secretFrom = (entropy: string): GuestSecret | null => {
  const bytes = fromBase64Url(entropy);
  return bytes?.length === ENTROPY_BYTES ? guestSecret(bytes) : null;
};

/** The secret of this device's guest; null until the server has its key, and on a device without it. */
export const ownSecret = async (): Promise<GuestSecret | null> => {
  const row = await storedGuest();
  return row === null || row.guest === null ? null : secretFrom(row.entropy);
};
