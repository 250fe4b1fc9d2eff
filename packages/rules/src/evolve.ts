import type { Board, Holding } from './board.ts';
import type { Game, Phase } from './game.ts';
import type { GameEvent } from './input.ts';
import { invariant, unreachable } from './result.ts';
import type { Stake, Stakes } from './stake.ts';
import type { Seat, Space } from './vocabulary.ts';

type Took = Extract<GameEvent, { kind: 'took' }>;

const inPhase = (game: Game, phase: Phase): Game => ({ ...game, turn: { ...game.turn, phase } });

const withoutStakes = (game: Game): Game => ({ ...game, turn: { ...game.turn, stakes: {} } });

/** The stakes with `stake` on `space`; null removes the stake there. */
const withStake = (stakes: Stakes, space: Space, stake: Stake | null): Stakes => {
  if (stake !== null) return { ...stakes, [space]: stake };
  const { [space]: _, ...rest } = stakes;
  return rest;
};

/** Stakes become holdings: claims become claimed, squatters become settled. T2, T3, EXAMPLE 5 */
const settle = (board: Board, { seat, settled, claimed }: Took): Board => {
  const holdings: Partial<Record<Space, Holding>> = {};
  for (const space of settled) holdings[space] = { kind: 'settled', owner: seat };
  for (const space of claimed) holdings[space] = { kind: 'claimed', owner: seat };
  return { ...board, ...holdings };
};

const insert = (departed: readonly Seat[], seat: Seat): readonly Seat[] =>
  [...departed, seat].sort((left, right) => left - right);

/** The game after an event: a plain fold that does not check its events. */
export const evolve = (game: Game, event: GameEvent): Game => {
  const { turn } = game;
  switch (event.kind) {
    case 'diceRequested':
      return inPhase(game, { kind: 'rolling' });
    case 'rolled':
      return inPhase(game, { kind: 'toPlace', roll: event.roll });
    case 'placed': {
      invariant(turn.phase.kind === 'toPlace', 'a placement answers a roll');
      const { space, stake, before } = event;
      const undoable = { roll: turn.phase.roll, space, before };
      const stakes = withStake(turn.stakes, space, stake);
      return { ...game, turn: { ...turn, stakes, phase: { kind: 'toDecide', undoable } } };
    }
    case 'squatterReturned': // the event's `covers` is already null: the claim sent the squatter back
      return game;
    case 'undone': {
      const stakes = withStake(turn.stakes, event.space, event.before);
      return { ...game, turn: { ...turn, stakes, phase: { kind: 'toPlace', roll: event.roll } } };
    }
    case 'busted':
    case 'passed':
      return withoutStakes(game);
    case 'took':
      return withoutStakes({ ...game, board: settle(game.board, event) });
    case 'departed': {
      const after = { ...game, departed: insert(game.departed, event.seat) };
      return event.seat === turn.seat ? withoutStakes(after) : after;
    }
    case 'lastRoundCalled':
      return { ...game, lastRoundCalledBy: event.seat };
    case 'turnStarted':
      return { ...game, turn: { seat: event.seat, stakes: {}, phase: { kind: 'toRoll' } } };
    case 'gameEnded':
      return withoutStakes(inPhase(game, { kind: 'over', winners: event.winners }));
    default:
      return unreachable(event);
  }
};
