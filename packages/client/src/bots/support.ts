import { supportsSimd } from '@claim-it/ai';
import { ownScript } from '../base/ownScript.ts';

/** Starts a worker for bots or analysis; throws where the browser is too old for it. */
export const startThinker = (address: string): Worker => {
  if (!supportsSimd()) throw new Error('no WebAssembly with SIMD');
  return new Worker(ownScript(address), { type: 'module' });
};
