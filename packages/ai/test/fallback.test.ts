import { expect, test } from 'vitest';
import { seededRandom } from '../src/index.ts';
import type { Candidate, Shares } from '../src/net/brain.ts';
import { createBrain } from '../src/net/brain.ts';
import { createFallbackBrain } from '../src/net/fallback/index.ts';
import { createTrainer } from '../src/train/trainer.ts';
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

test.each([
  [2, 'standard'],
  [3, 'standard'],
  [4, 'reuse'],
  [5, 'standard'],
] as const)('JavaScript and WebAssembly agree with %i players, %s', (players, variant) => {
  const trainer = createTrainer({ players, variant, seed: 7, horizon: 1000, mixed: 0 }, null);
  for (let step = 0; step < 6; step += 1) trainer.step();
  const weights = { players, variant, games: 48, values: trainer.weights() };
  const brain = createBrain(weights);
  const fallback = createFallbackBrain(weights);
  const random = seededRandom(players);
  const ended = { left: 0, squats: 0, stakedClaims: 0, squatters: Array<null>(6).fill(null) };
  for (const position of wander(players, variant, 25, 20 + players)) {
    expect(gap(brain.value(position), fallback.value(position))).toBeLessThan(1e-5);
    const over = { ...position, ...ended };
    expect(fallback.value(over)).toEqual(
      brain.value(over).map((share) => expect.closeTo(share, 6)),
    );
    const cls = rollClass(random);
    const one = brain.consider(position, cls, 'static').candidates;
    const other = fallback.consider(position, cls).candidates;
    expect(other.map(({ space }) => space)).toEqual(one.map(({ space }) => space));
    expect(largestGap(one, other)).toBeLessThan(1e-5);
  }
});
