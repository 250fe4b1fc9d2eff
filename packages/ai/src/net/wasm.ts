import { provideKernel } from '@claim-it/kernel';
import { BRAIN_BASE64 } from '../generated/brain.ts';

/** What assembly/index.ts exports. */
export type BrainExports = {
  readonly memory: WebAssembly.Memory;
  readonly configure: (seats: number) => number;
  readonly arrayAt: (index: number) => number;
  readonly prepareTraining: () => void;
  readonly initialise: () => void;
  readonly seed: (value: number) => void;
  readonly randomAt: () => number;
  readonly setRandom: () => void;
  readonly trainBatch: (
    games: number,
    variant: number,
    lambda: number,
    explore: number,
    mixed: number,
    rate: number,
    epsilon: number,
    averageRate: number,
  ) => void;
  readonly playEpisodes: (
    games: number,
    variant: number,
    lambda: number,
    explore: number,
    mixed: number,
  ) => number;
  readonly recordAt: (index: number) => number;
  readonly learnRecord: (index: number) => number;
  readonly startLoss: () => number;
  readonly stakeLoss: () => number;
  readonly playArena: (games: number, variant: number, candidate: number, opponent: number) => void;
  readonly shareSum: () => number;
  readonly squareSum: () => number;
  readonly askedAt: () => number;
  readonly answerAt: () => number;
  readonly valueAsked: (effort: number) => void;
  readonly considerAsked: (
    cls: number,
    effort: number,
    valuedLimit: number,
    solvedLimit: number,
  ) => number;
  readonly playAsked: (cls: number, kind: number) => number;
  readonly luckAsked: (cls: number) => void;
  readonly playOutAsked: (first: number, dice: number) => void;
  readonly luckAt: () => number;
  readonly spaceOf: (index: number) => number;
  readonly takeValueAt: (index: number) => number;
  readonly rollValueAt: (index: number) => number;
  readonly chosenIndex: () => number;
  readonly choosesTake: () => number;
  readonly solvedStates: () => number;
  readonly setDeadline: (time: number) => void;
  /** Whether values found in a turn are kept for the rest of a decision; tests compare with and without. */
  readonly setMemo: (on: number) => void;
};

/** The arrays of weights that an instance keeps, in the order of `arrayAt`. */
export const ARRAYS = {
  trained: 0,
  gradients: 1,
  means: 2,
  squares: 3,
  averaged: 4,
  rival: 5,
} as const;

let compiled: WebAssembly.Module | null = null;

const moduleOf = (): WebAssembly.Module => {
  compiled ??= new WebAssembly.Module(
    Uint8Array.from(atob(BRAIN_BASE64), (byte) => byte.charCodeAt(0)),
  );
  return compiled;
};

const exportsOf = (module: WebAssembly.Module): WebAssembly.Exports =>
  new WebAssembly.Instance(module, {
    env: {
      now: () => performance.now(),
      abort: () => {
        throw new Error('the brain ran out of memory');
      },
    },
  }).exports;

/** A fresh instance with its own memory. */
export const instantiate = (): BrainExports =>
  // The compiler of assembly/ cannot tell its types to this one: the border between the two languages.
  exportsOf(moduleOf()) as unknown as BrainExports;

/** Hands over `assembly/thinking.ts`, compiled or as bytes: bots, analysis and odds run on it from now on. */
export const provideEngine = (code: WebAssembly.Module | Uint8Array<ArrayBuffer>): void => {
  const module = code instanceof WebAssembly.Module ? code : new WebAssembly.Module(code);
  compiled = module;
  provideKernel(() => exportsOf(module));
};
