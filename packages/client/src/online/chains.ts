import type { Chain } from '@claim-it/fairness';
import { newChain } from '@claim-it/fairness';
import { ownScript } from '../base/ownScript.ts';
import { createWorkerCalls } from '../base/workerCalls.ts';
import workerAddress from './chainWorker.ts?worker&url';

/** Computes the chain of a seed. */
export type MakeChain = (seed: Uint8Array) => Promise<Chain>;

/** In a short-lived worker; without worker support, on this thread. */
export const makeChain: MakeChain = async (seed) => {
  const { call, stop } = createWorkerCalls<{ readonly newChain: typeof newChain }>(
    () => new Worker(ownScript(workerAddress), { type: 'module' }),
  );
  try {
    return await call(
      (worker) => worker.newChain(seed),
      () => false,
    );
  } catch {
    return newChain(seed);
  } finally {
    stop();
  }
};
