import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';

/** FIN, and the code of a text. RFC 6455, section 5.2 */
const WHOLE_TEXT = 0x81;
const SHORT = 126;
const MIDDLE = 65_536;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

/** A text as one frame of a server, without a mask. */
const frameOf = (text: string): Buffer => {
  const length = Buffer.byteLength(text);
  const head = length < SHORT ? 2 : length < MIDDLE ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = WHOLE_TEXT;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = TWO_BYTES;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = EIGHT_BYTES;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, head);
  return frame;
};

/** A message for many: packed once. */
export class PackedText {
  readonly text: string;
  #frame: Buffer | null = null;

  constructor(text: string) {
    this.text = text;
  }

  get frame(): Buffer {
    this.#frame ??= frameOf(this.text);
    return this.#frame;
  }
}

/** A socket whose texts go into its stream as they are: nothing is compressed, so that nothing ever waits between the two. */
export class FramedSocket extends WebSocket {
  stream: Duplex | null = null;

  sendText(text: string | PackedText): void {
    if (this.readyState !== this.OPEN) return;
    this.stream?.write(typeof text === 'string' ? frameOf(text) : text.frame);
  }
}
