import type { Space } from '@claim-it/rules';
import { painted } from '../app/afterPaint.ts';

/** Choices on their way into the storage, and what is pressed meanwhile. */
export type Choosing = {
  readonly choose: (space: Space) => Promise<void>;
  /** Fingers are quicker than the storage: a press waits for the choice that it follows. */
  readonly after: (press: () => void) => () => void;
};

const nothing = (): void => undefined;

/** `send` answers whether the choice counts; if it does not, nothing follows from it. */
export const createChoosing = (send: (space: Space) => Promise<boolean>): Choosing => {
  let isChoosing = false;
  let pressed = nothing;

  const place = async (space: Space): Promise<boolean> => {
    isChoosing = true;
    try {
      await painted(); // first the marker, then everything that follows from it
      return await send(space);
    } finally {
      isChoosing = false;
    }
  };
  return {
    choose: async (space) => {
      if (isChoosing) return;
      pressed = nothing;
      if (await place(space)) pressed();
    },
    after: (press) => () => {
      if (isChoosing) pressed = press;
      else press();
    },
  };
};
