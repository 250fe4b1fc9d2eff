import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import type { Language, ReviewText } from '@claim-it/text';
import { review as de } from '@claim-it/text/de/review';
import { review as en } from '@claim-it/text/en/review';
import { review as nl } from '@claim-it/text/nl/review';
import type { Page } from '@playwright/test';
import { expect } from '../e2e/fixtures.ts';

/** A game of three, 28 turns long, that Josie won with more luck than skill. */
export const KNOWN: string = readFileSync(new URL('known.claim', import.meta.url), 'utf8');

/** A game of five whose names are as long as names can be. */
export const FIVE: string = readFileSync(new URL('five.claim', import.meta.url), 'utf8');

/** The first turns of the known game; then two leave, and Amos is alone. */
export const SHORT: string = [
  ...KNOWN.replace('[Result "g"]', '[Result "o"]').split('\n').slice(0, 11),
  '6. b gone',
  '7. g gone',
  '',
].join('\n');

/** What a report says. */
export const REPORT: Readonly<Record<Language, ReviewText>> = { en, de, nl };

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
  await expect(page.getByRole('table', { name: REPORT[language].miners.account })).toBeVisible();
};
