import type { Choice, Game, Input, Refusal, Result, Roll } from '@claim-it/rules';
import type { ReadonlySignal, Signal } from '@preact/signals-core';
import { signal } from '@preact/signals-core';
import type { Chances, Replayed } from '../model/steps.ts';
import { extend, playInputs } from '../model/steps.ts';
import type { MatchStep } from '../model/types.ts';
import { StoreFailure } from '../storage/database.ts';
import type { Journal } from '../storage/journal.ts';

/** The dice and the events they cause; `index` counts the rolls of the match. */
export type Luck = Omit<Chances, 'roll'> & { readonly roll: (index: number) => Roll };

/** The authority of this device: it rolls the dice and resolves when the steps are saved. If saving fails, every method throws `StoreFailure`. */
export type Device = {
  readonly submit: (choice: Choice) => Promise<Result<readonly MatchStep[], Refusal>>;
  /** All saved steps. */
  readonly steps: ReadonlySignal<readonly MatchStep[]>;
  /** Rolls dice that are due without a choice. */
  readonly settle: () => Promise<void>;
  /** After a failure: loads what is saved, or saves what was decided and is not saved yet. */
  readonly resume: () => Promise<void>;
  /** Undoes the last step. */
  readonly takeBack: () => Promise<void>;
  /** Switches to another journal, starting with all steps so far. */
  readonly moveTo: (journal: Journal) => Promise<void>;
};

type State = {
  readonly start: Game;
  journal: Journal;
  readonly steps: Signal<readonly MatchStep[]>;
  /** Decided, including dice, but not saved: a retry must not roll again. */
  unsaved: readonly MatchStep[];
};

const gameOf = ({ steps, start }: State): Game => steps.peek().at(-1)?.after ?? start;

const rollsIn = ({ steps }: State): number =>
  steps.peek().filter(({ input }) => input.kind === 'dice').length;

const inputsOf = (steps: readonly MatchStep[]): readonly Input[] => steps.map(({ input }) => input);

const save = async (state: State, steps: readonly MatchStep[]): Promise<void> => {
  const last = steps.at(-1);
  if (last === undefined) return;
  state.unsaved = steps;
  await state.journal.append(state.steps.peek().length, inputsOf(steps), last.after);
  state.unsaved = [];
  state.steps.value = [...state.steps.peek(), ...steps];
};

/** Another tab has continued: its inputs count, and decisions on the old board do not. */
const catchUp = (state: State, stored: readonly Input[]): void => {
  const count = state.steps.peek().length;
  const news = playInputs(gameOf(state), count, stored.slice(count));
  if (!news.ok) throw new StoreFailure('openElsewhere');
  state.unsaved = [];
  state.steps.value = [...state.steps.peek(), ...news.value];
};

const resume = async (state: State): Promise<void> => {
  const stored = await state.journal.read();
  if (stored !== null && stored.length > state.steps.peek().length) {
    catchUp(state, stored);
    return;
  }
  if (stored === null) await state.journal.restore(inputsOf(state.steps.peek()), gameOf(state));
  await save(state, state.unsaved);
};

const takeBack = async (state: State): Promise<void> => {
  const steps = state.steps.peek();
  const last = steps.at(-1);
  if (last === undefined) return;
  const rest = steps.slice(0, -1);
  await state.journal.restore(inputsOf(rest), last.before);
  state.steps.value = rest;
};

export const createDevice = ({ start, steps }: Replayed, journal: Journal, luck: Luck): Device => {
  const state: State = { start, journal, steps: signal(steps), unsaved: [] };
  const chances: Chances = { ...luck, roll: () => luck.roll(rollsIn(state)) };
  const submit = async (choice: Choice | null): Promise<Result<readonly MatchStep[], Refusal>> => {
    const decided = extend(gameOf(state), state.steps.peek().length, choice, chances);
    if (decided.ok) await save(state, decided.value);
    return decided;
  };
  return {
    steps: state.steps,
    submit,
    settle: async () => {
      await submit(null);
    },
    resume: () => resume(state),
    takeBack: () => takeBack(state),
    moveTo: async (other) => {
      await other.restore(inputsOf(state.steps.peek()), gameOf(state));
      state.journal = other;
      await save(state, state.unsaved);
    },
  };
};
