import type { TableCard } from '@claim-it/protocol';
import { expect, test } from 'vitest';
import type { SlipBoard } from './slips.ts';
import { boardOf, withFresh } from './slips.ts';

const cards = (...tables: readonly string[]): readonly TableCard[] =>
  tables.map((table) => ({ table }) as unknown as TableCard);

const shown = ({ slips }: SlipBoard): readonly string[] =>
  slips.map(({ card, isGone }) => `${card.table}${isGone ? ' gone' : ''}`);
const waiting = ({ fresh }: SlipBoard): readonly string[] => fresh.map(({ table }) => table);

test('the first look hangs up everything', () => {
  const board = boardOf(null, cards('a', 'b'));
  expect([shown(board), waiting(board)]).toEqual([['a', 'b'], []]);
});

test('later nothing moves: new tables wait, gone ones leave their place', () => {
  const board = boardOf(boardOf(null, cards('a', 'b', 'c')), cards('d', 'c', 'a', 'e'));
  expect(shown(board)).toEqual(['a', 'b gone', 'c']);
  expect(waiting(board)).toEqual(['d', 'e']);
});

test('who asks for the new tables gets them behind the others, and no gone ones', () => {
  const board = withFresh(boardOf(boardOf(null, cards('a', 'b', 'c')), cards('d', 'c', 'a')));
  expect([shown(board), waiting(board)]).toEqual([['a', 'c', 'd'], []]);
});

test('a board without a table to sit down at hangs up what comes', () => {
  const empty = boardOf(null, cards());
  expect(shown(boardOf(empty, cards('a')))).toEqual(['a']);
  expect(shown(boardOf(boardOf(null, cards('a')), cards('b')))).toEqual(['b']);
});

test('a table that is open again has its old place', () => {
  const gone = boardOf(boardOf(null, cards('a', 'b')), cards('b'));
  expect(shown(boardOf(gone, cards('a', 'b')))).toEqual(['a', 'b']);
});
