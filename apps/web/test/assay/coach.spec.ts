import { readFileSync } from 'node:fs';
import type { Language, LedgerText } from '@claim-it/text';
import { ledger as de } from '@claim-it/text/de/ledger';
import { desk } from '@claim-it/text/en/desk';
import { ledger as en } from '@claim-it/text/en/ledger';
import { ledger as nl } from '@claim-it/text/nl/ledger';
import type { Page } from '@playwright/test';
import { expectAccessible, expectContrast } from '../e2e/axe.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { openRecord } from '../e2e/tables.ts';

const TEXTS: Readonly<Record<Language, LedgerText>> = { en, de, nl };
const KNOWN = readFileSync(new URL('known.claim', import.meta.url), 'utf8');

/** The known game in its 13th turn: one space is lit, and to take there gives away a quarter of the win. */
const EARLY = KNOWN.replace('[Result "g"]', '[Result "*"]').replace(
  /13\. g 345 s5@43 166[\s\S]*/,
  '13. g 345 s5@43 166\n',
);

test.use({ kept: { speed: 0, motion: 'reduced', coach: 'warn' } });

const badge = (page: Page, language: Language = 'en') =>
  page.getByRole('button', { name: TEXTS[language].coach.on });

/** Chooses the only space there is, and takes too early. */
const takeEarly = async (page: Page, language: Language = 'en'): Promise<void> => {
  await openRecord(page, EARLY, language);
  await expect(badge(page, language)).toBeVisible();
  await page.locator('[data-space="6,1"]').click();
  const take = page.locator('.take-plate[aria-disabled="false"]');
  await expect(take).toBeVisible();
  // A move does not wait long for a coach: this one has thought before it is made.
  await page.keyboard.press('h');
  const hint = page.locator('.coach-slip');
  await expect(hint).toBeVisible();
  await expect(hint).not.toContainText(TEXTS[language].coach.thinking);
  await page.keyboard.press('Escape');
  await take.click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
};

/** Nothing that the coach says lies on a space. */
const expectFreeBoard = async (page: Page): Promise<void> => {
  const [slip, grid] = [
    await page.locator('.coach-slip').boundingBox(),
    await page.getByRole('grid').boundingBox(),
  ];
  if (slip === null || grid === null) throw new Error('neither a slip nor a board');
  const isBeside = slip.x >= grid.x + grid.width || slip.x + slip.width <= grid.x;
  expect(isBeside || slip.y >= grid.y + grid.height).toBe(true);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(slip.x).toBeGreaterThanOrEqual(0);
  expect(slip.x + slip.width).toBeLessThanOrEqual(width);
  expect(slip.y + slip.height).toBeLessThanOrEqual(height);
};

for (const [width, height] of [
  [1440, 900],
  [1180, 800],
  [1024, 768],
  [768, 1024],
  [390, 844],
] as const)
  test.describe(`at ${width} by ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('question and hint leave the board free', async ({ page }) => {
      await takeEarly(page, 'de');
      await expectFreeBoard(page);
      await page.getByRole('button', { name: de.coach.think }).click();
      await page.keyboard.press('h');
      await expect(page.locator('.coach-slip')).toContainText(de.coach.hintHeading);
      await expectFreeBoard(page);
    });
  });

test('it warns before a serious error, by mouse and by key, and lets it be done anyway', async ({
  page,
}) => {
  await takeEarly(page);
  const question = page.getByRole('alertdialog', { name: en.coach.sure });
  await expect(question).toContainText(new RegExp(en.coach.cost('[12]\\d')));
  await expect(question).toContainText(/ chances to win\. Roll: /);
  await expect(page.getByRole('button', { name: en.coach.think })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(page.locator('.take-plate')).toBeFocused();
  await page.keyboard.press('t');
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(page.locator('.banner')).toContainText('Josie');
  await page.keyboard.press('t');
  await page.getByRole('button', { name: en.coach.anyway }).click();
  await expect(page.locator('.banner')).toContainText('Amos');
});

test('the hint key answers at any time, and the badge does the same', async ({ page }) => {
  await openRecord(page, EARLY);
  await expect(badge(page)).toBeVisible();
  await page.keyboard.press('h');
  const slip = page.locator('.coach-slip');
  await expect(slip).toContainText('Place a claim on 6,1, then roll: ');
  await page.keyboard.press('Escape');
  await expect(slip).toBeHidden();
  await badge(page).click();
  await expect(slip).toContainText('then roll');
  await page.getByRole('button', { name: en.coach.close }).click();
  await expect(slip).toBeHidden();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('A hint, if the coach is on');
});

test.describe('unless it is switched on', () => {
  test.use({ kept: { speed: 0, motion: 'reduced' } });

  test('no coach is there; the settings switch it on', async ({ page }) => {
    await openRecord(page, EARLY);
    await page.locator('[data-space="6,1"]').click();
    await expect(page.locator('.take-plate[aria-disabled="false"]')).toBeVisible();
    await expect(badge(page)).toBeHidden();
    const table = page.url();
    await page.goto('/en/settings');
    await page.getByText(desk.settings.coach.choices.hints).click();
    await page.goto(table);
    await expect(badge(page)).toBeVisible();
    await page.locator('.take-plate[aria-disabled="false"]').click();
    await expect(page.locator('.banner')).toContainText('Amos');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const language of ['de', 'nl'] as const)
    test(`the question in ${language} lies under the thumb, by day and by night`, async ({
      page,
    }) => {
      await takeEarly(page, language);
      const question = page.getByRole('alertdialog', { name: TEXTS[language].coach.sure });
      const box = await question.boundingBox();
      expect(box?.y ?? 0).toBeGreaterThan(422);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
      await expectContrast(page);
      await page.getByRole('button', { name: TEXTS[language].coach.think }).click();
      await expect(question).toBeHidden();
    });
});
