/** Calls back once after a while; the answer takes the call back. */
export type Clock = { readonly after: (ms: number, call: () => void) => () => void };

export const browserClock: Clock = {
  after: (ms, call) => {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};
