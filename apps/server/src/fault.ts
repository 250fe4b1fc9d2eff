import { StoreFault } from './store/index.ts';

/** The house cannot start, or cannot go on: one line for whoever runs it. */
export class HouseFault extends Error {
  override readonly name = 'HouseFault';
}

const PASSING: readonly string[] = ['busy', 'diskFull', 'locked', 'unreachable'];

/** Whether the store only asks for patience: nothing was written, and the same may work in a moment. */
export const isPassing = (error: unknown): boolean =>
  error instanceof StoreFault && PASSING.includes(error.kind);
