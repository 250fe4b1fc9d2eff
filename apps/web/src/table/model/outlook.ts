import type { Game, Seat } from '@claim-it/rules';
import { apply, stakedSpaces, standingOf } from '@claim-it/rules';
import type { MineChange } from '@claim-it/text';

/** What taking now would do. */
export type Outlook = {
  readonly spaces: number;
  readonly mine: MineChange;
  readonly callsLastRound: boolean;
  /** The winners if taking ends the game; null while the game continues. */
  readonly winners: readonly Seat[] | null;
};

/** Null where nothing can be taken. The rules themselves take, on paper. */
export const outlookOf = (game: Game): Outlook | null => {
  if (game.turn.phase.kind !== 'toDecide') return null;
  const { seat, stakes } = game.turn;
  const taken = apply(game, { kind: 'take', seat });
  if (!taken.ok) return null;
  const after = taken.value.game;
  return {
    spaces: stakedSpaces(stakes).length,
    mine: { from: standingOf(game.board, seat).group, to: standingOf(after.board, seat).group },
    callsLastRound: game.lastRoundCalledBy === null && after.lastRoundCalledBy === seat,
    winners: after.turn.phase.kind === 'over' ? after.turn.phase.winners : null,
  };
};
