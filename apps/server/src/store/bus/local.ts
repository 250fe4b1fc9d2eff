import type { Switchboard } from './switchboard.ts';
import { createSwitchboard } from './switchboard.ts';
import type { Bus } from './types.ts';

/** A bus without a wire: everything that joins it is in this process. */
export const createLocalHub = (): (() => Bus) => {
  const ends = new Set<Switchboard>();
  return () => {
    const end = createSwitchboard(async (payload) => {
      for (const other of ends) other.hear(payload);
      return true;
    });
    ends.add(end);
    const { process, publish, offer, subscribe } = end;
    return {
      process,
      publish,
      offer,
      subscribe,
      isDown: () => false,
      close: async () => {
        ends.delete(end);
      },
    };
  };
};

/** The bus of a house that is one process. */
export const createLocalBus = (): Bus => createLocalHub()();
