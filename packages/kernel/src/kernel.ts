import { WASM_BASE64 } from './generated/wasm.ts';
import type { Mask } from './mask.ts';
import type { KernelVariant, Position } from './position.ts';
import { bitsIn, readPosition, variantCode, viewAt, writePosition } from './position.ts';

/** What assembly/index.ts exports. */
type Exports = {
  readonly memory: WebAssembly.Memory;
  readonly address: () => number;
  readonly reset: (seats: number, variant: number) => void;
  readonly claimable: () => Mask;
  readonly squattable: () => Mask;
  readonly legal: (cls: number) => Mask;
  readonly bustCount: () => number;
  readonly survival: (rolls: number) => number;
  readonly place: (cls: number, space: number) => void;
  readonly take: () => void;
  readonly bust: () => void;
  readonly leave: (seat: number) => void;
  readonly largestGroup: (mask: Mask) => number;
  readonly score: (seat: number) => number;
  readonly winners: () => number;
  readonly seed: (value: number) => void;
  readonly playRandom: (games: number, seats: number, variant: number) => void;
  readonly turnsPlayed: () => number;
  readonly rollsPlayed: () => number;
  readonly bustsPlayed: () => number;
  readonly winsOf: (seat: number) => number;
  readonly sample: (seats: number, variant: number) => void;
  readonly meanBustCount: (rounds: number) => number;
};

/** The counts of a run of random play. */
export type RandomPlay = {
  readonly games: number;
  readonly turns: number;
  readonly rolls: number;
  readonly busts: number;
  /** Games won by each seat; a shared win counts for each winner. */
  readonly wins: readonly number[];
};

/**
 * The game on one table; moves must be legal, the kernel does not check. Rolls are given by class, their
 * index among the 56 different rolls in ascending order; spaces by their bit.
 */
export type Kernel = {
  readonly reset: (seats: number, variant: KernelVariant) => void;
  readonly load: (position: Position) => void;
  readonly read: () => Position;
  /** Spaces open to a claim. */
  readonly claimable: () => Mask;
  /** Spaces open to a squatter whose number is free. */
  readonly squattable: () => Mask;
  /** Spaces where a roll of this class allows a placement; 0 is a bust. */
  readonly legal: (cls: number) => Mask;
  /** How many of the 216 outcomes would bust the mover now. */
  readonly bustCount: () => number;
  /** In how many of the 216 ** rolls dice results the mover survives the next rolls, placing for safety alone. */
  readonly survival: (rolls: 1 | 2 | 3) => number;
  readonly place: (cls: number, space: number) => void;
  readonly take: () => void;
  readonly bust: () => void;
  readonly leave: (seat: number) => void;
  readonly largestGroup: (mask: Mask) => number;
  /** Group, claims and spaces as one number that orders the seats: 10000 a space of the group, 100 a claim, 1 a space. */
  readonly score: (seat: number) => number;
  readonly winners: () => readonly number[];
  /** Seeds the kernel's own dice, which only `playRandom` and `sample` use. */
  readonly seed: (value: number) => void;
  /** Plays whole games: any legal placement, then a take with probability 0.35. The table is unchanged. */
  readonly playRandom: (games: number, seats: number, variant: KernelVariant) => RandomPlay;
  /** Keeps 1024 positions from random play for `meanBustCount`. */
  readonly sample: (seats: number, variant: KernelVariant) => void;
  /** The mean bust count of the sample, computed so many times: 1024 bust counts a round. */
  readonly meanBustCount: (rounds: number) => number;
};

/** How many positions `sample` keeps. */
export const SAMPLES = 1024;

let compiled: WebAssembly.Module | null = null;
let provided: (() => WebAssembly.Exports) | null = null;

/**
 * Kernels are made so from now on: where the code comes as a file of its own. What the file leaves out of `assembly/index.ts`
 * cannot be called.
 */
export const provideKernel = (instantiate: () => WebAssembly.Exports): void => {
  provided = instantiate;
};

const moduleOf = (): WebAssembly.Module => {
  compiled ??= new WebAssembly.Module(
    Uint8Array.from(atob(WASM_BASE64), (byte) => byte.charCodeAt(0)),
  );
  return compiled;
};

/** A new kernel with its own memory; ready at once, in Node, a page or a worker. */
export const createKernel = (): Kernel => {
  // The compiler of assembly/ cannot tell its types to this one: the border between the two languages.
  const wasm = (provided?.() ?? new WebAssembly.Instance(moduleOf()).exports) as unknown as Exports;
  const view = viewAt(wasm.memory.buffer, wasm.address());
  const { claimable, squattable, legal, bustCount, place, take, bust, leave } = wasm;
  const { largestGroup, score, seed, meanBustCount, survival } = wasm;
  return {
    claimable,
    squattable,
    legal,
    bustCount,
    place,
    take,
    bust,
    leave,
    largestGroup,
    score,
    seed,
    meanBustCount,
    survival,
    reset: (seats, variant) => wasm.reset(seats, variantCode(variant)),
    load: (position) => writePosition(view, position),
    read: () => readPosition(view),
    winners: () => bitsIn(wasm.winners()),
    sample: (seats, variant) => wasm.sample(seats, variantCode(variant)),
    playRandom: (games, seats, variant) => {
      wasm.playRandom(games, seats, variantCode(variant));
      return {
        games,
        turns: wasm.turnsPlayed(),
        rolls: wasm.rollsPlayed(),
        busts: wasm.bustsPlayed(),
        wins: Array.from({ length: seats }, (_, seat) => wasm.winsOf(seat)),
      };
    },
  };
};
