const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A device without use for this long is signed out. */
export const SESSION_DAYS = 90;
export const SESSION_MS: number = SESSION_DAYS * DAY_MS;
/** A device that is used is noted this often. */
export const TOUCH_MS: number = HOUR_MS;
/** A recovery link is short-lived. */
export const RECOVERY_MS: number = HOUR_MS;
/** So many recovery links of a guest are good at once; the oldest ends with the next. */
export const MOST_RECOVERIES = 5;
