import type { Game, GameEvent, Replay, Seat } from '@claim-it/rules';

/** One turn of a finished game: what happened, and the board it left. */
export type ReplayTurn = {
  readonly seat: Seat;
  readonly events: readonly GameEvent[];
  readonly after: Game;
};

/** Asking for dice and passing the turn on need no words. */
const isTold = ({ kind }: GameEvent): boolean => kind !== 'diceRequested' && kind !== 'turnStarted';

/** The turns of a record in order; the last one may be unfinished. */
export const replayTurns = ({ start, steps }: Replay): readonly ReplayTurn[] => {
  const turns: ReplayTurn[] = [];
  let events: GameEvent[] = [];
  let seat = start.turn.seat;
  let after = start;
  const close = (): void => {
    if (events.length > 0) turns.push({ seat, events, after });
    events = [];
    seat = after.turn.seat;
  };
  for (const step of steps) {
    events.push(...step.events.filter(isTold));
    after = step.game;
    if (step.events.some(({ kind }) => kind === 'turnStarted' || kind === 'gameEnded')) close();
  }
  close();
  return turns;
};
