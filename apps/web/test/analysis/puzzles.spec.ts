import { readFileSync } from 'node:fs';
import { places } from '@claim-it/text/de/places';
import { puzzles as de } from '@claim-it/text/de/puzzles';
import { puzzles as en } from '@claim-it/text/en/puzzles';
import { puzzles as nl } from '@claim-it/text/nl/puzzles';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../e2e/axe.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { DESKTOP, expectFits, PHONE, resize } from '../e2e/looks.ts';
import { keys } from '../e2e/play.ts';
import { WORDS } from '../e2e/words.ts';
import { DAILY, DAY, FIRST, solve } from './puzzle.ts';
import { PATIENCE, speak } from './tour.ts';

const { themes, number } = places.puzzles;

/** A press while a marker falls ends the fall, as at the table. */
test.use({ kept: { speed: 0, motion: 'reduced' } });

const open = async (page: Page, path: string): Promise<void> => {
  await page.clock.setFixedTime(new Date(`${DAY}T12:00:00`));
  await page.goto(path);
  await expect(page.locator('h1')).toBeVisible();
};

test('a puzzle by keys, the one of the day by mouse, shared; all of it can be read', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/de/puzzles');
  await expectAccessible(page);
  await page.getByRole('link', { name: new RegExp(`^${de.begin} ?: ${themes.first}$`) }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('grid')).toBeVisible();
  await solve(page, FIRST, keys);
  const right = page.getByRole('heading', { name: de.verdicts.right.title });
  await expect(right).toBeFocused();
  await expect(page.locator('.puzzle-why')).toContainText(':', PATIENCE); // the reason comes from the worker
  await expectAccessible(page);
  await resize(page, PHONE);
  await expectFits(page);
  await resize(page, DESKTOP);
  await right.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: number(themes.first, 2) })).toBeVisible();

  await open(page, '/de/daily');
  await page.getByRole('link', { name: de.daily.solve }).click();
  await expect(page.getByRole('heading', { name: de.dailyPuzzle })).toBeVisible();
  await solve(page, DAILY);
  await page.getByRole('link', { name: WORDS.de.pages.names.daily }).click();
  await expect(page.getByText(de.daily.solved(1))).toBeVisible();
  await expect(page.getByRole('heading', { name: de.share.title })).toBeVisible();
  await resize(page, PHONE);
  await expectAccessible(page);
  for (const [language, say] of Object.entries({ nl, en } as const)) {
    await speak(page, language as 'nl' | 'en', say.share.title);
    await expectFits(page);
  }
  await page.getByRole('button', { name: en.share.copy }).click();
  await expect(page.getByText(en.share.copied)).toBeVisible();
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  expect(shared).toContain(en.share.solved(1));
  expect(shared).not.toContain(DAILY.choices[0].placement.space);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: en.share.picture }).click();
  const picture = readFileSync(await (await saving).path());
  expect(picture.subarray(1, 4).toString('latin1')).toBe('PNG');
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 696]);

  // One who has played before finds it on the first page.
  await page.getByRole('button', { name: en.daily.play }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await page.goto('/en/');
  await expect(page.locator('.teaser')).toContainText(en.daily.solved(1), PATIENCE);
});
