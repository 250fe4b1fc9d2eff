import type { Game, Pip, Roll, Space } from '@claim-it/rules';
import {
  apply,
  bustCount,
  isOver,
  PIPS,
  placementContext,
  placementsFor,
  placementsOf,
  ROLLS,
  rollOf,
  weightOf,
} from '@claim-it/rules';
import { cases, draw, playRandomly, randomFrom } from '@claim-it/testkit';
import { describe, expect, test } from 'vitest';
import { bustsAfter, bustsNow, survivalOf } from '../src/odds.ts';

const OUTCOME_ROLLS: readonly Roll[] = PIPS.flatMap((a) =>
  PIPS.flatMap((b) => PIPS.map((c: Pip) => rollOf(a, b, c))),
);

const after = (game: Game, roll: Roll, space: Space): Game => {
  const rolled = { ...game, turn: { ...game.turn, phase: { kind: 'toPlace', roll } as const } };
  const step = apply(rolled, { kind: 'place', seat: game.turn.seat, space });
  if (!step.ok) throw new Error(step.reason.kind);
  return step.value.game;
};

/** By the rules alone, roll by roll. */
const survivalByRules = (game: Game, rolls: number): number =>
  ROLLS.reduce((ways, roll) => {
    const placements = placementsFor(placementContext(game), roll);
    if (placements.length === 0) return ways;
    if (rolls === 1) return ways + weightOf(roll);
    const best = placements.map(({ space }) =>
      survivalByRules(after(game, roll, space), rolls - 1),
    );
    return ways + weightOf(roll) * Math.max(...best);
  }, 0);

/** Positions from random games of every size, under both rules. */
const positions = (count: number, spacing: number): readonly Game[] => {
  const found: Game[] = [];
  for (let seed = 0; found.length < count; seed += 1) {
    const colors = (['green', 'orange', 'blue', 'red', 'violet'] as const).slice(0, 2 + (seed % 4));
    const variant = seed % 3 === 0 ? 'reuse' : 'standard';
    const { games } = playRandomly({ colors, variant }, randomFrom(seed), {
      take: 0.2,
      undo: 0,
      pass: 0,
      leave: 0.001,
    });
    found.push(...games.filter((game, index) => !isOver(game) && index % spacing === 0));
  }
  return found.slice(0, count);
};

describe('odds', () => {
  // Positions from games of every size, under both rules: a few games cover every case.
  test('equal brute force over the 216 outcomes', () => {
    for (const game of positions(cases({ short: 600, long: 10_000 }), 7)) {
      const table = placementContext(game);
      const busting = new Set(
        ROLLS.filter((roll) => placementsFor(table, roll).length === 0).map(String),
      );
      const busts = OUTCOME_ROLLS.filter((roll) => busting.has(String(roll))).length;
      expect(bustsNow(game)).toBe(busts);
      expect(survivalOf(game, 1)).toEqual({ ways: 216 - busts, of: 216 });
    }
  });

  test('two rolls ahead equal brute force', () => {
    for (const game of positions(8, 61))
      expect(survivalOf(game, 2).ways).toBe(survivalByRules(game, 2));
  });

  test('three rolls ahead equal brute force where few spaces are open', () => {
    const game = draw(
      `6 | O   O   O   O   O   O
       5 | G   G   G   G   G   G
       4 | o   O   O   G   G   G
       3 | O   .   o   O   O   O
       2 | G   g   .   G   G   G
       1 | o   O   G   O   .   O
           1   2   3   4   5   6`,
      { seats: 'go' },
    );
    expect(survivalOf(game, 3).ways).toBe(survivalByRules(game, 3));
  });

  test('never promise more for a longer way', () => {
    for (const game of positions(40, 31)) {
      const chances = ([1, 2, 3] as const).map((rolls) => {
        const { ways, of } = survivalOf(game, rolls);
        return ways / of;
      });
      expect(chances.toSorted((left, right) => right - left)).toEqual(chances);
    }
  });

  test('give the bust count after each placement of the current roll', () => {
    for (const game of positions(400, 5)) {
      if (game.turn.phase.kind !== 'toPlace') continue;
      const expected = placementsOf(game).map(({ space }) => {
        const step = apply(game, { kind: 'place', seat: game.turn.seat, space });
        return [space, step.ok ? bustCount(step.value.game) : null];
      });
      expect([...bustsAfter(game)]).toEqual(expected);
    }
  });
});
