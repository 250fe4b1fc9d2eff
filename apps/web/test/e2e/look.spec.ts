import type { Page } from '@playwright/test';
import { expectAccessible, expectContrast } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { expectFits, expectLargeTargets, expectPicture, resize, wear } from './looks.ts';
import { nextLook } from './play.ts';
import { openMenu } from './records.ts';
import { STATES } from './states.ts';
import { WORDS } from './words.ts';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const TABLET = { width: 768, height: 1024 };

test.use({
  viewport: DESKTOP,
  // Half the size says as much and keeps the repository small.
  deviceScaleFactor: 0.5,
  kept: { speed: 0, motion: 'reduced', name: 'Josie' },
  // The page for addresses that lead nowhere comes with the status that says so.
  expected: /404.*\/nothing$/,
});

/** By day everything that axe knows of, by night the colors. */
const expectLegible = async (page: Page): Promise<void> => {
  await expectAccessible(page);
  await wear(page, 'night');
  await expectContrast(page);
  await wear(page, 'day');
};

const onPhone = async (page: Page): Promise<void> => {
  await resize(page, PHONE);
  await expectFits(page);
  await expectAccessible(page);
};

test('the first page looks as it did and is accessible', async ({ page }) => {
  await STATES['home']?.(page, 'en');
  await expectPicture(page, 'home');
  await expectLegible(page);
  await wear(page, 'contrast');
  await expectContrast(page);
  await wear(page, 'night');
  await onPhone(page);
  await expectPicture(page, 'home-phone-night');
});

for (const group of [
  ['setup', 'saved', 'settings'],
  ['learn', 'lesson', 'rules', 'notFound'],
])
  test(`${group.join(', ')}: accessible, and nothing is cut off on a phone`, async ({ page }) => {
    for (const state of group) {
      await resize(page, DESKTOP);
      await STATES[state]?.(page, 'en');
      await expectLegible(page);
      await resize(page, PHONE);
      await expectFits(page);
    }
    await expectAccessible(page);
  });

test('the table looks as it did in every form and light, and is accessible', async ({ page }) => {
  await STATES['toPlace']?.(page, 'en');
  await expectLegible(page);
  await wear(page, 'contrast');
  await expectContrast(page);
  await expectPicture(page, 'table-contrast');
  await wear(page, 'night');
  await expectPicture(page, 'table-night');
  await wear(page, 'day');
  await resize(page, TABLET);
  await expectPicture(page, 'table-tablet');
  await resize(page, DESKTOP);

  const { rest } = await nextLook(page, null);
  await page.locator('[data-space="5,5"]').click();
  await nextLook(page, rest);
  await expectPicture(page, 'table');
  await expectLegible(page);
  await onPhone(page);
  await expectPicture(page, 'table-phone');
  for (const [width, height] of [
    [768, 1024],
    [1024, 768],
    [720, 450],
    [1440, 900],
  ] as const) {
    await resize(page, { width, height });
    await expectFits(page);
    await expectLargeTargets(page);
  }
});

test('the sheets of the table are accessible', async ({ page }) => {
  const { menu } = WORDS.en.table;
  await STATES['toRoll']?.(page, 'en');
  await expectLegible(page);
  await openMenu(page);
  await expectLegible(page);
  for (const item of [menu.notes, menu.keys, menu.leave]) {
    await page.getByRole('dialog').getByRole('button', { name: item, exact: true }).click();
    await expect(page.getByRole('dialog', { name: menu.heading })).toHaveCount(0);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await openMenu(page);
  }
  await onPhone(page);
});

test('five players, the last round and the end look as they did and are accessible', async ({
  page,
}) => {
  await STATES['fivePlayers']?.(page, 'de');
  await expectPicture(page, 'table-five');
  await expectLegible(page);
  await STATES['lastRound']?.(page, 'en');
  await expectAccessible(page);
  await STATES['over']?.(page, 'nl');
  await expectLegible(page);
  await onPhone(page);
  await expectPicture(page, 'table-phone-dutch');
});
