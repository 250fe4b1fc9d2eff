// @vitest-environment happy-dom

import { createMatch } from '@claim-it/client/match';
import type { Halt } from '@claim-it/client/model';
import { settings, USUAL } from '@claim-it/client/storage';
import { eventually } from '@claim-it/client/testing/eventually.ts';
import { fakeMatch, handClock } from '@claim-it/client/testing/fakeMatch.ts';
import { slowAuthority } from '@claim-it/client/testing/slowAuthority.ts';
import { refuse } from '@claim-it/rules';
import { signal } from '@preact/signals';
import { beforeEach, expect, test } from 'vitest';
import { DESIGN } from '../../../test/unit/tables.ts';
import { loadTexts, text } from '../../kit/text/texts.ts';
import { createStage } from '../stage/stage.ts';
import { createActions } from './actions.ts';
import { createTableModel } from './tableModel.ts';

beforeEach(async () => {
  settings.value = { ...USUAL, speed: 0 };
  await loadTexts('en');
});

/** A table whose authority answers on command. */
const slowTable = () => {
  const authority = slowAuthority(DESIGN, [2, 3, 6]);
  const halt = signal<Halt | null>(null);
  const play = createMatch({ authority, start: DESIGN, isOwn: (seat) => seat === 0, halt });
  const match = { ...fakeMatch(DESIGN, 'pbb'), ...play };
  const table = createTableModel(match, createStage(match, handClock()));
  const kinds = (): readonly string[] => authority.waiting().map(({ kind }) => kind);
  return { table, authority, halt, kinds, ...createActions(table) };
};

test.each(['roll', 'take'] as const)('%s counts before the choice it follows is safe', (kind) => {
  const { table, choose, kinds, ...press } = slowTable();
  choose('3,5');
  press[kind]();
  expect(kinds()).toEqual(['place', kind]);
  expect(table.toast.value).toBeNull();
});

test('of several presses the first one counts, and the others are answered', () => {
  const { table, choose, roll, take, kinds } = slowTable();
  choose('3,5');
  roll();
  take();
  expect(kinds()).toEqual(['place', 'roll']);
  expect(table.toast.value).toBe('The dice are still rolling.');
});

test('a take is asked about at once', () => {
  settings.value = { ...settings.value, confirmTake: true };
  const { table, choose, take, kinds } = slowTable();
  choose('3,5');
  take();
  expect(table.isTakeAsked.value).toBe(true);
  expect(kinds()).toEqual(['place']);
});

test('a choice that does not count leaves the table as it was, and says why', async () => {
  const { table, authority, choose } = slowTable();
  choose('3,5');
  expect(table.game.value.turn.phase.kind).toBe('toDecide');
  authority.answer(refuse({ kind: 'diceAreRolling' }));
  await eventually(() => expect(table.toast.value).toBe('The dice are still rolling.'));
  expect(table.game.value).toEqual(DESIGN);
});

test('a space that is tapped after the roll was sent is not for the dice that come', () => {
  const { table, choose, roll, kinds } = slowTable();
  choose('3,5');
  roll();
  choose('5,3');
  expect(kinds()).toEqual(['place', 'roll']);
  expect(table.toast.value).toBe('The dice are still rolling.');
});

test('a space counts that may be chosen by now, although it was drawn as closed', () => {
  const { table, refuse: press, kinds } = slowTable();
  press('3,5');
  expect(kinds()).toEqual(['place']);
  expect(table.game.value.turn.phase.kind).toBe('toDecide');
});

test('leaving does not wait for what was done before', () => {
  const { choose, take, leave, kinds } = slowTable();
  choose('3,5');
  take();
  leave(0);
  expect(kinds()).toEqual(['place', 'take', 'leave']);
});

test('a change of mind counts before the first choice is safe', () => {
  const { table, choose, kinds } = slowTable();
  for (const space of ['3,5', '5,3', '3,2'] as const) choose(space);
  expect(kinds()).toEqual(['place', 'place', 'place']);
  expect(table.game.value.turn.phase).toMatchObject({ undoable: { space: '3,2' } });
});

test.each([
  ['a space', 'choose'],
  ['a space that is not lit', 'refuse'],
  ['roll', 'roll'],
  ['take', 'take'],
  ['leave', 'leave'],
] as const)('%s is answered while the match is halted', (_, name) => {
  const { table, halt, kinds, ...press } = slowTable();
  halt.value = { kind: 'storageFull' };
  if (name === 'choose' || name === 'refuse') press[name]('3,5');
  else if (name === 'leave') press.leave(0);
  else press[name]();
  expect(table.toast.value).toBe(text().notices.storageFull);
  expect(kinds()).toEqual([]);
});
