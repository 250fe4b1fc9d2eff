import { settings } from '@claim-it/client/storage';
import type { Signal } from '@preact/signals';
import { effect, signal } from '@preact/signals';
import { hasModifier, isTaken } from '../../../table/keys/keyboard.ts';
import type { ReviewState } from './reviewState.ts';

export const SPEEDS = { slow: 2600, normal: 1300, fast: 600 } as const;
export type Speed = keyof typeof SPEEDS;

/** How fast games are played back; the same for every game until the page is left. */
export const speed: Signal<Speed> = signal('normal');

/** Goes from roll to roll while it plays, and stops at the end. */
export const startPlayback = ({ isPlaying, at, go, rolls }: ReviewState): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = effect(() => {
    clearTimeout(timer);
    const from = at.value;
    if (!isPlaying.value) return;
    if (from >= rolls.length - 1) {
      isPlaying.value = false;
      return;
    }
    timer = setTimeout(() => go(from + 1), SPEEDS[speed.value]);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
};

/** Begins at the start again where it had ended. */
export const switchPlayback = ({ isPlaying, at, go, rolls }: ReviewState): void => {
  if (!isPlaying.peek() && at.peek() >= rolls.length - 1) go(0);
  isPlaying.value = !isPlaying.peek();
};

const inBoard = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('.grid') !== null;

/** Arrows, Home and End step, N visits slips; the letter only where letter keys are on. */
export const startReviewKeys = (review: ReviewState): (() => void) => {
  const moves: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => review.go(review.at.peek() - 1),
    ArrowRight: () => review.go(review.at.peek() + 1),
    Home: () => review.go(0),
    End: () => review.go(review.rolls.length - 1),
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || hasModifier(event) || isTaken(event) || inBoard(event)) return;
    const isLetter = event.key.toLowerCase() === 'n' && settings.peek().letterKeys;
    const move = isLetter ? review.goToSlip : moves[event.key];
    if (move === undefined) return;
    event.preventDefault();
    review.isPlaying.value = false;
    move();
  };
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
};
