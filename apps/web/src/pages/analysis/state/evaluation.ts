import type { ChoiceName, Consideration, ConsideredChoice } from '@claim-it/ai';
import type { AnalysisJob, RolloutNews, RolloutWish } from '@claim-it/client/analysis';
import type { Game, Seat } from '@claim-it/rules';
import { placementsOf, stakedSpaces } from '@claim-it/rules';
import type { ReadonlySignal } from '@preact/signals';
import { effect, signal } from '@preact/signals';
import type { Estimates } from './rollouts.ts';
import { addTrials } from './rollouts.ts';

/** What is known about the position that is shown. */
export type PositionFinding =
  | { readonly kind: 'thinking' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'bust'; readonly lost: number }
  | { readonly kind: 'over'; readonly winners: readonly Seat[] }
  | { readonly kind: 'considered'; readonly about: Game; readonly consideration: Consideration };

export type RolloutState = {
  readonly kind: 'idle' | 'running' | 'stopped' | 'done' | 'failed';
  readonly estimates: Estimates;
};

/** The analysis worker, or a test in its place. */
export type EvaluationDeps = {
  readonly consider: (game: Game, onAnswer: (answer: Consideration | null) => void) => AnalysisJob;
  readonly rollOut: (wish: RolloutWish, onNews: (news: RolloutNews) => void) => AnalysisJob;
};

export type Evaluation = {
  readonly finding: ReadonlySignal<PositionFinding>;
  readonly rollout: ReadonlySignal<RolloutState>;
  /** Asks again after a failure. */
  readonly retry: () => void;
  /** Plays on after some choices, or after all; earlier trials count on. */
  readonly startRollout: (choices: readonly ChoiceName[] | null) => void;
  readonly stopRollout: () => void;
  readonly close: () => void;
};

/** Trials for each choice; enough to get from a percent to a tenth of it. */
const TRIALS = 216 * 100;

const NO_ROLLOUT: RolloutState = { kind: 'idle', estimates: new Map() };

/** The choices of the position that is shown; none where there is nothing to choose. */
export const choicesIn = (finding: PositionFinding): readonly ConsideredChoice[] =>
  finding.kind === 'considered' && finding.consideration.kind === 'choices'
    ? finding.consideration.choices
    : [];

/** What needs no thinking: a game that is over, a roll that busts. */
const plainly = (game: Game): PositionFinding | null => {
  const { phase, stakes } = game.turn;
  if (phase.kind === 'over') return { kind: 'over', winners: phase.winners };
  if (phase.kind !== 'toPlace' || placementsOf(game).length > 0) return null;
  return { kind: 'bust', lost: stakedSpaces(stakes).length };
};

const createRollouts = (game: ReadonlySignal<Game>, { rollOut }: EvaluationDeps) => {
  const rollout = signal<RolloutState>(NO_ROLLOUT);
  let job: AnalysisJob | null = null;
  let seed = 0;
  /** Trials count on, also when the worker dies; then it is tried once more. */
  const run = (choices: readonly ChoiceName[] | null, isLastTry: boolean): void => {
    job?.cancel();
    seed += 1;
    const before = rollout.peek().estimates;
    rollout.value = { kind: 'running', estimates: before };
    const wish = { game: game.peek(), trials: TRIALS, seed };
    job = rollOut(choices === null ? wish : { ...wish, choices }, (news) => {
      if (news.kind !== 'failed')
        rollout.value = { kind: news.kind, estimates: addTrials(before, news.estimates) };
      else if (isLastTry) rollout.value = { ...rollout.peek(), kind: 'failed' };
      else run(choices, true);
    });
  };
  return {
    rollout,
    start: (choices: readonly ChoiceName[] | null): void => run(choices, false),
    stop: (): void => {
      if (rollout.peek().kind !== 'running') return;
      job?.cancel();
      rollout.value = { ...rollout.peek(), kind: 'stopped' };
    },
    clear: (): void => {
      job?.cancel();
      rollout.value = NO_ROLLOUT;
    },
  };
};

/** Evaluates every position that is shown, one at a time. */
export const createEvaluation = (game: ReadonlySignal<Game>, deps: EvaluationDeps): Evaluation => {
  const finding = signal<PositionFinding>({ kind: 'thinking' });
  const rollouts = createRollouts(game, deps);
  let job: AnalysisJob | null = null;
  const ask = (about: Game): void => {
    job?.cancel();
    const plain = plainly(about);
    finding.value = plain ?? { kind: 'thinking' };
    if (plain !== null) return;
    job = deps.consider(about, (consideration) => {
      finding.value =
        consideration === null ? { kind: 'failed' } : { kind: 'considered', about, consideration };
    });
  };
  const stop = effect(() => {
    const about = game.value;
    rollouts.clear();
    ask(about);
  });
  return {
    finding,
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
