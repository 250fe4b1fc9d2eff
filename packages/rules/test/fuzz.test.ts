import {
  formatMove,
  formatPosition,
  formatRecord,
  newRecord,
  parseMove,
  parsePosition,
  parseRecord,
  recordEvent,
} from '@claim-it/rules';
import { cases, played } from '@claim-it/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

/** Parsed text must format to a text that parses to the same value; a rejected text must give a position. */
const checkPosition = (text: string): void => {
  const read = parsePosition(text);
  if (read.ok) {
    const line = formatPosition(read.value);
    expect(parsePosition(line)).toEqual(read);
    return;
  }
  expect(read.reason.line).toBe(1);
  expect(read.reason.column).toBeGreaterThanOrEqual(1);
  expect(read.reason.column).toBeLessThanOrEqual(text.length + 1);
};

const checkRecord = (text: string): void => {
  const read = parseRecord(text);
  if (read.ok) {
    const once = formatRecord(read.value.record);
    const again = parseRecord(once);
    expect(again.ok && formatRecord(again.value.record)).toBe(once);
    expect(again.ok && again.value.end).toEqual(read.value.end);
    return;
  }
  const lines = text.split('\n');
  expect(read.reason.line).toBeGreaterThanOrEqual(1);
  expect(read.reason.line).toBeLessThanOrEqual(lines.length);
  const faulty = lines[read.reason.line - 1] ?? '';
  expect(read.reason.column).toBeGreaterThanOrEqual(1);
  expect(read.reason.column).toBeLessThanOrEqual(faulty.length + 1);
};

const ALPHABET = [
  ...'.gborvGBORV123456*/ -0stdreu',
  '\n',
  '[',
  ']',
  '"',
  '\\',
  '{',
  '}',
  ';',
  '@',
  'c',
  'k',
  'a',
  'n',
  '7',
  'é',
  '😀',
];
const likely = fc.string({ unit: fc.constantFrom(...ALPHABET), maxLength: 120 });
const junk = fc.oneof(fc.string({ unit: 'binary', maxLength: 200 }), likely);

type Edit = {
  readonly kind: 'cut' | 'insert' | 'replace' | 'double';
  readonly at: number;
  readonly text: string;
};
const edits: fc.Arbitrary<readonly Edit[]> = fc.array(
  fc.record({
    kind: fc.constantFrom('cut', 'insert', 'replace', 'double'),
    at: fc.nat(),
    text: fc.oneof(
      fc.constantFrom(...ALPHABET),
      fc.constantFrom(
        'take',
        'bust',
        'pass',
        'gone',
        ' {x} ',
        '\n;x\n',
        'c@11',
        's6@66',
        '666',
        '1.',
      ),
    ),
  }),
  { minLength: 1, maxLength: 3 },
);

const edited = (text: string, changes: readonly Edit[]): string =>
  changes.reduce((before, { kind, at, text: piece }) => {
    const index = at % (before.length + 1);
    const [head, tail] = [before.slice(0, index), before.slice(index)];
    if (kind === 'cut') return head;
    if (kind === 'insert') return head + piece + tail;
    if (kind === 'replace') return head + piece + tail.slice(1);
    return head + tail.slice(0, 5) + tail;
  }, text);

/** Random text is cheap, and three edits in the texts of a game find most parser errors. */
const TEXTS = { numRuns: cases({ short: 1000, long: 100_000 }) };
const GAMES = { numRuns: cases({ short: 20, long: 2000 }) };

describe('random text never throws, never hangs, and what parses is stable', () => {
  test('positions', () => {
    fc.assert(fc.property(junk, checkPosition), TEXTS);
  });

  test('records', () => {
    fc.assert(fc.property(junk, checkRecord), TEXTS);
  });

  test('moves', () => {
    const word = fc.oneof(junk, fc.stringMatching(/^(s[0-7])?c?@?[0-7]{2,3}$/));
    fc.assert(
      fc.property(word, (text) => {
        const move = parseMove(text);
        if (move !== null) expect(formatMove(move)).toBe(text);
      }),
      TEXTS,
    );
  });

  test('long texts of one character', () => {
    for (const character of ['.', '/', ' ', '[', '"', '\\', '{', '}', ';', '1', '\n', '1. g\n']) {
      checkPosition(character.repeat(100_000));
      checkRecord(character.repeat(100_000));
    }
    checkRecord(`[Game "${'\\"'.repeat(50_000)}`);
  });
});

describe('mutated texts', () => {
  test('positions', () => {
    fc.assert(
      fc.property(played(), fc.array(edits, { minLength: 1 }), ({ games }, variations) => {
        for (const [index, changes] of variations.entries()) {
          const game = games[games.length - 1 - ((index * 7) % games.length)]!;
          checkPosition(edited(formatPosition(game), changes));
        }
      }),
      GAMES,
    );
  });

  test('records', () => {
    fc.assert(
      fc.property(played(), fc.array(edits, { minLength: 1 }), ({ start, steps }, variations) => {
        const events = steps.flatMap((step) => step.events);
        const tags = [{ name: 'Names', value: 'Ada "\\" Bo' }];
        const text = formatRecord(events.reduce(recordEvent, newRecord(start.setup, tags)));
        for (const changes of variations) checkRecord(edited(text, changes));
      }),
      GAMES,
    );
  });
});
