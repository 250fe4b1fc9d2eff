import { EventEmitter } from 'node:events';
import type { WireSocket } from '../../src/sockets/connection.ts';
import type { PackedText } from '../../src/sockets/frame.ts';

/** What a client receives from its socket. */
export type WireEars = {
  readonly onText: (text: string) => void;
  readonly onClose: () => void;
};

export type Direction = 'toHouse' | 'toClient';

/** The clock of a test or a trial. */
export type WireClock = {
  readonly now: () => number;
  readonly after: (ms: number, call: () => void) => unknown;
};

/** How a connection treats its messages. */
export type WireHabits = {
  /** The latency of a message, in milliseconds. */
  readonly latency: () => number;
  /** What arrives for a message: the same, the same twice, nothing. */
  readonly carry: (text: string, direction: Direction) => readonly string[];
  /** Reaches the server now, or when it runs again; at once if left out. */
  readonly reach?: (arrive: () => void) => void;
};

const OPEN = 1;
const CLOSING = 2;
const CLOSED = 3;

/** A WebSocket in memory, both ends of it: messages keep their order and take their time on the clock of the test. */
export class MemoryWire extends EventEmitter implements WireSocket {
  readonly OPEN: number = OPEN;
  readyState: number = OPEN;
  /** The data sent to a client that does not read. */
  unsent = 0;
  /** The client stops reading, and so answers no ping. */
  isDeaf = false;
  /** Nothing arrives any more, and neither end is notified. */
  isSilent = false;
  readonly #ears: WireEars;
  readonly #clock: WireClock;
  readonly #habits: WireHabits;
  readonly #lastAt = { toHouse: 0, toClient: 0 };

  constructor(ears: WireEars, clock: WireClock, habits: WireHabits) {
    super();
    this.#ears = ears;
    this.#clock = clock;
    this.#habits = habits;
  }

  readonly sendText = (said: string | PackedText): void => {
    const text = typeof said === 'string' ? said : said.text;
    if (this.isDeaf) this.unsent += text.length;
    if (this.isDeaf) return;
    for (const one of this.#habits.carry(text, 'toClient'))
      this.#deliver('toClient', () => this.#ears.onText(one));
  };

  /** A message of the client. */
  readonly say = (text: string): void => {
    for (const one of this.#habits.carry(text, 'toHouse'))
      this.#deliver('toHouse', () => this.emit('message', Buffer.from(one), false));
  };

  readonly ping = (words: Buffer): void => {
    if (this.isDeaf) return;
    this.#deliver('toHouse', () => this.emit('pong', words));
  };

  /** Browsers send no pings. */
  readonly pong = (): void => undefined;

  /** The server closes the connection, after all its messages. */
  readonly close = (): void => {
    if (this.readyState !== OPEN) return;
    this.readyState = CLOSING;
    this.#deliver('toClient', this.cut);
  };

  /** The client closes the connection, after all its messages. */
  readonly hangUp = (): void => {
    this.#deliver('toHouse', () => this.#end());
  };

  readonly terminate = (): void => this.cut();

  /** The connection breaks; messages in flight are lost. */
  readonly cut = (): void => {
    if (this.#end()) this.#clock.after(0, this.#ears.onClose);
  };

  /** The server dies: only the client notices. */
  readonly die = (): void => {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.#clock.after(0, this.#ears.onClose);
  };

  #end(): boolean {
    if (this.readyState === CLOSED) return false;
    this.readyState = CLOSED;
    this.emit('close');
    return true;
  }

  #deliver(direction: Direction, arrive: () => void): void {
    const now = this.#clock.now();
    const at = Math.max(this.#lastAt[direction], now + this.#habits.latency());
    this.#lastAt[direction] = at;
    this.#clock.after(at - now, () => {
      const reach = (direction === 'toHouse' && this.#habits.reach) || ((call) => call());
      reach(() => {
        if (this.readyState !== CLOSED && !this.isSilent) arrive();
      });
    });
  }
}
