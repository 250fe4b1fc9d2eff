import type { Game, Seat } from '@claim-it/rules';
import {
  apply,
  formatPosition,
  leaders,
  presentSeats,
  standings,
  turnsLeftIn,
} from '@claim-it/rules';
import { cause, draw, drawn, eventsOf, play, position, start } from '@claim-it/testkit';
import { describe, expect, test } from 'vitest';

const leaving = (game: Game, seat: Seat): Game => cause(game, { kind: 'leave', seat }).game;

describe('R8 · a player who leaves', () => {
  test('[R8] on turn loses the markers of the turn, as in a bust, and passes it on', () => {
    const staked = play(start('gbo'), '235 s2@35 take 136 s6@13 355 s3@55');
    const { events, game } = cause(staked, { kind: 'leave', seat: 1 });
    expect(events).toEqual([
      { kind: 'departed', seat: 1, lost: ['1,3', '5,5'] },
      { kind: 'turnStarted', seat: 2 },
    ]);
    expect(formatPosition(game)).toBe('....../..g.../....../....../....../...... gBo o - - std');
  });

  test.each(['roll', '235', '235 s2@35', '235 s2@35 roll'])('[R8] may go after "%s"', (words) => {
    const after = leaving(play(start('gbo'), words), 0);
    expect(after).toEqual(leaving(start('gbo'), 0));
    expect(after.turn).toEqual({ seat: 1, stakes: {}, phase: { kind: 'toRoll' } });
  });

  test('[R8] off turn does not change the current turn', () => {
    const placed = play(start('gbo'), '235 s2@35');
    const { events, game } = cause(placed, { kind: 'leave', seat: 1 });
    expect(events).toEqual([{ kind: 'departed', seat: 1, lost: [] }]);
    expect(game).toEqual({ ...placed, departed: [1] });
  });

  test('[R8] is skipped from then on', () => {
    const game = leaving(start('gbo'), 1);
    expect(play(game, '235 s2@35 take').turn.seat).toBe(2);
    expect(play(game, '235 s2@35 take 235 s3@25 take').turn.seat).toBe(0);
    expect(presentSeats(game)).toEqual([0, 2]);
  });

  test('[R8] leaves its markers on the board, where they can be jumped', () => {
    const table = position('....../....../....../....../....../b....B gBo g - - std');
    const after = play(table, '114 s4@11 take');
    expect(drawn(after)).toContain('1 | g   .   .   .   .   B');
  });

  test('[R8] cannot win, however large its group', () => {
    const table = draw(
      `
      6 | b   b   b   b   b   b
      5 | B   B   B   B   B   B
      4 | .   .   .   .   .   .
      3 | .   .   .   .   .   .
      2 | o   .   .   .   .   .
      1 | g   g   .   .   .   .
          1   2   3   4   5   6`,
      { seats: 'gBo', mover: 'o', left: 1 },
    );
    const over = play(table, '124 s1@24 take');
    expect(over.turn.phase).toEqual({ kind: 'over', winners: [0] });
    expect(standings(over).map(({ spaces }) => spaces)).toEqual([2, 12, 2]);
  });

  test('[R8] does not lower the number of claims that calls the last round', () => {
    // Eight claims of green: enough for four players (7), not for the three who started (9).
    const table = draw(
      `
      6 | G   G   G   G   .   .
      5 | G   G   G   .   .   .
      4 | .   .   .   .   .   .
      3 | .   .   .   .   .   .
      2 | g*  .   .   .   .   .
      1 | .   .   .   .   .   .
          1   2   3   4   5   6`,
      { seats: 'gBo' },
    );
    const eighth = play(table, 'take');
    expect(turnsLeftIn(eighth)).toBeNull();
    const ninth = play(eighth, '123 s1@23 take 133 s1@33 133 c@33 take');
    expect(ninth.lastRoundCalledBy).toBe(0);
  });

  test('[R8] with one player left, that player wins at once', () => {
    const staked = play(start('gbo'), '235 s2@35');
    const { events, game } = cause(leaving(staked, 1), { kind: 'leave', seat: 2 });
    expect(events).toEqual([
      { kind: 'departed', seat: 2, lost: [] },
      { kind: 'gameEnded', winners: [0] },
    ]);
    expect(formatPosition(game)).toBe('....../....../....../....../....../...... gBO g - 0 std');
  });

  test('[R8] the player on turn leaves the last one the win', () => {
    const { events, game } = cause(play(start('gb'), '235 s2@35'), { kind: 'leave', seat: 0 });
    expect(events).toEqual([
      { kind: 'departed', seat: 0, lost: ['3,5'] },
      { kind: 'gameEnded', winners: [1] },
    ]);
    expect(game.turn.phase).toEqual({ kind: 'over', winners: [1] });
  });

  test('[R8] does not lead while the game continues either', () => {
    const table = position('gg..../....../bbb.../....../....../oo.... gBo g - - std');
    expect(leaders(table)).toEqual([0, 2]);
  });

  test('[R8] can leave only once', () => {
    const game = leaving(start('gbo'), 2);
    expect(apply(game, { kind: 'leave', seat: 2 })).toEqual({
      ok: false,
      reason: { kind: 'alreadyGone', seat: 2 },
    });
  });
});

describe('R8 · in the last round', () => {
  const last = position(
    'GGGGGG/GGG.../....../....../....../...... gbor b - 4 std', // green has called
  );

  test('[R8] a skipped turn counts as taken', () => {
    const after = leaving(last, 2);
    expect(turnsLeftIn(after)).toBe(4);
    const passed = play(after, '123 s1@23 take');
    expect(passed.turn.seat).toBe(3);
    expect(turnsLeftIn(passed)).toBe(2);
  });

  test('[R8] leaving on turn uses the turn up', () => {
    const after = leaving(last, 1);
    expect([after.turn.seat, turnsLeftIn(after)]).toEqual([2, 3]);
  });

  test('[R8] when the caller has left, the game ends with the turn before', () => {
    const callerGone = leaving(last, 0);
    const two = play(callerGone, '123 s1@23 take 123 s1@32 take');
    expect([two.turn.seat, turnsLeftIn(two)]).toEqual([3, 2]);
    expect(eventsOf(two, '445 s5@44 take').at(-1)).toEqual({
      kind: 'gameEnded',
      winners: [1, 2, 3],
    });
  });

  test('[R8] the caller who leaves on the last turn ends the game', () => {
    const caller = position('GGGGGG/GGG.../....../....../....../bb.o.. gbor g - 1 std');
    const { events } = cause(caller, { kind: 'leave', seat: 0 });
    expect(events.at(-1)).toEqual({ kind: 'gameEnded', winners: [1] });
  });

  test('[R8] a caller next to empty seats still has the last turn', () => {
    const others = leaving(leaving(last, 2), 3);
    const passed = play(others, '123 s1@23 take');
    expect([passed.turn.seat, turnsLeftIn(passed)]).toEqual([0, 1]);
  });

  test('[R8] the first turn after the call skips seats whose players have left', () => {
    const calling = position('GGGGGG/GG..../....../....../....../g*..... gBo g - - std');
    const called = play(calling, 'take');
    expect([called.turn.seat, turnsLeftIn(called)]).toEqual([2, 2]);
  });
});
