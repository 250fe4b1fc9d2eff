import type { Chair } from '@claim-it/fairness';
import { shakerFor } from '@claim-it/fairness';
import type { TableState } from '@claim-it/protocol';
import { chairOnTurn, deadlineOf, phaseOf } from '@claim-it/protocol';
import type { TableProgress, TableStatus } from '../store/index.ts';

const STATUS: Readonly<Record<ReturnType<typeof phaseOf>, TableStatus>> = {
  gathering: 'open',
  shaking: 'playing',
  playing: 'playing',
  over: 'finished',
};

/** The chair that everybody waits for: the one on turn, or the one that shakes for it. */
const awaited = (state: TableState): Chair | null => {
  const chair = chairOnTurn(state);
  const isRolling = state.game?.turn.phase.kind === 'rolling';
  if (chair === null || !isRolling || state.ledger === null) return chair;
  return shakerFor(state.ledger, chair);
};

const progressOf = (state: TableState): TableProgress => ({
  status: STATUS[phaseOf(state)],
  turn: awaited(state),
  deadline: deadlineOf(state),
});

/** What lists and clocks must know anew. A deadline that was given before stays as it is: the house may have added to it. */
export const progressChange = (before: TableState, after: TableState): TableProgress | null => {
  const [old, now] = [progressOf(before), progressOf(after)];
  const isSame =
    old.status === now.status && old.turn === now.turn && old.deadline === now.deadline;
  return isSame ? null : now;
};
