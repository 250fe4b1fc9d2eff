/** A hidden page paints nothing. */
const UNSEEN_MS = 100;

/** Calls back once all changes so far are on the screen; returns a function that cancels the call. */
export const afterPaint = (call: () => void): (() => void) => {
  let isOver = false;
  const once = (): void => {
    if (isOver) return;
    end();
    call();
  };
  const late = setTimeout(once, UNSEEN_MS);
  const frame = requestAnimationFrame(() => setTimeout(once));
  const end = (): void => {
    isOver = true;
    clearTimeout(late);
    cancelAnimationFrame(frame);
  };
  return end;
};

/** Resolves once all changes so far are on the screen. */
export const painted = (): Promise<void> => new Promise((resolve) => void afterPaint(resolve));

type Count = { readonly from: number; readonly to: number; readonly by: number };

/** Counts up, one step per painted frame, so that no frame has to draw everything; returns a function that stops it. */
export const countInFrames = (
  { from, to, by }: Count,
  show: (count: number) => void,
): (() => void) => {
  let count = from;
  let stop = (): void => {};
  const next = (): void => {
    if (count >= to) return;
    stop = afterPaint(() => {
      count = Math.min(to, count + by);
      show(count);
      next();
    });
  };
  next();
  return () => stop();
};
