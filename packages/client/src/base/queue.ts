/** Runs one thing after another, in the order they were asked for. */
export type Queue = <Value>(work: () => Promise<Value>) => Promise<Value>;

export const createQueue = (): Queue => {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work);
    last = next.catch(() => {}); // whoever asked hears of a failure; the next one runs all the same
    return next;
  };
};
