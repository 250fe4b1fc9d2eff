import { expect, test } from 'vitest';
import { PackedText } from '../src/sockets/frame.ts';

/** The head of a frame and how long its payload is said to be. RFC 6455, section 5.2 */
const read = (frame: Buffer): readonly [number, number, string] => {
  const short = frame[1]!;
  const [length, from] =
    short < 126
      ? [short, 2]
      : short === 126
        ? [frame.readUInt16BE(2), 4]
        : [Number(frame.readBigUInt64BE(2)), 10];
  return [frame[0]!, length, frame.toString('utf8', from)];
};

test('a text of any length is one frame of a server, without a mask', () => {
  for (const length of [0, 1, 125, 126, 127, 65_535, 65_536, 200_000]) {
    const text = 'x'.repeat(length);
    expect(read(new PackedText(text).frame)).toEqual([0x81, length, text]);
  }
});

test('its length is counted in bytes', () => {
  const text = 'Gräber ⛏';
  expect(read(new PackedText(text).frame)).toEqual([0x81, Buffer.byteLength(text), text]);
});
