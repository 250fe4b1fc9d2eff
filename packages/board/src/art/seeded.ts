/** A generator of numbers from 0 (inclusive) to 1 (exclusive). */
export type Seeded = () => number;

/** Art uses fixed seeds, so that every drawing is the same each time. */
export const seeded = (seed: number): Seeded => {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

/** One decimal is finer than a pixel, and keeps paths short. */
export const tenth = (value: number): number => Math.round(value * 10) / 10;
