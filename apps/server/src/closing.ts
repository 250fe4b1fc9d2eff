import type { Timers } from './clock.ts';

/** Shorter than what Docker waits before it kills. */
const CLOSE_MS = 8_000;

/**
 * Closes; `late` if that does not finish, because a database or a disk does not respond. No confirmed data is lost,
 * because it is stored before it is confirmed.
 */
export const closeWithin = async (
  close: () => Promise<void>,
  timers: Timers,
): Promise<'closed' | 'late'> => {
  let cancel = (): void => undefined;
  const late = new Promise<'late'>((resolve) => {
    cancel = timers.after(CLOSE_MS, () => resolve('late'));
  });
  const closed = close().then(() => 'closed' as const);
  return Promise.race([closed, late]).finally(cancel);
};
