import type { Advice, Consideration } from '@claim-it/ai';
import type { AnalysisJob } from '@claim-it/client/analysis';
import type { Game, Space } from '@claim-it/rules';
import { formatPosition } from '@claim-it/rules';

/** So much of the win is a serious error. */
const SERIOUS = 0.08;

export type Choices = Extract<Consideration, { kind: 'choices' }>;

/** What is on the slip. */
export type CoachWords =
  | { readonly kind: 'thinking' | 'rollFirst' | 'notYours' | 'failed' }
  | { readonly kind: 'hint'; readonly advice: Advice }
  | {
      readonly kind: 'sure';
      readonly advice: Advice;
      readonly loss: number;
      readonly goOn: () => void;
    };

/** Asks about a position; null when it could not be answered. */
export type Consider = (
  game: Game,
  onAnswer: (consideration: Consideration | null) => void,
) => AnalysisJob;

/** What a choice gives away if it is a serious error; null if it is none, or nothing is known of it. */
export const seriousLoss = (
  { choices }: Choices,
  space: Space | null,
  kind: 'roll' | 'take',
): number | null => {
  const choice = choices.find(
    ({ placement, then }) => then === kind && (placement?.space ?? null) === space,
  );
  return choice !== undefined && choice.loss >= SERIOUS ? choice.loss : null;
};

/** What is left of an advice once a marker is chosen: where it is the best one, only whether to roll on or take. */
export const adviceAfter = (advice: Advice, chosen: Space | null): Advice => {
  const { best, thenReason } = advice;
  return chosen === null || best.placement?.space !== chosen
    ? advice
    : { ...advice, best: { ...best, placement: null }, reason: thenReason };
};

type Listener = (choices: Choices | null) => void;

/** Analyses one position at a time; a repeated request gets the same answer. */
export const createThinker = (consider: Consider) => {
  let position: string | null = null;
  let job: AnalysisJob | null = null;
  let answer: Choices | null | undefined;
  let listeners: readonly Listener[] = [];
  const tell = (): void => {
    const waiting = listeners;
    listeners = [];
    for (const listener of waiting) listener(answer ?? null);
  };
  const stop = (): void => {
    job?.cancel();
    job = null;
    position = null;
    answer = null;
    tell();
  };
  /** Starts the analysis early, so that the answer is ready on request. */
  const about = (game: Game): void => {
    const next = formatPosition(game);
    // A failed analysis is retried on the next request.
    if (next === position && answer !== null) return;
    stop();
    position = next;
    answer = undefined;
    job = consider(game, (consideration) => {
      if (position !== next) return;
      answer = consideration?.kind === 'choices' ? consideration : null;
      tell();
    });
  };
  return {
    about,
    /** Answers once, null where there is nothing to say. */
    ask: (game: Game, listener: Listener): void => {
      about(game);
      if (answer !== undefined) listener(answer);
      else listeners = [...listeners, listener];
    },
    stop,
  };
};
