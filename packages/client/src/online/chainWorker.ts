// Makes a chain of dice beside the page: four thousand hashes would hold it up.
import { newChain } from '@claim-it/fairness';

declare const self: DedicatedWorkerGlobalScope;

self.addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => {
  self.postMessage(newChain(data));
});
