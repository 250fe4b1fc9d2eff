import type { Page } from '@playwright/test';
import { expectAccessible, expectNight } from '../e2e/axe.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { DESKTOP, expectFits, PHONE, resize } from '../e2e/looks.ts';
import { FIVE_SHORT, openReport, REPORT, SHORT } from './known.ts';
import { outside, placesAt } from './places.ts';
import { PATIENCE, speak } from './tour.ts';

/** Waits until nothing scrolls any more. */
const atRest = async (page: Page): Promise<void> => {
  let last = Number.NaN;
  await expect(async () => {
    const before = last;
    last = await page.evaluate(() => scrollY);
    expect(last).toBe(before);
  }).toPass({ intervals: [100] });
};

/** A roll of everybody, and both busts. */
const ROLLS = [1, 7, 12, 21, 22, 25];

test('with long names no table is cut at any width, and the buttons stay where they are', async ({
  page,
}) => {
  await openReport(page, 'de', FIVE_SHORT);
  await expect(page.locator('.rolls tbody tr')).toHaveCount(25, PATIENCE);
  await page.getByRole('slider').fill('10');
  const loss = page.locator('.option.is-loss');
  await expect(loss).toBeVisible();
  const [named, number] = await Promise.all([
    loss.locator('dt').boundingBox(),
    loss.locator('b').boundingBox(),
  ]);
  expect(Math.abs((named?.y ?? 0) - (number?.y ?? 99))).toBeLessThan(10);
  const letters = await page
    .locator('.choice-marks .chance')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).fontSize));
  expect([...new Set(letters)]).toEqual(['13px']);
  const rights = await page
    .locator('.chart-axes text[text-anchor=end]')
    .evaluateAll((all) => all.slice(0, 5).map((one) => one.getBoundingClientRect().right));
  const discs = await page
    .locator('.chance-chart svg > g[transform]')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
  expect(Math.min(...discs)).toBeGreaterThan(Math.max(...rights));

  const frames = page.locator('.table-frame, .rolls-frame');
  await expect(frames).toHaveCount(3);
  for (const width of [1440, 1180, 768, 390]) {
    await resize(page, { width, height: width < 700 ? 844 : 900 });
    expect([...new Set(await frames.evaluateAll(outside))], `at ${width}`).toEqual([]);
  }
  for (const width of [390, 1440]) {
    await resize(page, { width, height: 844 });
    expect(await page.evaluate(placesAt, ROLLS), `at ${width}`).toHaveLength(1);
  }
});

test.describe('with a finger', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('scrolling over the lines chooses no roll, a tap does; everybody can read it', async ({
    page,
  }) => {
    await openReport(page, 'en', SHORT);
    await expect(page.getByRole('rowheader', { name: REPORT.en.miners.absences })).toBeVisible();
    const slider = page.getByRole('slider');
    await slider.fill('7');
    const chart = page.locator('.chance-chart svg');
    await chart.scrollIntoViewIfNeeded();
    await atRest(page);
    const box = await chart.boundingBox();
    const start = await page.evaluate(() => scrollY);
    const [x, y] = [(box?.x ?? 0) + 250, (box?.y ?? 0) + 200];
    // A tap while the page still glides only stops it.
    const glided = page.evaluate(
      (from) =>
        new Promise<void>((resolve) => {
          addEventListener('scrollend', () => scrollY > from + 50 && resolve());
        }),
      start,
    );
    const hand = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', up: number): Promise<unknown> =>
      hand.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x, y: y - up }],
      });
    await touch('touchStart', 0);
    for (let up = 10; up <= 150; up += 10) await touch('touchMove', up);
    await touch('touchEnd', 150);
    await glided;
    await expect(slider).toHaveValue('7');
    await atRest(page);
    const moved = await chart.boundingBox();
    await page.touchscreen.tap(x, (moved?.y ?? 0) + 150);
    await expect(slider).not.toHaveValue('7');

    // The board is right above the charts; the list opens when asked for, and only the page scrolls.
    const places = page.locator('.roll-board, .chance-chart, .rolls-frame');
    const before = await places.evaluateAll((all) => all.map((one) => one.className.split(' ')[0]));
    expect(before).toEqual(['roll-board', 'chart']);
    await page.getByRole('button', { name: REPORT.en.rolls.heading }).click();
    const frame = page.locator('.rolls-frame');
    expect(await frame.evaluate((one) => getComputedStyle(one).overflowY)).toBe('visible');

    await page.getByText(REPORT.en.help.heading).click();
    await expectAccessible(page);
    for (const language of ['de', 'nl'] as const) {
      const { help, head } = REPORT[language];
      await speak(page, language, help.paragraphs[0] ?? '');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(head.winsAlone('Amos'));
      await expectFits(page);
    }
    await expectNight(page);
    await resize(page, DESKTOP);
    await expectFits(page);
  });
});
