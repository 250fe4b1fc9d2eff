import type { ClientMessage, HouseMessage } from '@claim-it/protocol';
import { PROTOCOL_VERSION, parseHouseMessage } from '@claim-it/protocol';
import type { ReadonlySignal } from '@preact/signals-core';
import { signal } from '@preact/signals-core';
import type { Clock } from '../base/clock.ts';
import { browserClock } from '../base/clock.ts';
import { arrive } from './identity.ts';

/** One connection to the server, as the browser or a test makes it. */
export type Socket = { readonly send: (text: string) => void; readonly close: () => void };
export type Ears = {
  readonly onText: (text: string) => void;
  /** Called once, when the connection ends or failed to open. */
  readonly onClose: () => void;
};
export type Dial = (ears: Ears) => Socket;

/**
 * `silent`: it was open, and the browser is offline or the server does not respond; sent messages may still arrive.
 * `restarting`: the server has said good-bye and will be back. `outdated`: it has a newer protocol.
 */
export type LineState = 'dialling' | 'open' | 'silent' | 'lost' | 'restarting' | 'outdated';

/** The connection to the server, which reconnects after a break. */
export type Line = {
  readonly state: ReadonlySignal<LineState>;
  /** Dropped while the connection is not open: callers send again after the greeting. */
  readonly send: (message: ClientMessage) => void;
  readonly hear: (listener: (message: HouseMessage) => void) => () => void;
  /** Reconnects at once instead of later. */
  readonly again: () => void;
  /** The time until the next reconnect, in milliseconds; null where none is planned. */
  readonly untilAgain: () => number | null;
  /** The browser reports that it is offline. */
  readonly fallSilent: () => void;
  /** Monitors closely until the returned function is called: silence is noticed within five seconds. */
  readonly listenClosely: () => () => void;
  /** The server's clock. */
  readonly now: () => number;
  readonly stop: () => void;
};

export type LineDeps = {
  readonly dial: Dial;
  readonly clock?: Clock;
  /** A random number from 0 (inclusive) to 1 (exclusive). */
  readonly random?: () => number;
  readonly now?: () => number;
  /** Milliseconds by a monotonic clock. */
  readonly elapsed?: () => number;
  /** Whether this page is hidden. */
  readonly isHidden?: () => boolean;
};

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 15_000;
/** The silence after which a ping is sent: during a game, and otherwise. */
const CLOSE_BEAT_MS = 3_000;
const BEAT_MS = 15_000;
/** Without a response by then the server counts as silent; some time later the connection is closed and opened again. */
const ANSWER_MS = 2_000;
const GIVE_UP_MS = 10_000;
/** The time limit for the server's greeting. */
const GREETING_MS = 15_000;
/** A clock of the device that has moved by more was set; the server is asked for the time again, but not all the time. */
const JUMP_MS = 1_500;
const SET_AGAIN_MS = 10_000;

/** Jitter, so that disconnected clients do not all return at the same time. */
export const waitBefore = (attempt: number, random: () => number): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt) * (0.5 + random() / 2);

/** A hidden page says so: its guest is notified of turns in another way. */
const hereFrom = (isHidden: boolean): string =>
  JSON.stringify({ kind: 'here', ...(isHidden && { isHidden }) });

class HouseLine implements Line {
  readonly #deps: Required<LineDeps>;
  readonly #state = signal<LineState>('dialling');
  readonly #listeners = new Set<(message: HouseMessage) => void>();
  #socket: Socket | null = null;
  #attempts = 0;
  #ahead = 0;
  /** The error of the device's clock, and when it was last measured. */
  #clockAt = 0;
  #greetedAt = 0;
  #isStopped = false;
  /** The server has sent its greeting on this socket. */
  #isGreeted = false;
  #closeListeners = 0;
  #againAt: number | null = null;
  #unplan: (() => void) | null = null;
  #unbeat: (() => void) | null = null;

  constructor(deps: LineDeps) {
    this.#deps = {
      clock: browserClock,
      random: Math.random,
      now: Date.now,
      elapsed: () => performance.now(),
      isHidden: () => false,
      ...deps,
    };
    this.#call();
  }

  get state(): ReadonlySignal<LineState> {
    return this.#state;
  }

  readonly now = (): number => this.#deps.now() + this.#ahead;

  readonly send = (message: ClientMessage): void => {
    if (this.#isGreeted) this.#socket?.send(JSON.stringify(message));
  };

  readonly hear = (listener: (message: HouseMessage) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly again = (): void => {
    const state = this.#state.peek();
    if (state === 'outdated') return;
    if (state === 'silent') this.#state.value = 'lost';
    if (state !== 'open') this.#hangUp();
    this.#call();
  };

  readonly untilAgain = (): number | null =>
    this.#againAt === null ? null : Math.max(0, this.#againAt - this.#deps.elapsed());

  readonly fallSilent = (): void => {
    if (this.#state.peek() === 'open') this.#state.value = 'silent';
  };

  readonly listenClosely = (): (() => void) => {
    this.#closeListeners += 1;
    if (this.#state.peek() === 'open') this.#beat();
    let isListening = true;
    return () => {
      if (isListening) this.#closeListeners -= 1;
      isListening = false;
    };
  };

  readonly stop = (): void => {
    this.#isStopped = true;
    this.#unplan?.();
    this.#hangUp();
  };

  #call(): void {
    this.#unplan?.();
    this.#unplan = null;
    this.#againAt = null;
    if (this.#isStopped || this.#socket !== null) return;
    const own: Socket = this.#deps.dial({
      onText: (text) => {
        if (this.#socket === own) this.#listen(text);
      },
      onClose: () => {
        if (this.#socket === own) this.#cut(null);
      },
    });
    this.#socket = own;
    this.#wait(GREETING_MS, () => this.#cut(null));
  }

  #hangUp(): void {
    const former = this.#socket;
    this.#socket = null;
    this.#isGreeted = false;
    this.#unbeat?.();
    former?.close();
  }

  /** The connection is broken; it is opened again after `wait`, or later each time. */
  #cut(wait: number | null): void {
    this.#hangUp();
    if (this.#isStopped || this.#state.peek() === 'outdated') return;
    const { clock, random, elapsed } = this.#deps;
    const ms = wait ?? waitBefore(this.#attempts, random);
    this.#againAt = elapsed() + ms;
    if (this.#state.peek() !== 'restarting') this.#state.value = 'lost';
    this.#unplan?.();
    this.#unplan = clock.after(ms, () => this.#call());
    this.#attempts += 1;
  }

  /** A timeout that any message of the server cancels. */
  #wait(ms: number, call: () => void): void {
    this.#unbeat?.();
    this.#unbeat = this.#deps.clock.after(ms, call);
  }

  /** Sends a ping after some silence. */
  #beat(): void {
    this.#wait(this.#closeListeners > 0 ? CLOSE_BEAT_MS : BEAT_MS, () => {
      this.#socket?.send(hereFrom(this.#deps.isHidden()));
      this.#wait(ANSWER_MS, () => {
        this.fallSilent();
        this.#wait(GIVE_UP_MS, () => this.#cut(null));
      });
    });
  }

  #greet(version: number, houseNow: number): void {
    const { now, elapsed } = this.#deps;
    this.#ahead = houseNow - now();
    this.#clockAt = now() - elapsed();
    this.#greetedAt = elapsed();
    if (version !== PROTOCOL_VERSION) {
      this.#state.value = 'outdated';
      this.#hangUp();
      return;
    }
    this.#isGreeted = true;
    this.#state.value = 'open';
    if (this.#deps.isHidden()) this.#socket?.send(hereFrom(true));
    this.#beat();
  }

  /** Whether the clock of this device was set since the server told the time. */
  #isClockSet(): boolean {
    const { now, elapsed } = this.#deps;
    const isSet = Math.abs(now() - elapsed() - this.#clockAt) > JUMP_MS;
    return isSet && elapsed() - this.#greetedAt > SET_AGAIN_MS;
  }

  /** A message of the server has arrived. A new greeting brings its time. */
  #notice(): void {
    if (!this.#isGreeted) return;
    if (this.#isClockSet()) {
      this.#hangUp();
      this.#call();
      return;
    }
    if (this.#state.peek() === 'silent') this.#state.value = 'open';
    this.#beat();
  }

  #listen(text: string): void {
    this.#notice();
    const parsed = parseHouseMessage(text);
    // Unreadable messages come from a newer server, whose greeting already said so.
    if (!parsed.ok) return;
    const message = parsed.value;
    if (message.kind === 'welcome') this.#greet(message.version, message.now);
    if (message.kind === 'bye') {
      this.#state.value = 'restarting';
      this.#cut(message.retryAfter * (1 + this.#deps.random()));
      return;
    }
    // A greeting alone is no success: a server may refuse the next message and disconnect.
    if (message.kind !== 'welcome') this.#attempts = 0;
    for (const listener of [...this.#listeners]) listener(message);
  }
}

export const createLine = (deps: LineDeps): Line => new HouseLine(deps);

const addressOf = ({ protocol, host }: Location): string =>
  `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/socket`;

/** Requests the session first: a socket without one would be refused. */
const dial: Dial = ({ onText, onClose }): Socket => {
  let socket: WebSocket | null = null;
  let isClosed = false;
  void arrive().then((known) => {
    if (isClosed) return;
    if (!known.ok) return onClose();
    socket = new WebSocket(addressOf(location));
    socket.onmessage = ({ data }) => {
      if (typeof data === 'string') onText(data);
    };
    socket.onclose = () => onClose();
  });
  return {
    send: (text) => {
      if (socket?.readyState === WebSocket.OPEN) socket.send(text);
    },
    close: () => {
      isClosed = true;
      socket?.close();
    },
  };
};

let line: Line | null = null;

/** The one connection of this page; tables share it. */
export const houseLine = (): Line => {
  if (line !== null) return line;
  const isHidden = (): boolean => document.hidden;
  const own = createLine({ dial, isHidden });
  line = own;
  addEventListener('online', () => own.again());
  addEventListener('offline', () => own.fallSilent());
  addEventListener('visibilitychange', () => {
    if (own.state.peek() === 'open')
      own.send({ kind: 'here', ...(isHidden() && { isHidden: true }) });
    else if (!isHidden()) own.again();
  });
  return own;
};

/** After a change of this device's guest: the server must know. */
export const hangUp = (): void => {
  line?.stop();
  line = null;
};
