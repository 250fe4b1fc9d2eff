import { device } from '@claim-it/text/de/device';
import { statistics } from '@claim-it/text/de/statistics';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../e2e/axe.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { DESKTOP, PHONE, resize } from '../e2e/looks.ts';
import { openRecord } from '../e2e/tables.ts';
import { WORDS } from '../e2e/words.ts';
import { EARLY } from './known.ts';
import { expectFreeBoard } from './slips.ts';
import { PATIENCE } from './tour.ts';

const { coach: say } = statistics;

/** What the coach says leaves the board free; in windows of all sizes that is a walk of the campaign. */
const expectFreeBoards = async (page: Page): Promise<void> => {
  await expectFreeBoard(page);
  await resize(page, PHONE);
  await expectFreeBoard(page);
};

test.use({ kept: { speed: 0, motion: 'reduced' } });

test('the coach is switched on, answers and warns beside the board, and lets it be done anyway', async ({
  page,
}) => {
  const badge = page.getByRole('button', { name: say.on });
  const question = page.getByRole('alertdialog', { name: say.sure });
  const slip = page.locator('.coach-slip');
  const take = page.locator('.take-plate[aria-disabled="false"]');
  const space = page.locator('[data-space="6,1"]');
  await openRecord(page, EARLY, 'de');
  await expect(page.locator('[data-space="6,1"].lit')).toBeVisible();
  await expect(badge).toBeHidden();
  const table = page.url();
  await page.goto('/de/settings');
  await page.getByRole('tab', { name: device.settings.play }).click();
  await page.getByText(device.settings.coach.choices.warn).click();
  await page.goto(table);
  await expect(badge).toBeVisible();

  await page.keyboard.press('h');
  await expect(slip).toContainText(say.hintHeading, PATIENCE);
  // A move does not wait long for a coach: this one has thought before it is made.
  await expect(slip).not.toContainText(say.thinking, PATIENCE);
  await expect(slip).toContainText('6/1');
  await expectFreeBoards(page);
  await resize(page, DESKTOP);
  await page.keyboard.press('Escape');
  await expect(slip).toBeHidden();
  await badge.click();
  await expect(slip).toContainText('6/1');
  await page.getByRole('button', { name: say.close }).click();
  await expect(slip).toBeHidden();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText(WORDS.de.table.help.hint);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await space.click();
  await take.click();
  await expect(question).toContainText(new RegExp(say.cost('[12]\\d')));
  await expect(page.getByRole('button', { name: say.think })).toBeFocused();
  await expectFreeBoards(page);
  const box = await question.boundingBox();
  expect(box?.y ?? 0, 'it lies under the thumb').toBeGreaterThan(PHONE.height / 2);
  await expectAccessible(page);
  await resize(page, DESKTOP);
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(take).toBeFocused();
  await page.keyboard.press('t');
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(page.locator('.banner')).toContainText('Josie');
  await page.keyboard.press('t');
  await page.getByRole('button', { name: say.anyway }).click();
  await expect(page.locator('.banner')).toContainText('Amos');
});
