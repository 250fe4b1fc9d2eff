import type { Game, Variant } from '@claim-it/rules';
import {
  apply,
  formatPosition,
  placementContext,
  placementsFor,
  placementsOf,
  ROLLS,
} from '@claim-it/rules';
import { cases, cause, start } from '@claim-it/testkit';
import { describe, expect, test } from 'vitest';

/** Every game after one more roll of this turn, without the busts. */
const rolled = (game: Game): readonly Game[] => {
  const rolling = cause(game, { kind: 'roll', seat: game.turn.seat }).game;
  return ROLLS.map((roll) => cause(rolling, { kind: 'dice', roll }).game).filter(
    ({ turn }) => turn.phase.kind === 'toPlace',
  );
};

/**
 * Counts the ways to roll and place `depth` times in one turn. A roll counts once however often it falls.
 * Equal games are counted once and multiplied.
 */
const perft = (variant: Variant, depth: number): number => {
  let level = new Map<string, { readonly game: Game; readonly ways: number }>();
  level.set('start', { game: start('gb', variant), ways: 1 });
  for (let ply = 1; ply < depth; ply += 1) {
    const next = new Map<string, { readonly game: Game; readonly ways: number }>();
    for (const { game, ways } of level.values())
      for (const waiting of rolled(game))
        for (const { space } of placementsOf(waiting)) {
          const placed = apply(waiting, { kind: 'place', seat: 0, space });
          if (!placed.ok) throw new Error(`refused: ${placed.reason.kind}`);
          const key = formatPosition(placed.value.game);
          const known = next.get(key)?.ways ?? 0;
          next.set(key, { game: placed.value.game, ways: known + ways });
        }
    level = next;
  }
  let total = 0;
  for (const { game, ways } of level.values()) {
    const table = placementContext(game);
    for (const roll of ROLLS) total += ways * placementsFor(table, roll).length;
  }
  return total;
};

/** The third roll takes seconds: here the kernel counts it (`packages/kernel/test`), the rules do in the campaign. */
const DEEPEST = cases({ short: 2, long: 3 });

const WAYS = [
  ['standard', 1, 216],
  ['standard', 2, 39_096], // by hand: 216 × (6 + 35 × 5)
  ['standard', 3, 5_821_200],
  ['reuse', 1, 216],
  ['reuse', 2, 39_096],
  ['reuse', 3, 5_866_560],
] as const;

describe('ways to roll and place in one turn from the empty board', () => {
  test.each(WAYS.filter(([, depth]) => depth <= DEEPEST))(
    '%s rules, depth %i: %i',
    (variant, depth, ways) => {
      expect(perft(variant, depth)).toBe(ways);
    },
  );
});
