import type { Result } from '@claim-it/rules';
import * as v from 'valibot';
import type { ReadBy } from '../table/parts.ts';
import * as part from '../table/parts.ts';
import type { WireFault } from './fault.ts';
import { parseWith } from './fault.ts';
import { deviceLabel } from './http.ts';

/** Bytes as base64url, at most so many characters. */
const bytes = (most: number) => v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]+$/), v.maxLength(most));

/** Authenticators give a passkey an id of at most 1023 bytes; the whole body has a separate limit. */
const passkeyId = bytes(1364);

/** The secret of a guest, encrypted by a device with what only the passkey can compute. */
const sealed = v.nullable(bytes(128));

/** POST /api/passkeys/options: the options for signing in. */
export type PasskeyQuestion = ReadBy<typeof question>;
const question = v.object({ challenge: v.string(), rpId: v.string() });
export const parsePasskeyQuestion = (raw: unknown): Result<PasskeyQuestion, WireFault> =>
  parseWith(question, raw);

/** POST /api/me/passkeys/options: the options for creating a passkey of this guest. */
export type PasskeyOffer = ReadBy<typeof offer>;
const offer = v.object({
  ...question.entries,
  user: v.object({ id: v.string(), name: v.string() }),
  /** Passkeys that the guest already has: an authenticator does not create a second one. */
  known: v.array(v.string()),
});
export const parsePasskeyOffer = (raw: unknown): Result<PasskeyOffer, WireFault> =>
  parseWith(offer, raw);

/** POST /api/me/passkeys: a new passkey of this guest. */
export type PasskeyBody = ReadBy<typeof passkeyBody>;
const passkeyBody = v.strictObject({
  id: passkeyId,
  clientData: bytes(2048),
  attestation: bytes(2048),
  sealed,
});
export const parsePasskeyBody = (raw: unknown): Result<PasskeyBody, WireFault> =>
  parseWith(passkeyBody, raw);

/** POST /api/passkeys: a device signs in with a passkey. */
export type PasskeySignIn = ReadBy<typeof signIn>;
const signIn = v.strictObject({
  id: passkeyId,
  clientData: bytes(2048),
  authenticatorData: bytes(1024),
  signature: bytes(1024),
  userHandle: v.nullable(bytes(128)),
});
export const parsePasskeySignIn = (raw: unknown): Result<PasskeySignIn, WireFault> =>
  parseWith(signIn, raw);

/** The response to it: the guest, and the ciphertext that only the passkey decrypts. */
export type PasskeyMe = ReadBy<typeof passkeyMe>;
const passkeyMe = v.object({ guest: part.guestId, name: v.string(), sealed });
export const parsePasskeyMe = (raw: unknown): Result<PasskeyMe, WireFault> =>
  parseWith(passkeyMe, raw);

/** A passkey as its owner sees it. */
export type KeptPasskey = PasskeyList['passkeys'][number];

/** GET /api/me/passkeys, the newest first. */
export type PasskeyList = ReadBy<typeof passkeys>;
const passkeys = v.object({
  passkeys: v.array(
    v.object({
      id: v.string(),
      /** The device on which it was made. */
      label: v.nullable(deviceLabel),
      at: part.time,
      usedAt: v.nullable(part.time),
      /** Whether it restores the secret of the guest, or only opens a session. */
      hasSecret: v.boolean(),
    }),
  ),
});
export const parsePasskeys = (raw: unknown): Result<PasskeyList, WireFault> =>
  parseWith(passkeys, raw);
