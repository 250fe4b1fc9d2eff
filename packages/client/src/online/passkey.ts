import { toBase64Url } from '@claim-it/fairness';
import type { Me, PasskeyOffer, PasskeyQuestion } from '@claim-it/protocol';
import type { Result } from '@claim-it/rules';
import { ok, refuse } from '@claim-it/rules';
import {
  sendSignal,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { storedGuest } from '../storage/secrets.ts';
import { change } from '../storage/settings.ts';
import type { ApiFault } from './api.ts';
import { addPasskey, askPasskey, offerPasskey, recoverByPasskey } from './api.ts';
import { secretFrom } from './guestKey.ts';
import { bringSecret, noteSecret } from './identity.ts';
import { seal, unseal } from './seal.ts';

export type PasskeyFault =
  | ApiFault
  /** The person has cancelled the browser's dialog, or has no passkey here. */
  | { readonly kind: 'cancelled' }
  /** The authenticator already has a passkey of this guest. */
  | { readonly kind: 'known' }
  | { readonly kind: 'failed' };

/** Whether the passkey restores the guest's secret, or only opens a session. */
export type PasskeyWorth = { readonly hasSecret: boolean };

/** Ed25519, ES256, RS256. */
const ALGORITHMS = [-8, -7, -257];
/** Computed by the passkey (the PRF extension); the input is not secret, and never changes. */
const PRF = { prf: { eval: { first: new TextEncoder().encode('claim-it guest secret 1') } } };
const CHALLENGE_BYTES = 32;

const faultOf = (error: unknown): PasskeyFault => {
  if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
    return { kind: 'known' };
  const name = error instanceof Error ? error.name : '';
  return { kind: name === 'NotAllowedError' || name === 'AbortError' ? 'cancelled' : 'failed' };
};

type Extensions = Awaited<ReturnType<typeof startRegistration>>['clientExtensionResults'];

/** The output of the PRF extension; null without one. */
const secretIn = ({ prf }: Extensions): Uint8Array<ArrayBuffer> | null => {
  const first = prf?.results?.first;
  if (first === undefined) return null;
  return ArrayBuffer.isView(first)
    ? Uint8Array.from(new Uint8Array(first.buffer, first.byteOffset, first.byteLength))
    : Uint8Array.from(new Uint8Array(first));
};

const create = ({ challenge, rpId, user, known }: PasskeyOffer) =>
  startRegistration({
    optionsJSON: {
      challenge,
      rp: { id: rpId, name: 'Claim It!' },
      user: { ...user, displayName: user.name },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
      excludeCredentials: known.map((id) => ({ id, type: 'public-key' })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
      extensions: PRF,
    },
  });

const get = ({ challenge, rpId }: PasskeyQuestion, id?: string) =>
  startAuthentication({
    optionsJSON: {
      challenge,
      rpId,
      userVerification: 'required',
      extensions: PRF,
      ...(id === undefined ? {} : { allowCredentials: [{ id, type: 'public-key' }] }),
    },
  });

/** Many authenticators compute nothing while they create a passkey: then it is used once, for this device alone. */
const secretOf = async (
  made: Awaited<ReturnType<typeof create>>,
  rpId: string,
): Promise<Uint8Array<ArrayBuffer> | null> => {
  const first = secretIn(made.clientExtensionResults);
  if (first !== null || made.clientExtensionResults.prf?.enabled !== true) return first;
  const challenge = toBase64Url(crypto.getRandomValues(new Uint8Array(CHALLENGE_BYTES)));
  try {
    return secretIn((await get({ challenge, rpId }, made.id)).clientExtensionResults);
  } catch {
    return null;
  }
};

/** A passkey that the server does not know is useless: the browser may remove it. */
const putAway = (rpId: string, id: string): void => {
  const told = sendSignal({ signalName: 'unknownCredential', rpID: rpId, credentialID: id });
  told.catch(() => undefined);
};

/** Creates a passkey for this guest. The secret is encrypted here; the server cannot read it. */
export const keepPasskey = async (): Promise<Result<PasskeyWorth, PasskeyFault>> => {
  const offer = await offerPasskey();
  if (!offer.ok) return offer;
  const { rpId } = offer.value;
  try {
    const made = await create(offer.value);
    const stored = await storedGuest();
    const secret = stored?.guest == null ? null : await secretOf(made, rpId);
    const sealed =
      secret === null || stored?.guest == null
        ? null
        : await seal(secret, stored.guest, stored.entropy);
    const { clientDataJSON: clientData, attestationObject: attestation } = made.response;
    const added = await addPasskey({ id: made.id, clientData, attestation, sealed });
    if (!added.ok) putAway(rpId, made.id);
    if (!added.ok) return added;
    if (sealed !== null) await noteSecret('kept');
    return ok({ hasSecret: sealed !== null });
  } catch (error) {
    return refuse(faultOf(error));
  }
};

/** Signs this device in with a passkey; without the secret in it, only the session is opened. */
export const signInWithPasskey = async (): Promise<Result<Me & PasskeyWorth, PasskeyFault>> => {
  const asked = await askPasskey();
  if (!asked.ok) return asked;
  try {
    const { id, response, clientExtensionResults } = await get(asked.value);
    const { clientDataJSON: clientData, authenticatorData, signature } = response;
    const userHandle = response.userHandle ?? null;
    const known = await recoverByPasskey({
      id,
      clientData,
      authenticatorData,
      signature,
      userHandle,
    });
    if (!known.ok && known.reason.kind === 'refused') putAway(asked.value.rpId, id);
    if (!known.ok) return known;
    const { guest, name, sealed } = known.value;
    const secret = secretIn(clientExtensionResults);
    const entropy = sealed === null || secret === null ? null : await unseal(secret, guest, sealed);
    const hasSecret = entropy !== null && secretFrom(entropy) !== null;
    if (hasSecret) await bringSecret(entropy, { guest });
    change({ name });
    return ok({ guest, name, hasSecret });
  } catch (error) {
    return refuse(faultOf(error));
  }
};
