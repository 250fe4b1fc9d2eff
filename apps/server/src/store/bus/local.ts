import type { Switchboard } from './switchboard.ts';
import { createSwitchboard } from './switchboard.ts';
import type { Bus } from './types.ts';

const TAKEN: Promise<boolean> = Promise.resolve(true);

/** An in-process bus: all its members are in this process. */
export const createLocalHub = (): (() => Bus) => {
  const ends = new Set<Switchboard>();
  return () => {
    const end: Switchboard = createSwitchboard((write) => {
      const isAlone = ends.size === 1 && ends.has(end);
      const payload = isAlone ? null : write();
      if (payload !== null) for (const other of ends) other.hear(payload);
      return TAKEN;
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
