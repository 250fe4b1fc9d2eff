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
  const ask = <Answer>(work: (reader: GameReader) => Promise<Answer>): Promise<Answer> =>
    call(work, () => false).catch(() => work(plainReader));
  return {
    reader: {
      // What the device could not store is in the memory of this page alone.
      read: (game) =>
        unsavedMatch(game.id) === undefined
          ? ask((reader) => reader.read(game))
          : plainReader.read(game),
      readOnline: (...args) => ask((reader) => reader.readOnline(...args)),
      judge: (...args) => ask((reader) => reader.judge(...args)),
    },
    stop,
  };
};
