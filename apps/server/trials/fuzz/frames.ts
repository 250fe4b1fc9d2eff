import { randomBytes } from 'node:crypto';
import type { Loot } from './commands.ts';
import { below, pick } from './pick.ts';
import { rubbish } from './rubbish.ts';

type Frame = {
  readonly first: number;
  readonly payload: Buffer;
  readonly isMasked?: boolean;
  /** A length that is not that of the payload. */
  readonly claimed?: bigint;
};

const TEXT = 0x81;
const MEDIUM = 126;
const LONG = 127;

/** One frame as bytes, right or wrong. */
export const frame = ({ first, payload, isMasked = true, claimed }: Frame): Buffer => {
  const length = claimed ?? BigInt(payload.length);
  const mask = isMasked ? 0x80 : 0;
  const short = length < 126n;
  const head = Buffer.alloc(short ? 2 : length < 65_536n ? 4 : 10);
  head[0] = first;
  head[1] = mask | (short ? Number(length) : length < 65_536n ? MEDIUM : LONG);
  if (head.length === 4) head.writeUInt16BE(Number(length), 2);
  if (head.length === 10) head.writeBigUInt64BE(length, 2);
  if (!isMasked) return Buffer.concat([head, payload]);
  const key = randomBytes(4);
  const masked = payload.map((byte, place) => byte ^ (key[place % 4] ?? 0));
  return Buffer.concat([head, key, masked]);
};

const text = (words: string): Buffer => frame({ first: TEXT, payload: Buffer.from(words) });

const pings = (first: number, many: number): Buffer =>
  Buffer.concat(Array.from({ length: many }, () => frame({ first, payload: Buffer.alloc(10) })));

/** What no decent socket says. */
const EVIL_FRAMES: readonly [() => Buffer, ...(() => Buffer)[]] = [
  () => frame({ first: TEXT, payload: randomBytes(below(200) + 1) }),
  () => frame({ first: TEXT, payload: Buffer.from([0xc3, 0x28, 0xff]) }),
  () => frame({ first: 0x82, payload: randomBytes(100) }),
  () => frame({ first: 0xc1, payload: randomBytes(20) }),
  () => frame({ first: 0xf1, payload: randomBytes(20) }),
  () => frame({ first: 0x83 + below(4), payload: Buffer.from('{}') }),
  () => frame({ first: TEXT, payload: Buffer.from('{"kind":"here"}'), isMasked: false }),
  () => frame({ first: TEXT, payload: Buffer.alloc(3000, 0x20) }),
  () => frame({ first: TEXT, payload: Buffer.alloc(70_000, 0x7b) }),
  () => frame({ first: TEXT, payload: Buffer.from('{'), claimed: 2n ** 62n }),
  () => frame({ first: TEXT, payload: Buffer.from('{'), claimed: 2n ** 63n + 5n }),
  () => frame({ first: 0x80, payload: Buffer.from('{}') }),
  () => frame({ first: 0x89, payload: Buffer.alloc(126) }),
  () => frame({ first: 0x09, payload: Buffer.from('x') }),
  () => frame({ first: 0x88, payload: Buffer.from([0x03]) }),
  () => frame({ first: 0x88, payload: Buffer.from([0x03, 0xed]) }),
  () => frame({ first: 0x88, payload: Buffer.from([0xff, 0xff]) }),
  () => Buffer.concat([frame({ first: 0x01, payload: Buffer.from('{') }), text('{}')]),
  () =>
    Buffer.concat([
      frame({ first: 0x01, payload: Buffer.alloc(0) }),
      ...Array.from({ length: 200 }, () => frame({ first: 0x00, payload: Buffer.alloc(0) })),
      frame({ first: 0x80, payload: Buffer.from('x') }),
    ]),
  () => pings(0x89, 50),
  () => pings(0x89, 2_000),
  () => pings(0x8a, 2_000),
  () => Buffer.concat([frame({ first: 0x88, payload: Buffer.alloc(0) }), pings(0x89, 100)]),
  () => randomBytes(below(60) + 1),
];

/** Bytes after which the server should be rid of this socket, or not have noticed anything. */
export const evilBytes = (loot: Loot): Buffer =>
  below(3) === 0 ? pick(EVIL_FRAMES)() : text(rubbish(loot));
