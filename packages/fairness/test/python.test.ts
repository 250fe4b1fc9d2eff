import { cases } from '@claim-it/testkit';
import { expect } from 'vitest';
import { comparable, ourOutcome } from './agreement.ts';
import { generatedGame } from './games.ts';
import { verifyInPython } from './python.ts';
import { testWithPython } from './testWithPython.ts';

/** `npm run campaign dice` does the same with 10,000 games. */
const GAMES = cases({ short: 30, long: 500 });

testWithPython('two verifiers, written apart in two languages, agree on every game', () => {
  const texts = Array.from({ length: GAMES }, (_, seed) => generatedGame(seed).text);
  const theirs = verifyInPython(texts).map(comparable);
  const ours = texts.map(ourOutcome);
  expect(theirs).toEqual(ours);
  expect(ours.every(({ ok }) => ok)).toBe(true);
});
