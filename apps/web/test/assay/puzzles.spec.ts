import { readFileSync } from 'node:fs';
import type { Puzzle, PuzzleChoice } from '@claim-it/ai';
import { parsePuzzles } from '@claim-it/ai';
import type { Language, PuzzleText } from '@claim-it/text';
import { puzzles as de } from '@claim-it/text/de/puzzles';
import { puzzles as en } from '@claim-it/text/en/puzzles';
import { puzzles as nl } from '@claim-it/text/nl/puzzles';
import type { Page } from '@playwright/test';
import { dailyIndex } from '../../src/puzzles/daily.ts';
import { expectAccessible, expectContrast } from '../e2e/axe.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { finishTurn, keys, mouse } from '../e2e/play.ts';
import { fillStorage, setFull } from '../e2e/storage.ts';
import { WORDS } from '../e2e/words.ts';

const TEXTS: Readonly<Record<Language, PuzzleText>> = { en, de, nl };
const FILE = new URL('../../../../packages/ai/puzzles/shipped.txt', import.meta.url);
const PUZZLES = parsePuzzles(readFileSync(FILE, 'utf8'));

/** One in which both a space and the decision can be missed. */
const PUZZLE = PUZZLES.find(({ choices }) => choices.length >= 6) as Puzzle;
const [BEST] = PUZZLE.choices;
const isBestSpace = ({ placement }: PuzzleChoice): boolean =>
  placement.space === BEST.placement.space;
const HALF = PUZZLE.choices.slice(1).find(isBestSpace) as PuzzleChoice;
const WRONG = PUZZLE.choices.find((choice) => !isBestSpace(choice)) as PuzzleChoice;

const DAY = '2026-11-16';
const DAILY = PUZZLES[dailyIndex(DAY, PUZZLES.length)] as Puzzle;

/** A press while a marker falls ends the fall, as at the table. */
test.use({ kept: { speed: 0, motion: 'reduced' } });

const open = async (page: Page, path: string): Promise<void> => {
  await page.clock.setFixedTime(new Date(`${DAY}T12:00:00`));
  await page.goto(path);
  await expect(page.locator('h1')).toBeVisible();
};

type Answer = Pick<Puzzle['choices'][number], 'placement' | 'then'>;

/** Chooses and decides as at the table. */
const answer = async (page: Page, { placement, then }: Answer, hand = mouse()): Promise<void> => {
  await expect(page.getByRole('grid')).toBeVisible();
  // Keys are heard a moment after the board is seen.
  await expect(async () => {
    await hand.choose(page, placement.space);
    const isReady = { timeout: 2000 };
    await expect(page.locator('.roll-plate')).toHaveAttribute('aria-disabled', 'false', isReady);
  }).toPass();
  if (hand === keys) await page.keyboard.press(then === 'roll' ? 'r' : 't');
  else await page.locator(then === 'roll' ? '.roll-plate' : '.take-plate').click();
};

const verdict = (page: Page, texts: PuzzleText, kind: keyof PuzzleText['verdicts']) =>
  expect(page.getByRole('heading', { name: texts.verdicts[kind].title })).toBeFocused();

const FORMS = {
  'a desktop': { viewport: { width: 1440, height: 900 } },
  'a phone': { viewport: { width: 390, height: 844 } },
} as const;

for (const language of ['en', 'de', 'nl'] as const)
  test(`a puzzle is missed, half found and solved, in ${language}`, async ({ page }) => {
    const texts = TEXTS[language];
    await open(page, `/${language}/puzzles`);
    const link = page.locator(`a[href="/${language}/puzzles/${PUZZLE.id}"]`).last();
    await expect(link).toContainText(texts.states.fresh);
    await link.click();
    await answer(page, WRONG);
    await verdict(page, texts, 'wrong');
    await page.getByRole('button', { name: texts.tryAgain }).click();
    await answer(page, HALF);
    await verdict(page, texts, 'half');
    const rows = page.getByRole('table', { name: texts.table.caption }).getByRole('row');
    await expect(rows).toHaveCount(1 + PUZZLE.choices.length);
    await expect(rows.nth(1)).toContainText(texts.table.best);
    await page.getByRole('button', { name: texts.tryAgain }).click();
    await answer(page, BEST);
    await verdict(page, texts, 'right');
    // The coach's reason comes from the worker.
    await expect(page.locator('.puzzle-why')).toContainText(':');
    const analyse = page.getByRole('link', { name: texts.analyse });
    await expect(analyse).toHaveAttribute('href', new RegExp(`/analysis#${'.*'}%20`));
    await page.goto(`/${language}/puzzles`);
    await expect(link).toContainText(texts.states.solved);
  });

test('a puzzle is solved with the keyboard alone', async ({ page }) => {
  await open(page, '/en/puzzles');
  await expectAccessible(page);
  await page.getByRole('link', { name: en.begin, exact: true }).focus();
  await page.keyboard.press('Enter');
  const [first] = PUZZLES;
  if (first === undefined) throw new Error('no puzzles');
  await answer(page, first.choices[0], keys);
  await verdict(page, en, 'right');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: en.puzzle(2) })).toBeVisible();
});

for (const [form, use] of Object.entries(FORMS))
  test.describe(`on ${form}`, () => {
    test.use(use);

    test('a puzzle, its answer and the day are accessible', async ({ page }) => {
      const check = async (): Promise<void> => {
        await expectAccessible(page);
        await page.emulateMedia({ colorScheme: 'dark' });
        await expectContrast(page);
        await page.emulateMedia({ colorScheme: 'light' });
      };
      await open(page, `/de/puzzles/${PUZZLE.id}`);
      await expect(page.getByRole('grid')).toBeVisible();
      await expectAccessible(page);
      await answer(page, BEST);
      await verdict(page, de, 'right');
      await check();
      await open(page, `/de/puzzles/${DAILY.id}`);
      await answer(page, DAILY.choices[0]);
      await page.getByRole('link', { name: de.toDaily }).click();
      await expect(page.getByRole('heading', { name: de.share.title })).toBeVisible();
      await check();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(use.viewport.width);
    });
  });

test('the puzzle of the day is solved and shared, and the first page knows', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/en/daily');
  await page.getByRole('link', { name: en.daily.solve }).click();
  await expect(page.getByRole('heading', { name: en.dailyPuzzle })).toBeVisible();
  await answer(page, DAILY.choices[0]);
  await page.getByRole('link', { name: en.toDaily }).click();
  await expect(page.getByText(en.daily.solved(1))).toBeVisible();
  await page.getByRole('button', { name: en.share.copy }).click();
  await expect(page.getByText(en.share.copied)).toBeVisible();
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  expect(shared).toContain(en.share.solved(1));
  expect(shared).not.toContain(DAILY.choices[0].placement.space);
  // One who has played before finds it on the first page.
  await page.getByRole('button', { name: en.daily.play }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await page.goto('/en/');
  await expect(page.locator('.teaser')).toContainText(en.daily.solved(1));
  await expectAccessible(page);
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

/** The first turn of the daily game, and the bots' turns behind it. */
const playFirstTurn = async (page: Page) => {
  await open(page, '/en/daily');
  await page.getByRole('button', { name: en.daily.play }).click();
  await finishTurn(page, mouse());
  return inputsOf(page);
};

test('the game of the day begins alike for everybody', async ({ page, browser, baseURL }) => {
  const mine = await playFirstTurn(page);
  // Another device: other dice, had they been rolled there.
  const context = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'block' });
  await context.addInitScript(() =>
    localStorage.setItem('claim-it:settings', JSON.stringify({ speed: 0 })),
  );
  const theirs = await playFirstTurn(await context.newPage());
  expect(mine.filter(({ kind }) => kind === 'dice').length).toBeGreaterThan(3);
  expect(theirs).toEqual(mine);
  await context.close();
  // It is a match like any other: it goes on where it was left.
  await page.goto('/en/daily');
  await page.getByRole('link', { name: en.daily.goOn }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await page.goto('/en/saved');
  await expect(page.getByRole('listitem').first()).toBeVisible();
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('puzzles and the daily claim work', async ({ page, context }) => {
    await open(page, '/en/');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const weights = () =>
      page.evaluate(async () => {
        const all = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
        const kept = (await Promise.all(all.map((cache) => cache.keys()))).flat();
        return kept.filter(({ url }) => url.endsWith('.bin')).length;
      });
    await expect.poll(weights, { timeout: 60_000 }).toBe(8);
    await context.setOffline(true);
    await open(page, `/en/puzzles/${PUZZLE.id}`);
    await answer(page, BEST);
    await verdict(page, en, 'right');
    await expect(page.locator('.puzzle-why')).toContainText(':');
    await open(page, '/en/daily');
    await page.getByRole('button', { name: en.daily.play }).click();
    await expect(page.getByRole('grid')).toBeVisible();
  });
});

test('a full device says so, and play goes on', async ({ page }) => {
  await page.addInitScript(fillStorage);
  await open(page, `/en/puzzles/${PUZZLE.id}`);
  await setFull(page, true);
  await answer(page, BEST);
  await verdict(page, en, 'right');
  await expect(page.getByRole('alert').filter({ hasText: en.notKept.full })).toBeVisible();
  await page.getByRole('link', { name: WORDS.en.pages.names.puzzles, exact: true }).click();
  await expect(page.locator('.puzzle-number.is-solved')).toHaveCount(1);
});

test('a puzzle that does not exist says so', async ({ page }) => {
  await open(page, '/en/puzzles/zzzzz');
  await expect(page.getByText(en.unknown)).toBeVisible();
});
