import { cases } from '@claim-it/testkit';
import { expect, test } from 'vitest';
import { countFall, judgeAll, newCounting } from '../bench/counting.ts';
import { carelessFall, fairFall, potsFrom } from '../bench/streams.ts';

/** This many rolls expose biased dice; `npm run campaign dice` counts ten million. */
const ROLLS = cases({ short: 75_000, long: 1_000_000 });

test('pips, triples and serial pairs fall as fair dice do, and the test detects biased ones', () => {
  const [fair, careless] = [newCounting(), newCounting()];
  const nextPot = potsFrom(7);
  for (let count = 0; count < ROLLS; count += 1) {
    const pot = nextPot();
    countFall(fair, fairFall(pot));
    countFall(careless, carelessFall(pot));
  }
  expect(judgeAll(fair).map(({ name, isHonest }) => [name, isHonest])).toEqual([
    ['pips', true],
    ['triples', true],
    ['serial pairs', true],
  ]);
  expect(judgeAll(careless)[0]).toMatchObject({ name: 'pips', isHonest: false });
});
