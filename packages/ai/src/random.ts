/** A seeded random source: the same seed, the same numbers. */
export type Random = {
  /** A whole number from 0 (inclusive) to `bound` (exclusive). */
  readonly below: (bound: number) => number;
};

const UINT32 = 0x1_0000_0000;

/** SplitMix32: spreads a seed over 32 bits, so that consecutive seeds are unrelated. */
const spread = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  };
};

/** sfc32 (Chris Doty-Humphrey, public domain): small, fast, passes the usual test batteries. For play, never for secrets. */
export const seededRandom = (...seeds: readonly number[]): Random => {
  const state = new Uint32Array(4);
  for (const seed of seeds) {
    const next = spread(seed ^ (state[0] as number));
    for (let index = 0; index < state.length; index += 1)
      state[index] = (state[index] as number) ^ next();
  }
  let [a, b, c, counter] = state as unknown as [number, number, number, number];
  const next = (): number => {
    const sum = (a + b + counter) >>> 0;
    counter = (counter + 1) >>> 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) >>> 0;
    c = (((c << 21) | (c >>> 11)) + sum) >>> 0;
    return sum;
  };
  for (let warm = 0; warm < 12; warm += 1) next();
  const below = (bound: number): number => {
    const limit = UINT32 - (UINT32 % bound);
    let drawn = next();
    while (drawn >= limit) drawn = next();
    return drawn % bound;
  };
  return { below };
};
