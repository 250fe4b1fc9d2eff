import { EventEmitter } from 'node:events';
import type { TurnedClock } from '@claim-it/client/testing/turnedClock.ts';
import type { WireSocket } from '../../src/sockets/connection.ts';

/** What a client hears of its socket. */
export type WireEars = {
  readonly onText: (text: string) => void;
  readonly onClose: () => void;
};

export type Direction = 'toHouse' | 'toClient';

/** How a line treats what is said on it. */
export type WireHabits = {
  /** How long a message is on its way, in milliseconds. */
  readonly latency: () => number;
  /** What arrives instead of a message: the same, the same twice, nothing. */
  readonly carry: (text: string, direction: Direction) => readonly string[];
};

const OPEN = 1;
const CLOSING = 2;
const CLOSED = 3;

/** A WebSocket in memory, both ends of it: messages keep their order and take their time on the clock of the test. */
export class MemoryWire extends EventEmitter implements WireSocket {
  readonly OPEN: number = OPEN;
  readyState: number = OPEN;
  readonly bufferedAmount = 0;
  /** Nothing arrives any more, and neither end is told. */
  isSilent = false;
  readonly #ears: WireEars;
  readonly #clock: TurnedClock;
  readonly #habits: WireHabits;
  readonly #lastAt = { toHouse: 0, toClient: 0 };

  constructor(ears: WireEars, clock: TurnedClock, habits: WireHabits) {
    super();
    this.#ears = ears;
    this.#clock = clock;
    this.#habits = habits;
  }

  readonly send = (text: string | Buffer): void => {
    for (const one of this.#habits.carry(String(text), 'toClient'))
      this.#deliver('toClient', () => this.#ears.onText(one));
  };

  /** What the client says. */
  readonly say = (text: string): void => {
    for (const one of this.#habits.carry(text, 'toHouse'))
      this.#deliver('toHouse', () => this.emit('message', Buffer.from(one), false));
  };

  readonly ping = (words: Buffer): void => {
    this.#deliver('toHouse', () => this.emit('pong', words));
  };

  /** Browsers send no pings. */
  readonly pong = (): void => undefined;

  /** The house hangs up, behind everything it has said. */
  readonly close = (): void => {
    if (this.readyState !== OPEN) return;
    this.readyState = CLOSING;
    this.#deliver('toClient', this.cut);
  };

  /** The client hangs up, behind everything it has said. */
  readonly hangUp = (): void => {
    this.#deliver('toHouse', () => this.#end());
  };

  readonly terminate = (): void => this.cut();

  /** The line breaks; what is on its way is lost. */
  readonly cut = (): void => {
    if (this.#end()) this.#clock.after(0, this.#ears.onClose);
  };

  /** The house dies: it does not notice, the client does. */
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
      if (this.readyState !== CLOSED && !this.isSilent) arrive();
    });
  }
}
