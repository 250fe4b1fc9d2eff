import type { Game } from '@claim-it/rules';
import { parsePosition } from '@claim-it/rules';
import { namesOf, textFor } from '@claim-it/text';
import { expect, test } from 'vitest';
import type { Item } from './menu.ts';
import { menuOf, numbersOn, pick } from './menu.ts';

const text = textFor('en');

const gameAt = (position: string): Game => {
  const game = parsePosition(position);
  if (!game.ok) throw new Error(JSON.stringify(game.reason));
  return game.value;
};

const menuAt = (position: string): readonly Item[] => {
  const game = gameAt(position);
  return menuOf(game, namesOf(text, game.setup.colors), text);
};

const START = '....../....../....../....../....../...... gob g - - std';
/** EXAMPLE 3 */
const PLACE = '......5/g..O../.2...G./....../....../....b. gob g 145 - std';
const DECIDE = '....../....../....../....../g4...../...... gob o - - std';

test('placements are numbered by space and name the holding', () => {
  const menu = menuAt(PLACE);
  expect(menu.map(({ label }) => label.replace(/;.*/, ''))).toEqual([
    'Claim on squatter 2 at 1,4',
    'Claim on your own 1,5',
    'Squatter 4 on 5,1, over Blue',
  ]);
  expect([...numbersOn(menu)]).toEqual([
    ['1,4', 1],
    ['1,5', 2],
    ['5,1', 3],
  ]);
});

test('every placement shows the bust count after it', () => {
  for (const { label } of menuAt(START.replace(' - -', ' 235 -')))
    expect(label).toMatch(/; then 1 of 216 rolls would bust \(<1%\)$/);
});

test('a roll is the only option at the start of a turn', () => {
  expect(menuAt(START).map(({ key, choice }) => [key, choice.kind])).toEqual([['r', 'roll']]);
});

test('a decision shows the odds and the gain of a take', () => {
  const labels = menuAt(DECIDE).map(({ label }) => label);
  expect(labels[0]).toBe('Roll again: 1 of 216 rolls would bust (<1%)');
  expect(labels[1]).toBe('Take 1 space: your mine grows from 0 to 1');
});

test.each([
  ['1', '1,4'],
  [' 3 ', '5,1'],
  ['15', '1,5'],
  ['1,5', '1,5'],
  ['S4@51', '5,1'],
])('“%s” picks %s', (answer, space) => {
  expect(pick(menuAt(PLACE), answer)).toMatchObject({ kind: 'place', space });
});

test.each(['', '0', '4', '11', '66', '99', 'r', 't', 'c@', '@15@', 's1@51', 'c@51', 'NaN'])(
  '“%s” picks nothing',
  (answer) => {
    expect(pick(menuAt(PLACE), answer)).toBeNull();
  },
);

test('letters pick what the list shows beside them', () => {
  const menu = menuAt(DECIDE);
  expect(pick(menu, 'R')).toMatchObject({ kind: 'roll' });
  expect(pick(menu, 't')).toMatchObject({ kind: 'take' });
  expect(pick(menu, 'x')).toBeNull();
});
