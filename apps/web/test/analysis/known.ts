import { deflateRawSync } from 'node:zlib';
import { recordNamed } from '@claim-it/testkit';
import type { Language, ReviewText } from '@claim-it/text';
import { inEveryLanguage, loadTexts } from '@claim-it/text/page';
import type { Page } from '@playwright/test';
import { expect } from '../e2e/fixtures.ts';
import { KNOWN, SHORT } from '../unit/knownGame.ts';
import { PATIENCE } from './tour.ts';

export { KNOWN, SHORT };

/** A game of five whose names are as long as names can be, 117 rolls long. */
export const FIVE: string = recordNamed('five');

/** Its first turns, the first bust among them; then all but one leave. */
export const FIVE_SHORT: string = [
  ...FIVE.split('\n').slice(0, 11),
  ...['6. g gone', '7. b gone', '8. r gone', '9. v gone', ''],
].join('\n');

/** The first turns of five; the next one is about to roll. */
export const RUNNING: string = [
  ...FIVE.replace('[Result "o"]', '[Result "*"]').split('\n').slice(0, 16),
  '',
].join('\n');

/** The known game in its 13th turn: one space is lit, and to take there gives away a quarter of the win. */
export const EARLY: string = KNOWN.replace('[Result "g"]', '[Result "*"]').replace(
  /13\. g 345 s5@43 166[\s\S]*/,
  '13. g 345 s5@43 166\n',
);

/** What a report says. */
export const REPORT: Readonly<Record<Language, ReviewText>> = await inEveryLanguage((language) =>
  loadTexts(language, 'review'),
);

/** The part of a link that holds a game. */
export const hashOf = (record: string): string =>
  `#d${deflateRawSync(record).toString('base64url')}`;

/** Opens the report of a game and waits until it is whole. */
export const openReport = async (
  page: Page,
  language: Language = 'en',
  record: string = KNOWN,
): Promise<void> => {
  await page.goto(`/${language}/review${hashOf(record)}`);
  const account = page.getByRole('table', { name: REPORT[language].miners.account });
  await expect(account).toBeVisible(PATIENCE);
};

/** Two games that Josie finished, with two and with three at the table. They are short, so that they are soon looked at. */
export const TWO_GAMES: readonly string[] = [
  [
    ...['[Game "Claim It!"]', '[Date "2026-11-16"]', '[Seats "gb"]', '[Rules "std"]'],
    ...['[Result "g"]', '[Names "Josie | Amos"]'],
    '1. g 266 s2@66 123 s3@21 123 s1@32 255 s5@52 223 c@32 take',
    '2. b 256 s6@52 666 bust',
    '3. g 246 s2@46 136 s3@16 156 s6@15 take',
    '4. b 112 s2@11 take',
    '5. g 256 s2@65 take',
    '6. b gone',
    '',
  ].join('\n'),
  SHORT,
];
