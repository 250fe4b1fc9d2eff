import { expect, test } from 'vitest';
import { comparable, ourOutcome } from './agreement.ts';
import { generatedGame } from './games.ts';
import { verifyInPython } from './python.ts';

const GAMES = 120;

test('two verifiers, written apart in two languages, agree on a hundred games and more', () => {
  const texts = Array.from({ length: GAMES }, (_, seed) => generatedGame(seed).text);
  const theirs = verifyInPython(texts).map(comparable);
  const ours = texts.map(ourOutcome);
  expect(theirs).toEqual(ours);
  expect(ours.every(({ ok }) => ok)).toBe(true);
});
