import crypto, { createHash } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const BLOCK = 32;

/** Bytes that follow from a seed, block after block. */
const streamOf = (seed: string): ((size: number) => Buffer) => {
  let block = 0;
  return (size) => {
    const blocks: Buffer[] = [];
    for (let bytes = 0; bytes < size; bytes += BLOCK) {
      blocks.push(createHash('sha256').update(`${seed} ${block}`).digest());
      block += 1;
    }
    return Buffer.concat(blocks).subarray(0, size);
  };
};

/** Runs a task whose ids and secrets follow from a seed: the same seed gives the same bytes. */
export const withFixedBytes = async <Type>(
  seed: string,
  task: () => Promise<Type>,
): Promise<Type> => {
  const { randomBytes, randomInt } = crypto;
  const bytes = streamOf(seed);
  Object.assign(crypto, {
    randomBytes: bytes,
    randomInt: (bound: number) => bytes(6).readUIntBE(0, 6) % bound,
  });
  syncBuiltinESMExports();
  try {
    return await task();
  } finally {
    Object.assign(crypto, { randomBytes, randomInt });
    syncBuiltinESMExports();
  }
};
