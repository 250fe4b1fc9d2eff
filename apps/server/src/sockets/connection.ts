import { randomBytes } from 'node:crypto';
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
  /** What was said and is not on its way yet, in bytes. */
  readonly unsent: number;
  readonly sendText: (text: string | PackedText) => void;
  readonly ping: (words: Buffer) => void;
  readonly pong: (words: Buffer) => void;
  readonly close: (code: number, reason: string) => void;
  readonly terminate: () => void;
  on(event: 'message', listener: (data: RawData, isBinary: boolean) => void): unknown;
  on(event: 'ping' | 'pong', listener: (words: Buffer) => void): unknown;
  on(event: 'close' | 'error', listener: () => void): unknown;
};

export const textOf = (message: HouseMessage): string => JSON.stringify(message);

/** One socket of one session. */
export class SocketConnection {
  readonly guest: GuestId;
  readonly tokenHash: string;
  readonly #socket: WireSocket;
  /** Whether its page is visible, as far as it says. */
  isLooking = true;
  /** Whether a message came since the last check. */
  isAlive = true;
  /** What the last ping said. */
  #pinged: Buffer | null = null;
  #late = 0;

  constructor(socket: WireSocket, { guest, tokenHash }: Visitor) {
    this.#socket = socket;
    this.guest = guest;
    this.tokenHash = tokenHash;
  }

  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  get isClogged(): boolean {
    return this.#socket.unsent > CLOGGED;
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
    if (this.#socket.unsent > DROWNED) {
      this.close(TRY_AGAIN_LATER, 'too slow');
      return;
    }
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
