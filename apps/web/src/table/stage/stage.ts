import type { Clock } from '@claim-it/client/base';
import { browserClock } from '@claim-it/client/base';
import type { Match, ShowPace } from '@claim-it/client/model';
import type { Game, Seat } from '@claim-it/rules';
import type { ReadonlySignal } from '@preact/signals';
import { effect, signal, untracked } from '@preact/signals';
import type { StageHold } from './hold.ts';
import { createHold } from './hold.ts';
import type { Moment } from './moment.ts';
import { isOpen } from './moment.ts';
import type { Reel } from './reel.ts';
import { createReel } from './reel.ts';
import { createTiming } from './tempo.ts';

export type { Moment } from './moment.ts';

/** The current frame: a true state of the game, and the current movement. */
export type Shown = {
  readonly game: Game;
  readonly moment: Moment | null;
  /** How many steps of the match have come to their outcome. */
  readonly steps: number;
};

/** Between the truth and the views: shows every step in order, at the player's speed. */
export type Stage = {
  readonly shown: ReadonlySignal<Shown>;
  /** True while the player has to wait: the frame is not yet the current state. */
  readonly isBusy: ReadonlySignal<boolean>;
  /** The bot whose roll waits for a press; null while none does. */
  readonly held: ReadonlySignal<Seat | null>;
  readonly pace: ShowPace;
  /** Ends the current animation, and shows a roll that waits for a press. */
  readonly skip: () => void;
  /** While paused, no further step begins and bots wait; the current one ends normally. */
  readonly pause: (isPaused: boolean) => void;
  /** Shows the steps from this one on once more. */
  readonly showAgain: (from: number) => void;
  readonly stop: () => void;
};

export type StageOptions = {
  /** Rolls of bots wait for a press where the player has set it so. */
  readonly mayStep?: boolean;
};

/** Answers the next picture and how long it takes; null where there is none, or it has to wait. */
const pictures =
  (reel: Reel, hold: StageHold, timing: ReturnType<typeof createTiming>) => (): Shown | null => {
    const frame = hold.keeps(reel.upcoming()) ? null : reel.next();
    if (frame === null) return null;
    const { happening, ...rest } = frame;
    const isAgain = reel.isAgain();
    const showing = { waiting: isAgain ? 0 : reel.waiting(), isAgain };
    return { ...rest, moment: happening && timing(happening, frame.game, showing) };
  };

export const createStage = (
  match: Match,
  clock: Clock = browserClock,
  { mayStep = false }: StageOptions = {},
): Stage => {
  const shown = signal<Shown>({ game: match.game.peek(), moment: null, steps: 0 });
  const isBusy = signal(false);
  const reel = createReel(match);
  const hold = createHold(match, mayStep);
  const nextShown = pictures(reel, hold, createTiming(match));
  /** Those who wait for the table to come to rest. */
  const waiting: (() => void)[] = [];
  const comeToRest = (): void => {
    for (const answer of waiting.splice(0)) answer();
  };
  /** Cancels the end of the current animation; null without one. */
  let cancel: (() => void) | null = null;
  let corrected = match.corrections.peek();
  const isResting = (): boolean => cancel === null && !hold.isOn();

  const play = (): void => {
    cancel?.();
    cancel = null;
    for (let next = nextShown(); next !== null; next = nextShown()) {
      const { moment } = next;
      if (moment?.ms === 0) continue;
      shown.value = next;
      if (moment === null) continue;
      isBusy.value = !isOpen(moment);
      cancel = clock.after(moment.ms, play);
      return;
    }
    isBusy.value = hold.held.peek() !== null;
    if (isResting()) comeToRest();
  };

  /** New steps wait for the current one, unless play may continue during it. */
  const follow = (): void => {
    const { moment } = shown.peek();
    if (cancel === null || (moment !== null && isOpen(moment) && reel.waiting() > 0)) play();
  };

  /** A shown step was reverted: the true state is shown at once. */
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
  const stop = (): void => {
    unfollow();
    cancel?.();
    cancel = null;
    hold.end();
    comeToRest();
  };
  return {
    shown,
    isBusy,
    held: hold.held,
    pace: {
      settled: () =>
        isResting() ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve)),
    },
    skip: () => {
      if (hold.ask(reel.upcoming()) || cancel !== null) play();
    },
    pause: (isPaused) => {
      hold.pause(isPaused);
      if (!isPaused && cancel === null) play();
    },
    showAgain: (from) => {
      reel.rewind(from);
      play();
    },
    stop,
  };
};
