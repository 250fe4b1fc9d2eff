import type { NotationFault, NotationReason } from '@claim-it/rules';
import {
  bustCount,
  choicesOf,
  formatPosition,
  parsePosition,
  stakedSpaces,
  turnsLeftIn,
} from '@claim-it/rules';
import { position, start } from '@claim-it/testkit';
import { describe, expect, test } from 'vitest';

const fault = (line: string): NotationFault | null => {
  const parsed = parsePosition(line);
  return parsed.ok ? null : parsed.reason;
};

describe('a position', () => {
  test('of a new game is the line in the notation', () => {
    expect(formatPosition(start('gob'))).toBe(
      '....../....../....../....../....../...... gob g - - std',
    );
  });

  test('has row 6 first and column 1 first', () => {
    const game = position('g....B/....../....../....../....../o..... gob g - - std');
    expect(game.board['1,6']).toEqual({ kind: 'settled', owner: 0 });
    expect(game.board['6,6']).toEqual({ kind: 'claimed', owner: 2 });
    expect(game.board['1,1']).toEqual({ kind: 'settled', owner: 1 });
  });

  test.each([
    ['.', undefined],
    ['g', undefined],
    ['G', undefined],
    ['.4', { kind: 'squatter', number: 4 }],
    ['b4', { kind: 'squatter', number: 4 }],
    ['g*', { kind: 'claim', covers: null }],
    ['.2*', { kind: 'claim', covers: 2 }],
    ['b2*', { kind: 'claim', covers: 2 }],
  ])('reads a space written %s', (cell, stake) => {
    const game = position(`${cell}...../....../....../....../....../...... gob g - - std`);
    expect(game.turn.stakes['1,6']).toEqual(stake);
  });

  test.each(['.*', 'b*'])('reads %s under the variation', (cell) => {
    const game = position(`${cell}...../....../....../....../....../...... gob g - - reuse`);
    expect(game.turn.stakes['1,6']).toEqual({ kind: 'claim', covers: null });
  });

  test('names the seats that have left in upper case', () => {
    expect(position('....../....../....../....../....../...... gOb b - - std').departed).toEqual([
      1,
    ]);
  });

  test.each([
    ['.', '-', 'toRoll'],
    ['.4', '-', 'toDecide'],
    ['.', '145', 'toPlace'],
    ['.4', '145', 'toPlace'],
  ])('with %s on the board and dice %s is in phase %s', (cell, dice, phase) => {
    const line = `${cell}...../....../....../....../....../...... gob g ${dice} - std`;
    expect(position(line).turn.phase.kind).toBe(phase);
  });

  test.each([
    ['-', null, null],
    ['3', 0, 3],
    ['2', 2, 2],
    ['1', 1, 1],
  ])('with %s turns left tells which seat called the last round', (left, caller, turns) => {
    const game = position(`....../....../....../....../....../...... gob o - ${left} std`);
    expect(game.lastRoundCalledBy).toBe(caller);
    expect(turnsLeftIn(game)).toBe(turns);
  });

  test('with no turns left is over, and the winners follow from the board', () => {
    const game = position('bb..../....../....../....../....../g..... gob o - 0 std');
    expect(game.turn.phase).toEqual({ kind: 'over', winners: [2] });
    expect(choicesOf(game)).toEqual([]);
  });

  test('may be over with a single player left', () => {
    const game = position('bb..../....../....../....../....../g..... gOB o - 0 std');
    expect(game.turn.phase).toEqual({ kind: 'over', winners: [0] });
  });

  test('gives the spaces of this turn and the exact bust count', () => {
    const game = position('GGGGGG/GGGGGG/GGGGGG/...3*.../....../...... gb b - - std');
    expect(stakedSpaces(game.turn.stakes)).toEqual(['3,3']);
    // 27 dice results above 3 name closed rows; 3-3-x (five doubles and the triple) needs squatter 3 or space 3,3.
    expect(bustCount(game)).toBe(27 + 5 * 3 + 1);
  });
});

const EMPTY = '....../....../....../....../......';

/** Every fault a position can have, with its column. */
const FAULTS: readonly (readonly [string, string, number, NotationReason])[] = [
  ['nothing at all', '', 1, { kind: 'fieldCount', fields: 0 }],
  ['a field too few', `${EMPTY}/...... gob g - -`, 52, { kind: 'fieldCount', fields: 5 }],
  ['a field too many', `${EMPTY}/...... gob g - - std x`, 57, { kind: 'fieldCount', fields: 7 }],
  ['two spaces', `${EMPTY}/......  gob g - - std`, 54, { kind: 'fieldCount', fields: 7 }],
  ['a row too few', `${EMPTY} gob g - - std`, 35, { kind: 'rowCount', rows: 5 }],
  ['a row too many', `${EMPTY}/....../...... gob g - - std`, 43, { kind: 'rowCount', rows: 7 }],
  ['a 37th space', `${EMPTY}/....... gob g - - std`, 42, { kind: 'spaceCount', row: 1, spaces: 7 }],
  [
    'a space too few',
    `${EMPTY}/..... gob g - - std`,
    41,
    { kind: 'spaceCount', row: 1, spaces: 5 },
  ],
  ['a strange marker', `..#.../${EMPTY} gob g - - std`, 3, { kind: 'unknownMarker', found: '#' }],
  ['squatter 7', `.7..../${EMPTY} gob g - - std`, 2, { kind: 'unknownMarker', found: '7' }],
  ['two squatters', `.12.../${EMPTY} gob g - - std`, 3, { kind: 'unknownMarker', found: '2' }],
  [
    'an unknown seat letter on the board',
    `..x.../${EMPTY} gob g - - std`,
    3,
    { kind: 'unknownSeat', found: 'x' },
  ],
  [
    'an unknown seat letter among the seats',
    `${EMPTY}/...... gxb g - - std`,
    44,
    { kind: 'unknownSeat', found: 'x' },
  ],
  ['an unknown mover', `${EMPTY}/...... gob x - - std`, 47, { kind: 'unknownSeat', found: 'x' }],
  [
    'a mover in upper case',
    `${EMPTY}/...... gob G - - std`,
    47,
    { kind: 'unknownSeat', found: 'G' },
  ],
  [
    'a color that no player has',
    `..r.../${EMPTY} gob g - - std`,
    3,
    { kind: 'seatNotInGame', color: 'red' },
  ],
  [
    'a mover without a player',
    `${EMPTY}/...... gob v - - std`,
    47,
    { kind: 'seatNotInGame', color: 'violet' },
  ],
  ['one seat', `${EMPTY}/...... g g - - std`, 43, { kind: 'seatCount', seats: 1 }],
  ['a color twice', `${EMPTY}/...... gog g - - std`, 45, { kind: 'colorTwice', color: 'green' }],
  [
    'a mover who has left',
    `${EMPTY}/...... Gob g - - std`,
    47,
    { kind: 'seatHasLeft', color: 'green' },
  ],
  ['only the last player', `${EMPTY}/...... GOb b - - std`, 51, { kind: 'oneSeatLeft' }],
  ['no player left', `${EMPTY}/...... GOB b - 0 std`, 43, { kind: 'oneSeatLeft' }],
  ['a roll of 0', `${EMPTY}/...... gob g 0 - std`, 49, { kind: 'notARoll', found: '0' }],
  ['a die of 0', `${EMPTY}/...... gob g 012 - std`, 49, { kind: 'notARoll', found: '012' }],
  ['a die of 7', `${EMPTY}/...... gob g 127 - std`, 49, { kind: 'notARoll', found: '127' }],
  [
    'a roll out of order',
    `${EMPTY}/...... gob g 541 - std`,
    49,
    { kind: 'notARoll', found: '541' },
  ],
  [
    'more turns left than seats',
    `${EMPTY}/...... gob g - 4 std`,
    51,
    { kind: 'notTurnsLeft', found: '4', seats: 3 },
  ],
  [
    'turns left that are no number',
    `${EMPTY}/...... gob g - x std`,
    51,
    { kind: 'notTurnsLeft', found: 'x', seats: 3 },
  ],
  [
    'unknown rules',
    `${EMPTY}/...... gob g - - chess`,
    53,
    { kind: 'unknownRules', found: 'chess' },
  ],
  [
    'a squatter on a claimed space',
    `..G4.../${EMPTY} gob g - - std`,
    3,
    { kind: 'stakeOnClaimed', space: '3,6' },
  ],
  [
    'a squatter on an own marker',
    `..g4.../${EMPTY} gob g - - std`,
    3,
    { kind: 'squatterOnOwn', space: '3,6' },
  ],
  [
    'a claim on the bare board',
    `...*.../${EMPTY} gob g - - std`,
    3,
    { kind: 'claimOnNothing', space: '3,6' },
  ],
  [
    'a claim on an opponent',
    `..b*.../${EMPTY} gob g - - std`,
    3,
    { kind: 'claimOnNothing', space: '3,6' },
  ],
  [
    'a squatter that should have gone back',
    `...4*.../${EMPTY} gob g - - reuse`,
    3,
    { kind: 'squatterNotReturned', space: '3,6' },
  ],
  [
    'a squatter twice',
    `.4....4./${EMPTY} gob g - - std`,
    6,
    { kind: 'squatterTwice', squatter: 4 },
  ],
  [
    'a thirty-first claim',
    'GGGGGG/GGGGGG/GGGGGG/GGGGGG/GGGGGG/G..... gob g - - std',
    36,
    { kind: 'tooManyClaims', claims: 31 },
  ],
  ['a roll after the end', `${EMPTY}/...... gob g 123 0 std`, 49, { kind: 'turnAfterEnd' }],
  ['a stake after the end', `.4...../${EMPTY} gob g - 0 std`, 1, { kind: 'turnAfterEnd' }],
];

describe('a position is refused with the column and the reason for', () => {
  test.each(FAULTS)('%s', (_, line, column, reason) => {
    expect(fault(line)).toEqual({ line: 1, column, reason });
  });
});
