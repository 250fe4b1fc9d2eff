import type { Choice, Game, Roll, Space } from '@claim-it/rules';
import { invariant, placementsOf } from '@claim-it/rules';
import { play, position, scriptedDice, start } from '@claim-it/testkit';
import { describe, expect, test } from 'vitest';
import type { Chances } from './steps.ts';
import { extend } from './steps.ts';
import type { MatchStep } from './types.ts';

const NO_DICE = (): Roll => {
  throw new Error('no roll is due here');
};

const chances = (dice: string | null, choosesAlone = false): Chances => ({
  roll: dice === null ? NO_DICE : scriptedDice(dice),
  choosesAlone: () => choosesAlone,
});

const stepsOf = (
  game: Game,
  choice: Choice | null,
  own: Chances,
  index = 0,
): readonly MatchStep[] => {
  const steps = extend(game, index, choice, own);
  invariant(steps.ok, `the choice is lawful: ${JSON.stringify(steps)}`);
  return steps.value;
};

const kindsOf = (steps: readonly MatchStep[]): readonly string[] =>
  steps.map(({ input }) => input.kind);

const ROLL: Choice = { kind: 'roll', seat: 0 };
const place = (space: Space): Choice => ({ kind: 'place', seat: 0, space });

describe('one choice and its effects', () => {
  test('a roll and its dice are two consecutive steps of one transaction', () => {
    const steps = stepsOf(start('gb'), ROLL, chances('145'), 7);
    expect(kindsOf(steps)).toEqual(['roll', 'dice']);
    expect(steps.map(({ index }) => index)).toEqual([7, 8]);
    expect(steps[1]?.before).toBe(steps[0]?.after);
    expect(steps[1]?.after.turn.phase).toEqual({ kind: 'toPlace', roll: [1, 4, 5] });
  });

  test('dice that are due are rolled without a choice', () => {
    const asked = stepsOf(start('gb'), ROLL, chances('145'))[0]?.after as Game;
    expect(kindsOf(stepsOf(asked, null, chances('126')))).toEqual(['dice']);
    expect(stepsOf(start('gb'), null, chances(null))).toEqual([]);
  });

  test('a refused choice has no effect', () => {
    expect(extend(start('gb'), 0, { kind: 'take', seat: 0 }, chances(null))).toEqual({
      ok: false,
      reason: { kind: 'nothingToTake' },
    });
  });
});

describe('another space instead of the chosen one', () => {
  const placed = play(start('gb'), '145 s5@14');

  test('is undo and place', () => {
    const steps = stepsOf(placed, place('4,1'), chances(null));
    expect(kindsOf(steps)).toEqual(['undo', 'place']);
    expect(Object.keys(steps[1]?.after.turn.stakes ?? {})).toEqual(['4,1']);
  });

  test('the same space again has no effect', () => {
    expect(stepsOf(placed, place('1,4'), chances(null))).toEqual([]);
  });

  test('a space that the roll does not offer is refused, and the marker stays', () => {
    expect(extend(placed, 0, place('6,6'), chances(null))).toEqual({
      ok: false,
      reason: { kind: 'spaceNotInRoll', space: '6,6', roll: [1, 4, 5] },
    });
  });

  test('no player moves another player’s marker', () => {
    const other: Choice = { kind: 'place', seat: 1, space: '4,1' };
    expect(extend(placed, 0, other, chances(null))).toEqual({
      ok: false,
      reason: { kind: 'notYourTurn', seat: 1, onTurn: 0 },
    });
  });
});

describe('a single lit space', () => {
  // Of the roll 1-1-2 only 1,2 is left: 2,1 and 1,1 are claimed for good.
  const one = position('....../....../....../....../....../BB.... gb g - - std');

  test('is the only one of the drawn board', () => {
    const rolled = stepsOf(one, ROLL, chances('112')).at(-1)?.after as Game;
    expect(placementsOf(rolled).map(({ space }) => space)).toEqual(['1,2']);
  });

  test('is chosen automatically', () => {
    const steps = stepsOf(one, ROLL, chances('112', true));
    expect(kindsOf(steps)).toEqual(['roll', 'dice', 'place']);
    expect(steps.at(-1)?.after.turn.phase.kind).toBe('toDecide');
  });

  test('is left to a player who prefers that', () => {
    expect(kindsOf(stepsOf(one, ROLL, chances('112', false)))).toEqual(['roll', 'dice']);
  });

  test('with two lit spaces none is chosen automatically', () => {
    expect(kindsOf(stepsOf(start('gb'), ROLL, chances('112', true)))).toEqual(['roll', 'dice']);
  });
});
