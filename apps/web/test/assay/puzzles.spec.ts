import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Puzzle } from '@claim-it/ai';
import { parsePuzzles } from '@claim-it/ai';
import { puzzles as de } from '@claim-it/text/de/puzzles';
import { puzzles as en } from '@claim-it/text/en/puzzles';
import { puzzles as nl } from '@claim-it/text/nl/puzzles';
import type { Page } from '@playwright/test';
import { dailyIndex } from '../../src/pages/puzzles/daily.ts';
import { expectAccessible } from '../e2e/axe.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { keys, mouse } from '../e2e/play.ts';
import { DESKTOP, expectNarrow, expectNight, PATIENCE, PHONE, resize, speak } from './tour.ts';

const FILE = createRequire(import.meta.url).resolve('@claim-it/ai/puzzles/shipped.txt');
const PUZZLES = parsePuzzles(readFileSync(FILE, 'utf8'));
const [FIRST] = PUZZLES as readonly [Puzzle];

const DAY = '2026-11-16';
const DAILY = PUZZLES[dailyIndex(DAY, PUZZLES.length)] as Puzzle;

/** A press while a marker falls ends the fall, as at the table. */
test.use({ kept: { speed: 0, motion: 'reduced' } });

const open = async (page: Page, path: string): Promise<void> => {
  await page.clock.setFixedTime(new Date(`${DAY}T12:00:00`));
  await page.goto(path);
  await expect(page.locator('h1')).toBeVisible();
};

/** Chooses the best and decides as at the table; whoever sees the board is heard. */
const solve = async (page: Page, { choices }: Puzzle, hand = mouse()): Promise<void> => {
  const [{ placement, then }] = choices;
  await expect(page.locator(`[data-space="${placement.space}"]:is(.lit, .chosen)`)).toBeVisible();
  await hand.choose(page, placement.space);
  await expect(page.locator(`.${then}-plate[aria-disabled="false"]`)).toBeVisible();
  if (hand === keys) await page.keyboard.press(then === 'roll' ? 'r' : 't');
  else await page.locator(`.${then}-plate`).click();
};

test('a puzzle by keys, the one of the day by mouse, shared; all of it can be read', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/de/puzzles');
  await expectAccessible(page);
  await page.getByRole('link', { name: de.begin, exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('grid')).toBeVisible();
  await expectAccessible(page);
  await solve(page, FIRST, keys);
  const right = page.getByRole('heading', { name: de.verdicts.right.title });
  await expect(right).toBeFocused();
  await expect(page.locator('.puzzle-why')).toContainText(':', PATIENCE); // the reason comes from the worker
  await expectAccessible(page);
  await expectNight(page);
  await resize(page, PHONE);
  await expectNarrow(page);
  await resize(page, DESKTOP);
  await right.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: de.puzzle(2) })).toBeVisible();

  await open(page, '/de/daily');
  await page.getByRole('link', { name: de.daily.solve }).click();
  await expect(page.getByRole('heading', { name: de.dailyPuzzle })).toBeVisible();
  await solve(page, DAILY);
  await page.getByRole('link', { name: de.toDaily }).click();
  await expect(page.getByText(de.daily.solved(1))).toBeVisible();
  await expect(page.getByRole('heading', { name: de.share.title })).toBeVisible();
  await resize(page, PHONE);
  await expectAccessible(page);
  for (const [language, say] of Object.entries({ nl, en } as const)) {
    await speak(page, language as 'nl' | 'en', say.share.title);
    await expectNarrow(page);
  }
  await page.getByRole('button', { name: en.share.copy }).click();
  await expect(page.getByText(en.share.copied)).toBeVisible();
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  expect(shared).toContain(en.share.solved(1));
  expect(shared).not.toContain(DAILY.choices[0].placement.space);

  // One who has played before finds it on the first page.
  await page.getByRole('button', { name: en.daily.play }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await page.goto('/en/');
  await expect(page.locator('.teaser')).toContainText(en.daily.solved(1), PATIENCE);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('puzzles and the daily claim work', async ({ page, context }) => {
    await page.clock.install({ time: new Date(`${DAY}T12:00:00`) });
    await page.goto('/en/');
    await page.clock.fastForward(3000); // so long the first roll comes first
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const weights = () =>
      page.evaluate(async () => {
        const all = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
        const kept = (await Promise.all(all.map((cache) => cache.keys()))).flat();
        return kept.filter(({ url }) => url.endsWith('.bin')).length;
      });
    await expect.poll(weights, { ...PATIENCE, intervals: [100] }).toBe(8);
    await context.setOffline(true);
    await open(page, `/en/puzzles/${FIRST.id}`);
    await solve(page, FIRST);
    await expect(page.getByRole('heading', { name: en.verdicts.right.title })).toBeFocused();
    await expect(page.locator('.puzzle-why')).toContainText(':', PATIENCE);
    await open(page, '/en/daily');
    await page.getByRole('button', { name: en.daily.play }).click();
    await expect(page.getByRole('grid')).toBeVisible();
  });
});
