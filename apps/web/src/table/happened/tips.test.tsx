// @vitest-environment happy-dom

import type { Tip } from '@claim-it/client/storage';
import { endTips, settings, toldTips, USUAL } from '@claim-it/client/storage';
import { fakeMatch, handClock } from '@claim-it/client/testing/fakeMatch.ts';
import type { Input, Roll, Space } from '@claim-it/rules';
import { position, start } from '@claim-it/testkit';
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadTexts, text } from '../../kit/text/texts.ts';
import { createStage } from '../stage/stage.ts';
import { createTableModel } from '../state/tableModel.ts';
import { TipSlip } from './tipSlip.tsx';
import { startTips } from './tips.ts';

const THROWS = [{ sitter: 0, roll: [4, 5, 6] }] as const;

const tableAt = (line: string, pattern = 'pb') => {
  const match = fakeMatch(line === '' ? start('go') : position(line), pattern, THROWS);
  const stage = createStage(match, handClock());
  stage.skip();
  const table = createTableModel(match, stage);
  return { match, table, stop: startTips(table) };
};

const placing = (roll: Roll, space: Space): readonly Input[] => [
  { kind: 'roll', seat: 0 },
  { kind: 'dice', roll },
  { kind: 'place', seat: 0, space },
];

beforeEach(async () => {
  settings.value = { ...USUAL, speed: 0 };
  toldTips.value = [];
  await loadTexts('en');
});
afterEach(() => {
  cleanup();
  settings.value = USUAL;
});

test('the aim is shown before the first roll, once on this device', () => {
  const { table } = tableAt('');
  expect(table.tip.value).toBe('aim');
  expect(toldTips.value).toEqual(['aim']);
  expect(tableAt('').table.tip.value).toBeNull();
});

describe('a placed marker gives a tip', () => {
  test.each<[Tip, string, Roll, Space]>([
    ['claim', 'g...../....../....../....../....../...... go g - - std', [1, 6, 3], '1,6'],
    ['jump', 'o...../....../....../....../....../...... go g - - std', [1, 6, 3], '1,6'],
    ['grows', 'g...../....../....../....../....../...... go g - - std', [2, 6, 3], '2,6'],
  ])('%s', (tip, line, roll, space) => {
    toldTips.value = ['aim'];
    const { match, table } = tableAt(line);
    match.cause(...placing([...roll].sort() as unknown as Roll, space));
    expect(table.tip.value).toBe(tip);
    expect(toldTips.value).toContain(tip);
  });

  test('what the risk is once it is over a fifth', () => {
    toldTips.value = ['aim', 'claim', 'jump', 'grows'];
    const { match, table } = tableAt('OOOOOO/OOOOOO/OOOOOO/OOOOOO/OOOO../...... go g - - std');
    match.cause(...placing([1, 1, 2], '1,1'));
    expect(table.tip.value).toBe('risk');
  });

  test('no tip is repeated, and one is shown at a time', () => {
    toldTips.value = ['aim', 'claim'];
    const { match, table } = tableAt('g...../....../....../....../....../...... go g - - std');
    match.cause(...placing([1, 3, 6], '1,6'));
    expect(table.tip.value).toBeNull();
  });
});

test('no tip is shown after the first game, for bots, or in an imported game', () => {
  endTips();
  expect(tableAt('').table.tip.value).toBeNull();
  toldTips.value = [];
  expect(tableAt('', 'bp').table.tip.value).toBeNull();
  const match = fakeMatch(start('go'), 'pb');
  const table = createTableModel(match, createStage(match, handClock()));
  startTips(table);
  expect(table.tip.value).toBeNull();
});

test('a tip disappears when it is read, and when the player continues', () => {
  const { match, table } = tableAt('');
  render(<TipSlip table={table} />);
  expect(screen.getByText(text().happened.aim)).toBeTruthy();
  fireEvent.click(screen.getByText('Got it'));
  expect(table.tip.value).toBeNull();
  table.tip.value = 'aim';
  match.cause({ kind: 'roll', seat: 0 }, { kind: 'dice', roll: [2, 3, 5] });
  expect(table.tip.value).toBeNull();
});
