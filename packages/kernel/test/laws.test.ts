import type { Variant } from '@claim-it/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createKernel } from '../src/index.ts';
import { playTogether, randomFrom } from './together.ts';

const kernel = createKernel();
const VARIANTS: readonly Variant[] = ['standard', 'reuse'];
const GAMES = 10_000;

describe('kernel equals rules', () => {
  test('placements, bust counts, positions, scores and winners agree at every step of a random game', () => {
    const plans = fc.record({
      seats: fc.integer({ min: 2, max: 5 }),
      variant: fc.constantFrom(...VARIANTS),
      leaving: fc.constantFrom(0, 0, 4, 20),
      below: fc.integer().map(randomFrom),
    });
    fc.assert(
      fc.property(plans, (plan) => {
        playTogether(kernel, { ...plan, thorough: true });
      }),
      { numRuns: 60 },
    );
  });

  test('10,000 random games replay identically', { timeout: 300_000 }, () => {
    const below = randomFrom(2006);
    const wins = [0, 0, 0, 0, 0];
    for (let game = 0; game < GAMES; game += 1) {
      const seats = 2 + (game % 4);
      const variant = VARIANTS[(game >> 2) % 2] ?? 'standard';
      const leaving = game % 10 === 0 ? 5 : 0;
      const { phase } = playTogether(kernel, {
        seats,
        variant,
        leaving,
        below,
        thorough: false,
      }).turn;
      if (phase.kind === 'over') for (const seat of phase.winners) wins[seat]! += 1;
    }
    // Only games with five seats can be won by the fifth: proof that every number of seats was played to the end.
    expect(wins.every((count) => count > 0)).toBe(true);
  });
});
