/** The position and the type of a pointer. */
export type Pointed = Pick<PointerEvent, 'clientX' | 'clientY' | 'pointerType' | 'buttons'>;

/** Choosing a place along a drawing. */
export type ChartPointer = {
  readonly down: (event: Pointed) => void;
  readonly move: (event: Pointed) => void;
  readonly up: (event: Pointed) => void;
  readonly cancel: () => void;
};

/** A finger that moves less has tapped. */
const STILL = 8;

type Finger = { readonly x: number; readonly y: number; readonly isSliding: boolean };

/**
 * A mouse chooses where it is pressed and drawn. A finger may be about to scroll the page: it chooses with a tap, or
 * once it moves along the drawing.
 */
export const createChartPointer = (pick: (clientX: number) => void): ChartPointer => {
  let finger: Finger | null = null;
  return {
    down: ({ clientX, clientY, pointerType }) => {
      if (pointerType === 'touch') finger = { x: clientX, y: clientY, isSliding: false };
      else pick(clientX);
    },
    move: ({ clientX, clientY, pointerType, buttons }) => {
      if (pointerType !== 'touch') {
        if (buttons > 0) pick(clientX);
        return;
      }
      if (finger === null) return;
      const [along, across] = [Math.abs(clientX - finger.x), Math.abs(clientY - finger.y)];
      if (!finger.isSliding && across > STILL && across >= along) finger = null;
      else if (finger.isSliding || along > STILL) {
        finger = { ...finger, isSliding: true };
        pick(clientX);
      }
    },
    up: ({ clientX }) => {
      if (finger !== null) pick(clientX);
      finger = null;
    },
    cancel: () => {
      finger = null;
    },
  };
};
