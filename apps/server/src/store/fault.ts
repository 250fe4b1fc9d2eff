/** What can be wrong with a store; every kind but `conflict` and `busy` is the operator's business. */
export type FaultKind =
  | 'busy'
  | 'closed'
  | 'conflict'
  | 'damaged'
  | 'diskFailed'
  | 'diskFull'
  | 'locked'
  | 'newerSchema'
  | 'notEmpty'
  | 'otherApplication'
  | 'refused'
  | 'unreachable'
  | 'unsafe';

/** The environment failed: one line for the operator, one kind for the program. Nothing was acknowledged. */
export class StoreFault extends Error {
  override readonly name = 'StoreFault';
  readonly kind: FaultKind;

  constructor(kind: FaultKind, line: string, cause?: unknown) {
    super(line, cause === undefined ? undefined : { cause });
    this.kind = kind;
  }
}

/** After these nothing may be written any more: what the disk holds is not known. */
export const isFinal = (fault: StoreFault): boolean =>
  fault.kind === 'diskFailed' || fault.kind === 'damaged';
