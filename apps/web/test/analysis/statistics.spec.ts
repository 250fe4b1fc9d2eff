import { readFileSync } from 'node:fs';
import { puzzles } from '@claim-it/text/en/puzzles';
import { statistics as en } from '@claim-it/text/en/statistics';
import { inEveryLanguage, loadTexts } from '@claim-it/text/page';
import { expectAccessible } from '../e2e/axe.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { DESKTOP, expectFits, PHONE, resize } from '../e2e/looks.ts';
import { openRecord } from '../e2e/tables.ts';
import { TWO_GAMES } from './known.ts';
import { PATIENCE, speak } from './tour.ts';

const TEXTS = await inEveryLanguage((language) => loadTexts(language, 'statistics'));

test.use({
  kept: { speed: 0, motion: 'reduced', name: 'Josie' },
  // No game server stands behind these files.
  expected: /404.*\/api\/me\/games/,
});

test('two games: results, luck, dice, busts, drills; saved as a file and deleted', async ({
  page,
}) => {
  for (const record of TWO_GAMES) await openRecord(page, record);
  await page.goto('/en/ledger');
  await expect(page.getByText(en.counted(2))).toBeVisible();
  await expect(page.locator('.stats-notes')).toHaveAttribute('data-looked', '2', PATIENCE);
  const rowsOf = (name: string): Promise<string[]> =>
    page.getByRole('table', { name, exact: true }).locator('tbody tr').allInnerTexts();
  const results = await rowsOf(en.results.heading);
  expect(results.map((row) => row.split(/\s+/).slice(0, 2))).toEqual([
    ['2', '1'],
    ['3', '1'],
  ]);
  await page.locator('summary').click();
  expect(await rowsOf(en.trend.table)).toHaveLength(2);
  await expect(page.getByText(/^Your error rate is \d+\.\d/)).toBeVisible();
  expect(await rowsOf(en.dice.pips)).toHaveLength(6);
  expect(await rowsOf(en.dice.kinds)).toHaveLength(3);
  await expect(page.getByText(/^You had \d+ busts?\. With the risks you took/)).toBeVisible();
  const whose = page.getByLabel(en.whose.name);
  await whose.selectOption({ label: en.whose.named('Lottie') });
  await expect(page.getByText(en.counted(1))).toBeVisible();
  await whose.selectOption({ label: en.whose.own('Josie') });
  await expect(page.getByText(en.counted(2))).toBeVisible();
  await expectAccessible(page);

  await resize(page, PHONE);
  for (const language of ['nl', 'de', 'en'] as const) {
    const say = TEXTS[language];
    await speak(page, language, say.lead);
    for (const name of [say.results, say.trend, say.dice, say.busts, say.mistakes])
      await expect(page.getByRole('heading', { name: name.heading, exact: true })).toBeVisible();
    await expectFits(page);
  }

  await resize(page, DESKTOP);
  await page
    .getByRole('button', { name: new RegExp(`^${en.mistakes.drill}`) })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: /Drill 1 of/ })).toBeFocused();
  await expect(page.getByRole('table', { name: puzzles.standings })).toContainText(/ of (9|13)/);
  const take = page.getByRole('button', { name: en.drill.take, exact: true });
  await expect(take).toHaveAttribute('aria-disabled', 'true');
  await page.locator('[role=gridcell].lit').first().click();
  await take.click();
  const told = page.locator('.drill-told');
  await expect(told).toContainText(/^(Right!|Not yet\.)/);
  await expect(page.getByRole('button', { name: en.drill.again })).toBeFocused();
  await expect(told).toContainText(/, then (roll|take): /, PATIENCE);
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
  expect(saved.games.filter(({ judged }) => judged !== null)).toHaveLength(2);

  await page.getByRole('button', { name: en.keep.remove.name }).click();
  await expect(page.getByRole('group', { name: en.keep.remove.sure })).toBeVisible();
  await page.getByRole('button', { name: en.keep.remove.yes }).click();
  await expect(page.getByText(en.none)).toBeVisible();
  await page.reload();
  await expect(page.getByText(en.none)).toBeVisible();
  await page.goto('/en/saved');
  await expect(page.locator('.game-card')).toHaveCount(2);
});
