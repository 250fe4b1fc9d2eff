import type { Page } from '@playwright/test';
import { expectAccessible, expectContrast } from './axe.ts';
import { expect, test } from './fixtures.ts';
import {
  DESKTOP,
  expectFits,
  expectLargeTargets,
  expectPicture,
  PHONE,
  resize,
  TABLET,
  wear,
} from './looks.ts';
import { nextLook } from './play.ts';
import { openMenu } from './records.ts';
import { STATES } from './states.ts';
import { WORDS } from './words.ts';

test.use({
  viewport: DESKTOP,
  // Half the size says as much and keeps the repository small.
  deviceScaleFactor: 0.5,
  kept: { speed: 0, motion: 'reduced', name: 'Josie' },
  // The page for addresses that lead nowhere comes with the status that says so.
  expected: /404.*\/nothing$/,
});

/** A tablet upright and on its side, a phone on its side, a desktop. */
const FORMS = [
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 720, height: 450 },
  { width: 1440, height: 900 },
] as const;

const onPhone = async (page: Page): Promise<void> => {
  await resize(page, PHONE);
  await expectFits(page);
};

test('the first page looks as it did; it and the pages behind it are accessible and whole on a phone', async ({
  page,
}) => {
  await STATES['home']?.(page, 'en');
  await expectPicture(page, 'home');
  await expectAccessible(page);
  await wear(page, 'contrast');
  await expectContrast(page);
  await wear(page, 'night');
  await expectContrast(page);
  await onPhone(page);
  await expectPicture(page, 'home-phone-night');
  // One after the other by day and by night; every page in every light is a walk of the campaign.
  for (const [at, state] of [
    'setup',
    'settings',
    'learn',
    'lesson',
    'rules',
    'notFound',
  ].entries()) {
    await resize(page, DESKTOP);
    await STATES[state]?.(page, 'en');
    await wear(page, at % 2 === 0 ? 'day' : 'night');
    await expectAccessible(page);
    await onPhone(page);
  }
});

test('the table and its sheets look as they did in every form and light, and are accessible', async ({
  page,
}) => {
  await STATES['toPlace']?.(page, 'en');
  await expectAccessible(page);
  await wear(page, 'contrast');
  await expectContrast(page);
  await expectPicture(page, 'table-contrast');
  await wear(page, 'night');
  await expectContrast(page);
  await expectPicture(page, 'table-night');
  await wear(page, 'day');
  await resize(page, TABLET);
  await expectPicture(page, 'table-tablet');
  await resize(page, DESKTOP);

  const { rest } = await nextLook(page, null);
  await page.locator('[data-space="5,5"]').click();
  await nextLook(page, rest);
  await expectPicture(page, 'table');
  const { menu, notes } = WORDS.en.table;
  await openMenu(page);
  await expectAccessible(page);
  for (const item of [notes.heading, menu.keys, menu.leave]) {
    await page.getByRole('dialog').getByRole('button', { name: item, exact: true }).click();
    await expect(page.getByRole('dialog', { name: menu.open })).toHaveCount(0);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    if (item !== menu.leave) await openMenu(page);
  }
  await onPhone(page);
  await expectAccessible(page);
  await expectPicture(page, 'table-phone');
  for (const size of FORMS) {
    await resize(page, size);
    await expectFits(page);
  }
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('all controls of the table are large enough in every layout', async ({ page }) => {
    await STATES['toPlace']?.(page, 'en');
    expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
    const { rest } = await nextLook(page, null);
    await page.locator('[data-space="5,5"]').tap();
    await nextLook(page, rest);
    for (const size of FORMS) {
      await resize(page, size);
      await expectFits(page);
      await expectLargeTargets(page);
    }
  });
});

test('five players and the end look as they did; the end and the saved games are accessible', async ({
  page,
}) => {
  await STATES['fivePlayers']?.(page, 'de');
  await expectPicture(page, 'table-five');
  await STATES['over']?.(page, 'nl');
  await onPhone(page);
  await expectAccessible(page);
  await expectPicture(page, 'table-phone-dutch');
  await page.goto('/en/saved');
  await expect(page.locator('.game-card')).toHaveCount(2);
  await expectAccessible(page);
  await expectFits(page);
});
