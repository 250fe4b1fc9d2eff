import type { Game, Placement, Space } from '@claim-it/rules';
import { apply, placementsOf } from '@claim-it/rules';

/** The options of the player on turn, and the chosen one. */
export type Offers = {
  /** The game before anything was chosen: what each marker would land on. */
  readonly ground: Game;
  readonly placements: readonly Placement[];
  readonly chosen: Space | null;
};

/** A chosen marker may still go elsewhere (R9), so all spaces of its roll stay on offer. */
export const offersIn = (game: Game): Offers => {
  const { phase, seat } = game.turn;
  if (phase.kind !== 'toDecide' || phase.undoable === null)
    return { ground: game, placements: placementsOf(game), chosen: null };
  const undone = apply(game, { kind: 'undo', seat });
  const ground = undone.ok ? undone.value.game : game;
  return { ground, placements: placementsOf(ground), chosen: phase.undoable.space };
};
