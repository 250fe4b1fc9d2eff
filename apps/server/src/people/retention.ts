import { setImmediate } from 'node:timers/promises';
import type { GuestId } from '@claim-it/protocol';
import type { TimeSource } from '../clock.ts';
import type { Log } from '../ops/log.ts';
import type { Store } from '../store/index.ts';

const DAY_MS = 86_400_000;
/** Guests who have not been seen for so long are forgotten. */
const IDLE_DAYS = 90;
const SLICE = 100;

export type RetentionDeps = {
  readonly store: Pick<Store, 'idleGuests'>;
  readonly house: { readonly forget: (guest: GuestId) => Promise<void> };
  readonly now: TimeSource;
  readonly log: Log;
  readonly isStopped: () => boolean;
};

/** Forgets all guests who have been away for too long, one after another: between two of them others have their turn. */
export const forgetIdle = async (deps: RetentionDeps): Promise<number> => {
  const { store, house, now, log, isStopped } = deps;
  const before = now() - IDLE_DAYS * DAY_MS;
  let forgotten = 0;
  let isProgress = true;
  while (isProgress && !isStopped()) {
    isProgress = false;
    for (const guest of await store.idleGuests({ before, limit: SLICE })) {
      if (isStopped()) break;
      try {
        await house.forget(guest);
        forgotten += 1;
        isProgress = true;
      } catch (error) {
        log.error({ why: String(error) }, 'a guest could not be forgotten');
      }
      await setImmediate();
    }
  }
  if (forgotten > 0) log.info({ forgotten }, 'idle guests are forgotten');
  return forgotten;
};
