import type { Chain } from '@claim-it/fairness';
import { newChain } from '@claim-it/fairness';
import { ownScript } from '../base/ownScript.ts';
import workerAddress from './chainWorker.ts?worker&url';

/** Makes the chain of a seed. */
export type MakeChain = (seed: Uint8Array) => Promise<Chain>;

/** In a worker of its own, which ends with the work; where there is none, here. */
export const makeChain: MakeChain = (seed) =>
  new Promise((resolve) => {
    const here = (): void => resolve(newChain(seed));
    try {
      const worker = new Worker(ownScript(workerAddress), { type: 'module' });
      worker.onmessage = ({ data }: MessageEvent<Chain>) => {
        worker.terminate();
        resolve(data);
      };
      worker.onerror = () => {
        worker.terminate();
        here();
      };
      worker.postMessage(seed);
    } catch {
      here();
    }
  });
