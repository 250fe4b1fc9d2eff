/** The faults of a store; all but `conflict` and `busy` need the operator. */
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

/** After these nothing may be written any more: the content of the disk is unknown. */
export const isFinal = (fault: StoreFault): boolean =>
  fault.kind === 'diskFailed' || fault.kind === 'damaged';
