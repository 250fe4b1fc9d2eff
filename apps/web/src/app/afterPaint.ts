/** A page that nobody sees paints nothing. */
const UNSEEN_MS = 100;

/** Calls back once what has changed so far is on the screen; the answer takes the call back. */
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
