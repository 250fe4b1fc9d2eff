import type { Bus, BusHint, BusListener } from './types.ts';

/** The listeners of this process. */
export type Switchboard = {
  readonly subscribe: Bus['subscribe'];
  readonly tell: (hint: BusHint) => void;
  readonly tellGap: () => void;
};

export const createSwitchboard = (): Switchboard => {
  const listeners = new Set<BusListener>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell: (hint) => {
      for (const { onHint } of listeners) onHint(hint);
    },
    tellGap: () => {
      for (const { onGap } of listeners) onGap();
    },
  };
};

/** The bus of a house that is one process. */
export const createLocalBus = (): Bus => {
  const { subscribe, tell } = createSwitchboard();
  return { publish: tell, subscribe, close: async () => undefined };
};
