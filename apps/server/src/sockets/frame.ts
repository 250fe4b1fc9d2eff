import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';

/** FIN, and the code of a text. RFC 6455, section 5.2 */
const WHOLE_TEXT = 0x81;
const SHORT = 126;
const MIDDLE = 65_536;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

/** The bytes of a frame; as a string, each letter is one byte. */
type Frame = string | Buffer;

const byte = String.fromCharCode;

/** The head of a text's frame, without a mask: each letter is one byte. */
const headOf = (length: number): string => {
  if (length < SHORT) return byte(WHOLE_TEXT, length);
  if (length < MIDDLE) return byte(WHOLE_TEXT, TWO_BYTES, length >> 8, length & 255);
  const wide = Buffer.alloc(8);
  wide.writeBigUInt64BE(BigInt(length));
  return byte(WHOLE_TEXT, EIGHT_BYTES) + wide.toString('latin1');
};

/** A text as one frame of a server. Almost all texts are ASCII: for these no buffer is made. */
const frameOf = (text: string): Frame => {
  const length = Buffer.byteLength(text);
  if (length === text.length) return headOf(length) + text;
  return Buffer.concat([Buffer.from(headOf(length), 'latin1'), Buffer.from(text)]);
};

const bytesOf = (frame: Frame): Buffer =>
  typeof frame === 'string' ? Buffer.from(frame, 'latin1') : frame;

/** A message for many: packed once. */
export class PackedText {
  readonly text: string;
  #frame: Frame | null = null;

  constructor(text: string) {
    this.text = text;
  }

  get frame(): Frame {
    this.#frame ??= frameOf(this.text);
    return this.#frame;
  }
}

/** Sockets with frames that wait for the end of this turn of the event loop. */
let waiting: FramedSocket[] = [];

const flushAll = (): void => {
  const due = waiting;
  waiting = [];
  for (const socket of due) socket.flush();
};

/**
 * A socket whose texts go into its stream as they are: nothing is compressed, so that nothing ever waits between the two. All
 * that is said in one turn of the event loop is one write.
 */
export class FramedSocket extends WebSocket {
  stream: Duplex | null = null;
  #frames: Frame[] = [];
  #heldBytes = 0;

  /** What was said and is not on its way yet, in bytes. */
  get unsent(): number {
    return this.#heldBytes + this.bufferedAmount;
  }

  sendText(text: string | PackedText): void {
    if (this.readyState !== this.OPEN) return;
    const frame = typeof text === 'string' ? frameOf(text) : text.frame;
    if (this.#frames.length === 0) {
      if (waiting.length === 0) setImmediate(flushAll);
      waiting.push(this);
    }
    this.#frames.push(frame);
    this.#heldBytes += frame.length;
  }

  /** Writes what is held back. After the last frame of the protocol nothing may follow. */
  flush(): void {
    const frames = this.#frames;
    if (frames.length === 0) return;
    this.#frames = [];
    this.#heldBytes = 0;
    if (this.readyState !== this.OPEN || this.stream === null) return;
    const [first] = frames;
    if (frames.length === 1 && first !== undefined) this.#write(first);
    else if (frames.every((frame) => typeof frame === 'string')) this.#write(frames.join(''));
    else this.#write(Buffer.concat(frames.map(bytesOf)));
  }

  #write(frame: Frame): void {
    if (typeof frame === 'string') this.stream?.write(frame, 'latin1');
    else this.stream?.write(frame);
  }

  override ping(words: Buffer): void {
    this.flush();
    super.ping(words);
  }

  override pong(words: Buffer): void {
    this.flush();
    super.pong(words);
  }

  override close(code?: number, reason?: string | Buffer): void {
    this.flush();
    super.close(code, reason);
  }
}
