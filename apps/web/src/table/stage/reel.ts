import type { Match, MatchStep } from '@claim-it/client/model';
import type { StageFrame } from './moment.ts';
import { framesOf } from './moment.ts';

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

export type Reel = Readonly<ReturnType<typeof createReel>>;

/** The pictures of a match in order, as its steps arrive. */
export const createReel = (match: Match) => {
  let frames: StageFrame[] = [...openingOf(match)];
  let taken = match.steps.peek().length;
  /** Steps before this one were shown before they are shown again. */
  let shownBefore = -1;
  return {
    /** The step that begins next; null while a picture of the last one is left, or there is none. */
    upcoming: (): MatchStep | null =>
      frames.length > 0 ? null : (match.steps.peek()[taken] ?? null),
    /** The next picture; null while there is none. */
    next: (): StageFrame | null => {
      const step = match.steps.peek()[taken];
      if (frames.length === 0 && step !== undefined) {
        taken += 1;
        frames.push(...framesOf(step));
      }
      return frames.shift() ?? null;
    },
    /** Skips what has not been shown, and continues from the current state. */
    restart: (): void => {
      taken = match.steps.peek().length;
      shownBefore = -1;
      frames = [restOf(match)];
    },
    /** Goes back to before a step. */
    rewind: (from: number): void => {
      const step = match.steps.peek()[from];
      if (step === undefined) return;
      shownBefore = Math.max(shownBefore, taken);
      taken = from;
      frames = [{ game: step.before, happening: null, steps: from }];
    },
    /** Whether the next step was shown before. */
    isAgain: (): boolean => taken <= shownBefore,
    /** Steps that have happened and wait to be shown. */
    waiting: (): number => match.steps.peek().length - taken,
  };
};
