import { describe, expect, test } from 'vitest';
import { firstPlayer, newRollOff, nextToRoll, rollForFirst, sumOf, turnOrder } from './rollOff.ts';
import type { Roll } from './vocabulary.ts';

const rolledOff = (players: number, rolls: readonly Roll[]) =>
  rolls.reduce((rollOff, roll) => {
    if (!rollOff.ok) throw new Error('refused');
    return rollForFirst(rollOff.value, roll);
  }, newRollOff(players));

describe('the roll for the first turn', () => {
  test.each([1, 6, 2.5, Number.NaN])('refuses %d players', (players) => {
    expect(newRollOff(players)).toEqual({
      ok: false,
      reason: { kind: 'seatCount', seats: players },
    });
  });

  test('asks the players clockwise', () => {
    const two = rolledOff(3, [[1, 1, 1]]);
    expect(two.ok && nextToRoll(two.value)).toBe(1);
    expect(two.ok && firstPlayer(two.value)).toBeNull();
  });

  test('continues among the tied players only, in their order', () => {
    const tied = rolledOff(4, [
      [4, 5, 6],
      [1, 1, 1],
      [3, 6, 6],
      [5, 5, 5],
    ]);
    expect(tied.ok && tied.value).toEqual({ players: 4, contenders: [0, 2, 3], rolls: [] });
    expect(tied.ok && nextToRoll(tied.value)).toBe(0);
  });

  test('is over when one player is left, and refuses more dice', () => {
    const over = rolledOff(2, [
      [1, 1, 1],
      [1, 1, 2],
    ]);
    expect(over.ok && firstPlayer(over.value)).toBe(1);
    expect(over.ok && nextToRoll(over.value)).toBeNull();
    expect(over.ok && rollForFirst(over.value, [6, 6, 6])).toEqual({
      ok: false,
      reason: { kind: 'rollOffIsOver', first: 1 },
    });
  });

  test('adds the three dice', () => {
    expect(sumOf([2, 5, 6])).toBe(13);
  });

  test('gives the seats clockwise from the first player', () => {
    expect(turnOrder(5, 3)).toEqual([3, 4, 0, 1, 2]);
    expect(turnOrder(2, 0)).toEqual([0, 1]);
  });
});
