import type { Game, GameEvent, Replay } from '@claim-it/rules';

/** One turn of a finished game: what happened, and the board it left. */
export type ReplayTurn = {
  readonly events: readonly GameEvent[];
  readonly after: Game;
};

/** Asking for dice and passing the turn on need no words. */
const isTold = ({ kind }: GameEvent): boolean => kind !== 'diceRequested' && kind !== 'turnStarted';

/** The turns of a record in order; the last one may be unfinished. */
export const replayTurns = ({ start, steps }: Replay): readonly ReplayTurn[] => {
  const turns: ReplayTurn[] = [];
  let events: GameEvent[] = [];
  let after = start;
  const close = (): void => {
    if (events.length > 0) turns.push({ events, after });
    events = [];
  };
  for (const step of steps) {
    events.push(...step.events.filter(isTold));
    after = step.game;
    if (step.events.some(({ kind }) => kind === 'turnStarted' || kind === 'gameEnded')) close();
  }
  close();
  return turns;
};
