import { parentPort } from 'node:worker_threads';
import { createBirpc } from 'birpc';
import type { MarkedChain } from './links.ts';
import { makeChain } from './links.ts';

export type ChainFunctions = { readonly make: (seed: Uint8Array) => MarkedChain };

const functions: ChainFunctions = { make: makeChain };

createBirpc<object, ChainFunctions>(functions, {
  post: (message) => parentPort?.postMessage(message),
  on: (hear) => parentPort?.on('message', hear),
});
