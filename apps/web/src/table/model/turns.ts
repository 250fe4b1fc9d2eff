import type { MatchStep } from '@claim-it/client/model';
import type { GameEvent } from '@claim-it/rules';

const startOf = (step: MatchStep): Extract<GameEvent, { kind: 'turnStarted' }> | undefined =>
  step.events.find((event) => event.kind === 'turnStarted');

/** The round being played, counted from 1: it grows when the turn comes back to an earlier seat. */
export const roundOf = (steps: readonly MatchStep[]): number =>
  steps.reduce((round, step) => {
    const started = startOf(step);
    return started !== undefined && started.seat < step.before.turn.seat ? round + 1 : round;
  }, 1);

/** How many rolls the turn has seen so far. */
export const rollsThisTurn = (steps: readonly MatchStep[]): number =>
  steps.reduce((rolls, step) => {
    if (startOf(step) !== undefined) return 0;
    return step.events.some((event) => event.kind === 'rolled') ? rolls + 1 : rolls;
  }, 0);
