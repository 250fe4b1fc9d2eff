import { randomUUID } from 'node:crypto';
import type { BusMessage } from './message.ts';
import { formatPosted, parsePosted } from './message.ts';
import type { Bus, BusListener } from './types.ts';

/** What differs from bus to bus: a payload to the others, true once it was taken. Never rejects, and writes it only for others. */
export type Carry = (write: () => string) => Promise<boolean>;

/** The end of a bus in this process: who listens here, and how messages are written and read. */
export type Switchboard = Pick<Bus, 'process' | 'publish' | 'offer' | 'subscribe'> & {
  /** A payload has come from outside. */
  readonly hear: (payload: string) => void;
  /** The bus is back: here and elsewhere messages may have been lost. */
  readonly tellGap: () => void;
};

export const createSwitchboard = (carry: Carry): Switchboard => {
  const process = randomUUID();
  const listeners = new Set<BusListener>();
  let number = 0;
  const tell = (message: BusMessage, from: string): void => {
    for (const listener of listeners) listener(message, from);
  };
  const send = (message: BusMessage): Promise<boolean> => {
    number += 1;
    const posted = { process, number, message };
    return carry(() => formatPosted(posted));
  };
  const publish = (message: BusMessage): void => {
    tell(message, process);
    void send(message);
  };
  return {
    process,
    publish,
    offer: async (message) => {
      const isTaken = await send(message);
      if (isTaken) tell(message, process);
      return isTaken;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hear: (payload) => {
      const posted = parsePosted(payload);
      if (posted !== null && posted.process !== process) tell(posted.message, posted.process);
    },
    tellGap: () => publish({ kind: 'gap' }),
  };
};
