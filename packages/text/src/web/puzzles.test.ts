import { expect, test } from 'vitest';
import { TRANSLATED } from '../../test/languages.ts';
import { LANGUAGES } from '../index.ts';
import type { PuzzleText } from '../page.ts';
import { inEveryLanguage, loadTexts } from '../page.ts';

const PUZZLES = await inEveryLanguage((language) => loadTexts(language, 'puzzles'));

/** All texts, with samples where facts are needed. */
const saidBy = (texts: PuzzleText): readonly string[] => {
  const plain = (tree: object): readonly string[] =>
    Object.values(tree).flatMap((one: unknown) => {
      if (typeof one === 'string') return [one];
      return typeof one === 'object' && one !== null ? plain(one) : [];
    });
  const { share, daily } = texts;
  return [
    ...plain(texts),
    texts.puzzle(17),
    ...([1, 2, 3, 4, 5] as const).map(texts.difficulty),
    texts.ask('x'),
    texts.lastRound(1),
    texts.lastRound(2),
    texts.claimsOf(3, 9),
    texts.streak(3),
    ...[1, 2].flatMap((tries) => [
      daily.solved(tries),
      share.solved(tries),
      share.unsolved(tries),
      share.game({ place: tries, players: 3, mine: tries, busts: tries }),
    ]),
    daily.company(['Ada', 'Ben']),
    share.heading('x'),
  ];
};

test.each(LANGUAGES)('every text about puzzles is complete and short in %s', (language) => {
  for (const said of saidBy(PUZZLES[language])) {
    expect(said.trim()).not.toBe('');
    expect(said).not.toMatch(/undefined|NaN|\[object| {2}/);
    for (const sentence of said.split(/[.!?:] /))
      expect(sentence.split(' ').length, sentence).toBeLessThanOrEqual(16);
  }
});

/** The same word in two languages. */
const SHARED = /^sheriff$/i;

test.each(TRANSLATED)('nothing is left in English in %s', (language) => {
  const english = saidBy(PUZZLES.en);
  for (const [index, said] of saidBy(PUZZLES[language]).entries())
    if (!SHARED.test(said)) expect(said).not.toBe(english[index]);
});
