import { randomBytes } from 'node:crypto';
import type { Hash } from '@claim-it/fairness';
import { CHAIN_LENGTH, elementOf, houseSeed, newChain } from '@claim-it/fairness';
import type { TableId } from '@claim-it/protocol';
import { expect, test } from 'vitest';
import { HouseDice } from '../src/dice/houseDice.ts';
import { makeChain, stretchAt } from '../src/dice/links.ts';

test('chains made with Node\u2019s hash are those of the document', () => {
  const seed = randomBytes(32);
  const [ours, theirs] = [makeChain(seed), newChain(seed)];
  expect(ours.tip).toBe(theirs.tip);
  expect(ours.marks.map((mark) => Buffer.from(mark).toString('hex'))).toEqual(
    theirs.marks.map((mark) => Buffer.from(mark).toString('hex')),
  );
  for (const number of [1, 2, 63, 64, 65, 128, 2000, CHAIN_LENGTH - 1, CHAIN_LENGTH]) {
    const { first, elements } = stretchAt(ours, number);
    expect(elements[number - first]).toBe(elementOf(theirs, number));
  }
});

test('the house gives the one element that follows, whichever of its chains it is from', () => {
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
