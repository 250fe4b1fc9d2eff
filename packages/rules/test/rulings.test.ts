import type { Game, Roll } from '@claim-it/rules';
import {
  apply,
  choicesOf,
  countClaimsLeft,
  formatPlacement,
  formatPosition,
  inputsFor,
  lonePlacement,
  offersOf,
  placementContext,
  placementsFor,
  standings,
  turnsLeftIn,
} from '@claim-it/rules';
import { cause, draw, drawn, eventsOf, play, position, start } from '@claim-it/testkit';
import { describe, expect, test } from 'vitest';

const placements = (game: Game, roll: Roll): readonly string[] =>
  placementsFor(placementContext(game), roll).map(formatPlacement).sort();

describe('R1 · doubles and triples', () => {
  test('[R1] a double offers three spaces, each with the die left over', () => {
    expect(placements(start('gb'), [3, 3, 5])).toEqual(['s3@35', 's3@53', 's5@33']);
    expect(placements(start('gb'), [3, 5, 5])).toEqual(['s3@55', 's5@35', 's5@53']);
  });

  test('[R1] a triple offers one space and its own squatter', () => {
    expect(placements(start('gb'), [4, 4, 4])).toEqual(['s4@44']);
  });

  test('[R1] dice in any order offer the same spaces', () => {
    expect(new Set(offersOf([5, 2, 3]))).toEqual(new Set(offersOf([2, 3, 5])));
    const rolling = cause(start('gb'), { kind: 'roll', seat: 0 }).game;
    const { game } = cause(rolling, { kind: 'dice', roll: [5, 2, 3] });
    expect(game.turn.phase).toEqual({ kind: 'toPlace', roll: [2, 3, 5] });
  });
});

describe('R2 · thirty claims', () => {
  const spent = draw(
    `
    6 | G   G   G   G   G   G
    5 | B   B   B   B   B   B
    4 | G   B   G   B   G   B
    3 | G   G   G   B   B   B
    2 | G   B   B   G   G   B
    1 | g   .   .   .   .2  .
        1   2   3   4   5   6`,
    { seats: 'gb' },
  );

  test('[R2] with none left an own marker cannot be claimed, and the roll may bust', () => {
    expect(countClaimsLeft(spent.board, spent.turn.stakes)).toBe(0);
    expect(placements(spent, [1, 1, 4])).toEqual(['s1@41']);
    expect(placements(spent, [1, 1, 1])).toEqual([]);
    expect(eventsOf(spent, '111').map(({ kind }) => kind)).toContain('busted');
  });

  test('[R2] with none left a squatter cannot be covered either', () => {
    expect(placements(spent, [1, 5, 5])).toEqual([]);
  });

  test('[R2] the thirtieth can still be placed', () => {
    const last = position(formatPosition(spent).replace('GBBGGB', 'GBBGGb'));
    expect(placements(last, [1, 1, 1])).toEqual(['c@11']);
    expect(countClaimsLeft(last.board, play(last, '111 c@11').turn.stakes)).toBe(0);
  });
});

test('[R3] a color may own more spaces than it has markers in the box', () => {
  const table = draw(
    `
    6 | g   g   g   g   g   g
    5 | g   g   g   g   g   g
    4 | g   g   g   g   g   g
    3 | g   g   g   g   g   g
    2 | .   .   .   .   .   .
    1 | .   .   .   .   .   .
        1   2   3   4   5   6`,
    { seats: 'gb' },
  );
  const after = play(table, '112 s2@11 126 s6@12 take');
  expect(standings(after)[0]).toEqual({ seat: 0, group: 26, claims: 0, spaces: 26 });
});

test('[R4] a bust removes a claim that lies on the bare board', () => {
  const table = draw(
    `
    6 | .   .   .   .   .   .
    5 | .   .   .   .   .   .
    4 | .   .   .   .   .   .
    3 | .   .   .   .   .   .
    2 | .   b*  .   .   .   .
    1 | .*  .   .   .   .   .
        1   2   3   4   5   6`,
    { seats: 'gb', variant: 'reuse' },
  );
  const busted = play(table, '111');
  expect(eventsOf(table, '111')).toContainEqual({ kind: 'busted', seat: 0, lost: ['1,1', '2,2'] });
  expect(formatPosition(busted)).toBe('....../....../....../....../.b..../...... gb b - - reuse');
});

test('[R5] the first roll of a turn can bust, which costs the turn and nothing else', () => {
  const table = draw(
    `
    6 | .   .   .   .   .   .
    5 | .   .   .   .   .   .
    4 | .   .   .   .   .   .
    3 | .   g   .   .   .   .
    2 | .   g   .   .   .   .
    1 | B   .   .   .   .   .
        1   2   3   4   5   6`,
    { seats: 'gb' },
  );
  expect(eventsOf(table, '111')).toContainEqual({ kind: 'busted', seat: 0, lost: [] });
  expect(play(table, '111').board).toEqual(table.board);
  expect(play(table, '111').turn).toEqual({ seat: 1, stakes: {}, phase: { kind: 'toRoll' } });
});

test('[R6] a player who reaches the number in the last round gets no second one', () => {
  const table = draw(
    `
    6 | B   B   B   B   B   B
    5 | B   B   B   B   B   B
    4 | .   .   .   .   .   B
    3 | G   G   G   G   G   G
    2 | G   G   G   G   G   G
    1 | g   .   .   .   .   .
        1   2   3   4   5   6`,
    { seats: 'gb', mover: 'g', left: 2 },
  );
  const events = eventsOf(table, '111 c@11 take');
  expect(events.map(({ kind }) => kind)).not.toContain('lastRoundCalled');
  const after = play(table, '111 c@11 take');
  expect(turnsLeftIn(after)).toBe(1);
  expect(play(after, '124 s4@21 take').turn.phase.kind).toBe('over');
});

test('[R7] players equal in group, claims and spaces share the win', () => {
  const table = draw(
    `
    6 | b   b   .   .   .   .
    5 | .   .   .   .   .   B
    4 | .   .   .   .   .   .
    3 | .   .   .   .   .   .
    2 | .   .   .   .   .   .
    1 | g   g   .   .   G   .
        1   2   3   4   5   6`,
    { seats: 'gbo', mover: 'o', left: 1 },
  );
  expect(play(table, '234 s2@34 take').turn.phase).toEqual({ kind: 'over', winners: [0, 1] });
});

test('[R9] a placement can be undone and the same roll placed again', () => {
  const rolled = play(start('gb'), '235');
  const undone = play(rolled, 's2@35 undo');
  expect(undone).toEqual(rolled);
  expect(drawn(play(undone, 's3@25'))).toContain('5 | .   .3');
});

test.each(['standard', 'reuse'] as const)(
  '[R9] undoing a claim uncovers the squatter beneath (%s)',
  (variant) => {
    const rolled = play(start('gb', variant), '235 s2@35 355');
    expect(play(rolled, 'c@35 undo')).toEqual(rolled);
  },
);

test('[R9] a roll is final, and so is a take', () => {
  const undo = { kind: 'undo', seat: 0 } as const;
  const placed = play(start('gb'), '235 s2@35');
  expect(apply(placed, undo).ok).toBe(true);
  const nothing = { ok: false, reason: { kind: 'nothingToUndo' } };
  expect(apply(play(placed, 'roll'), undo)).toEqual(nothing);
  expect(apply(play(placed, '146'), undo)).toEqual(nothing);
  expect(apply(play(placed, 'undo'), undo)).toEqual(nothing);
  expect(apply(play(placed, 'take'), undo)).toEqual({
    ok: false,
    reason: { kind: 'notYourTurn', seat: 0, onTurn: 1 },
  });
});

describe('[R9] another space instead of the chosen one', () => {
  const placed = play(start('gb'), '235 s2@35');
  const elsewhere = { kind: 'place', seat: 0, space: '2,5' } as const;
  const again = { kind: 'place', seat: 0, space: '3,5' } as const;

  test('moves the marker there', () => {
    const moved = cause(placed, elsewhere);
    expect(moved.events.map(({ kind }) => kind)).toEqual(['undone', 'placed']);
    expect(moved.game).toEqual(play(placed, 'undo s3@25'));
  });

  test('is judged by the stakes before the roll was placed', () => {
    const claimed = play(start('gb'), '235 s2@35 355 c@35');
    expect(cause(claimed, { kind: 'place', seat: 0, space: '5,5' }).game).toEqual(
      play(start('gb'), '235 s2@35 355 s3@55'),
    );
  });

  test('in the variation the squatter that a claim sent back is on its space again', () => {
    const claimed = play(start('gb', 'reuse'), '235 s2@35 235 c@35');
    const moved = cause(claimed, { kind: 'place', seat: 0, space: '2,5' });
    expect(moved.game).toEqual(play(start('gb', 'reuse'), '235 s2@35 235 s3@25'));
  });

  test('the roll, the rules and the turn refuse it like any placement', () => {
    const other = { kind: 'place', seat: 0, space: '6,6' } as const;
    expect(apply(placed, other)).toEqual({
      ok: false,
      reason: { kind: 'spaceNotInRoll', space: '6,6', roll: [2, 3, 5] },
    });
    expect(apply(placed, { ...elsewhere, seat: 1 })).toEqual({
      ok: false,
      reason: { kind: 'notYourTurn', seat: 1, onTurn: 0 },
    });
  });

  test('the same space again is refused, and so is a marker of a position that was set up', () => {
    const due = { ok: false, reason: { kind: 'decisionIsDue' } };
    expect(apply(placed, again)).toEqual(due);
    expect(apply(position(formatPosition(placed)), elsewhere)).toEqual(due);
  });

  test('is two inputs in a log, and the same space again is none', () => {
    expect(inputsFor(placed, elsewhere)).toEqual([{ kind: 'undo', seat: 0 }, elsewhere]);
    expect(inputsFor(placed, again)).toEqual([]);
    expect(inputsFor(placed, { kind: 'take', seat: 0 })).toEqual([{ kind: 'take', seat: 0 }]);
    expect(inputsFor(play(start('gb'), '235'), again)).toEqual([again]);
  });

  test('is not among the choices: a player who changes the space undoes first', () => {
    expect(choicesOf(placed).map(({ kind }) => kind)).toEqual(['roll', 'take', 'undo']);
  });
});

test('[R1] a roll with one placement has a lone placement, any other has none', () => {
  expect(lonePlacement(play(start('gb'), '444'))).toEqual({
    space: '4,4',
    stake: { kind: 'squatter', number: 4 },
  });
  expect(lonePlacement(play(start('gb'), '235'))).toBeNull();
  expect(lonePlacement(start('gb'))).toBeNull();
  expect(lonePlacement(play(start('gb'), '444 s4@44'))).toBeNull();
});
