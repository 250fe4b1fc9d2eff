import { randomBytes } from 'node:crypto';
import type { Duplex } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import type { GuestId, HouseMessage } from '@claim-it/protocol';
import type { RawData } from 'ws';
import type { Visitor } from '../people/people.ts';
import type { PackedText } from './frame.ts';

/** Beyond the first limit, repeatable messages are not sent; beyond the second the socket is closed. */
const CLOGGED = 64 * 1024;
const DROWNED = 256 * 1024;
/** The number of frames accepted from a socket that is being closed. */
const MOST_LATE = 1_000;
const TRY_AGAIN_LATER = 1013;
const PING_BYTES = 8;
/** How often a full socket is looked at. */
const ROOM_MS = 10;

/** What the server uses of a WebSocket. */
export type WireSocket = {
  readonly readyState: number;
  readonly OPEN: number;
  readonly bufferedAmount: number;
  readonly sendText: (text: string | PackedText) => void;
  readonly ping: (words: Buffer) => void;
  readonly pong: (words: Buffer) => void;
  readonly close: (code: number, reason: string) => void;
  readonly terminate: () => void;
  on(event: 'message', listener: (data: RawData, isBinary: boolean) => void): unknown;
  on(event: 'ping' | 'pong', listener: (words: Buffer) => void): unknown;
  on(event: 'close' | 'error', listener: () => void): unknown;
};

/** A stream that holds back what is written to it. */
export type CorkedStream = Pick<Duplex, 'cork' | 'uncork'>;

const corked = new Set<CorkedStream>();

const flush = (): void => {
  for (const stream of corked) stream.uncork();
  corked.clear();
};

/** Buffers what is written to a stream until the end of this turn of the event loop: several messages become one write. */
const holdUntilTurnEnds = (stream: CorkedStream): void => {
  if (corked.has(stream)) return;
  if (corked.size === 0) setImmediate(flush);
  corked.add(stream);
  stream.cork();
};

export const textOf = (message: HouseMessage): string => JSON.stringify(message);

/** One socket of one session. */
export class SocketConnection {
  readonly guest: GuestId;
  readonly tokenHash: string;
  readonly #socket: WireSocket;
  readonly #stream: CorkedStream;
  /** Whether its page is visible, as far as it says. */
  isLooking = true;
  /** Whether a message came since the last check. */
  isAlive = true;
  /** What the last ping said. */
  #pinged: Buffer | null = null;
  #late = 0;

  constructor(socket: WireSocket, stream: CorkedStream, { guest, tokenHash }: Visitor) {
    this.#socket = socket;
    this.#stream = stream;
    this.guest = guest;
    this.tokenHash = tokenHash;
  }

  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  get isClogged(): boolean {
    return this.#socket.bufferedAmount > CLOGGED;
  }

  /** Resolves when more may be sent, or when the socket is closed. */
  async hasRoom(): Promise<void> {
    while (this.isOpen && this.isClogged) await setTimeout(ROOM_MS);
  }

  send(message: HouseMessage): void {
    this.sendText(textOf(message));
  }

  sendText(text: string | PackedText): void {
    if (!this.isOpen) return;
    if (this.#socket.bufferedAmount > DROWNED) {
      this.close(TRY_AGAIN_LATER, 'too slow');
      return;
    }
    holdUntilTurnEnds(this.#stream);
    this.#socket.sendText(text);
  }

  /** Sends a message in reply, which only a reading client can trigger again. */
  ping(): void {
    if (!this.isOpen) return;
    this.#pinged = randomBytes(PING_BYTES);
    this.#socket.ping(this.#pinged);
  }

  hearPong(words: Buffer): void {
    if (this.#pinged?.equals(words)) this.isAlive = true;
  }

  /** Answers a ping if there is room for it; false if the other end has too much to read already. */
  pong(words: Buffer): boolean {
    if (this.isClogged) return false;
    this.#socket.pong(words);
    return true;
  }

  /** A client that is being closed has sent one more frame. */
  hearLate(): void {
    this.#late += 1;
    if (this.#late > MOST_LATE) this.end();
  }

  close(code: number, reason: string): void {
    this.#socket.close(code, reason);
  }

  end(): void {
    this.#socket.terminate();
  }
}
