import { LANGUAGES } from '@claim-it/text';
import type { Page } from '@playwright/test';
import { expectAccessible, expectContrast } from '../e2e/axe.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { FIVE, openReport, REPORT, SHORT } from './known.ts';

for (const language of LANGUAGES)
  test(`the report speaks ${language}, and stays inside a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openReport(page, language);
    const say = REPORT[language];
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.head.wins('Josie', 5));
    await page.getByText(say.help.heading).click();
    await expect(page.getByText(say.help.paragraphs[0] ?? '')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

/** Waits until nothing scrolls any more. */
const atRest = async (page: Page): Promise<void> => {
  let last = Number.NaN;
  await expect(async () => {
    const before = last;
    last = await page.evaluate(() => scrollY);
    expect(last).toBe(before);
  }).toPass({ intervals: [100] });
};

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('scrolling over the lines chooses no roll, a tap does', async ({ page }) => {
    await openReport(page);
    const slider = page.getByRole('slider');
    await slider.fill('7');
    const chart = page.locator('.chance-chart svg');
    await chart.scrollIntoViewIfNeeded();
    const box = await chart.boundingBox();
    const [x, y] = [(box?.x ?? 0) + 250, (box?.y ?? 0) + 200];
    const hand = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', up: number): Promise<unknown> =>
      hand.send('Input.dispatchTouchEvent', {
        ...{ type, touchPoints: type === 'touchEnd' ? [] : [{ x, y: y - up }] },
      });
    await touch('touchStart', 0);
    for (let up = 10; up <= 150; up += 10) await touch('touchMove', up);
    await touch('touchEnd', 150);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
    await expect(slider).toHaveValue('7');
    await atRest(page);
    const moved = await chart.boundingBox();
    await page.touchscreen.tap(x, (moved?.y ?? 0) + 150);
    await expect(slider).not.toHaveValue('7');
  });
});

/** Runs in the page: everything in a table that reaches outside its cell or its frame. */
const outside = (frames: readonly Element[]): readonly string[] =>
  frames.flatMap((frame) => {
    const around = frame.getBoundingClientRect();
    const reaches = (box: DOMRect, limit: DOMRect): boolean =>
      box.width > 1 && (box.right > limit.right + 1 || box.left < limit.left - 1);
    const isShown = (cell: Element): boolean => (cell.closest('thead')?.clientWidth ?? 2) !== 1;
    return [...frame.querySelectorAll('th, td')].filter(isShown).flatMap((cell) => {
      const limit = cell.getBoundingClientRect();
      const parts = [...cell.querySelectorAll(':not(.spoken-only)')];
      const isOut =
        reaches(limit, around) || parts.some((one) => reaches(one.getBoundingClientRect(), limit));
      return isOut || cell.scrollWidth > cell.clientWidth + 1 ? [cell.textContent ?? ''] : [];
    });
  });

for (const width of [390, 768, 1180, 1280, 1320, 1440])
  test(`with long names no table is cut at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: width < 700 ? 844 : 900 });
    await openReport(page, 'de', FIVE);
    await expect(page.locator('.rolls tbody tr')).toHaveCount(117);
    const frames = page.locator('.table-frame, .rolls-frame');
    await expect(frames).toHaveCount(3);
    expect([...new Set(await frames.evaluateAll(outside))]).toEqual([]);
  });

test('what is small can be read, and nothing lies over it', async ({ page }) => {
  await openReport(page, 'de', FIVE);
  const loss = page.locator('.option.is-loss');
  const [named, number] = await Promise.all([
    loss.locator('dt').boundingBox(),
    loss.locator('b').boundingBox(),
  ]);
  expect(Math.abs((named?.y ?? 0) - (number?.y ?? 99))).toBeLessThan(10);
  for (const chance of await page.locator('.choice-marks .chance').all())
    expect(await chance.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize))).toBe(
      13,
    );
  const rights = await page
    .locator('.chart-axes text[text-anchor=end]')
    .evaluateAll((all) => all.slice(0, 5).map((one) => one.getBoundingClientRect().right));
  const discs = await page
    .locator('.chance-chart svg > g[transform]')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
  expect(Math.min(...discs)).toBeGreaterThan(Math.max(...rights));
});

for (const width of [390, 1280, 1440])
  test(`the buttons stay where they are while one steps through the game at ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openReport(page, 'de', FIVE);
    await page.getByRole('slider').fill('1');
    const next = page.getByRole('button', { name: REPORT.de.steps.next });
    const buttons = page.getByRole('group', { name: REPORT.de.steps.label });
    const places = new Set<number>();
    for (let count = 0; count < 24; count += 1) {
      places.add(await buttons.evaluate((one) => one.getBoundingClientRect().top + scrollY));
      await next.click();
      await expect(page.getByRole('slider')).toHaveValue(String(count + 2));
      await expect(page.locator('.moment-reason, .moment-bust').first()).toBeVisible();
    }
    expect([...places]).toHaveLength(1);
  });

for (const [form, viewport] of Object.entries({
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
}))
  test(`the report is accessible on a ${form}, by day and by night`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openReport(page, 'en', SHORT);
    await expect(page.getByRole('rowheader', { name: REPORT.en.miners.departures })).toBeVisible();
    await page.getByText(REPORT.en.help.heading).click();
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
    await expectContrast(page);
  });
