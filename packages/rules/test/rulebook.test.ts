import type { Game, Roll } from '@claim-it/rules';
import {
  apply,
  bustCount,
  formatPlacement,
  formatSpace,
  placementContext,
  placementsFor,
  spaceAt,
  standings,
  turnsLeftIn,
} from '@claim-it/rules';
import { draw, drawn, eventsOf, play, start } from '@claim-it/testkit';
import { describe, expect, test } from 'vitest';

const placements = (game: Game, roll: Roll): readonly string[] =>
  placementsFor(placementContext(game), roll).map(formatPlacement).sort();

test('EXAMPLE 1: column 5, row 2 is space 5,2', () => {
  const space = spaceAt({ column: 5, row: 2 });
  expect(space).toBe('5,2');
  expect(formatSpace(space)).toBe('52');
  expect(drawn(play(start('gb'), '255 s5@52'))).toBe(`6 | .   .   .   .   .   .
5 | .   .   .   .   .   .
4 | .   .   .   .   .   .
3 | .   .   .   .   .   .
2 | .   .   .   .   .5  .
1 | .   .   .   .   .   .
    1   2   3   4   5   6`);
});

test('EXAMPLE 2: on an empty board 2, 3, 5 gives six choices', () => {
  expect(placements(start('gbo'), [2, 3, 5])).toEqual([
    's2@35',
    's2@53',
    's3@25',
    's3@52',
    's5@23',
    's5@32',
  ]);
});

describe('EXAMPLE 3: green rolls 1, 4, 5', () => {
  const table = draw(
    `
    6 | .   .   .   .   .   .
    5 | g   .   .   O   .   .
    4 | .2  .   .   .   G   .
    3 | .   .   .5  .   .   .
    2 | .   .   .   .   .   .
    1 | .   .   .   .   b   .
        1   2   3   4   5   6`,
    { roll: '145' },
  );

  test('EXAMPLE 3: three of the six spaces are open', () => {
    expect(placements(table, [1, 4, 5])).toEqual(['c@14', 'c@15', 's4@51']);
  });

  test.each([
    ['3A', '4,1', { kind: 'squatterInPlay', space: '4,1', squatter: 5, at: '3,3' }],
    ['3E', '4,5', { kind: 'spaceClaimed', space: '4,5', owner: 2 }],
    ['3F', '5,4', { kind: 'spaceClaimed', space: '5,4', owner: 0 }],
  ] as const)('EXAMPLE %s: no marker may go to %s', (_, space, refusal) => {
    expect(apply(table, { kind: 'place', seat: 0, space })).toEqual({ ok: false, reason: refusal });
  });

  test.each([
    ['3B', 's4@51', '4,1', 'b4'],
    ['3C', 'c@15', 'own marker', 'g*'],
    ['3D', 'c@14', 'squatter 2', '.2*'],
  ])('EXAMPLE %s: %s lies on top', (_, move, __, cell) => {
    expect(drawn(play(table, move))).toContain(cell);
  });
});

describe('EXAMPLE 4: green rolls 3, 4, 6 and has no placement', () => {
  // Only the printed picture shows whether 2 or 6 is on 2,1, so both are tested.
  test.each([
    ['2', '6'],
    ['6', '2'],
  ])('EXAMPLE 4: with squatter %s on 2,1 and %s on 4,4', (on21, on44) => {
    const table = draw(`
      6 | .   .   O   .   .   .
      5 | .   .   .   .   .   .
      4 | .   .   .   b${on44}  .   .
      3 | .   .   .   .   .   .3*
      2 | .   .   .   g*  .   .
      1 | .   .${on21}  .   .   .   .
          1   2   3   4   5   6`);
    expect(placements(table, [3, 4, 6])).toEqual([]);
    expect(placements(table, [3, 4, 4])).toEqual(['c@44', 's4@34', 's4@43']);
    expect(eventsOf(table, '346').slice(1)).toEqual([
      { kind: 'rolled', seat: 0, roll: [3, 4, 6] },
      { kind: 'busted', seat: 0, lost: ['2,1', '4,2', '6,3', '4,4'] },
      { kind: 'turnStarted', seat: 1 },
    ]);
    expect(drawn(play(table, '346'))).toBe(`6 | .   .   O   .   .   .
5 | .   .   .   .   .   .
4 | .   .   .   b   .   .
3 | .   .   .   .   .   .
2 | .   .   .   g   .   .
1 | .   .   .   .   .   .
    1   2   3   4   5   6`);
  });
});

test('EXAMPLE 5: green takes', () => {
  const table = draw(`
    6 | .   .   .   .   b6  .
    5 | .   .   .   .   .1  .
    4 | .   .   o2* .   .   .
    3 | .   .   .   .4* .   .
    2 | .   .   .   .   .   g*
    1 | .   b   .   .   .   .
        1   2   3   4   5   6`);
  expect(eventsOf(table, 'take')).toEqual([
    {
      kind: 'took',
      seat: 0,
      settled: ['5,5', '5,6'],
      claimed: ['6,2', '4,3', '3,4'],
      evicted: [
        { seat: 1, spaces: ['5,6'] },
        { seat: 2, spaces: ['3,4'] },
      ],
    },
    { kind: 'turnStarted', seat: 1 },
  ]);
  expect(drawn(play(table, 'take'))).toBe(`6 | .   .   .   .   g   .
5 | .   .   .   .   g   .
4 | .   .   G   .   .   .
3 | .   .   .   G   .   .
2 | .   .   .   .   .   G
1 | .   b   .   .   .   .
    1   2   3   4   5   6`);
});

describe('EXAMPLE 6: orange calls the last round and wins it', () => {
  const table = draw(
    `
    6 | O   O   O   .   .   .
    5 | O   .   .   b   b   b
    4 | O   o   .   .   b   .
    3 | .   .   .   .   .   .
    2 | g   g   g   O   .   O
    1 | g   g   .   O   .   o*
        1   2   3   4   5   6`,
    { mover: 'o' },
  );
  const called = play(table, 'take');
  const over = play(called, '134 s4@31 take 356 s6@53 take 125 s1@25 take');

  test('EXAMPLE 6: nine claimed spaces call it, and three turns are left', () => {
    expect(turnsLeftIn(table)).toBeNull();
    expect(eventsOf(table, 'take').slice(1)).toEqual([
      { kind: 'lastRoundCalled', seat: 2, claims: 9 },
      { kind: 'turnStarted', seat: 0 },
    ]);
    expect(turnsLeftIn(called)).toBe(3);
  });

  test('EXAMPLE 6: green, blue and orange have one turn each, then the groups are 6, 5 and 7', () => {
    expect(over.turn.phase).toEqual({ kind: 'over', winners: [2] });
    expect(standings(over).map(({ group }) => group)).toEqual([6, 5, 7]);
    expect(turnsLeftIn(over)).toBe(0);
  });
});

test('the bust count of an empty board is zero of 216', () => {
  expect(bustCount(start('gb'))).toBe(0);
});
