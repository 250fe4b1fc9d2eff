import type { Match } from '@claim-it/client/model';
import type { Frame } from './moment.ts';
import { framesOf } from './moment.ts';

/** The pictures of a match in order, as its steps arrive. */
export type Reel = {
  /** The next picture; null while there is none. */
  readonly next: () => Frame | null;
  /** Leaves out what has not been shown, and goes on with how things stand. */
  readonly restart: () => void;
  /** Steps that have happened and wait to be shown. */
  readonly waiting: () => number;
};

/** How things stand. */
const restOf = ({ steps, game }: Match): Frame => ({
  game: game.peek(),
  happening: null,
  steps: steps.peek().length,
});

/** Only a match that has just begun shows its roll for the first player. */
const openingOf = (match: Match): readonly Frame[] => {
  const { throws } = match;
  const rest = restOf(match);
  if (rest.steps > 0 || throws.length === 0) return [rest];
  return [{ ...rest, happening: { kind: 'rollOff', throws } }, rest];
};

export const createReel = (match: Match): Reel => {
  let frames: Frame[] = [...openingOf(match)];
  let taken = match.steps.peek().length;
  return {
    next: () => {
      const step = match.steps.peek()[taken];
      if (frames.length === 0 && step !== undefined) {
        taken += 1;
        frames.push(...framesOf(step));
      }
      return frames.shift() ?? null;
    },
    restart: () => {
      taken = match.steps.peek().length;
      frames = [restOf(match)];
    },
    waiting: () => match.steps.peek().length - taken,
  };
};
