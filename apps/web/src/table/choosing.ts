import type { Space } from '@claim-it/rules';
import { painted } from '../app/afterPaint.ts';

/** Choices on their way into the storage, and what is done meanwhile: fingers are quicker than any storage. */
export type Choosing = {
  /** Whoever changes their mind gets the last space they chose. Answers when the choice is safe, or will not be. */
  readonly choose: (space: Space) => Promise<void>;
  /** A press that waits for the choice it follows; nothing is chosen any more after it. */
  readonly after: (press: () => void) => () => void;
};

/** `send` answers whether the choice counts; if it does not, nothing follows from it. */
export const createChoosing = (send: (space: Space) => Promise<boolean>): Choosing => {
  /** Spaces that were not sent yet; only the last one will be. */
  const wanted: Space[] = [];
  let underWay: Promise<void> | null = null;
  let pressed: (() => void) | null = null;

  /** Sends what is wanted until nothing else is. */
  const sendWanted = async (): Promise<boolean> => {
    await painted(); // first the marker, then everything that follows from it
    let counts = true;
    for (let space = wanted.at(-1); counts && space !== undefined; space = wanted.at(-1)) {
      wanted.length = 0;
      counts = await send(space);
    }
    return counts;
  };
  const run = async (): Promise<void> => {
    let press: (() => void) | null = null;
    try {
      if (await sendWanted()) press = pressed;
    } finally {
      underWay = null;
      pressed = null;
      wanted.length = 0;
    }
    press?.();
  };
  return {
    choose: (space) => {
      if (pressed === null) wanted.push(space);
      underWay ??= run();
      return underWay;
    },
    after: (press) => () => {
      if (underWay === null) press();
      else pressed = press;
    },
  };
};
