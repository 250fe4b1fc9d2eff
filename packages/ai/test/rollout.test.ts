import type { Position } from '@claim-it/kernel';
import { bustCount } from '@claim-it/rules';
import { draw } from '@claim-it/testkit';
import { describe, expect, test } from 'vitest';
import type { Rollout, RolloutOptions } from '../src/analysis/rollout.ts';
import { ROUND, rollingOut, startRollout, varianceRatioOf } from '../src/analysis/rollout.ts';
import { createTrialSums } from '../src/analysis/strata.ts';
import { positionOf } from '../src/index.ts';
import type { Shares } from '../src/net/types.ts';
import { brainOf } from './games.ts';
import { wander } from './wander.ts';

const rolled = (position: Position, options: RolloutOptions): Rollout => {
  const work = rollingOut(position, brainOf(position.own.length, position.variant), options);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
};

const meansOf = (estimates: Rollout['raw']): readonly number[] => estimates.map(({ mean }) => mean);

describe('a last turn that can be solved exactly', () => {
  // All thirty claims are placed, so only squatters are possible (R2). Both are level in everything: any space wins
  // for green (W3), a bust shares the win (R7).
  const game = draw(
    `
    6 | .  B  .  B  .  B
    5 | B  B  B  B  B  B
    4 | B  B  B  B  B  B
    3 | G  G  G  G  G  G
    2 | G  G  G  G  G  G
    1 | .  G  .  G  .  G
        1  2  3  4  5  6`,
    { seats: 'gb', mover: 'g', left: 1 },
  );
  const exact = 1 - bustCount(game) / 216 / 2;

  test('the rollout gives the exact shares, raw and adjusted', () => {
    const { raw, adjusted } = rolled(positionOf(game), { trials: 216, seed: 4 });
    expect(exact).toBeGreaterThan(0.5);
    expect(exact).toBeLessThan(1);
    for (const [green, blue] of [meansOf(raw), meansOf(adjusted)]) {
      expect(green).toBeCloseTo(exact, 9);
      expect(blue).toBeCloseTo(1 - exact, 9);
    }
  });

  test('an uneven number of trials is rounded up to whole rounds of all 216 outcomes', () => {
    const { raw, trials } = rolled(positionOf(game), { trials: 217, seed: 4 });
    expect(trials).toBe(432);
    expect(raw[0]!.mean).toBeCloseTo(exact, 9);
  });
});

describe('a last turn that is decided', () => {
  const position = positionOf(
    draw(
      `
      6 | B  B  B  B  B  B
      5 | B  B  B  B  B  B
      4 | B  B  B  B  B  B
      3 | B  B  B  B  B  B
      2 | .  .  .  .  .  .
      1 | g  .  .  .  .  .
          1  2  3  4  5  6`,
      { seats: 'gb', mover: 'g', left: 1 },
    ),
  );

  test('blue wins every trial, raw and adjusted, without error', () => {
    const { raw, adjusted, trials } = rolled(position, { trials: 1, seed: 1 });
    expect(trials).toBe(216);
    expect(meansOf(raw)).toEqual([0, 1]);
    expect(raw.map(({ standardError }) => standardError)).toEqual([0, 0]);
    expect(adjusted[1]!.mean).toBeCloseTo(1, 2);
  });

  test('a game that is over keeps its result', () => {
    const { raw, adjusted } = rolled({ ...position, left: 0 }, { trials: 1, seed: 1 });
    expect([meansOf(raw), meansOf(adjusted)]).toEqual([
      [0, 1],
      [0, 1],
    ]);
  });
});

describe('rollouts', () => {
  const [early] = wander(2, 'standard', 1, 5);
  const options = { trials: 216, seed: 7 } as const;

  test('the same seed gives the same numbers, another seed others', () => {
    const late = { ...early!, left: 4 };
    const first = rolled(late, options);
    expect(rolled(late, options)).toEqual(first);
    expect(rolled(late, { ...options, seed: 8 }).raw).not.toEqual(first.raw);
  });

  test.each([
    [2, 'standard'],
    [4, 'reuse'],
  ] as const)(
    'with %i players, %s, both means agree and the adjusted one has less variance',
    (players, variant) => {
      const [position] = wander(players, variant, 1, 9);
      const { raw, adjusted, varianceRatio } = rolled(position!, options);
      expect(meansOf(raw).reduce((sum, mean) => sum + mean, 0)).toBeCloseTo(1, 9);
      expect(meansOf(adjusted).reduce((sum, mean) => sum + mean, 0)).toBeCloseTo(1, 6);
      for (const [seat, { mean, standardError }] of raw.entries())
        expect(Math.abs(adjusted[seat]!.mean - mean)).toBeLessThan(4 * standardError);
      expect(varianceRatio).toBeGreaterThan(1.3);
    },
  );

  test('can be observed: after a whole round it equals a rollout of one round', () => {
    const watched = startRollout(early!, brainOf(2), options.seed);
    for (let trial = 0; trial < ROUND; trial += 1) watched.tryOnce();
    expect(watched.estimate()).toEqual(rolled(early!, options));
  });

  test('runs trial by trial, and reports its progress', () => {
    const work = rollingOut(early!, brainOf(2), options);
    expect([1, 2, 3].map(() => work.next())).toEqual(
      [1, 2, 3].map((value) => ({ done: false, value })),
    );
  });
});

describe('estimates', () => {
  const results = [[0], [1], [0], [1]];

  const estimate = (all: readonly Shares[], stratum: (index: number) => number) => {
    const sums = createTrialSums();
    for (const [index, shares] of all.entries()) sums.add(stratum(index), shares);
    return sums.estimate();
  };

  test('without strata the error is that of a mean', () => {
    const [only] = estimate(results, () => 0);
    expect(only!.mean).toBe(0.5);
    expect(only!.standardError).toBeCloseTo(Math.sqrt(1 / 3 / 4), 12);
  });

  test('variance explained by the strata is not part of the error', () => {
    const [only] = estimate(results, (index) => index % 2);
    expect(only!.standardError).toBe(0);
  });

  test('the ratio is that of the squared errors', () => {
    const halved = results.map(([share]) => [share! / 2]);
    const [raw, adjusted] = [results, halved].map((all) => estimate(all, () => 0));
    expect(varianceRatioOf(raw!, adjusted!)).toBeCloseTo(4, 12);
  });
});
