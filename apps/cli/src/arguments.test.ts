import { textFor } from '@claim-it/text';
import { describe, expect, test } from 'vitest';
import { flagOf, readArguments } from './arguments.ts';
import { Failure } from './failure.ts';

const SPECS = {
  json: { kind: 'flag' },
  noColor: { kind: 'flag' },
  bots: { kind: 'text' },
  rules: { kind: 'choice', of: ['std', 'reuse'] },
  games: { kind: 'number', low: 1, high: 10 },
} as const;

const read = (...args: string[]): ReturnType<typeof readArguments<typeof SPECS>> =>
  readArguments(args, SPECS, [{ name: 'file' }, { name: 'tokens', optional: true }], textFor('en'));

test('a name in camel case is a flag with hyphens', () => {
  expect(flagOf('noColor')).toBe('--no-color');
});

test('options may stand before, between and after arguments, with or without =', () => {
  expect(read('--json', '-', '--games=3', 'x', '--no-color', '--rules', 'reuse')).toEqual({
    values: { json: true, noColor: true, games: 3, rules: 'reuse' },
    positionals: ['-', 'x'],
  });
});

test('flags that are not given are false, other options undefined', () => {
  const { values } = read('file');
  expect(values).toEqual({ json: false, noColor: false });
  expect(values.games).toBeUndefined();
});

test('after -- everything is an argument', () => {
  expect(read('--', '--json').positionals).toEqual(['--json']);
});

describe('anything unexpected ends with exit code 2', () => {
  test.each([
    ['an unknown option', ['f', '--fast'], /no option --fast/],
    ['an unknown short option', ['f', '-x'], /no option -x/],
    ['no argument', [], /<file> is missing/],
    ['too many arguments', ['f', 'x', 'y'], /“y” is one argument too many/],
    ['a value for a flag', ['f', '--json=1'], /--json takes no value/],
    ['no value at the end', ['f', '--bots'], /--bots needs a value/],
    ['an empty value', ['f', '--bots='], /--bots needs a value/],
    ['an option for a value', ['f', '--bots', '--json'], /--bots needs a value/],
    ['a choice that is none', ['f', '--rules', 'house'], /std, reuse, not “house”/],
    ['too small a number', ['f', '--games', '0'], /from 1 to 10, not “0”/],
    ['too great a number', ['f', '--games', '11'], /not “11”/],
    ['a negative number', ['f', '--games', '-1'], /not “-1”/],
    ['a fraction', ['f', '--games', '1.5'], /not “1\.5”/],
    ['a number in words', ['f', '--games', '1e1'], /not “1e1”/],
  ])('%s', (_, args, says) => {
    expect(() => read(...args)).toThrow(says);
    expect(() => read(...args)).toThrow(expect.objectContaining({ exit: 2 }));
    expect(() => read(...args)).toThrow(Failure);
  });
});
