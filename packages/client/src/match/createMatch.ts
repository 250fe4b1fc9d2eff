import type { Choice, Game, Refusal, Result, Seat } from '@claim-it/rules';
import { inputsFor, isOver, ok, refuse } from '@claim-it/rules';
import type { ReadonlySignal } from '@preact/signals-core';
import { batch, computed, effect, signal } from '@preact/signals-core';
import { dequal } from 'dequal/lite';
import { playInputs } from '../model/steps.ts';
import type { Authority, Halt, Match, MatchStatus, MatchStep, Rejection } from '../model/types.ts';

export type MatchDeps = {
  readonly authority: Authority;
  readonly start: Game;
  /** Whether a person at this device plays that seat. */
  readonly isOwn: (seat: Seat) => boolean;
  readonly halt: ReadonlySignal<Halt | null>;
  readonly isThinking?: ReadonlySignal<boolean>;
};

/** The part of a match that follows from its authority. */
export type Play = Pick<
  Match,
  'game' | 'safe' | 'steps' | 'status' | 'corrections' | 'rejected' | 'send'
> & {
  /** Stops following the authority. */
  readonly end: () => void;
};

export const OVERTAKEN: Rejection = { kind: 'overtaken' };

/** The predicted steps of a choice before its authority has confirmed it: all but dice. */
const foresee = (
  game: Game,
  index: number,
  choice: Choice,
): Result<readonly MatchStep[], Refusal> => {
  const played = playInputs(game, index, inputsFor(game, choice));
  return played.ok ? played : refuse(played.reason.refusal);
};

/** Whether the predicted steps match the confirmed ones. */
const isBorneOut = (early: readonly MatchStep[], safe: readonly MatchStep[]): boolean =>
  early.every(({ index, input }) => {
    const step = safe[index];
    return step === undefined || dequal(step.input, input);
  });

const ahead = (early: readonly MatchStep[], safe: readonly MatchStep[]): readonly MatchStep[] =>
  early.filter(({ index }) => index >= safe.length);

const withEarly = (
  safe: readonly MatchStep[],
  early: readonly MatchStep[],
): readonly MatchStep[] => {
  const rest = isBorneOut(early, safe) ? ahead(early, safe) : [];
  return rest.length === 0 ? safe : [...safe, ...rest];
};

const statusOf = (
  { halt, isThinking }: MatchDeps,
  game: ReadonlySignal<Game>,
): ReadonlySignal<MatchStatus> =>
  computed(() => {
    if (halt.value !== null) return { kind: 'halted', halt: halt.value };
    if (isOver(game.value)) return { kind: 'over' };
    return { kind: isThinking?.value === true ? 'thinking' : 'waiting' };
  });

/**
 * Shows own choices before the authority has confirmed them, and reverts them if it refuses. Dice are never predicted:
 * after a roll nothing can be chosen until they are safe.
 */
export const createMatch = (deps: MatchDeps): Play => {
  const { authority, start, isOwn, halt } = deps;
  const early = signal<readonly MatchStep[]>([]);
  const corrections = signal(0);
  const rejected = signal<Rejection | null>(null);
  const steps = computed(() => withEarly(authority.steps.value, early.value));
  const gameAfter = (some: ReadonlySignal<readonly MatchStep[]>): ReadonlySignal<Game> =>
    computed(() => some.value.at(-1)?.after ?? start);
  const game = gameAfter(steps);
  const takeBack = (why: Rejection): void =>
    batch(() => {
      rejected.value = why;
      early.value = [];
      corrections.value += 1;
    });
  let count = authority.steps.peek().length;
  const end = effect(() => {
    const safe = authority.steps.value;
    const shown = early.peek();
    if (safe.length < count) corrections.value = corrections.peek() + 1;
    count = safe.length;
    if (!isBorneOut(shown, safe)) queueMicrotask(() => takeBack(OVERTAKEN));
    else if (shown.some(({ index }) => index < safe.length)) early.value = ahead(shown, safe);
  });

  const submit = async (choice: Choice, seen: number): ReturnType<Match['send']> => {
    const round = corrections.peek();
    const isMeant = (): boolean => choice.kind === 'leave' || round === corrections.peek();
    const answer = await authority.submit(choice, { seen, isMeant });
    if (!answer.ok && round === corrections.peek()) takeBack(answer.reason);
    return answer;
  };

  const send: Match['send'] = async (choice) => {
    if (halt.peek() !== null) return ok([]);
    const { seat } = choice;
    if (choice.kind !== 'leave' && !isOwn(seat))
      return refuse({ kind: 'notYourTurn', seat, onTurn: game.peek().turn.seat });
    const seen = steps.peek().length;
    if (authority.isInstant === true) return submit(choice, seen);
    const foreseen = foresee(game.peek(), seen, choice);
    if (!foreseen.ok || foreseen.value.length === 0) return foreseen;
    batch(() => {
      rejected.value = null;
      // Only the authority knows the effect of leaving: a bot may take over.
      if (choice.kind !== 'leave') early.value = [...early.peek(), ...foreseen.value];
    });
    return submit(choice, seen);
  };

  return {
    game,
    safe: gameAfter(authority.steps),
    steps,
    status: statusOf(deps, game),
    corrections,
    rejected,
    send,
    end,
  };
};
