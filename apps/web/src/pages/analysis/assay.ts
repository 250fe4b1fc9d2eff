import type { ChoiceName, Consideration } from '@claim-it/ai';
import type { Job, RolloutNews, RolloutWish } from '@claim-it/client/analysis';
import type { Game, Seat } from '@claim-it/rules';
import { placementsOf, stakedSpaces } from '@claim-it/rules';
import type { ReadonlySignal } from '@preact/signals';
import { effect, signal } from '@preact/signals';
import type { Estimates } from './rollouts.ts';
import { addTrials } from './rollouts.ts';

/** What is known about the position that is shown. */
export type Outlook =
  | { readonly kind: 'thinking' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'bust'; readonly lost: number }
  | { readonly kind: 'over'; readonly winners: readonly Seat[] }
  | { readonly kind: 'considered'; readonly about: Game; readonly consideration: Consideration };

export type RolloutState = {
  readonly kind: 'idle' | 'running' | 'stopped' | 'done' | 'failed';
  readonly estimates: Estimates;
};

/** Who thinks: the worker, or a test. */
export type Thinkers = {
  readonly consider: (game: Game, onAnswer: (answer: Consideration | null) => void) => Job;
  readonly rollOut: (wish: RolloutWish, onNews: (news: RolloutNews) => void) => Job;
};

export type Assay = {
  readonly outlook: ReadonlySignal<Outlook>;
  readonly rollout: ReadonlySignal<RolloutState>;
  /** Asks again after a failure. */
  readonly retry: () => void;
  /** Plays on after some choices, or after all; what was tried before counts on. */
  readonly startRollout: (choices: readonly ChoiceName[] | null) => void;
  readonly stopRollout: () => void;
  readonly close: () => void;
};

/** So many for each choice; enough to get from a percent to a tenth of it. */
const TRIALS = 216 * 100;

const NO_ROLLOUT: RolloutState = { kind: 'idle', estimates: new Map() };

/** What needs no thinking: a game that is over, a roll that busts. */
const plainly = (game: Game): Outlook | null => {
  const { phase, stakes } = game.turn;
  if (phase.kind === 'over') return { kind: 'over', winners: phase.winners };
  if (phase.kind !== 'toPlace' || placementsOf(game).length > 0) return null;
  return { kind: 'bust', lost: stakedSpaces(stakes).length };
};

const createRollouts = (game: ReadonlySignal<Game>, { rollOut }: Thinkers) => {
  const rollout = signal<RolloutState>(NO_ROLLOUT);
  let job: Job | null = null;
  let seed = 0;
  const end = (): void => {
    job?.cancel();
    job = null;
  };
  /** What was counted counts on, also when the worker dies; then it is tried once more. */
  const run = (choices: readonly ChoiceName[] | null, isLastTry: boolean): void => {
    end();
    seed += 1;
    const before = rollout.peek().estimates;
    rollout.value = { kind: 'running', estimates: before };
    const wish = { game: game.peek(), trials: TRIALS, seed };
    job = rollOut(choices === null ? wish : { ...wish, choices }, (news) => {
      const { estimates } = rollout.peek();
      if (news.kind !== 'failed')
        rollout.value = { kind: news.kind, estimates: addTrials(before, news.estimates) };
      else if (isLastTry) rollout.value = { kind: 'failed', estimates };
      else run(choices, true);
    });
  };
  const start = (choices: readonly ChoiceName[] | null): void => run(choices, false);
  const stop = (): void => {
    if (rollout.peek().kind !== 'running') return;
    end();
    rollout.value = { ...rollout.peek(), kind: 'stopped' };
  };
  const clear = (): void => {
    end();
    rollout.value = NO_ROLLOUT;
  };
  return { rollout, start, stop, clear };
};

/** Thinks about every position that is shown, one at a time. */
export const createAssay = (game: ReadonlySignal<Game>, thinkers: Thinkers): Assay => {
  const outlook = signal<Outlook>({ kind: 'thinking' });
  const rollouts = createRollouts(game, thinkers);
  let job: Job | null = null;
  const ask = (about: Game): void => {
    job?.cancel();
    job = null;
    const plain = plainly(about);
    outlook.value = plain ?? { kind: 'thinking' };
    if (plain !== null) return;
    job = thinkers.consider(about, (consideration) => {
      outlook.value =
        consideration === null ? { kind: 'failed' } : { kind: 'considered', about, consideration };
    });
  };
  const stop = effect(() => {
    const about = game.value;
    rollouts.clear();
    ask(about);
  });
  return {
    outlook,
    rollout: rollouts.rollout,
    retry: () => ask(game.peek()),
    startRollout: rollouts.start,
    stopRollout: rollouts.stop,
    close: () => {
      stop();
      job?.cancel();
      rollouts.clear();
    },
  };
};
