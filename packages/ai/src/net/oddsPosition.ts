import type { Kernel, Mask, Position } from '@claim-it/kernel';
import { createKernel } from '@claim-it/kernel';

/** A position that exact odds can be asked of; rolls are given by class, spaces by their bit. */
export type OddsPosition = {
  readonly legal: (cls: number) => Mask;
  readonly bustCount: () => number;
  readonly survival: (rolls: 1 | 2 | 3) => number;
  /** How many of the 216 outcomes bust after a lawful placement. */
  readonly bustsAfter: (cls: number, space: number) => number;
};

let shared: Kernel | null = null;

/** The position on the one kernel for all odds, to be asked before the next. */
export const oddsPosition = (position: Position): OddsPosition => {
  shared ??= createKernel();
  const kernel = shared;
  kernel.load(position);
  return {
    legal: kernel.legal,
    bustCount: kernel.bustCount,
    survival: kernel.survival,
    bustsAfter: (cls, space) => {
      kernel.place(cls, space);
      const busts = kernel.bustCount();
      kernel.load(position);
      return busts;
    },
  };
};
