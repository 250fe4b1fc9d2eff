import { expect, test } from 'vitest';
import { seededRandom } from '../src/index.ts';
import { createBaselines } from '../src/net/baselines.ts';
import { createBrain } from '../src/net/brain.ts';
import { createFallbackBaselines } from '../src/net/fallback/baselines.ts';
import { createFallbackBrain } from '../src/net/fallback/index.ts';
import { fallbackTable } from '../src/net/fallback/odds.ts';
import { tableWith } from '../src/net/table.ts';
import type { Candidate, Shares } from '../src/net/types.ts';
import { createTrainer } from '../src/train/trainer.ts';
import { brainOf } from './games.ts';
import { rollClass, wander } from './wander.ts';

const gap = (one: Shares, other: Shares): number =>
  Math.max(...one.map((share, seat) => Math.abs(share - other[seat]!)));

const largestGap = (one: readonly Candidate[], other: readonly Candidate[]): number =>
  Math.max(
    0,
    ...one.map(({ take, roll }, at) =>
      Math.max(gap(take, other[at]!.take), gap(roll, other[at]!.roll)),
    ),
  );

const TABLES = [
  [2, 'standard'],
  [3, 'standard'],
  [4, 'reuse'],
  [5, 'standard'],
] as const;

test.each(TABLES)('JavaScript and WebAssembly agree with %i players, %s', (players, variant) => {
  const trainer = createTrainer({
    players,
    variant,
    seed: 7,
    horizon: 1000,
    mixed: 0.5,
    rate: 2e-3,
  });
  for (let step = 0; step < 6; step += 1) trainer.step();
  const weights = { players, variant, games: 48, values: trainer.weights() };
  const brain = createBrain(weights);
  const fallback = createFallbackBrain(weights);
  expect([brain.engine, fallback.engine]).toEqual(['webAssembly', 'javaScript']);
  const random = seededRandom(players);
  const ended = { left: 0, squats: 0, stakedClaims: 0, squatters: Array<null>(6).fill(null) };
  for (const position of wander(players, variant, 25, 20 + players)) {
    expect(gap(brain.value(position), fallback.value(position))).toBeLessThan(1e-5);
    const over = { ...position, ...ended };
    expect(fallback.value(over)).toEqual(
      brain.value(over).map((share) => expect.closeTo(share, 6)),
    );
    const cls = rollClass(random);
    for (const rivals of ['equal', 'weaker'] as const) {
      const one = brain.consider(position, cls, 'static', { rivals }).candidates;
      const other = fallback.consider(position, cls, 'static', { rivals }).candidates;
      expect(other.map(({ space }) => space)).toEqual(one.map(({ space }) => space));
      expect(largestGap(one, other)).toBeLessThan(1e-5);
    }
  }
});

test.each(TABLES)('luck and whole games are the same with %i players, %s', (players, variant) => {
  const brain = brainOf(players, variant);
  const fallback = createFallbackBrain(brain.weights);
  const random = seededRandom(players);
  const positions = wander(players, variant, 400, 3 + players);
  for (const position of positions.slice(0, 4)) {
    const cls = rollClass(random);
    expect(gap(brain.luckOf(position, cls), fallback.luckOf(position, cls))).toBeLessThan(1e-5);
  }
  const late = positions.filter(({ left }) => left !== null).slice(0, 4);
  expect(late).toHaveLength(4);
  for (const [seed, position] of late.entries()) {
    const cls = rollClass(random);
    const one = brain.playOut(position, cls, seed);
    const other = fallback.playOut(position, cls, seed);
    expect(one.result.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 6);
    expect(gap(one.result, other.result)).toBeLessThan(1e-6);
    expect(gap(one.luck, other.luck)).toBeLessThan(1e-4);
  }
});

test.each(['ev', 'h15', 'h20', 'random'] as const)('%s plays the same moves in both', (name) => {
  const [fast, plain] = [createBaselines(), createFallbackBaselines()];
  const random = seededRandom(12);
  for (const [players, variant] of TABLES)
    for (const position of wander(players, variant, name === 'ev' ? 12 : 60, players)) {
      const [cls, seed] = [rollClass(random), random.below(2 ** 32)];
      if (tableWith(position).legal(cls) !== 0)
        expect(plain.place(position, cls, name, seed)).toEqual(
          fast.place(position, cls, name, seed),
        );
      expect(plain.takes(position, name, seed)).toBe(fast.takes(position, name, seed));
    }
});

test('odds are the same in both', () => {
  for (const [players, variant] of TABLES)
    for (const [index, position] of wander(players, variant, 10, 40 + players).entries()) {
      const ask = (table: ReturnType<typeof tableWith>): readonly number[] => {
        const legal = Array.from({ length: 56 }, (_, cls) => table.legal(cls));
        const cls = legal.findIndex((mask) => mask !== 0);
        const after = cls < 0 ? [] : [table.bustsAfter(cls, Math.floor(Math.log2(legal[cls]!)))];
        const survival = index < 1 ? ([1, 2, 3] as const) : ([1, 2] as const);
        return [...legal, ...after, table.bustCount(), ...survival.map(table.survival)];
      };
      expect(ask(fallbackTable(position))).toEqual(ask(tableWith(position)));
    }
});
