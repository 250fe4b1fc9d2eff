import { randomBytes } from 'node:crypto';
import type { Hash } from '@claim-it/fairness';
import { CHAIN_LENGTH, elementOf, houseSeed, newChain } from '@claim-it/fairness';
import type { TableId } from '@claim-it/protocol';
import { expect, test } from 'vitest';
import { ChainThread } from '../src/dice/chainThread.ts';
import { HouseDice, onceMade, unlessMade } from '../src/dice/houseDice.ts';
import { elementIn, makeChain, stretchAt } from '../src/dice/links.ts';

test('chains made with Node\u2019s hash match the document', () => {
  const seed = randomBytes(32);
  const [ours, theirs] = [makeChain(seed), newChain(seed)];
  expect(ours.tip).toBe(theirs.tip);
  expect(Buffer.from(ours.marks).equals(Buffer.concat(theirs.marks))).toBe(true);
  for (const number of [1, 2, 63, 64, 65, 128, 2000, CHAIN_LENGTH - 1, CHAIN_LENGTH]) {
    const stretch = stretchAt(ours, number);
    expect(elementIn(stretch, number)).toBe(elementOf(theirs, number));
    expect(elementIn(stretch, stretch.first - 1)).toBeNull();
    expect(elementIn(stretch, stretch.first + 64)).toBeNull();
  }
});

test('the server gives the one element that follows, from any of its chains', () => {
  const key = randomBytes(32);
  const dice = new HouseDice(key);
  const chains = [0, 1, 2].map((chain) => newChain(houseSeed(key, { game: 'g', chain })));
  expect(dice.tip('g' as TableId, 1)).toBe(chains[1]!.tip);
  const [first, second, third] = chains as [
    (typeof chains)[0] & object,
    (typeof chains)[0] & object,
    (typeof chains)[0] & object,
  ];
  const state = (head: Hash, left: number, next: Hash | null, tips: number) => ({
    head,
    left,
    next,
    tips,
  });
  expect(dice.element('g' as TableId, state(first.tip, CHAIN_LENGTH, null, 1))).toBe(
    elementOf(first, 1),
  );
  expect(dice.element('g' as TableId, state(elementOf(first, 5), CHAIN_LENGTH - 5, null, 3))).toBe(
    elementOf(first, 6),
  );
  expect(
    dice.element('g' as TableId, state(elementOf(first, CHAIN_LENGTH), 0, second.tip, 2)),
  ).toBe(elementOf(second, 1));
  expect(dice.element('g' as TableId, state(third.tip, CHAIN_LENGTH, null, 3))).toBe(
    elementOf(third, 1),
  );
  expect(() => dice.element('g' as TableId, state('A'.repeat(43) as Hash, 7, null, 3))).toThrow(
    'the dice key is not the one',
  );
  expect(() => dice.element('other' as TableId, state(first.tip, CHAIN_LENGTH, null, 1))).toThrow();
});

test('a chain that is not at hand is made elsewhere, and here where that fails', async () => {
  const key = randomBytes(32);
  const table = 'g' as TableId;
  const thread = new ChainThread();
  let isBroken = false;
  const make = (seed: Uint8Array) =>
    isBroken ? Promise.reject(new Error('broken')) : thread.make(seed);
  const dice = new HouseDice(key, [], { make, stop: () => thread.stop() });
  const here = new HouseDice(key);
  expect(unlessMade(() => dice.tip(table, 0))).toBeNull();
  expect(await onceMade(() => dice.tip(table, 0))).toBe(here.tip(table, 0));
  expect(unlessMade(() => dice.tip(table, 0))).toBe(here.tip(table, 0));
  isBroken = true;
  expect(await onceMade(() => dice.tip(table, 1))).toBe(here.tip(table, 1));
  const first = { head: here.tip(table, 0), left: CHAIN_LENGTH, next: null, tips: 1 };
  expect(dice.element(table, first)).toBe(here.element(table, first));
  await thread.stop();
});
