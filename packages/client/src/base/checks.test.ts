import { describe, expect, test } from 'vitest';
import type { Check } from './checks.ts';
import {
  isCount,
  isEither,
  isExactShape,
  isListOf,
  isNumber,
  isNumberIn,
  isOneOf,
  isOrMissing,
  isOrNull,
  isShape,
  isText,
  isTextUpTo,
  isTupleOf,
  isWholeIn,
  readText,
} from './checks.ts';

const isPair = isShape({ name: isText, wins: isOrMissing(isCount) });

const CASES: readonly (readonly [string, Check<unknown>, good: unknown[], bad: unknown[]])[] = [
  ['a text up to a length', isTextUpTo(2), ['', 'ab'], ['abc', 1, null]],
  ['a number', isNumber, [0, -1.5], [Number.NaN, '1', null, undefined]],
  ['a number between two', isNumberIn(0, 1), [0, 0.5, 1], [-0.1, 1.1, Number.NaN]],
  ['a whole number between two', isWholeIn(2, 4), [2, 4], [1, 5, 2.5, '2']],
  ['a count', isCount, [0, 9], [-1, 0.5, Number.POSITIVE_INFINITY]],
  ['one of several', isOneOf(['off', 0, null]), ['off', 0, null], ['on', '0', undefined]],
  ['null as well', isOrNull(isText), [null, ''], [undefined, 0]],
  ['a list', isListOf(isText, 1, 2), [['a'], ['a', 'b']], [[], ['a', 1], ['a', 'b', 'c'], 'a']],
  ['a pair', isTupleOf(isText, isNumber), [['a', 1]], [['a'], ['a', 1, 2], [1, 'a'], {}]],
  [
    'an object',
    isPair,
    [{ name: 'a' }, { name: 'a', wins: 1 }, { name: 'a', more: 1 }],
    [{}, { name: 1 }, { name: 'a', wins: null }, null, 'a', undefined],
  ],
  [
    'an object without other keys',
    isExactShape({ name: isText }),
    [{ name: 'a' }],
    [{ name: 'a', more: 1 }, {}],
  ],
  ['one of two', isEither(isText, isCount), ['a', 1], [null, -1]],
];

describe.each(CASES)('%s', (_, is, good, bad) => {
  test.each(good.map((one) => [one]))('%j is one', (one) => expect(is(one)).toBe(true));
  test.each(bad.map((one) => [one]))('%j is none', (one) => expect(is(one)).toBe(false));
});

test('what was stored is read, and what cannot be read is replaced', () => {
  expect(readText('["a"]', isListOf(isText), [])).toEqual(['a']);
  for (const text of [null, '', '{', '[1]', '"a"'])
    expect(readText(text, isListOf(isText), ['usual'])).toEqual(['usual']);
});
