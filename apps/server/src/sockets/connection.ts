import type { Duplex } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import type { GuestId, HouseMessage } from '@claim-it/protocol';
import type { RawData } from 'ws';
import type { Visitor } from '../people/people.ts';

/** Beyond this nothing is added that can be sent again later; beyond the other the socket is closed. */
const CLOGGED = 64 * 1024;
const DROWNED = 256 * 1024;
const TRY_AGAIN_LATER = 1013;
/** How often a full socket is looked at. */
const ROOM_MS = 10;

/** What the house uses of a WebSocket. */
export type WireSocket = {
  readonly readyState: number;
  readonly OPEN: number;
  readonly bufferedAmount: number;
  readonly send: (text: string | Buffer, options: { readonly binary: boolean }) => void;
  readonly ping: () => void;
  readonly close: (code: number, reason: string) => void;
  readonly terminate: () => void;
  on(event: 'message', listener: (data: RawData, isBinary: boolean) => void): unknown;
  on(event: 'close' | 'error' | 'pong', listener: () => void): unknown;
};

/** A stream that holds back what is written to it. */
export type CorkedStream = Pick<Duplex, 'cork' | 'uncork'>;

const corked = new Set<CorkedStream>();

const flush = (): void => {
  for (const stream of corked) stream.uncork();
  corked.clear();
};

/** Holds back what is written to a stream until this turn of the loop is over: several messages become one write. */
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
  /** Whether anything was heard since the last look. */
  isAlive = true;

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

  /** Resolves when more may be sent, or when there is nobody any more to send it to. */
  async hasRoom(): Promise<void> {
    while (this.isOpen && this.isClogged) await setTimeout(ROOM_MS);
  }

  send(message: HouseMessage): void {
    this.sendText(textOf(message));
  }

  /** A buffer is the same message for many: it is packed once. */
  sendText(text: string | Buffer): void {
    if (!this.isOpen) return;
    if (this.#socket.bufferedAmount > DROWNED) {
      this.close(TRY_AGAIN_LATER, 'too slow');
      return;
    }
    holdUntilTurnEnds(this.#stream);
    this.#socket.send(text, { binary: false });
  }

  ping(): void {
    if (this.isOpen) this.#socket.ping();
  }

  close(code: number, reason: string): void {
    this.#socket.close(code, reason);
  }

  end(): void {
    this.#socket.terminate();
  }
}
