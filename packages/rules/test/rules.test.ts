import type { Game, Roll } from '@claim-it/rules';
import {
  apply,
  choicesOf,
  columnOf,
  countClaimsLeft,
  firstPlayer,
  formatPlacement,
  formatPosition,
  freeSquatters,
  newGame,
  newRollOff,
  nextToRoll,
  placementContext,
  placementsFor,
  rollForFirst,
  rowOf,
  spaceAt,
  turnOrder,
} from '@claim-it/rules';
import {
  cause,
  draw,
  drawn,
  eventsOf,
  play,
  position,
  scriptedDice,
  start,
} from '@claim-it/testkit';
import { describe, expect, test } from 'vitest';

const placements = (game: Game, roll: Roll): readonly string[] =>
  placementsFor(placementContext(game), roll).map(formatPlacement).sort();

/** The player who begins when the contenders' dice fall as scripted. */
const whoBegins = (players: number, script: string): number | null => {
  const dice = scriptedDice(script);
  const begun = newRollOff(players);
  if (!begun.ok) throw new Error('no roll-off');
  let rollOff = begun.value;
  for (const _ of script.split(' ')) {
    const rolled = rollForFirst(rollOff, dice());
    if (!rolled.ok) throw new Error('one roll too many');
    rollOff = rolled.value;
  }
  return nextToRoll(rollOff) === null ? firstPlayer(rollOff) : null;
};

describe('S · setting up', () => {
  test.each([2, 3, 4, 5])('[S1] %i players start on an empty board', (players) => {
    const game = start('gborv'.slice(0, players));
    expect(formatPosition(game)).toBe(
      `....../....../....../....../....../...... ${'gborv'.slice(0, players)} g - - std`,
    );
  });

  test('[S1] fewer than two, more than five or two of a color do not make a game', () => {
    const standard = { variant: 'standard' } as const;
    expect(newGame({ colors: ['green'], ...standard })).toEqual({
      ok: false,
      reason: { kind: 'seatCount', seats: 1 },
    });
    const six = ['green', 'blue', 'orange', 'red', 'violet', 'green'] as const;
    expect(newGame({ colors: six, ...standard })).toEqual({
      ok: false,
      reason: { kind: 'seatCount', seats: 6 },
    });
    expect(newGame({ colors: ['green', 'blue', 'green'], ...standard })).toEqual({
      ok: false,
      reason: { kind: 'colorTwice', color: 'green' },
    });
  });

  test.each([
    ['the highest sum begins', 3, '111 566 123', 1],
    ['a single six does not beat a higher sum', 2, '116 345', 1],
    ['those tied for the highest sum roll again', 3, '456 123 366 111 112', 2],
    ['a lower player stays out, regardless of later rolls', 3, '456 136 366 111 112', 2],
    ['a second tie is rolled again too', 2, '123 222 114 123 111 666', 1],
  ])('[S2] %s', (_, players, script, first) => {
    expect(whoBegins(players, script)).toBe(first);
  });

  test('[S2] no player begins while a round is unfinished', () => {
    expect(whoBegins(3, '666 111')).toBeNull();
  });

  test('[S3] turns go round from the first player', () => {
    expect(turnOrder(4, 2)).toEqual([2, 3, 0, 1]);
    let game = start('gbo');
    const seats = ['123 s1@23 take', '124 s1@24 take', '125 s1@25 take'].map((turn) => {
      game = play(game, turn);
      return game.turn.seat;
    });
    expect(seats).toEqual([1, 2, 0]);
  });

  test('[S4] a space is its column, then its row', () => {
    expect(spaceAt({ column: 5, row: 2 })).toBe('5,2');
    expect([columnOf('5,2'), rowOf('5,2')]).toEqual([5, 2]);
    expect(drawn(play(start('gb'), '256 s6@52'))).toContain('2 | .   .   .   .   .6  .');
  });

  test('[S5] six squatters and thirty claims are available', () => {
    const { board, turn } = start('gb');
    expect(freeSquatters(turn.stakes)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(countClaimsLeft(board, turn.stakes)).toBe(30);
  });
});

describe('P · rolling and placing', () => {
  const table = draw(`
    6 | .   .   .   .   .   .
    5 | .   .   .   .   .   G
    4 | .   .   .   .3  .   .
    3 | .   .5* .   .   .   .
    2 | g   b   .   .   .   .
    1 | .   .   .   .   B   g*
        1   2   3   4   5   6`);

  test('[P1] a turn begins with a roll and cannot be taken without one', () => {
    expect(choicesOf(start('gb'))).toEqual([{ kind: 'roll', seat: 0 }]);
    expect(apply(start('gb'), { kind: 'take', seat: 0 }).ok).toBe(false);
  });

  test('[P2] any die may be column, row or marker', () => {
    expect(placements(start('gb'), [1, 2, 4])).toEqual([
      's1@24',
      's1@42',
      's2@14',
      's2@41',
      's4@12',
      's4@21',
    ]);
  });

  test('[P3] an empty space takes the third die’s squatter, if it is free', () => {
    expect(placements(table, [1, 1, 4])).toContain('s4@11');
    expect(placements(table, [1, 1, 3])).not.toContain('s3@11');
  });

  test('[P4] an opponent’s settled space takes it on top of the marker', () => {
    expect(placements(table, [2, 2, 6])).toContain('s6@22');
    expect(drawn(play(table, '226 s6@22'))).toContain('2 | g   b6');
    expect(placements(table, [2, 2, 3])).not.toContain('s3@22');
  });

  test.each([1, 2, 3, 4, 5, 6] as const)('[P5] a claim ignores a third die of %i', (third) => {
    const own = placementsFor(placementContext(table), sorted(1, 2, third)).map(formatPlacement);
    const squatter = placementsFor(placementContext(table), sorted(4, 4, third)).map(
      formatPlacement,
    );
    expect(own).toContain('c@12');
    expect(squatter).toContain('c@44');
  });

  test.each([
    ['claimed by an opponent', [1, 5, 6], '51'],
    ['claimed by the player', [5, 6, 6], '65'],
    ['with a claim of this turn on a squatter', [2, 3, 4], '23'],
    ['with a claim of this turn on an own marker', [1, 4, 6], '61'],
  ] as const)('[P6] a space %s is closed', (_, roll, space) => {
    expect(placements(table, roll).map((word) => word.split('@')[1])).not.toContain(space);
  });

  test('[P7] a squatter under a claim is in play until the turn ends', () => {
    expect(freeSquatters(table.turn.stakes)).toEqual([1, 2, 4, 6]);
    expect(placements(table, [1, 3, 5])).not.toContain('s5@13');
    expect(placements(play(table, 'take'), [1, 3, 5])).toContain('s5@13');
  });

  test('[P8] a roll that can be placed must be, once', () => {
    const rolled = play(start('gb'), '235');
    expect(choicesOf(rolled).map(({ kind }) => kind)).toEqual(Array(6).fill('place'));
    expect(apply(rolled, { kind: 'roll', seat: 0 }).ok).toBe(false);
    expect(apply(rolled, { kind: 'take', seat: 0 }).ok).toBe(false);
    const placed = play(rolled, 's2@35');
    expect(apply(placed, { kind: 'place', seat: 0, space: '3,5' }).ok).toBe(false);
    // R9: moving to another space uses the same marker, never a second one.
    const moved = cause(placed, { kind: 'place', seat: 0, space: '2,5' }).game;
    expect(Object.keys(moved.turn.stakes)).toEqual(['2,5']);
  });

  test('[P9] the board stays as it was until the turn ends', () => {
    const staked = play(table, '226 s6@22 226 c@22 112 c@12');
    expect(staked.board).toEqual(table.board);
    expect(drawn(staked)).toContain('2 | g*  b6*');
  });

  test('[P10] after a placement the player rolls again or takes, as often as wanted', () => {
    let game = start('gb');
    for (const pair of ['123 s3@12', '345 s5@34', '112 s2@11', '446 s6@44']) {
      game = play(game, pair);
      expect(choicesOf(game).map(({ kind }) => kind)).toEqual(['roll', 'take', 'undo']);
    }
    expect(play(game, 'take').turn.seat).toBe(1);
  });
});

const sorted = (...dice: readonly [number, number, number]): Roll =>
  [...dice].sort((left, right) => left - right) as unknown as Roll;

describe('B · busting', () => {
  const staked = position('....../....../....../....../.g*..../.3..... gb g - - std');

  test('[B1] a roll without any placement is a bust, one with a single placement is not', () => {
    expect(eventsOf(staked, '222').map(({ kind }) => kind)).toContain('busted');
    expect(eventsOf(staked, '223').map(({ kind }) => kind)).toContain('rolled');
    expect(placements(staked, [1, 1, 1])).toEqual(['c@11']);
  });

  test('[B2] all stakes of this turn are removed, all older markers stay', () => {
    expect(eventsOf(staked, '222')).toContainEqual({
      kind: 'busted',
      seat: 0,
      lost: ['1,1', '2,2'],
    });
    expect(play(staked, '222').board).toEqual(staked.board);
    expect(play(staked, '222').turn.stakes).toEqual({});
  });

  test('[B3] the turn is over and the next player rolls', () => {
    expect(play(staked, '222').turn).toEqual({ seat: 1, stakes: {}, phase: { kind: 'toRoll' } });
  });
});

describe('T · taking', () => {
  const staked = position('....../....../....../.....o2/.g*b4*.../.3..... gbo g - - std');

  test('[T1] a take follows a placement, never a roll', () => {
    const take = { kind: 'take', seat: 0 } as const;
    expect(apply(staked, take).ok).toBe(true);
    expect(apply(play(staked, 'roll'), take).ok).toBe(false);
    expect(apply(play(staked, '456'), take).ok).toBe(false);
  });

  test('[T2] claims become claimed for good', () => {
    const taken = play(staked, 'take');
    expect(taken.board['2,2']).toEqual({ kind: 'claimed', owner: 0 });
    expect(taken.board['3,2']).toEqual({ kind: 'claimed', owner: 0 });
  });

  test('[T3] squatters become settled spaces, which can be jumped', () => {
    const taken = play(staked, 'take');
    expect(taken.board['1,1']).toEqual({ kind: 'settled', owner: 0 });
    expect(placements(taken, [1, 1, 6])).toContain('s6@11');
  });

  test('[T4] covered markers go back to their owners', () => {
    expect(eventsOf(staked, 'take')[0]).toEqual({
      kind: 'took',
      seat: 0,
      settled: ['1,1', '6,3'],
      claimed: ['2,2', '3,2'],
      evicted: [
        { seat: 1, spaces: ['3,2'] },
        { seat: 2, spaces: ['6,3'] },
      ],
    });
  });

  test('[T5] the squatters are free again and the next player rolls', () => {
    const taken = play(staked, 'take');
    expect(freeSquatters(taken.turn.stakes)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(taken.turn).toEqual({ seat: 1, stakes: {}, phase: { kind: 'toRoll' } });
  });
});
