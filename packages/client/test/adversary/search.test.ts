import { cases } from '@claim-it/testkit';
import { expect, test } from 'vitest';
import type { SearchSetup } from './search.ts';
import { search } from './search.ts';
import type { Sitter } from './server.ts';

const [H, A, B] = ['honest', 'accomplice', 'bot'] as const;

type Heard = NonNullable<SearchSetup['heard']>;
const ONE = cases({ short: 1, long: 2 });
const TWO = cases({ short: 2, long: 3 });

/** The sitters, the target roll, the number of moves, and the game id, which decides who begins. */
const TABLES: readonly (readonly [readonly Sitter[], number, number, string, Heard])[] = [
  [[H, A], 0, ONE, 'two-people-1', 'stir'],
  [[A, H], 1, TWO, 'two-people-2', 'stir'],
  [[A, H, A], 1, ONE, 'three-table-0', 'stir'],
  [[H, A, A], 2, ONE, 'three-people-1', 'stir'],
  [[A, B, H], 1, ONE, 'with-a-bot-1', 'stir'],
  [[H, B, A], 2, ONE, 'with-a-bot-3', 'stir'],
  [[H, A, A], 1, ONE, 'three-people-1', 'roll'],
  [[A, B, H], 1, ONE, 'with-a-bot-1', 'shake'],
];

type Before = NonNullable<SearchSetup['before']>;

/** The same after others shake for an accomplice, after the honest player was left out, and after an accomplice joined. */
const LATER: readonly (readonly [readonly Sitter[], Before, string, Heard])[] = [
  [[A, H], { onTurn: 0, moves: ['desert 0'] }, 'two-people-2', 'stir'],
  [[A, H, A], { onTurn: 0, moves: ['desert 0'] }, 'three-table-0', 'shake'],
  [[A, H], { onTurn: 1, moves: ['idle 0'] }, 'two-people-2', 'stir'],
  [[H, A, A], { onTurn: 1, moves: ['next', 'away 0'] }, 'three-people-1', 'back'],
  [[A, B, H], { onTurn: 1, moves: ['join 1'] }, 'with-a-bot-1', 'stir'],
];

test.each(LATER)(
  'nothing changes the dice undetected: %j after %j',
  async (sitters, before, game, heard) => {
    const setup = { sitters, roll: 1, game, depth: ONE, heard, before };
    const { stories, ends, influences } = await search(setup);
    expect(influences).toEqual([]);
    expect(stories).toBeGreaterThan(15);
    expect(ends.settled + ends.named).toBeGreaterThan(0);
  },
);

/**
 * Once the adversary has received an element of the honest player, every sequence of so many moves is presented to the
 * real client. Every roll shown in the end was fixed, is named, was detected, or the player had left before.
 */
test.each(TABLES)(
  'nothing changes the dice undetected: %j, roll %i',
  async (sitters, roll, depth, game, heard) => {
    const { stories, ends, influences } = await search({ sitters, roll, game, depth, heard });
    expect(influences).toEqual([]);
    expect(stories).toBeGreaterThan(15);
    expect(Math.min(ends.settled, ends.detected + ends.impossible)).toBeGreaterThan(0);
  },
);
