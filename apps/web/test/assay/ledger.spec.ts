import { readFileSync } from 'node:fs';
import type { Language, LedgerText } from '@claim-it/text';
import { ledger as de } from '@claim-it/text/de/ledger';
import { ledger as en } from '@claim-it/text/en/ledger';
import { puzzles } from '@claim-it/text/en/puzzles';
import { ledger as nl } from '@claim-it/text/nl/ledger';
import type { Page } from '@playwright/test';
import { expectAccessible, expectContrast } from '../e2e/axe.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { wholeGame } from '../e2e/states.ts';
import { fillStorage, setFull } from '../e2e/storage.ts';
import { openRecord } from '../e2e/tables.ts';
import { WORDS } from '../e2e/words.ts';

const TEXTS: Readonly<Record<Language, LedgerText>> = { en, de, nl };
const KNOWN = readFileSync(new URL('known.claim', import.meta.url), 'utf8');

/** Three finished games: two, three and three players. */
const THREE_GAMES = [wholeGame('two-standard'), wholeGame('three-standard'), KNOWN];

test.use({
  kept: { speed: 0, motion: 'reduced', name: 'Josie' },
  // No house stands behind this server.
  expected: /404.*\/api\/me\/games/,
});

const openLedger = async (page: Page, language: Language = 'en'): Promise<void> => {
  await page.goto(`/${language}/ledger`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

/** Brings three games in, and waits until all of them have been looked at. */
const withThreeGames = async (page: Page, language: Language = 'en'): Promise<void> => {
  for (const record of THREE_GAMES) await openRecord(page, record, language);
  await openLedger(page, language);
  await expect(page.getByText(TEXTS[language].counted(3))).toBeVisible();
  await expect(page.locator('.ledger-notes')).not.toContainText('3', { timeout: 60_000 });
};

const rowsOf = (page: Page, name: string) =>
  page.getByRole('table', { name }).locator('tbody tr').allInnerTexts();

test('three games: results, luck, dice, busts, drills; saved as a file and deleted', async ({
  page,
}) => {
  await withThreeGames(page);
  const results = await rowsOf(page, en.results.heading);
  expect(results.map((row) => row.split(/\s+/).slice(0, 2))).toEqual([
    ['2', '1'],
    ['3', '2'],
  ]);
  await page.locator('summary').click();
  expect(await rowsOf(page, en.trend.table)).toHaveLength(3);
  await expect(page.getByText(/^Your error rate is \d+\.\d/)).toBeVisible();
  expect(await rowsOf(page, en.dice.pips)).toHaveLength(6);
  expect(await rowsOf(page, en.dice.kinds)).toHaveLength(3);
  await expect(page.getByText(/^You had \d+ busts?\. The rolls you risked/)).toBeVisible();
  await expectAccessible(page);

  const drill = page.getByRole('button', { name: new RegExp(`^${en.mistakes.drill}`) }).first();
  await drill.click();
  await expect(page.getByRole('heading', { name: /Drill 1 of/ })).toBeFocused();
  await expect(page.getByRole('table', { name: puzzles.standings })).toContainText(/ of (9|13)/);
  const take = page.getByRole('button', { name: en.drill.take, exact: true });
  await expect(take).toHaveAttribute('aria-disabled', 'true');
  await page.locator('[role=gridcell].lit').first().click();
  await take.click();
  const told = page.locator('.drill-told');
  await expect(told).toContainText(/^(Right!|Not yet\.)/);
  await expect(page.getByRole('button', { name: en.drill.again })).toBeFocused();
  await expect(told).toContainText(/, then (roll|take): /);
  await expectAccessible(page);
  await page.getByRole('button', { name: en.drill.back }).click();

  await page.getByRole('button', { name: en.keep.save.name }).click();
  await expect(page.getByRole('button', { name: en.keep.no })).toBeFocused();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: en.keep.save.yes }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^claim-it-ledger-.*\.json$/);
  const saved = JSON.parse(readFileSync(await download.path(), 'utf8')) as {
    readonly games: readonly { readonly judged: unknown }[];
  };
  await expect(page.getByRole('button', { name: en.keep.save.name })).toBeFocused();
  expect(saved.games.filter(({ judged }) => judged !== null)).toHaveLength(3);

  await page.getByRole('button', { name: en.keep.remove.name }).click();
  await expect(page.getByRole('group', { name: en.keep.remove.sure })).toBeVisible();
  await page.getByRole('button', { name: en.keep.remove.yes }).click();
  await expect(page.getByText(en.none)).toBeVisible();
  await page.reload();
  await expect(page.getByText(en.none)).toBeVisible();
  await page.goto('/en/saved');
  await expect(page.locator('.game-card')).toHaveCount(3);
});

test('whose games count can be chosen', async ({ page }) => {
  for (const record of THREE_GAMES) await openRecord(page, record);
  await openLedger(page);
  const whose = page.getByLabel(en.whose.name);
  await expect(whose.locator('option').first()).toHaveText(en.whose.own('Josie'));
  await whose.selectOption({ label: en.whose.named('Lottie') });
  await expect(page.getByText(en.counted(2))).toBeVisible();
});

test('a full device is told, and the numbers are shown all the same', async ({ page }) => {
  await page.addInitScript(fillStorage);
  await openRecord(page, KNOWN);
  await setFull(page, true);
  await openLedger(page);
  await expect(page.getByRole('alert').filter({ hasText: en.unkept })).toContainText(
    WORDS.en.notices.storageFull,
  );
  await expect(page.getByText(en.counted(1))).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const language of ['de', 'nl'] as const)
    test(`the ledger in ${language} is whole, narrow and accessible by day and by night`, async ({
      page,
    }) => {
      await withThreeGames(page, language);
      const say = TEXTS[language];
      for (const name of [say.results, say.trend, say.dice, say.busts, say.mistakes])
        await expect(page.getByRole('heading', { name: name.heading, exact: true })).toBeVisible();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(390);
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
      await expectContrast(page);
    });
});
