/** Runs one task after another, in the order they were handed in: commands of a table, choices of a match. */
export type Queue = <Value>(work: () => Promise<Value>) => Promise<Value>;

export const createQueue = (): Queue => {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work);
    last = next.catch(() => {}); // the caller hears of a failure; the next task runs all the same
    return next;
  };
};
