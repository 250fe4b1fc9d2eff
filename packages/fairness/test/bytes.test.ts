import { Buffer } from 'node:buffer';
import { createHash, createHmac, hkdfSync } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Hash } from '../src/index.ts';
import {
  CHAIN_LENGTH,
  chairAt,
  codeOf,
  elementOf,
  fallFrom,
  firstRollsFrom,
  houseSeed,
  isNextLink,
  newChain,
  playerSeed,
} from '../src/index.ts';
import { openPot, shakePot, stirPot } from '../src/pot.ts';

/** H(tag, …) written again from docs/fair-dice.md, with another library. */
const frame = (tag: string, ...parts: readonly Uint8Array[]): Buffer => {
  const name = Buffer.from(`claim-it/1:${tag}`, 'ascii');
  const framed = parts.flatMap((part) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(part.length);
    return [length, part];
  });
  return Buffer.concat([Buffer.of(name.length), name, ...framed]);
};
const hash = (tag: string, ...parts: readonly Uint8Array[]): Buffer =>
  createHash('sha256')
    .update(frame(tag, ...parts))
    .digest();
const text = (bytes: Uint8Array): Hash => Buffer.from(bytes).toString('base64url') as Hash;
const bytes = (word: string): Buffer => Buffer.from(word, 'base64url');
const ascii = (word: string): Buffer => Buffer.from(word, 'ascii');
const stir = (player: number, element: string): Buffer =>
  Buffer.concat([Buffer.of(player), bytes(element)]);

const seed = new Uint8Array(32).fill(7);
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((word) => text(hash('leaf', ascii(word)))) as [
  Hash,
  Hash,
  Hash,
  Hash,
];

test('a chain matches the document, link by link', () => {
  const chain = newChain(seed);
  let link = hash('leaf', seed);
  const links = [link];
  for (let k = 1; k <= CHAIN_LENGTH; k += 1) {
    link = hash('link', link);
    links.push(link);
  }
  expect(chain.tip).toBe(text(link));
  for (const number of [1, 2, 63, 64, 65, 128, 2047, 4032, 4033, 4095, 4096])
    expect(elementOf(chain, number)).toBe(text(links[CHAIN_LENGTH - number]!));
  expect(() => elementOf(chain, 0)).toThrow();
  expect(() => elementOf(chain, CHAIN_LENGTH + 1)).toThrow();
});

test('a link is checked by one hash', () => {
  const chain = newChain(seed);
  expect(isNextLink(chain.tip, elementOf(chain, 1))).toBe(true);
  expect(isNextLink(chain.tip, elementOf(chain, 2))).toBe(false);
  expect(isNextLink(elementOf(chain, 1), elementOf(chain, 2))).toBe(true);
  expect(isNextLink(chain.tip, 'nonsense' as Hash)).toBe(false);
});

test.each(['pot', 'pot2'] as const)('the pot matches the document, opened as %s', (tag) => {
  const opened = openPot({ game: 'g1', rules: 'std.1', house: a, players: [b, null, c] }, tag);
  const pot = hash(tag, ascii('g1'), ascii('std.1'), bytes(a), bytes(b), Buffer.alloc(0), bytes(c));
  expect(opened).toBe(text(pot));
  const shake = hash('shake', pot, bytes(a), stir(0, b), stir(2, c));
  expect(
    shakePot(opened, a, [
      { chair: chairAt(0), element: b },
      { chair: chairAt(2), element: c },
    ]),
  ).toBe(text(shake));
  const number = Buffer.of(0, 0, 1, 2);
  const stirred = hash('stir', shake, number, Buffer.of(1), bytes(a), stir(2, c), stir(0, d));
  expect(
    stirPot(text(shake), {
      number: 258,
      chair: chairAt(1),
      house: a,
      shaker: { chair: chairAt(2), element: c },
      stirs: [{ chair: chairAt(0), element: d }],
    }),
  ).toBe(text(stirred));
});

/** Dice computed from a stream as documented. */
const diceOf = (tag: string, pot: string, count: number): readonly number[] => {
  const dice: number[] = [];
  for (let counter = 0; dice.length < count; counter += 1) {
    const number = Buffer.alloc(4);
    number.writeUInt32BE(counter);
    for (const byte of hash(tag, bytes(pot), number)) if (byte < 252) dice.push((byte % 6) + 1);
  }
  return dice.slice(0, count);
};

test('dice are bytes below 252, three for a roll, and continue into the next hash', () => {
  for (let index = 0; index < 2000; index += 1) {
    const pot = text(hash('leaf', ascii(`${index}`)));
    expect(fallFrom(pot)).toEqual(diceOf('dice', pot, 3));
    const { first, rolls } = firstRollsFrom(pot, 5);
    const all = diceOf('first', pot, 3 * rolls.length);
    expect(rolls).toEqual(
      rolls.map((_, at) => all.slice(3 * at, 3 * at + 3).toSorted((x, y) => x - y)),
    );
    expect(first).toBeLessThan(5);
  }
});

test('seeds match the document and differ by game, chain and purpose', () => {
  const key = new Uint8Array(32).fill(1);
  const [game, two] = [ascii('g1'), Buffer.of(0, 0, 0, 2)];
  const name = { game: 'g1', chain: 2 };
  const derive = (info: Buffer): Buffer =>
    Buffer.from(hkdfSync('sha256', key, Buffer.alloc(0), info, 32));
  expect(text(houseSeed(key, name))).toBe(
    createHmac('sha256', key)
      .update(frame('house', game, two))
      .digest('base64url'),
  );
  expect(text(playerSeed(key, name))).toBe(text(derive(frame('player', game, two))));
  const others = [
    houseSeed(key, { game: 'g2', chain: 2 }),
    houseSeed(key, { game: 'g1', chain: 3 }),
    houseSeed(key, name),
    playerSeed(key, name),
  ].map(text);
  expect(new Set(others).size).toBe(others.length);
});

test('a code is four groups of four digits', () => {
  expect(codeOf(text(new Uint8Array(32)) as Hash)).toBe('0000-0000-0000-0000');
  const some = Buffer.alloc(32);
  some.set([0x27, 0x10, 0x00, 0x09, 0xff, 0xff, 0x30, 0x39]);
  expect(codeOf(text(some))).toBe('0000-0009-5535-2345');
});
