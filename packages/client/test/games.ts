import { COLORS } from '@claim-it/rules';
import type { Playthrough } from '@claim-it/testkit';
import { playRandomly, randomFrom } from '@claim-it/testkit';
import type { Arbitrary } from 'fast-check';
import fc from 'fast-check';

/** Lawful random play of 2 to 5 seats with either set of rules; most reach the end, some are cut before it. */
export const games: Arbitrary<Playthrough> = fc
  .record({
    colors: fc.shuffledSubarray([...COLORS], { minLength: 2 }),
    variant: fc.constantFrom('standard' as const, 'reuse' as const),
    temper: fc.record({
      take: fc.constantFrom(0.5, 0.8, 0.2),
      undo: fc.constantFrom(0.05, 0),
      pass: fc.constantFrom(0, 0.01),
      leave: fc.constantFrom(0, 0.002),
    }),
    seed: fc.noShrink(fc.integer({ min: 0, max: 2 ** 31 - 1 })),
    inputs: fc.nat({ max: 1000 }),
  })
  .map(({ colors, variant, temper, seed, inputs }) =>
    playRandomly({ colors, variant }, randomFrom(seed), temper, inputs),
  );
