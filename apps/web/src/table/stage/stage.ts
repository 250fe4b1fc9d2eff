import type { Clock } from '@claim-it/client/base';
import { browserClock } from '@claim-it/client/base';
import type { Match, ShowPace } from '@claim-it/client/model';
import type { Game } from '@claim-it/rules';
import type { ReadonlySignal } from '@preact/signals';
import { effect, signal, untracked } from '@preact/signals';
import type { Moment, StageFrame } from './moment.ts';
import { framesOf, isOpen } from './moment.ts';
import { createTiming } from './tempo.ts';

export type { Moment } from './moment.ts';

/** What is to be seen: a true state of the game, and what goes on in it. */
export type Shown = {
  readonly game: Game;
  readonly moment: Moment | null;
  /** How many steps of the match have come to their outcome. */
  readonly steps: number;
};

/** Between the truth and the views: shows every step in order, at the player's speed. */
export type Stage = {
  readonly shown: ReadonlySignal<Shown>;
  /** True while the player has to wait: what is shown is not yet how things are. */
  readonly isBusy: ReadonlySignal<boolean>;
  readonly pace: ShowPace;
  /** Ends what is going on at once. */
  readonly skip: () => void;
  readonly stop: () => void;
};

/** How things stand. */
const restOf = ({ steps, game }: Match): StageFrame => ({
  game: game.peek(),
  happening: null,
  steps: steps.peek().length,
});

/** Only a match that has just begun shows its roll for the first player. */
const openingOf = (match: Match): readonly StageFrame[] => {
  const { throws } = match;
  const rest = restOf(match);
  if (rest.steps > 0 || throws.length === 0) return [rest];
  return [{ ...rest, happening: { kind: 'rollOff', throws } }, rest];
};

/** The pictures of a match in order, as its steps arrive. */
const createReel = (match: Match) => {
  let frames: StageFrame[] = [...openingOf(match)];
  let taken = match.steps.peek().length;
  return {
    /** The next picture; null while there is none. */
    next: (): StageFrame | null => {
      const step = match.steps.peek()[taken];
      if (frames.length === 0 && step !== undefined) {
        taken += 1;
        frames.push(...framesOf(step));
      }
      return frames.shift() ?? null;
    },
    /** Leaves out what has not been shown, and goes on with how things stand. */
    restart: (): void => {
      taken = match.steps.peek().length;
      frames = [restOf(match)];
    },
    /** Steps that have happened and wait to be shown. */
    waiting: (): number => match.steps.peek().length - taken,
  };
};

export const createStage = (match: Match, clock: Clock = browserClock): Stage => {
  const shown = signal<Shown>({ game: match.game.peek(), moment: null, steps: 0 });
  const isBusy = signal(false);
  const reel = createReel(match);
  const timing = createTiming(match);
  /** Those who wait for the table to come to rest. */
  const waiting: (() => void)[] = [];
  const comeToRest = (): void => {
    for (const answer of waiting.splice(0)) answer();
  };
  /** Takes back the call that ends the moment; null while nothing goes on. */
  let cancel: (() => void) | null = null;
  let corrected = match.corrections.peek();

  const play = (): void => {
    cancel?.();
    cancel = null;
    for (let frame = reel.next(); frame !== null; frame = reel.next()) {
      const { game, happening, steps } = frame;
      const moment = happening && timing(happening, game, reel.waiting());
      shown.value = { game, moment, steps };
      if (moment === null || moment.ms === 0) continue;
      isBusy.value = !isOpen(moment);
      cancel = clock.after(moment.ms, play);
      return;
    }
    isBusy.value = false;
    comeToRest();
  };

  /** New steps wait for what goes on, unless play may go on during it. */
  const follow = (): void => {
    const { moment } = shown.peek();
    if (cancel === null || (moment !== null && isOpen(moment) && reel.waiting() > 0)) play();
  };

  /** Something that was shown did not count: what is true is shown at once. */
  const restart = (): void => {
    corrected = match.corrections.peek();
    reel.restart();
    play();
  };

  const unfollow = effect(() => {
    match.steps.value;
    const isCorrected = match.corrections.value !== corrected;
    untracked(isCorrected ? restart : follow);
  });
  return {
    shown,
    isBusy,
    pace: {
      settled: () =>
        cancel === null ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve)),
    },
    skip: () => {
      if (cancel !== null) play();
    },
    stop: () => {
      unfollow();
      cancel?.();
      cancel = null;
      comeToRest();
    },
  };
};
