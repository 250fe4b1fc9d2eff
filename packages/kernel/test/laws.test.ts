import process from 'node:process';
import type { Variant } from '@claim-it/rules';
import fc from 'fast-check';
import { describe, test } from 'vitest';
import { createKernel } from '../src/index.ts';
import { playTogether, randomFrom } from './together.ts';

const kernel = createKernel();
const VARIANTS: readonly Variant[] = ['standard', 'reuse'];

/** Comparing bust counts and scores after every step is slow in the rules: few games here, many in the campaign. */
const RUNS = process.env['LAWS'] === 'long' ? 2000 : 25;

describe('kernel equals rules', () => {
  test('placements, bust counts, positions, scores and winners agree at every step of a random game', () => {
    const plans = fc.record({
      seats: fc.integer({ min: 2, max: 5 }),
      variant: fc.constantFrom(...VARIANTS),
      leaving: fc.constantFrom(0, 0, 4, 20),
      passing: fc.constantFrom(0, 10, 100),
      below: fc.integer().map(randomFrom),
    });
    fc.assert(
      fc.property(plans, (plan) => {
        playTogether(kernel, { ...plan, thorough: true });
      }),
      { numRuns: RUNS },
    );
  });
});
