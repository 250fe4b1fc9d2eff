import { useEffect, useState } from 'preact/hooks';

/** Calls back once when the browser has nothing better to do; the answer takes the call back. */
export const whenIdle = (call: () => void): (() => void) => {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(call, 200); // Safari
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(call, { timeout: 3000 });
  return () => cancelIdleCallback(request);
};

/** False at first, true once there was time for more. */
export const useIdle = (): boolean => {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
};
