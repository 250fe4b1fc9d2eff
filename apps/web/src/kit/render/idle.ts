/** Calls back once when the browser is idle; returns a function that cancels it. */
export const whenIdle = (call: () => void): (() => void) => {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(call, 200); // Safari
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(call, { timeout: 3000 });
  return () => cancelIdleCallback(request);
};
