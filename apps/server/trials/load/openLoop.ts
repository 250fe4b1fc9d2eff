/** Sends at times fixed in advance: a slow answer delays nothing, and is measured from the time at which it was due. */
export const openLoop = (
  { rate, seconds }: { readonly rate: number; readonly seconds: number },
  send: (number: number, due: number) => void,
): Promise<void> =>
  new Promise((resolve) => {
    const begin = performance.now() + 50;
    const total = rate * seconds;
    let next = 0;
    const timer = setInterval(() => {
      const now = performance.now();
      while (next < total && begin + (next * 1000) / rate <= now) {
        send(next, begin + (next * 1000) / rate);
        next += 1;
      }
      if (next < total) return;
      clearInterval(timer);
      resolve();
    }, 1);
  });
