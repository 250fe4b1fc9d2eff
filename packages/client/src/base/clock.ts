/** Calls back once after a delay; returns a function that cancels it. */
export type Clock = { readonly after: (ms: number, call: () => void) => () => void };

export const browserClock: Clock = {
  after: (ms, call) => {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};
