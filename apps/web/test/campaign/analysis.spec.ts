import { LANGUAGES } from '@claim-it/text';
import { inEveryLanguage, loadTexts } from '@claim-it/text/page';
import type { Page } from '@playwright/test';
import { EARLY, FIVE, KNOWN, openReport, REPORT, RUNNING, TWO_GAMES } from '../analysis/known.ts';
import { outside, placesAt } from '../analysis/places.ts';
import { FIRST } from '../analysis/puzzle.ts';
import { expectFreeBoard, SIZES } from '../analysis/slips.ts';
import { PATIENCE } from '../analysis/tour.ts';
import { expectAccessibleInAllColors } from '../e2e/axe.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { DESKTOP, expectFits, PHONE, resize } from '../e2e/looks.ts';
import { finishTurn, mouse } from '../e2e/play.ts';
import { idOf } from '../e2e/storage.ts';
import { openRecord } from '../e2e/tables.ts';
import { WORDS } from '../e2e/words.ts';

const ANALYSIS = await inEveryLanguage((language) => loadTexts(language, 'analysis'));
const LEDGER = await inEveryLanguage((language) => loadTexts(language, 'statistics'));
const PUZZLE = await inEveryLanguage((language) => loadTexts(language, 'puzzles'));

const SAMPLE = '..Gg.o/Gg...O/.Gobo./...B../B.3..bO/..g... gbo g 345 - std';

test.use({
  kept: { speed: 0, motion: 'reduced', name: 'Josie', coach: 'warn' },
  // No game server stands behind these files.
  expected: /404.*\/api\/me\/games/,
});

/** What is shown fits and can be read on a desktop and on a phone. */
const expectFine = async (page: Page): Promise<void> => {
  for (const size of [DESKTOP, PHONE]) {
    await resize(page, size);
    await expectFits(page);
    await expectAccessibleInAllColors(page);
  }
  await resize(page, DESKTOP);
};

for (const language of LANGUAGES) {
  test(`the analysis board and its sheets, in ${language}`, async ({ page }) => {
    const { tools } = ANALYSIS[language];
    await page.goto(`/${language}/analysis#${encodeURIComponent(SAMPLE)}`);
    await expect(page.locator('.choices tbody tr')).toHaveCount(6, PATIENCE);
    await expectFine(page);
    for (const name of [WORDS[language].table.menu.keys, tools.paste]) {
      await page.getByRole('button', { name, exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectFine(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });

  test(`hint and question of the coach, in ${language}`, async ({ page }) => {
    const { coach } = LEDGER[language];
    await openRecord(page, EARLY, language);
    await page.locator('[data-space="6,1"]').click();
    const take = page.locator('.take-plate[aria-disabled="false"]');
    await expect(take).toBeVisible();
    await page.keyboard.press('h');
    await expect(page.locator('.coach-slip')).toContainText(coach.hintHeading, PATIENCE);
    await expect(page.locator('.coach-slip')).not.toContainText(coach.thinking);
    for (const size of SIZES) {
      await resize(page, size);
      await expectFreeBoard(page);
    }
    await expectFine(page);
    await page.keyboard.press('Escape');
    await take.click();
    const question = page.getByRole('alertdialog', { name: coach.sure });
    await expect(question).toBeVisible();
    for (const size of SIZES) {
      await resize(page, size);
      await expectFreeBoard(page);
    }
    const box = await question.boundingBox();
    expect(box?.y ?? 0).toBeGreaterThan(PHONE.height / 2);
    await expectFine(page);
  });

  test(`the ledger and a drill, in ${language}`, async ({ page }) => {
    for (const record of TWO_GAMES) await openRecord(page, record, language);
    await page.goto(`/${language}/ledger`);
    await expect(page.locator('.stats-notes')).toHaveAttribute('data-looked', '2', PATIENCE);
    await page.locator('summary').click();
    await expectFine(page);
    const { mistakes, drill } = LEDGER[language];
    await page
      .getByRole('button', { name: new RegExp(`^${mistakes.drill}`) })
      .first()
      .click();
    await expectFine(page);
    await page.locator('[role=gridcell].lit').first().click();
    await page.getByRole('button', { name: drill.take, exact: true }).click();
    await expect(page.getByRole('button', { name: drill.again })).toBeFocused();
    await expectFine(page);
  });

  test(`puzzles and the day, in ${language}`, async ({ page }) => {
    const say = PUZZLE[language];
    await page.goto(`/${language}/puzzles`);
    await expect(page.locator('.puzzle-number').first()).toBeVisible();
    await expectFine(page);
    await page.goto(`/${language}/puzzles/${FIRST.id}`);
    const [{ placement, then }] = FIRST.choices;
    const space = page.locator(`[data-space="${placement.space}"]:is(.lit, .chosen)`);
    await expect(space).toBeVisible();
    await expectFine(page);
    await space.click();
    await page.locator(`.${then}-plate[aria-disabled="false"]`).click();
    await expect(page.getByRole('heading', { name: say.verdicts.right.title })).toBeFocused();
    await expect(page.locator('.puzzle-why')).toContainText(':');
    await expectFine(page);
    await page.goto(`/${language}/daily`);
    await expect(page.getByRole('button', { name: say.daily.play })).toBeVisible();
    await expectFine(page);
  });

  test(`the report, in ${language}`, async ({ page }) => {
    const { head, help } = REPORT[language];
    await openReport(page, language, KNOWN);
    await expect(page.locator('.rolls tbody tr')).toHaveCount(113, PATIENCE);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(head.wins('Josie', 5));
    await page.getByText(help.heading).click();
    await expect(page.getByText(help.paragraphs[0] ?? '')).toBeVisible();
    await expectFine(page);
  });

  test(`games in large, in ${language}`, async ({ page }) => {
    for (const record of [KNOWN, FIVE, RUNNING]) {
      await openRecord(page, record, language);
      await page.goto(`/${language}/show/${idOf(page)}`);
      await expect(page.locator('.big-chance').first()).toContainText('%', PATIENCE);
      await expectFine(page);
    }
  });
}

test('with long names no table is cut, and the buttons stay where they are at every roll', async ({
  page,
}) => {
  await openReport(page, 'de', FIVE);
  await expect(page.locator('.rolls tbody tr')).toHaveCount(117, PATIENCE);
  const frames = page.locator('.table-frame, .rolls-frame');
  await expect(frames).toHaveCount(3);
  for (const width of [1440, 1320, 1280, 1180, 768, 390]) {
    await resize(page, { width, height: width < 700 ? 844 : 900 });
    expect([...new Set(await frames.evaluateAll(outside))], `at ${width}`).toEqual([]);
  }
  const all = Array.from({ length: 117 }, (_, index) => index + 1);
  for (const width of [390, 1280, 1440]) {
    await resize(page, { width, height: 844 });
    expect(await page.evaluate(placesAt, all), `at ${width}`).toHaveLength(1);
  }
});

/** Everything that was put in, as the device keeps it. */
const inputsOf = (page: Page): Promise<readonly { kind: string; seat?: number }[]> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('claim-it');
        opening.onsuccess = () => {
          const asked = opening.result.transaction(['inputs']).objectStore('inputs').getAll();
          asked.onsuccess = () => {
            opening.result.close();
            resolve(asked.result.map(({ input }) => input));
          };
        };
      }),
  );

test('the game of the day begins alike for everybody', async ({ page, browser, baseURL }) => {
  /** The first turn of the daily game, and the bots' turns behind it. */
  const playFirstTurn = async (device: Page) => {
    await device.clock.setFixedTime(new Date('2026-11-16T12:00:00'));
    await device.goto('/en/daily');
    await device.getByRole('button', { name: PUZZLE.en.daily.play }).click();
    await finishTurn(device, mouse());
    return inputsOf(device);
  };
  const mine = await playFirstTurn(page);
  // Another device: other dice, had they been rolled there.
  const context = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'block' });
  await context.addInitScript(() =>
    localStorage.setItem('claim-it:settings', JSON.stringify({ speed: 0, coach: 'off' })),
  );
  const theirs = await playFirstTurn(await context.newPage());
  expect(mine.filter(({ kind }) => kind === 'dice').length).toBeGreaterThan(3);
  expect(theirs).toEqual(mine);
  await context.close();
});
