import type {
  GuestId,
  KeptPasskey,
  PasskeyBody,
  PasskeyOffer,
  PasskeyQuestion,
  PasskeySignIn,
} from '@claim-it/protocol';
import type { TimeSource } from '../clock.ts';
import { passkeyNameOf } from '../ids.ts';
import type { Passkey, Store } from '../store/index.ts';
import type { Challenges } from './challenges.ts';
import { createChallenges } from './challenges.ts';
import { parseLabel } from './deviceLabel.ts';
import type { Visitor } from './people.ts';

/** Where passkeys are made and used: the name they are bound to, and the origin of our pages. */
export type PasskeyPlace = { readonly rpId: string; readonly origin: string };

const MOST_PASSKEYS = 8;
/** Ed25519, ES256, RS256. */
const ALGORITHMS = [-8, -7, -257];

const keepingOf = (guest: GuestId): string => `keep ${guest}`;
const SIGN_IN = 'sign in';

const handleOf = (guest: GuestId): string => Buffer.from(guest).toString('base64url');

/** Verifying is needed seldom, so that no start waits for it. */
const verifier = () => import('@simplewebauthn/server');

/** A statement of who made the authenticator is not asked for; with certificates in it the server would ask their makers. */
export const isPlain = async (attestation: string): Promise<boolean> => {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  const decoded = decodeAttestationObject(new Uint8Array(Buffer.from(attestation, 'base64url')));
  const fmt = decoded.get('fmt');
  return fmt === 'none' || (fmt === 'packed' && decoded.get('attStmt').get('x5c') === undefined);
};

export type PasskeysDeps = {
  readonly store: Store;
  readonly now: TimeSource;
  readonly key: Buffer;
};

/** Passkeys of guests: made while a session is open, and good for opening another one. */
export class Passkeys {
  readonly #store: Store;
  readonly #now: TimeSource;
  readonly #challenges: Challenges;

  constructor({ store, now, key }: PasskeysDeps) {
    this.#store = store;
    this.#now = now;
    this.#challenges = createChallenges(key);
  }

  /** What a new passkey of this guest is made with. */
  async offer({ guest, name }: Visitor, { rpId }: PasskeyPlace): Promise<PasskeyOffer> {
    const known = await this.#store.passkeysOf(guest);
    return {
      challenge: this.#challenges.make(keepingOf(guest), this.#now()),
      rpId,
      user: { id: handleOf(guest), name },
      known: known.map(({ id }) => id),
    };
  }

  question({ rpId }: PasskeyPlace): PasskeyQuestion {
    return { challenge: this.#challenges.make(SIGN_IN, this.#now()), rpId };
  }

  /** `untrue` for an answer that proves nothing; `refused` where the passkey is known or the guest has too many. */
  async keep(
    { guest }: Visitor,
    place: PasskeyPlace,
    body: PasskeyBody,
    label: string | null,
  ): Promise<'kept' | 'untrue' | 'refused'> {
    const made = await this.#made(guest, place, body);
    if (made === null) return 'untrue';
    const { sealed } = body;
    const row = { ...made, guest, sealed, label, at: this.#now() };
    return (await this.#store.addPasskey(row, MOST_PASSKEYS)) ? 'kept' : 'refused';
  }

  async #made(guest: GuestId, place: PasskeyPlace, { id, clientData, attestation }: PasskeyBody) {
    const { verifyRegistrationResponse } = await verifier();
    let askedAt: number | null = null;
    try {
      if (!(await isPlain(attestation))) return null;
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response: {
          id,
          rawId: id,
          type: 'public-key',
          clientExtensionResults: {},
          response: { clientDataJSON: clientData, attestationObject: attestation },
        },
        expectedChallenge: (challenge) => {
          askedAt = this.#challenges.read(keepingOf(guest), challenge, this.#now());
          return askedAt !== null;
        },
        expectedOrigin: place.origin,
        expectedRPID: place.rpId,
        supportedAlgorithmIDs: ALGORITHMS,
      });
      if (!verified || askedAt === null || registrationInfo.credential.id !== id) return null;
      const { publicKey, counter } = registrationInfo.credential;
      return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, askedAt };
    } catch {
      return null; // the library throws for every answer that proves nothing
    }
  }

  /** The passkey of a signature; null where it is unknown, was used before, or may have been copied. */
  async signedBy(place: PasskeyPlace, answer: PasskeySignIn): Promise<Passkey | null> {
    const passkey = await this.#store.findPasskey(answer.id);
    if (passkey === null) return null;
    if (answer.userHandle !== null && answer.userHandle !== handleOf(passkey.guest)) return null;
    const signed = await this.#signed(place, answer, passkey);
    if (signed === null) return null;
    const isFirst = await this.#store.usePasskey({ id: passkey.id, ...signed, at: this.#now() });
    return isFirst ? passkey : null;
  }

  async #signed(place: PasskeyPlace, answer: PasskeySignIn, { publicKey, counter }: Passkey) {
    const { verifyAuthenticationResponse } = await verifier();
    const { id, clientData, authenticatorData, signature } = answer;
    let askedAt: number | null = null;
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: {
          id,
          rawId: id,
          type: 'public-key',
          clientExtensionResults: {},
          response: { clientDataJSON: clientData, authenticatorData, signature },
        },
        expectedChallenge: (challenge) => {
          askedAt = this.#challenges.read(SIGN_IN, challenge, this.#now());
          return askedAt !== null;
        },
        expectedOrigin: place.origin,
        expectedRPID: place.rpId,
        credential: {
          id,
          publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
          counter,
        },
      });
      return verified && askedAt !== null
        ? { counter: authenticationInfo.newCounter, askedAt }
        : null;
    } catch {
      return null; // the library throws for every answer that proves nothing
    }
  }

  async list(guest: GuestId): Promise<readonly KeptPasskey[]> {
    return (await this.#store.passkeysOf(guest)).map(({ id, label, at, usedAt, sealed }) => ({
      id: passkeyNameOf(id),
      label: parseLabel(label),
      at,
      usedAt,
      hasSecret: sealed !== null,
    }));
  }

  /** False where the guest has no passkey of this name. */
  async remove(guest: GuestId, name: string): Promise<boolean> {
    const found = (await this.#store.passkeysOf(guest)).find(
      ({ id }) => passkeyNameOf(id) === name,
    );
    return found !== undefined && this.#store.dropPasskey(found);
  }
}
