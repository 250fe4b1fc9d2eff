import type { BusMessage } from './message.ts';

/** `process` is the one that said it. */
export type BusListener = (message: BusMessage, process: string) => void;

/** Carries messages between the processes of a house. It keeps nothing; what it loses, a `gap` makes up for. */
export type Bus = {
  /** How the others know this process. */
  readonly process: string;
  /** Tells the listeners of this process at once, and those of the others soon. Never throws and never waits. */
  readonly publish: (message: BusMessage) => void;
  /** Tells all or none: true once the bus has taken it for the others, false if it could not. */
  readonly offer: (message: BusMessage) => Promise<boolean>;
  /** Returns what ends it. */
  readonly subscribe: (listener: BusListener) => () => void;
  /** Whether messages are being lost; a `gap` follows when they are not any more. */
  readonly isDown: () => boolean;
  readonly close: () => Promise<void>;
};
