import { StoreFault } from './store/index.ts';

/** The server cannot start, or cannot continue: one line for the operator. */
export class HouseFault extends Error {
  override readonly name = 'HouseFault';
}

const PASSING: readonly string[] = ['busy', 'diskFull', 'locked', 'unreachable'];

/** Whether the store is only temporarily unavailable: nothing was written, and a retry may work. */
export const isPassing = (error: unknown): boolean =>
  error instanceof StoreFault && PASSING.includes(error.kind);
