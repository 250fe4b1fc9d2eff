/** What can go wrong with what is kept on this device; each is a halt of the match. */
export type StoreProblem = 'storageFull' | 'storageForbidden' | 'openElsewhere';

/** Thrown where the device does not keep what it is given. Nothing was changed. */
export class StoreFailure extends Error {
  readonly kind: StoreProblem;

  constructor(kind: StoreProblem, cause?: unknown) {
    super(kind, { cause });
    this.kind = kind;
  }
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');

/** The failure behind whatever the database has thrown. */
export const failureOf = (error: unknown): StoreFailure => {
  if (error instanceof StoreFailure) return error;
  const name = nameOf(error);
  if (name === 'QuotaExceededError') return new StoreFailure('storageFull', error);
  // An input with this number is there already: somebody else has moved on.
  if (name === 'ConstraintError') return new StoreFailure('openElsewhere', error);
  return new StoreFailure('storageForbidden', error);
};
