const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;

/** Minutes of the day in UTC; `to` before `from` goes over midnight. */
export type QuietHours = { readonly from: number; readonly to: number };

/** When something may be told that is due now: now, or at the end of the quiet hours. */
export const afterQuiet = (now: number, quiet: QuietHours | null): number => {
  if (quiet === null || quiet.from === quiet.to) return now;
  const minute = Math.floor(now / MINUTE_MS);
  const since = (((minute - quiet.from) % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  const length = (quiet.to - quiet.from + DAY_MINUTES) % DAY_MINUTES;
  return since < length ? (minute - since + length) * MINUTE_MS : now;
};
