/** Tells the time in milliseconds since 1970. */
export type TimeSource = () => number;

/** The wall clock, except that it never goes back: what happened later was later. */
export const steadyClock = (wall: TimeSource = Date.now): TimeSource => {
  let last = 0;
  return () => {
    last = Math.max(last, wall());
    return last;
  };
};

/** Calls back once after a while; the answer takes the call back. */
export type Timers = { readonly after: (ms: number, call: () => void) => () => void };

export const realTimers: Timers = {
  after: (ms, call) => {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};

/** Calls back again and again; the answer ends it. */
export const every = (timers: Timers, ms: number, call: () => void): (() => void) => {
  let cancel: () => void;
  const plan = (): void => {
    cancel = timers.after(ms, () => {
      plan();
      call();
    });
  };
  plan();
  return () => cancel();
};
