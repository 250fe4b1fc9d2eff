import type { Answer } from '@claim-it/protocol';
import type { ReadonlySignal } from '@preact/signals';
import { batch, computed, effect, signal } from '@preact/signals';
import type { Step } from '../match/types.ts';
import type { CheckedLog } from './log.ts';

/** Own choices that are shown before the house has answered. */
export type Early = {
  /** What has happened, and what was chosen here since. */
  readonly steps: ReadonlySignal<readonly Step[]>;
  /** Counts how often something that was shown had to be taken back. */
  readonly corrections: ReadonlySignal<number>;
  /** Why the last choice did not count; null when all is well. */
  readonly refused: ReadonlySignal<Answer | null>;
  readonly show: (steps: readonly Step[]) => void;
  readonly takeBack: (answer: Answer | null) => void;
  readonly stop: () => void;
};

/** Whether what was shown early is what has happened. */
const isBorneOut = (early: readonly Step[], happened: readonly Step[]): boolean =>
  early.every(({ index, input }) => {
    const step = happened[index];
    return step === undefined || JSON.stringify(step.input) === JSON.stringify(input);
  });

export const createEarly = (log: ReadonlySignal<CheckedLog>): Early => {
  const early = signal<readonly Step[]>([]);
  const corrections = signal(0);
  const refused = signal<Answer | null>(null);
  const takeBack = (answer: Answer | null): void =>
    batch(() => {
      refused.value = answer;
      if (early.peek().length === 0) return;
      early.value = [];
      corrections.value += 1;
    });
  const stop = effect(() => {
    const happened = log.value.steps;
    if (!isBorneOut(early.peek(), happened)) queueMicrotask(() => takeBack(null));
    else if (early.peek().some(({ index }) => index < happened.length))
      early.value = early.peek().filter(({ index }) => index >= happened.length);
  });
  return {
    steps: computed(() => {
      const happened = log.value.steps;
      const ahead = early.value.filter(({ index }) => index >= happened.length);
      return ahead.length === 0 ? happened : [...happened, ...ahead];
    }),
    corrections,
    refused,
    show: (steps) => {
      refused.value = null;
      early.value = [...early.peek(), ...steps];
    },
    takeBack,
    stop,
  };
};
