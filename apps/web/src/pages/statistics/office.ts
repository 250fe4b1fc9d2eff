import type { CalledWorker } from '@claim-it/client/base';
import { createWorkerCalls, ownScript } from '@claim-it/client/base';
import { unsavedMatch } from '@claim-it/client/storage';
import type { Clerk } from './clerk.ts';
import { plainClerk } from './clerk.ts';
import workerAddress from './clerkWorker.ts?worker&url';

const startWorker = (): CalledWorker => new Worker(ownScript(workerAddress), { type: 'module' });

const never = (): boolean => false;

/** Calls one worker until `stop`; what it cannot do is done here. */
export const openOffice = (
  start: () => CalledWorker = startWorker,
): { readonly clerk: Clerk; readonly stop: () => void } => {
  const { call, stop } = createWorkerCalls<Clerk>(start);
  return {
    clerk: {
      read: async (game) => {
        const here = () => plainClerk.read(game);
        // What the device could not store is in the memory of this page alone.
        if (unsavedMatch(game.id) !== undefined) return here();
        return call((worker) => worker.read(game), never).catch(here);
      },
      line: (...given) =>
        call((worker) => worker.line(...given), never).catch(() => plainClerk.line(...given)),
      judge: (...given) =>
        call((worker) => worker.judge(...given), never).catch(() => plainClerk.judge(...given)),
    },
    stop,
  };
};
