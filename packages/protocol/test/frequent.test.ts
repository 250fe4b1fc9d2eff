import { SPACES } from '@claim-it/rules';
import { below, cases, pick, randomFrom } from '@claim-it/testkit';
import { describe, expect, test } from 'vitest';
import { parseClientMessage } from '../src/index.ts';
import { readMoveMessage } from '../src/wire/frequent.ts';
import { parseBySchema } from '../src/wire/messages.ts';

const random = randomFrom(17);
const LETTERS = 'ABCxyz019-_';
const word = (length: number): string =>
  Array.from({ length }, () => LETTERS[below(random, LETTERS.length)]).join('');
const chairs = (most: number): number[] =>
  Array.from({ length: below(random, most + 1) }, () => below(random, 5));

const move = (): object =>
  pick(random, [
    { kind: 'roll', element: word(43), stirs: chairs(5) },
    { kind: 'roll', element: null, stirs: [] },
    { kind: 'place', space: pick(random, SPACES) },
    { kind: 'take' },
    { kind: 'undo' },
    { kind: 'stir', chair: below(random, 5), element: word(43) },
    { kind: 'say', chair: 1, saying: 'wow' },
  ]);

const message = (): Record<string, unknown> => ({
  kind: 'do',
  cid: word(8 + below(random, 25)),
  table: word(11 + below(random, 12)),
  seq: pick(random, [0, 1, 1_000_000_000, below(random, 9_999)]),
  command: move(),
});

/** What a value is replaced with: near what is right, and far from it. */
const ODD: readonly unknown[] = [
  null,
  true,
  '',
  'x',
  -1,
  -0,
  0.5,
  5,
  1_000_000_001,
  1e300,
  [],
  [0, 1, 2, 3, 4, 0],
  [0, null],
  ['0'],
  [[0]],
  {},
  { kind: 'take' },
  'do',
  'roll',
  'stir',
  '1,7',
  `${'A'.repeat(43)}\n`,
  'A'.repeat(42),
  'Ä'.repeat(43),
];

const isObject = (raw: unknown): raw is Record<string, unknown> =>
  typeof raw === 'object' && raw !== null;

const spoil = (target: Record<string, unknown>): void => {
  const keys = Object.keys(target);
  const key = pick(random, [...keys, 'more', '__proto__', 'constructor']);
  const value = pick(random, ODD);
  if (below(random, 4) === 0) delete target[key];
  else Object.defineProperty(target, key, { value, enumerable: true, configurable: true });
};

/** A message with one or two changes, in the order of its keys or another. */
const changed = (): string => {
  const one = message();
  for (let count = 1 + below(random, 2); count > 0; count -= 1) {
    const { command } = one;
    spoil(below(random, 2) === 0 && isObject(command) ? command : one);
  }
  const entries = Object.entries(one);
  return JSON.stringify(below(random, 2) === 0 ? one : Object.fromEntries(entries.toReversed()));
};

describe('a move that is read without the schema', () => {
  test('is what the schema reads, for every kind of move', () => {
    const kinds = new Set<unknown>();
    for (let count = cases({ short: 2_000, long: 200_000 }); count > 0; count -= 1) {
      const text = JSON.stringify(message());
      const read = parseClientMessage(text);
      expect(read).toEqual(parseBySchema(text));
      const quick = readMoveMessage(JSON.parse(text));
      if (quick !== null) expect(read).toEqual({ ok: true, value: quick });
      if (quick?.kind === 'do') kinds.add(quick.command.kind);
    }
    expect([...kinds].toSorted()).toEqual(['place', 'roll', 'stir', 'take']);
  });

  test('is refused as the schema refuses it, whatever was changed', () => {
    let refused = 0;
    for (let count = cases({ short: 10_000, long: 1_000_000 }); count > 0; count -= 1) {
      const text = changed();
      const read = parseClientMessage(text);
      expect(read, text).toEqual(parseBySchema(text));
      if (!read.ok) refused += 1;
    }
    expect(refused).toBeGreaterThan(0);
  });

  test('has exact keys, also where a prototype is named', () => {
    const text = `{"kind":"do","cid":"abcdefgh","table":"abcdefghijk","seq":1,"command":{"kind":"take"}`;
    expect(parseClientMessage(`${text}}`).ok).toBe(true);
    for (const more of ['"__proto__":{}', '"kind":"here"', '"toString":1'])
      expect(parseClientMessage(`${text},${more}}`), more).toEqual(
        parseBySchema(`${text},${more}}`),
      );
  });
});
