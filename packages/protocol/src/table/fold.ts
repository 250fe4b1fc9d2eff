import type { Result } from '@claim-it/rules';
import { ok, refuse } from '@claim-it/rules';
import type { TableEvent } from './event.ts';
import type { TableStep } from './evolve.ts';
import { evolveTable } from './evolve.ts';
import type { TableFault } from './fault.ts';
import type { TableState } from './state.ts';

/** A table after many events, with every input of the game. */
export type Folded = { readonly state: TableState; readonly steps: readonly TableStep[] };

/** The first invalid event, counted as in the log, and its fault. */
export type FoldFault = { readonly seq: number; readonly fault: TableFault };

export const foldTable = (
  start: TableState,
  events: readonly TableEvent[],
): Result<Folded, FoldFault> => {
  let state = start;
  const steps: TableStep[] = [];
  for (const event of events) {
    const next = evolveTable(state, event);
    if (!next.ok) return refuse({ seq: state.seq + 1, fault: next.reason });
    state = next.value.state;
    if (next.value.step !== null) steps.push(next.value.step);
  }
  return ok({ state, steps });
};
