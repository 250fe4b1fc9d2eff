import type { Variant } from '@claim-it/kernel';
import { createKernel } from '@claim-it/kernel';
import { ROLLS, weightOf } from '@claim-it/rules';
import { describe, expect, test } from 'vitest';
import { seededRandom } from '../src/index.ts';
import { createBaselines } from '../src/net/baselines.ts';
import type { Shares } from '../src/net/types.ts';
import { brainOf } from './games.ts';
import { rollClass, wander } from './wander.ts';

const TABLES = [
  [2, 'standard'],
  [3, 'reuse'],
  [4, 'standard'],
  [5, 'standard'],
] as const;

const baselines = createBaselines();

type Played = { readonly result: Shares; readonly luck: Shares };

/** A game of careful players with the luck of every roll in it. */
const playWithLuck = (players: number, variant: Variant, seed: number): Played => {
  const brain = brainOf(players, variant);
  const random = seededRandom(seed);
  const kernel = createKernel();
  kernel.reset(players, variant);
  const luck = Array.from({ length: players }, () => 0);
  for (let table = kernel.read(); table.left !== 0; table = kernel.read()) {
    const cls = rollClass(random);
    for (const [seat, share] of brain.luckOf(table, cls).entries()) luck[seat]! += share;
    if (kernel.legal(cls) === 0) kernel.bust();
    else {
      const { space, takes } = baselines.place(table, cls, 'h20', random.below(1000));
      kernel.place(cls, space);
      if (takes) kernel.take();
    }
  }
  const winners = kernel.winners();
  return { luck, result: luck.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0)) };
};

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const varianceOf = (values: readonly number[]): number => {
  const mean = meanOf(values);
  return meanOf(values.map((value) => (value - mean) ** 2));
};

describe.each(TABLES)('the luck of rolls with %i players, %s', (players, variant) => {
  test('adds up to nothing over all 216 outcomes and over all seats', () => {
    const brain = brainOf(players, variant);
    for (const position of wander(players, variant, 12, 50 + players)) {
      const lucks = ROLLS.map((_, cls) => brain.luckOf(position, cls));
      for (let seat = 0; seat < players; seat += 1) {
        const sum = ROLLS.reduce(
          (total, roll, cls) => total + weightOf(roll) * lucks[cls]![seat]!,
          0,
        );
        expect(Math.abs(sum / 216)).toBeLessThan(1e-9);
      }
      for (const luck of lucks)
        expect(Math.abs(luck.reduce((sum, share) => sum + share, 0))).toBeLessThan(1e-5);
    }
  });

  test('is nothing on average over many games, and explains much of the results', () => {
    const games = Array.from({ length: 70 }, (_, seed) => playWithLuck(players, variant, seed));
    for (let seat = 0; seat < players; seat += 1) {
      const luck = games.map((game) => game.luck[seat]!);
      const error = Math.sqrt(varianceOf(luck) / games.length);
      expect(Math.abs(meanOf(luck))).toBeLessThan(4 * error);
      const plain = varianceOf(games.map((game) => game.result[seat]!));
      const adjusted = varianceOf(games.map((game) => game.result[seat]! - game.luck[seat]!));
      expect(plain / adjusted).toBeGreaterThan(1.4);
    }
  });
});
