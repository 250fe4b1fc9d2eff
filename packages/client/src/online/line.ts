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
  /** Once, when the connection ends or never came about. */
  readonly onClose: () => void;
};
export type Dial = (ears: Ears) => Socket;

/**
 * `silent`: it was open, and the browser is offline or the server does not answer; what is sent may still arrive.
 * `restarting`: the server has said good-bye and comes again. `outdated`: it speaks a newer protocol.
 */
export type LineState = 'dialling' | 'open' | 'silent' | 'lost' | 'restarting' | 'outdated';

/** The line to the server: when it breaks, it is dialled again. */
export type Line = {
  readonly state: ReadonlySignal<LineState>;
  /** Left out while the line is not open: who wants something says it again when greeted. */
  readonly send: (message: ClientMessage) => void;
  readonly hear: (listener: (message: HouseMessage) => void) => () => void;
  /** Tries at once instead of in a while. */
  readonly again: () => void;
  /** How long until it is dialled again, in milliseconds; null where nothing is planned. */
  readonly untilAgain: () => number | null;
  /** The browser says that it is offline. */
  readonly fallSilent: () => void;
  /** Listens closely until the answer is called: a silence is noticed within five seconds. */
  readonly listenClosely: () => () => void;
  /** The server's clock. */
  readonly now: () => number;
  readonly stop: () => void;
};

export type LineDeps = {
  readonly dial: Dial;
  readonly clock?: Clock;
  /** From 0 to just below 1. */
  readonly random?: () => number;
  readonly now?: () => number;
  /** Whether nobody looks at this page. */
  readonly isHidden?: () => boolean;
};

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 15_000;
/** After so much silence the server is asked for a sign: while a game goes on, and otherwise. */
const CLOSE_BEAT_MS = 3_000;
const BEAT_MS = 15_000;
/** A server that has given no sign by then is silent; some time later the line is cut and dialled anew. */
const ANSWER_MS = 2_000;
const GIVE_UP_MS = 10_000;
/** So long may it take until the server greets. */
const GREETING_MS = 15_000;

/** All clients that were cut off come again at different moments. */
export const waitBefore = (attempt: number, random: () => number): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt) * (0.5 + random() / 2);

/** A page that nobody looks at says so: its guest is told of turns in another way. */
const hereFrom = (isHidden: boolean): string =>
  JSON.stringify({ kind: 'here', ...(isHidden && { isHidden }) });

class HouseLine implements Line {
  readonly #deps: Required<LineDeps>;
  readonly #state = signal<LineState>('dialling');
  readonly #listeners = new Set<(message: HouseMessage) => void>();
  #socket: Socket | null = null;
  #attempts = 0;
  #ahead = 0;
  #isStopped = false;
  /** The server has greeted on this socket. */
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
    this.#againAt === null ? null : Math.max(0, this.#againAt - this.#deps.now());

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

  /** The line is broken; it is dialled again after `wait`, or later each time. */
  #cut(wait: number | null): void {
    this.#hangUp();
    if (this.#isStopped || this.#state.peek() === 'outdated') return;
    const { clock, random, now } = this.#deps;
    const ms = wait ?? waitBefore(this.#attempts, random);
    this.#againAt = now() + ms;
    if (this.#state.peek() !== 'restarting') this.#state.value = 'lost';
    this.#unplan?.();
    this.#unplan = clock.after(ms, () => this.#call());
    this.#attempts += 1;
  }

  /** What is done unless the server says something before. */
  #wait(ms: number, call: () => void): void {
    this.#unbeat?.();
    this.#unbeat = this.#deps.clock.after(ms, call);
  }

  /** Asks for a sign after some silence. */
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
    this.#ahead = houseNow - this.#deps.now();
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

  /** The server has said something. */
  #notice(): void {
    if (!this.#isGreeted) return;
    if (this.#state.peek() === 'silent') this.#state.value = 'open';
    this.#beat();
  }

  #listen(text: string): void {
    this.#notice();
    const parsed = parseHouseMessage(text);
    // What cannot be read is a newer server's; it has said so when it greeted.
    if (!parsed.ok) return;
    const message = parsed.value;
    if (message.kind === 'welcome') this.#greet(message.version, message.now);
    if (message.kind === 'bye') {
      this.#state.value = 'restarting';
      this.#cut(message.retryAfter * (1 + this.#deps.random()));
      return;
    }
    // A greeting alone is no success: a server that refuses what is said next hangs up.
    if (message.kind !== 'welcome') this.#attempts = 0;
    for (const listener of [...this.#listeners]) listener(message);
  }
}

export const createLine = (deps: LineDeps): Line => new HouseLine(deps);

const addressOf = ({ protocol, host }: Location): string =>
  `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/socket`;

/** Asks for the session first: a socket without one would be refused. */
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

/** The one line of this page; tables share it. */
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

/** After the guest of this device has changed: the server must hear of it. */
export const hangUp = (): void => {
  line?.stop();
  line = null;
};
