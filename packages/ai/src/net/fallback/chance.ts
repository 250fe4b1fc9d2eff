const BITS = (1n << 64n) - 1n;
const STRIDE = 0x9e3779b97f4a7c15n;
const MIX_1 = 0xbf58476d1ce4e5b9n;
const MIX_2 = 0x94d049bb133111ebn;

const splitMix = (state: bigint): bigint => {
  let mixed = state & BITS;
  mixed = ((mixed ^ (mixed >> 30n)) * MIX_1) & BITS;
  mixed = ((mixed ^ (mixed >> 27n)) * MIX_2) & BITS;
  return mixed ^ (mixed >> 31n);
};

const rotated = (bits: bigint, by: bigint): bigint => ((bits << by) | (bits >> (64n - by))) & BITS;

/** The kernel's random numbers (see its assembly/random.ts), so that the same seed plays the same game everywhere. */
export const kernelChance = (seed: number): ((bound: number) => number) => {
  let first = splitMix(BigInt(seed) + STRIDE);
  let second = splitMix(BigInt(seed) + 2n * STRIDE);
  return (bound) => {
    const drawn = (first + second) & BITS;
    const mixed = second ^ first;
    first = rotated(first, 24n) ^ mixed ^ ((mixed << 16n) & BITS);
    second = rotated(mixed, 37n);
    return Number(((drawn >> 32n) * BigInt(bound)) >> 32n);
  };
};
