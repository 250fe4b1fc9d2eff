import type { Input, Seat, Space } from '@claim-it/rules';
import { SPACES, seatsOf, standingOf } from '@claim-it/rules';
import { cases, played, position } from '@claim-it/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changesBetween, hasRolledNow, lossesIn, sinceTurnOf } from './since.ts';
import { playInputs } from './steps.ts';
import type { MatchStep } from './types.ts';

const stepsFrom = (line: string, inputs: readonly Input[]): readonly MatchStep[] => {
  const steps = playInputs(position(line), 0, inputs);
  if (!steps.ok) throw new Error(JSON.stringify(steps.reason));
  return steps.value;
};

const placing = (
  seat: Seat,
  roll: readonly [1 | 2 | 3 | 4 | 5 | 6, number, number],
  space: Space,
): readonly Input[] => [
  { kind: 'roll', seat },
  { kind: 'dice', roll: roll as never },
  { kind: 'place', seat, space },
];

/** Green has 3,2 and 4,2 beside 4,3; Orange jumps two of them. */
const START = '....../....../....../...g../..gg../...... gob g - - std';
const INPUTS: readonly Input[] = [
  ...placing(0, [1, 1, 6], '6,1'),
  { kind: 'take', seat: 0 },
  ...placing(1, [2, 3, 5], '3,2'),
  ...placing(1, [3, 4, 6], '4,3'),
  { kind: 'take', seat: 1 },
  ...placing(2, [1, 5, 5], '5,5'),
  { kind: 'take', seat: 2 },
];

describe('changes since the last turn of a player', () => {
  const steps = stepsFrom(START, INPUTS);
  const game = steps.at(-1)?.after ?? position(START);

  test('are the spaces that others took, marked if they were the player’s own', () => {
    const since = sinceTurnOf(steps, game, 0);
    expect(since.from).toBe(4);
    expect(since.changes.map(({ space, kind }) => `${space} ${kind}`).toSorted()).toEqual([
      '3,2 lost',
      '4,3 lost',
      '5,5 changed',
    ]);
    expect(since.gains).toEqual([-2, 2, 1]);
    expect(since.mine).toEqual({ from: 3, to: 1 });
    expect(lossesIn(since)).toEqual([{ seat: 1, spaces: ['3,2', '4,3'] }]);
  });

  test('differ for each seat, and own spaces are no news', () => {
    expect(sinceTurnOf(steps, game, 1).changes.map(({ space }) => space)).toEqual(['5,5']);
    expect(sinceTurnOf(steps, game, 2).changes).toEqual([]);
  });

  test('stay during the own turn, and are computed again after it', () => {
    const rolled = [...INPUTS, ...placing(0, [2, 2, 4], '2,2')];
    const during = stepsFrom(START, rolled);
    const now = during.at(-1)?.after ?? game;
    expect(hasRolledNow(steps, 0)).toBe(false);
    expect(hasRolledNow(during, 0)).toBe(true);
    expect(sinceTurnOf(during, now, 0)).toEqual(sinceTurnOf(steps, game, 0));
    const ended = stepsFrom(START, [...rolled, { kind: 'take', seat: 0 }]);
    expect(sinceTurnOf(ended, ended.at(-1)?.after ?? now, 0).changes).toEqual([]);
  });

  test('stay marked when a turn was skipped before its first roll', () => {
    const skipped = stepsFrom(START, [...INPUTS, { kind: 'pass', seat: 0 }]);
    expect(sinceTurnOf(skipped, skipped.at(-1)?.after ?? game, 0).changes).toHaveLength(3);
  });
});

describe('laws over random games', () => {
  const withSteps = played().map(({ start, steps }) => {
    const all = playInputs(
      start,
      0,
      steps.map(({ input }) => input),
    );
    return { start, steps: all.ok ? all.value : [] };
  });

  test('marks are the difference of two boards, and the counts add up', () => {
    fc.assert(
      fc.property(withSteps, ({ start, steps }) => {
        const game = steps.at(-1)?.after ?? start;
        for (const seat of seatsOf(game)) {
          const since = sinceTurnOf(steps, game, seat);
          const was = steps[since.from]?.before ?? game;
          const marked = new Set(since.changes.map(({ space }) => space));
          for (const space of SPACES)
            expect(marked.has(space)).toBe(
              JSON.stringify(was.board[space]) !== JSON.stringify(game.board[space]),
            );
          // A mark is reversed by swapping the boards.
          expect(changesBetween(game.board, was.board, seat)).toHaveLength(since.changes.length);
          const before = seatsOf(game).map((one) => standingOf(was.board, one).spaces);
          expect(since.gains.map((gain, one) => gain + (before[one] ?? 0))).toEqual(
            seatsOf(game).map((one) => standingOf(game.board, one).spaces),
          );
          const lost = since.changes.filter(({ kind }) => kind === 'lost').length;
          expect(since.gains[seat]).toBe(-lost + 0);
          expect(lossesIn(since).flatMap(({ spaces }) => spaces)).toHaveLength(lost);
          expect(lossesIn(since).every(({ seat: by }) => by !== seat)).toBe(true);
        }
      }),
      { numRuns: cases({ short: 60, long: 3000 }) },
    );
  });
});
