import type { BusMessage } from './message.ts';

/** `process` is the sender. */
export type BusListener = (message: BusMessage, process: string) => void;

/** Carries messages between the processes of a server. It stores nothing; a `gap` reports lost messages. */
export type Bus = {
  /** How the others know this process. */
  readonly process: string;
  /** Delivers to the listeners of this process at once, and to the others soon. Never throws and never waits. */
  readonly publish: (message: BusMessage) => void;
  /** Delivers to all or none: true once the bus has accepted it for the others, false if it could not. */
  readonly offer: (message: BusMessage) => Promise<boolean>;
  /** Returns a function that ends it. */
  readonly subscribe: (listener: BusListener) => () => void;
  /** Whether messages are being lost; a `gap` follows when they are not any more. */
  readonly isDown: () => boolean;
  readonly close: () => Promise<void>;
};
