import { expectAccessible } from '../e2e/axe.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { mouse, nextLook, playOn } from '../e2e/play.ts';
import { openMenu } from '../e2e/records.ts';
import { openRecord } from '../e2e/tables.ts';
import { WORDS } from '../e2e/words.ts';
import { FIVE, KNOWN, REPORT } from './known.ts';

const { table, pages, notices } = WORDS.en;
const { show } = REPORT.en;

test('a finished game in large shows the winner, and is accessible', async ({ page }) => {
  await openRecord(page, KNOWN);
  await openMenu(page);
  await page.getByRole('dialog').getByRole('link', { name: table.menu.large }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Josie/);
  await expect(page.getByRole('listitem').first()).toContainText('100%');
  await expect(page.getByRole('button', { name: show.fullScreen })).toBeVisible();
  await expect(page.locator('.show-dice')).toHaveCount(0);
  const lengths = await page
    .locator('.show-bar')
    .evaluateAll((bars) => bars.map((bar) => Math.round(bar.getBoundingClientRect().width)));
  expect(new Set(lengths).size).toBe(1);
  await expectAccessible(page);
});

/** The first turns of five; the next one is about to roll. */
const RUNNING = [...FIVE.replace('[Result "o"]', '[Result "*"]').split('\n').slice(0, 16), ''].join(
  '\n',
);

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

for (const [name, record, language, viewport] of [
  ['finished game on a phone', FIVE, 'nl', PHONE],
  ['running game on a phone', RUNNING, 'de', PHONE],
  ['running game on a desktop', RUNNING, 'de', DESKTOP],
] as const)
  test(`a ${name} is accessible in large, in ${language}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openRecord(page, record, language);
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await page.goto(`/${language}/show/${id}`);
    await expect(page.locator('.show-chance').first()).toContainText('%');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    await expectAccessible(page);
  });

test('a game that is played in another tab is followed, with chances and risk', async ({
  page,
  context,
}) => {
  await page.goto('/en/');
  await page.getByRole('button', { name: pages.home.playNow.title }).click();
  await playOn(page, mouse(), { isEnough: ({ chosen }) => chosen !== null });
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const wall = await context.newPage();
  await wall.goto(`/en/show/${id}`);
  await expect(wall.locator('.show-chance').first()).toContainText('%');
  const shares = await wall.locator('.show-chance b').allInnerTexts();
  const sum = shares.reduce((total, share) => total + Number(/\d+/.exec(share)?.[0]), 0);
  expect(Math.abs(sum - 100)).toBeLessThanOrEqual(2);
  await expect(wall.locator('.show-risk')).toHaveText(/216|No roll/);
  const labels = (): Promise<readonly (string | null)[]> =>
    wall
      .getByRole('gridcell')
      .evaluateAll((spaces) => spaces.map((space) => space.getAttribute('aria-label')));
  const before = await labels();
  await page.bringToFront();
  const { staked } = await nextLook(page, null);
  await mouse().take(page, staked);
  await expect.poll(labels).not.toEqual(before);
});

test('a game that is not here says so', async ({ page }) => {
  await page.goto('/en/show/nobody');
  await expect(page.getByText(notices.notFound)).toBeVisible();
});
