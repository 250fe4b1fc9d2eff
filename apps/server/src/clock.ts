/** Tells the time in milliseconds since 1970. */
export type Clock = () => number;

/** The wall clock, except that it never goes back: what happened later was later. */
export const steadyClock = (wall: Clock = Date.now): Clock => {
  let last = 0;
  return () => {
    last = Math.max(last, wall());
    return last;
  };
};
