import type { CalledWorker } from '@claim-it/client/base';
import { createWorkerCalls, ownScript } from '@claim-it/client/base';
import { unsavedMatch } from '@claim-it/client/storage';
import type { GameReader } from './gameReader.ts';
import { plainReader } from './gameReader.ts';
import workerAddress from './readerWorker.ts?worker&url';

const startWorker = (): CalledWorker => new Worker(ownScript(workerAddress), { type: 'module' });

/** Calls one worker until `stop`; what it cannot do is done here. */
export const openReader = (
  start: () => CalledWorker = startWorker,
): { readonly reader: GameReader; readonly stop: () => void } => {
  const { call, stop } = createWorkerCalls<GameReader>(start);
  const never = (): boolean => false;
  return {
    reader: {
      read: async (game) => {
        const here = () => plainReader.read(game);
        // What the device could not store is in the memory of this page alone.
        if (unsavedMatch(game.id) !== undefined) return here();
        return call((worker) => worker.read(game), never).catch(here);
      },
      readOnline: (...args) =>
        call((worker) => worker.readOnline(...args), never).catch(() =>
          plainReader.readOnline(...args),
        ),
      judge: (...args) =>
        call((worker) => worker.judge(...args), never).catch(() => plainReader.judge(...args)),
    },
    stop,
  };
};
