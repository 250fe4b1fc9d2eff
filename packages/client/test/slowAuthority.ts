import type { Choice, Game, Roll } from '@claim-it/rules';
import { refuse } from '@claim-it/rules';
import type { Signal } from '@preact/signals-core';
import { signal } from '@preact/signals-core';
import { OVERTAKEN } from '../src/match/createMatch.ts';
import { extend } from '../src/model/steps.ts';
import type { Authority, MatchStep, Occasion } from '../src/model/types.ts';

type Answer = Awaited<ReturnType<Authority['submit']>>;

/** An authority that answers on the test's command, the oldest choice first. */
export type SlowAuthority = Authority & {
  readonly steps: Signal<readonly MatchStep[]>;
  /** Choices that were submitted and not answered yet. */
  readonly waiting: () => readonly Choice[];
  /** Accepts the oldest choice, or rejects it with an answer. */
  readonly answer: (answer?: Answer) => void;
};

export const slowAuthority = (start: Game, roll: Roll): SlowAuthority => {
  const steps = signal<readonly MatchStep[]>([]);
  const waiting: { choice: Choice; occasion: Occasion; resolve: (answer: Answer) => void }[] = [];
  const decide = (choice: Choice): Answer => {
    const { length } = steps.peek();
    const game = steps.peek().at(-1)?.after ?? start;
    const decided = extend(game, length, choice, { roll: () => roll, choosesAlone: () => false });
    if (decided.ok) steps.value = [...steps.peek(), ...decided.value];
    return decided;
  };
  return {
    steps,
    waiting: () => waiting.map(({ choice }) => choice),
    submit: (choice, occasion) =>
      new Promise((resolve) => waiting.push({ choice, occasion, resolve })),
    answer: (answer) => {
      const next = waiting.shift();
      if (next === undefined) throw new Error('no choice waits');
      const isMeant = next.occasion.isMeant();
      next.resolve(isMeant ? (answer ?? decide(next.choice)) : refuse(OVERTAKEN));
    },
  };
};
