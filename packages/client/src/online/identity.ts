import { loginKey } from '@claim-it/fairness';
import type { Me } from '@claim-it/protocol';
import { tidyName } from '@claim-it/protocol';
import type { Result } from '@claim-it/rules';
import { ok, refuse } from '@claim-it/rules';
import type { StoredGuest } from '../storage/secrets.ts';
import { storedGuest, storeGuest, withoutChain } from '../storage/secrets.ts';
import { change, settings } from '../storage/settings.ts';
import type { ApiFault } from './api.ts';
import {
  keepKey,
  leaveChain,
  openSession,
  readRunning,
  recoverByKey,
  rename,
  replaceKey,
} from './api.ts';
import { newEntropy, ownSecret, secretFrom } from './guestKey.ts';
import { SECRETS } from './hand.ts';
import { leaveChains } from './leaveChains.ts';
import { openPages } from './openPages.ts';

const keyOf = (entropy: string): string | null => {
  const secret = secretFrom(entropy);
  return secret === null ? null : loginKey(secret);
};

/** Sends the name of this device's player to the server, unless the server would refuse it. */
const bringName = async (known: Me): Promise<Me> => {
  const own = tidyName(settings.peek().name);
  if (own === '') {
    change({ name: known.name });
    return known;
  }
  if (own === known.name) return known;
  const { nameFault } = await import('./nameCheck.ts');
  if (nameFault(own) !== null) return known;
  return (await rename(own)).ok ? { ...known, name: own } : known;
};

/** The new secret counts on this device: chains derived from the old one are given up first. */
const adopt = async (entropy: string, guest: string | null): Promise<void> => {
  for (const row of await SECRETS.all()) await SECRETS.store(withoutChain(row));
  await storeGuest({ entropy, guest, isKept: false });
};

/** The page was closed before the server confirmed the new secret: the server is asked which one it has. */
const settleSecret = async ({ next, entropy, guest, ...rest }: StoredGuest): Promise<void> => {
  const key = next === undefined ? null : keyOf(next);
  if (next === undefined || key === null) return;
  const kept = await keepKey(key);
  if (kept.ok) await adopt(next, guest);
  else if (kept.reason.kind === 'refused')
    await storeGuest({ entropy, guest, isKept: rest.isKept, isShared: rest.isShared === true });
};

/**
 * Generates another secret, and so other words, for a guest whose words others may know. Every other device is signed out; old
 * words, links and passkeys stop working.
 */
export const renewSecret = async (): Promise<Result<string, ApiFault>> => {
  const { id: _, ...stored } = (await storedGuest()) ?? { id: null };
  const key = 'entropy' in stored && stored.guest !== null ? keyOf(stored.entropy) : null;
  const next = newEntropy();
  const nextKey = keyOf(next);
  if (!('entropy' in stored) || key === null || nextKey === null)
    return refuse({ kind: 'refused' });
  await storeGuest({ ...stored, next });
  const done = await replaceKey(key, nextKey);
  if (done.ok) await adopt(next, stored.guest);
  return done.ok ? ok(next) : done;
};

/**
 * A guest without a secret gets one. If another device has made it, this one works without until it is transferred. The
 * secret of a previous guest of this device is deleted: after signing out, a guest does not return automatically.
 */
const giveSecret = async ({ guest }: Me): Promise<void> => {
  const stored = await storedGuest();
  if (stored?.guest === guest) return settleSecret(stored);
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

/** Unfinished tables that no page of this device shows. */
const unseenTables = async (): Promise<readonly string[]> => {
  const [running, open] = [await readRunning(), await openPages()];
  if (!running.ok || open === null) return [];
  return running.value.tables.map(({ table }) => table).filter((table) => !open.has(table));
};

/**
 * The words were written down, so the reminder stops, or they go to another device. What this device has left
 * open at tables is available to the next one from now on.
 */
export const noteSecret = async (how: 'kept' | 'shared'): Promise<void> => {
  const { id: _, ...stored } = (await storedGuest()) ?? { id: null };
  if (!('entropy' in stored)) return;
  await storeGuest({ ...stored, isKept: stored.isKept || how === 'kept', isShared: true });
  const [secret, tables] = [await ownSecret(), await unseenTables()];
  await leaveChains({ secrets: SECRETS, secret, tables, send: leaveChain });
};
