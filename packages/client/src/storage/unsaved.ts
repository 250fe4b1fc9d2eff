import type { SavedMatch } from '../model/types.ts';
import type { StoreProblem } from './storeFailure.ts';

/** A match that the device did not keep; it lasts as long as the page. */
export type Unsaved = {
  readonly match: SavedMatch;
  /** Why; null once the player goes on all the same. */
  readonly problem: StoreProblem | null;
};

const unsaved = new Map<string, Unsaved>();

export const unsavedMatch = (id: string): Unsaved | undefined => unsaved.get(id);

export const unsavedMatches = (): readonly Unsaved[] => [...unsaved.values()];

export const rememberUnsaved = (match: SavedMatch, problem: StoreProblem | null): void => {
  unsaved.set(match.id, { match, problem });
};

export const forgetUnsaved = (id: string): void => {
  unsaved.delete(id);
};
