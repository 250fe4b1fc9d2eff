import { readFileSync } from 'node:fs';
import { cases, recordNamed } from '@claim-it/testkit';
import { expect, test } from 'vitest';
import { comparable, ourOutcome } from './agreement.ts';
import { generatedGame } from './games.ts';
import { sayInPython, verifyInPython } from './python.ts';
import { testWithPython } from './testWithPython.ts';

/** `npm run campaign dice` does the same with 10,000 games. */
const GAMES = cases({ short: 30, long: 500 });

test('the second verifier needs only the standard library', () => {
  const files = [
    new URL('../../../tools/verify.py', import.meta.url),
    new URL('../../../tools/dice.py', import.meta.url),
    new URL('../../../tools/chains.py', import.meta.url),
  ];
  const imported = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^(?:import|from) (\w+)/gm)].map(([, name]) => name),
  );
  expect([...new Set(imported)].sort()).toEqual([
    'base64',
    'chains',
    'dice',
    'hashlib',
    'json',
    're',
    'sys',
  ]);
});

testWithPython.each([
  ['proved', 1, 'version 1 proves only that nothing was changed later, not that nobody chose'],
  ['proved-2', 2, 'a choice was possible for roll '],
])('its verdict about the record %s', (name, version, doubt) => {
  expect(recordNamed(name)).toContain(`[Dice "${version} `);
  expect(sayInPython(recordNamed(name))).toMatch(
    /^proved: game game-\d+, code [\d-]{19}, \d+ rolls, /,
  );
  expect(sayInPython(recordNamed(name))).toContain(doubt);
});

testWithPython('two verifiers, written apart in two languages, agree on every game', () => {
  const texts = Array.from({ length: GAMES }, (_, seed) => generatedGame(seed).text);
  const theirs = verifyInPython(texts).map(comparable);
  const ours = texts.map(ourOutcome);
  expect(texts.some((text) => / [1-6]{3} pass$/m.test(text))).toBe(true);
  expect(theirs).toEqual(ours);
  expect(ours.every(({ ok }) => ok)).toBe(true);
  expect(new Set(ours.map(({ version }) => version))).toEqual(new Set([1, 2]));
});
