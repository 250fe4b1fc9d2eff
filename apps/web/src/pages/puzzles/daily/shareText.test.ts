import { LANGUAGES } from '@claim-it/text';
import { puzzles as en } from '@claim-it/text/en/puzzles';
import { loadTexts } from '@claim-it/text/page';
import { expect, test } from 'vitest';
import type { DayRow } from '../stored/storedAnswers.ts';
import { shareText } from './shareText.ts';

const ROW: Pick<DayRow, 'puzzle' | 'game'> = {
  puzzle: { first: 'wrong', tries: 2, isSolved: true, at: 1 },
  game: { place: 1, players: 3, mine: 9, turns: ['took', 'bust', 'took'] },
};

test('the text about a day has no spoilers', () => {
  expect(shareText(en, ROW, '16 November 2026', 'https://example.org/en/daily')).toBe(
    [
      'Claim It! – daily challenge, 16 November 2026',
      'Puzzle: solved after 2 tries',
      'Game: 1st of 3, mine of 9 spaces, 1 bust',
      '■□■',
      'https://example.org/en/daily',
    ].join('\n'),
  );
});

test.each(LANGUAGES)('in %s too, and only what has been played', async (language) => {
  const texts = await loadTexts(language, 'puzzles');
  const told = shareText(texts, { ...ROW, game: null }, '16. 11.', 'https://example.org/');
  expect(told.split('\n')).toHaveLength(3);
  // No space, no roll: two digits with something between them.
  expect(shareText(texts, ROW, '', '')).not.toMatch(/[1-6][,/][1-6]/);
});
