import type { Puzzle } from '@claim-it/ai';
import { parsePuzzle } from '@claim-it/ai';
import { change } from '@claim-it/client/storage';
import { describe, expect, test } from 'vitest';
import { nextPuzzle, randomPuzzle, verdictOf } from './choosing.ts';
import { createPuzzleMatch } from './puzzleMatch.ts';

/** Violet may claim 4,1 or place squatter 1 on 4,4. */
const PUZZLE = parsePuzzle(
  'v*...../r2.5..../..r.Vr6/.V..../rrr4V.V/...*v.. ovrg v 144 - reuse;3 41t885 41r799/13 44r735/13 44t571/15',
);
/** Only 4,4 is open. */
const ONLY = parsePuzzle(
  '.G...g/..g.g./...bB./....../....B./.g.... bgr r 444 - std;1 44r251 44t156/13',
);

const then = 'take';
const RIGHT = { space: '4,1', then };

describe('the table of a puzzle', () => {
  test('shows the roll, lets the marker go to another space, and takes the answer', async () => {
    change({ autoChoose: false });
    const match = createPuzzleMatch(PUZZLE);
    const { seat } = PUZZLE.game.turn;
    expect(match.game.value.turn.phase).toEqual(PUZZLE.game.turn.phase);
    expect(match.setup.sitters[seat]?.kind).toBe('person');
    await match.send({ kind: 'place', seat, space: '4,4' });
    await match.send({ kind: 'place', seat, space: '4,1' });
    expect(match.answer.value).toBeNull();
    await match.send({ kind: 'take', seat });
    expect(match.answer.value).toEqual(RIGHT);
    expect(match.status.value.kind).toBe('over');
  });

  test('accepts no answer before the marker is placed', async () => {
    change({ autoChoose: false });
    const match = createPuzzleMatch(PUZZLE);
    await match.send({ kind: 'roll', seat: PUZZLE.game.turn.seat });
    expect(match.answer.value).toBeNull();
  });

  test('the only space is chosen for those who want it so', () => {
    change({ autoChoose: true });
    expect(createPuzzleMatch(ONLY).game.value.turn.phase.kind).toBe('toDecide');
    change({ autoChoose: false });
    expect(createPuzzleMatch(ONLY).game.value.turn.phase.kind).toBe('toPlace');
  });
});

test.each([
  ['4,1', 'take', 'right'],
  ['4,1', 'roll', 'half'],
  ['4,4', 'take', 'wrong'],
] as const)('%s and then %s is %s', (space, then, verdict) => {
  expect(verdictOf(PUZZLE, { space, then })).toBe(verdict);
});

describe('the next puzzle', () => {
  const puzzle = (id: string, difficulty: 1 | 2): Puzzle => ({ ...PUZZLE, id, difficulty });
  const ALL = [puzzle('a', 1), puzzle('b', 1), puzzle('c', 2), puzzle('d', 2)];
  const following = (id: string | null, ...solved: string[]): string | undefined =>
    nextPuzzle(ALL, ALL.find((one) => one.id === id) ?? null, (one) => solved.includes(one))?.id;

  test('is the next unsolved one of the level, then any, then none', () => {
    expect(following(null)).toBe('a');
    expect(following('a', 'a')).toBe('b');
    expect(following('b', 'b')).toBe('a');
    expect(following('b', 'a', 'b')).toBe('c');
    expect(following('d', 'a', 'b', 'c', 'd')).toBeUndefined();
  });

  test('at random is an unsolved one while there are any', () => {
    const isSolved = (id: string): boolean => id !== 'c';
    expect(randomPuzzle(ALL, isSolved, () => 0.99)?.id).toBe('c');
    expect(
      randomPuzzle(
        ALL,
        () => true,
        () => 0.99,
      )?.id,
    ).toBe('d');
  });
});
