import type { Match } from '../../match/types.ts';
import type { Frame } from './moment.ts';
import { framesOf } from './moment.ts';

/** The pictures of a match in order, as its steps arrive. */
export type Reel = {
  /** The next picture; null while there is none. */
  readonly next: () => Frame | null;
  /** Steps that have happened and wait to be shown. */
  readonly waiting: () => number;
};

/** How things stand; only a match that has just begun shows its roll for the first player. */
const openingOf = ({ steps, game, throws }: Match): readonly Frame[] => {
  const { length } = steps.peek();
  const rest: Frame = {
    game: steps.peek().at(-1)?.after ?? game.peek(),
    happening: null,
    steps: length,
  };
  if (length > 0 || throws.length === 0) return [rest];
  return [{ ...rest, happening: { kind: 'rollOff', throws } }, rest];
};

export const createReel = (match: Match): Reel => {
  const frames: Frame[] = [...openingOf(match)];
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
    waiting: () => match.steps.peek().length - taken,
  };
};
