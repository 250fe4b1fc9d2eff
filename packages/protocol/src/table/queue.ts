/** Runs tasks one after another, in the order of arrival: commands of a table, choices of a match. */
export type Queue = <Value>(work: () => Promise<Value>) => Promise<Value>;

export const createQueue = (): Queue => {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work);
    last = next.catch(() => {}); // the caller receives a failure; the next task runs anyway
    return next;
  };
};
