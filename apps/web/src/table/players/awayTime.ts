import type { TableText } from '@claim-it/text';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const LOOK_MS = 10_000;

/** How long a player has been away, in words. */
export const sayAway = (say: TableText['cards'], ms: number): string => {
  if (ms < MINUTE) return say.away;
  if (ms < HOUR) return say.awayMinutes(Math.floor(ms / MINUTE));
  if (ms < DAY) return say.awayHours(Math.floor(ms / HOUR));
  return say.awayDays(Math.floor(ms / DAY));
};

/** The milliseconds since then, updated from time to time; null while no player is away. */
export const useTimeSince = (since: number | null): number | null => {
  const now = useSignal(Date.now());
  useEffect(() => {
    if (since === null) return;
    now.value = Date.now();
    const timer = setInterval(() => {
      now.value = Date.now();
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [since, now]);
  return since === null ? null : Math.max(0, now.value - since);
};
