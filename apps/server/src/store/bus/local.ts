import type { Switchboard } from './switchboard.ts';
import { createSwitchboard } from './switchboard.ts';
import type { Bus } from './types.ts';

/** An in-process bus: all its members are in this process. */
export const createLocalHub = (): (() => Bus) => {
  const ends = new Set<Switchboard>();
  return () => {
    const end: Switchboard = createSwitchboard(async (write) => {
      if (ends.size === 1 && ends.has(end)) return true;
      const payload = write();
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

/** The bus of a server with one process. */
export const createLocalBus = (): Bus => createLocalHub()();
