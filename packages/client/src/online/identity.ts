import { loginKey } from '@claim-it/fairness';
import type { Me } from '@claim-it/protocol';
import { nameFault, tidyName } from '@claim-it/protocol';
import type { Result } from '@claim-it/rules';
import { ok, refuse } from '@claim-it/rules';
import { storedGuest, storeGuest } from '../storage/secrets.ts';
import { change, settings } from '../storage/settings.ts';
import type { ApiFault } from './api.ts';
import { keepKey, openSession, recoverByKey, rename } from './api.ts';
import { newEntropy, secretFrom } from './guestKey.ts';

const keyOf = (entropy: string): string | null => {
  const secret = secretFrom(entropy);
  return secret === null ? null : loginKey(secret);
};

/** The name of this device's player goes to the server, unless the server would refuse it. */
const bringName = async (known: Me): Promise<Me> => {
  const own = tidyName(settings.peek().name);
  if (own === '') {
    change({ name: known.name });
    return known;
  }
  if (own === known.name || nameFault(own) !== null) return known;
  return (await rename(own)).ok ? { ...known, name: own } : known;
};

/**
 * A guest without a secret gets one. Where another device has made it, this one works without until it is brought here. The
 * secret of a guest that this device was before goes: who was signed out does not come back by themselves.
 */
const giveSecret = async ({ guest }: Me): Promise<void> => {
  const stored = await storedGuest();
  if (stored?.guest === guest) return;
  const isFree = stored !== null && stored.guest === null;
  const entropy = isFree ? stored.entropy : newEntropy();
  const row = { entropy, isKept: false };
  await storeGuest({ ...row, guest: null });
  const key = keyOf(entropy);
  if (key !== null && (await keepKey(key)).ok) await storeGuest({ ...row, guest });
};

/** Makes sure that the server knows this device. */
export const arrive = async (): Promise<Result<Me, ApiFault>> => {
  const opened = await openSession();
  if (!opened.ok) return opened;
  await giveSecret(opened.value);
  return ok(await bringName(opened.value));
};

/** This device has the secret of this guest from now on. */
export const bringSecret = async (entropy: string, { guest }: Pick<Me, 'guest'>): Promise<void> =>
  storeGuest({ entropy, guest, isKept: true, isShared: true });

/** Signs this device in with the secret of a guest. */
export const signInWith = async (entropy: string): Promise<Result<Me, ApiFault>> => {
  const key = keyOf(entropy);
  if (key === null) return refuse({ kind: 'refused' });
  const known = await recoverByKey(key);
  if (!known.ok) return known;
  await bringSecret(entropy, known.value);
  change({ name: known.value.name });
  return known;
};

/** The words were written down, so that nobody is asked again, or a link was made for another device. */
export const noteSecret = async (how: 'kept' | 'shared'): Promise<void> => {
  const { id: _, ...stored } = (await storedGuest()) ?? { id: null };
  if (!('entropy' in stored)) return;
  await storeGuest({ ...stored, isKept: stored.isKept || how === 'kept', isShared: true });
};
