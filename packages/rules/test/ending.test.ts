import type { Game } from '@claim-it/rules';
import { claimsToCall, freeSquatters, standings, turnsLeftIn } from '@claim-it/rules';
import { draw, drawn, eventsOf, play, position, start } from '@claim-it/testkit';
import { describe, expect, test } from 'vitest';

/** A board on which green has `claims` claimed spaces and one more to take, scattered. */
const scattered = (seats: string, claims: number): Game => {
  const cells: string[] = Array.from({ length: 36 }, (_, index) =>
    index % 2 === 0 && index / 2 < claims ? 'G' : '.',
  );
  cells[35] = 'g*';
  const rows = Array.from({ length: 6 }, (_, row) => cells.slice(row * 6, row * 6 + 6).join(''));
  return position(`${rows.join('/')} ${seats} g - - std`);
};

describe('L · the last round', () => {
  test.each([
    ['gb', 13],
    ['gbo', 9],
    ['gbor', 7],
    ['gborv', 6],
  ])('[L1] with seats %s it takes %i claims, connected or not', (seats, needed) => {
    expect(claimsToCall(seats.length)).toBe(needed);
    expect(turnsLeftIn(play(scattered(seats, needed - 2), 'take'))).toBeNull();
    expect(turnsLeftIn(play(scattered(seats, needed - 1), 'take'))).toBe(seats.length);
  });

  test('[L2] it is called when the turn ends, not when the marker is placed', () => {
    const table = position('GGGGGG/GG..../....../....../....../g..... gbo g - - std');
    const placed = play(table, '111 c@11');
    expect(turnsLeftIn(placed)).toBeNull();
    expect(eventsOf(placed, 'take').slice(1)).toEqual([
      { kind: 'lastRoundCalled', seat: 0, claims: 9 },
      { kind: 'turnStarted', seat: 1 },
    ]);
    expect(turnsLeftIn(play(placed, '111'))).toBeNull();
  });

  test('[L2] it is called only once', () => {
    const table = position('GGGGGG/GGG.../....../....../BBBBBB/BB...b gbo b - 3 std');
    const after = play(table, '166 c@61 take');
    expect([after.lastRoundCalledBy, turnsLeftIn(after)]).toEqual([0, 2]);
  });

  test('[L3] every player has one more turn, the caller last', () => {
    const called = play(scattered('gbor', 6), 'take');
    const turns = [1, 2, 3, 4].map((count) =>
      play(called, Array(count).fill('123 s1@32 take').join(' ')),
    );
    expect([called, ...turns].map(({ turn }) => turn.seat)).toEqual([1, 2, 3, 0, 0]);
    expect(turns.map(({ turn }) => turn.phase.kind)).toEqual([
      'toRoll',
      'toRoll',
      'toRoll',
      'over',
    ]);
  });

  test('[L3] a bust uses the turn up like a take', () => {
    const table = position('GGGGGG/GGG.../....../....../....../G..... gbo b - 3 std');
    expect(turnsLeftIn(play(table, '111'))).toBe(2);
  });

  test('[L4] the game ends with the caller’s turn, bust or take', () => {
    const table = position('GGGGGG/GGG.../....../....../....../G..... gbo g - 1 std');
    expect(play(table, '111').turn.phase).toEqual({ kind: 'over', winners: [0] });
    expect(play(table, '123 s1@23 take').turn.phase).toEqual({ kind: 'over', winners: [0] });
  });
});

/** Orange has the last turn of the game and takes one isolated space. */
const decided = (drawing: string): readonly number[] => {
  const { phase } = play(draw(drawing, { mover: 'o', left: 1 }), '456 s5@46 take').turn;
  return phase.kind === 'over' ? phase.winners : [];
};

describe('W · winning', () => {
  test('[W1] the largest group wins, settled and claimed alike, regardless of claims', () => {
    expect(
      decided(`
        6 | .   .   .   .   .   .
        5 | .   .   .   .   .   .
        4 | B   .   B   .   B   .
        3 | .   B   .   B   .   B
        2 | .   .   .   .   .   .
        1 | G   g   .   .   .   .
            1   2   3   4   5   6`),
    ).toEqual([0]);
  });

  test('[W1] sides join, corners and the far edge do not', () => {
    const table = position('g....g/....../....../..g.../.gg.../g..g.. gb g - - std');
    expect(standings(table)[0]).toEqual({ seat: 0, group: 3, claims: 0, spaces: 7 });
  });

  test('[W2] of equal groups the one with more claims on the whole board wins', () => {
    expect(
      decided(`
        6 | .   .   .   .   .   .
        5 | .   .   .   .   .   .
        4 | b   b   .   B   .   B
        3 | .   .   .   .   .   .
        2 | .   .   g   .   g   .
        1 | G   g   .   .   .   g
            1   2   3   4   5   6`),
    ).toEqual([1]);
  });

  test('[W3] of equal groups and claims the one with more spaces wins', () => {
    expect(
      decided(`
        6 | .   .   .   .   .   .
        5 | .   .   .   .   .   .
        4 | b   b   .   B   .   .
        3 | .   .   .   .   .   .
        2 | .   .   g   .   g   .
        1 | G   g   .   .   .   .
            1   2   3   4   5   6`),
    ).toEqual([0]);
  });
});

describe('V · the variation', () => {
  test('[V1] a claim sends its squatter back at once, to be used again in the turn', () => {
    const claimed = play(start('gb', 'reuse'), '235 s2@35 355 c@35');
    expect(drawn(claimed)).toContain('5 | .   .   .*');
    expect(freeSquatters(claimed.turn.stakes)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(drawn(play(claimed, '235 s2@53'))).toContain('3 | .   .   .   .   .2');
    expect(eventsOf(start('gb', 'reuse'), '235 s2@35 355 c@35').at(-1)).toEqual({
      kind: 'squatterReturned',
      seat: 0,
      squatter: 2,
    });
  });

  test('[V1] the claim stays, closes the space and is taken like any other', () => {
    const claimed = play(start('gb', 'reuse'), '235 s2@35 355 c@35');
    expect(play(claimed, 'take').board['3,5']).toEqual({ kind: 'claimed', owner: 0 });
  });

  test('[V2] without the variation the squatter stays where it is', () => {
    const claimed = play(start('gb'), '235 s2@35 355 c@35');
    expect(freeSquatters(claimed.turn.stakes)).toEqual([1, 3, 4, 5, 6]);
  });

  test('[V2] five players may play it', () => {
    expect(start('gborv', 'reuse').setup.variant).toBe('reuse');
  });
});
