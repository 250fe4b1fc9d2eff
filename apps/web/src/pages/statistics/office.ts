import { ownScript } from '@claim-it/client/base';
import { unsavedMatch } from '@claim-it/client/storage';
import type { Clerk } from './clerk.ts';
import { plainClerk } from './clerk.ts';
import workerAddress from './clerkWorker.ts?worker&url';

/** What the worker is asked: a deed of the clerk by its name. */
export type Errand = {
  readonly id: number;
  readonly name: keyof Clerk;
  readonly given: readonly unknown[];
};

type Answer = { readonly id: number; readonly value: unknown; readonly isDone: boolean };

type Mind = Pick<Worker, 'terminate' | 'addEventListener'> & {
  readonly postMessage: (errand: Errand) => void;
};

type Waiting = { readonly done: (value: unknown) => void; readonly fail: () => void };

const hire = (): Mind => new Worker(ownScript(workerAddress), { type: 'module' });

/** Sends errands to one worker until `stop`; what it cannot do is done here. */
export const openOffice = (
  spawn: () => Mind = hire,
): { readonly clerk: Clerk; readonly stop: () => void } => {
  const waiting = new Map<number, Waiting>();
  let [worker, lastId, isLost]: [Mind | null, number, boolean] = [null, 0, false];
  const lose = (): void => {
    isLost = true;
    for (const { fail } of waiting.values()) fail();
    waiting.clear();
  };
  const begin = (): Mind => {
    const mind = spawn();
    mind.addEventListener('message', (event) => {
      const { id, value, isDone } = (event as MessageEvent<Answer>).data;
      const errand = waiting.get(id);
      waiting.delete(id);
      if (isDone) errand?.done(value);
      else errand?.fail();
    });
    mind.addEventListener('error', lose);
    return mind;
  };
  const send = <Value>(
    name: keyof Clerk,
    given: readonly unknown[],
    here: () => Promise<Value>,
  ): Promise<Value> => {
    if (isLost) return here();
    return new Promise((resolve, reject) => {
      lastId += 1;
      const fail = (): void => void here().then(resolve, reject);
      waiting.set(lastId, { done: (value) => resolve(value as Value), fail });
      try {
        worker ??= begin();
        worker.postMessage({ id: lastId, name, given });
      } catch {
        lose();
      }
    });
  };
  return {
    clerk: {
      read: (game) => {
        const here = () => plainClerk.read(game);
        // What the device could not keep is in the memory of this page alone.
        return unsavedMatch(game.id) === undefined ? send('read', [game], here) : here();
      },
      line: (...given) => send('line', given, () => plainClerk.line(...given)),
      judge: (...given) => send('judge', given, () => plainClerk.judge(...given)),
    },
    stop: () => worker?.terminate(),
  };
};
