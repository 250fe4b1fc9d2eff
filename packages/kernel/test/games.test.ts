import process from 'node:process';
import { expect, test } from 'vitest';
import { createKernel } from '../src/index.ts';
import { playTogether, randomFrom } from './together.ts';

/**
 * `npm run campaign games` plays 10,000 games, 250 at a time; here one batch of each set of rules. Every step of every game is
 * compared, so an error in one game of a hundred is found here too.
 */
const BATCHES = process.env['LAWS'] === 'long' ? 20 : 1;
const GAMES = 250;

const batches = (['standard', 'reuse'] as const).flatMap((variant) =>
  Array.from({ length: BATCHES }, (_, batch) => ({ variant, batch })),
);

test.each(batches)('250 random games replay identically, $variant rules, batch $batch', (plan) => {
  const { variant, batch } = plan;
  const kernel = createKernel();
  const below = randomFrom(2006 + batch);
  const wins = [0, 0, 0, 0, 0];
  for (let game = 0; game < GAMES; game += 1) {
    const seats = 2 + (game % 4);
    const leaving = game % 10 === 0 ? 5 : 0;
    const { phase } = playTogether(kernel, {
      seats,
      variant,
      leaving,
      passing: leaving,
      below,
      thorough: false,
    }).turn;
    if (phase.kind === 'over') for (const seat of phase.winners) wins[seat]! += 1;
  }
  // Only games with five seats can be won by the fifth, which shows that every number of seats was played to the end.
  expect(wins.every((count) => count > 0)).toBe(true);
});
