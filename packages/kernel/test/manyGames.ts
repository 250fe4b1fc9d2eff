import type { Variant } from '@claim-it/rules';
import { expect, test } from 'vitest';
import { createKernel } from '../src/index.ts';
import { playTogether, randomFrom } from './together.ts';

const GAMES = 5000;

/** Half of the 10,000 games, under one rule set; each half has a file of its own, so that two cores share the work. */
export const replayManyGames = (variant: Variant): void => {
  test(`5,000 random games replay identically, ${variant} rules`, () => {
    const kernel = createKernel();
    const below = randomFrom(2006);
    const wins = [0, 0, 0, 0, 0];
    for (let game = 0; game < GAMES; game += 1) {
      const seats = 2 + (game % 4);
      const leaving = game % 10 === 0 ? 5 : 0;
      const plan = { seats, variant, leaving, below, thorough: false };
      const { phase } = playTogether(kernel, plan).turn;
      if (phase.kind === 'over') for (const seat of phase.winners) wins[seat]! += 1;
    }
    // Only games with five seats can be won by the fifth: proof that every number of seats was played to the end.
    expect(wins.every((count) => count > 0)).toBe(true);
  });
};
