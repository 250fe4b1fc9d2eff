import type { SiteFile, SiteFiles } from '@claim-it/site';
import { readSite } from '@claim-it/site';
import type { RunningSite } from '@claim-it/site/testing/server.ts';
import { serve } from '@claim-it/site/testing/server.ts';
import { puzzles } from '@claim-it/text/en/puzzles';
import type { Page } from '@playwright/test';
import { FIRST, solve } from '../analysis/puzzle.ts';
import { PATIENCE } from '../analysis/tour.ts';
import { expect, SITE, test } from './fixtures.ts';
import { finishTurn, mouse } from './play.ts';
import { expectTableIsRecord } from './records.ts';
import { openRecord, recordFor } from './tables.ts';
import { WORDS } from './words.ts';

const { offline, pages } = WORDS.en;

/** The paths that lie on the device. */
const keptPaths = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(all.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

const networksKept = async (page: Page): Promise<number> =>
  (await keptPaths(page)).filter((path) => path.endsWith('.bin')).length;

/** A first visit, until everything that is kept in idle time is kept. */
const visit = async (page: Page): Promise<void> => {
  await page.clock.install();
  await page.goto('/en/');
  await page.clock.fastForward(3000); // so long the first roll comes first
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // The pictures come last, and that of the map by night after that by day.
  const art = async (): Promise<readonly string[]> => keptPaths(page);
  await expect.poll(art, { ...PATIENCE, intervals: [100] }).toContain('/art/table-night.webp');
  expect(await networksKept(page)).toBe(0);
};

/** A server of its own, whose files the test can replace. */
const own = test.extend<{ readonly files: Map<string, SiteFile>; readonly home: RunningSite }>({
  serviceWorkers: 'allow',
  // A language that was never spoken here is asked for without a network.
  expected: /net::ERR_FAILED \S+\/assets\/(web|words|rulebook)-/,
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
  files: async ({}, use) => use(new Map(readSite(SITE))),
  home: async ({ files }, use) => {
    const running = await serve(files as SiteFiles, { port: 0, host: '127.0.0.1' });
    await use(running);
    await running.stop();
  },
  baseURL: async ({ home }, use) => use(`http://127.0.0.1:${home.port}`),
});

own(
  'after one visit a new edition waits to be wanted, and everything works without a network',
  async ({ page, context, files }) => {
    await visit(page);
    const art = (await keptPaths(page)).filter((path) => path.startsWith('/art/'));
    expect(art).toEqual(expect.arrayContaining(['/art/map-day.webp', '/art/map-night.webp']));
    expect(art.filter((path) => /phone|@2x/.test(path))).toEqual([]);

    const replace = (path: string, from: RegExp, to: string): void => {
      const file = files.get(path) as SiteFile;
      const plain = Buffer.from(file.plain.toString().replace(from, to));
      expect(plain.equals(file.plain)).toBe(false);
      files.set(path, { ...file, plain, packed: {}, etag: 'second' });
    };
    replace('/sw.js', /(version:["'`])[0-9a-f]{12}/, '$1000000000000');
    replace('/en/index.html', /<html lang="en"/, '<html lang="en" data-edition="second"');
    await page.getByRole('button', { name: pages.home.playNow.title }).click();
    await expect(page.getByRole('grid')).toBeVisible();
    const root = page.locator('html');
    const update = page.getByRole('button', { name: offline.update });
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting !== null);
    await expect(update).toHaveCount(0);
    await page.goBack();
    await expect(update).toBeVisible();
    await expect(root).not.toHaveAttribute('data-edition', 'second');

    const tab = await context.newPage();
    // A network is kept once it was wanted: here those of the bot and of the puzzle below.
    const wanted = [...files.keys()].filter((path) => /-std-.*\.bin$/.test(path));
    await page.evaluate((paths) => Promise.all(paths.map((path) => fetch(path))), wanted);
    await expect.poll(() => networksKept(page)).toBe(wanted.length);
    // So are the texts of a language once it is spoken.
    const learn = [...files.keys()].filter((path) => /\/learn-.*\.js$/.test(path));
    const learnKept = async (): Promise<number> =>
      (await keptPaths(page)).filter((path) => learn.includes(path)).length;
    expect(await learnKept()).toBe(1);
    await tab.goto('/de/');
    await tab.clock.runFor(3000);
    await expect.poll(learnKept).toBe(2);
    await context.setOffline(true);
    await tab.goto('/nl/rules');
    await expect(tab.locator('html')).toHaveAttribute('lang', 'en');
    await expect(tab.getByRole('heading', { name: pages.names.rules })).toBeVisible();
    for (const [language, paths] of [
      ['de', ['', 'learn/2']],
      ['en', ['setup', 'settings']],
    ] as const)
      for (const path of paths) {
        await tab.goto(`/${language}/${path}`);
        await expect(tab.locator('html')).toHaveAttribute('lang', language);
        await expect(tab.locator('h1').first()).toBeVisible();
        await expect(tab.getByText(WORDS[language].pages.frame.notLoaded.title)).toHaveCount(0);
      }
    await tab.goto('/en/nothing');
    await expect(tab.getByText(pages.frame.notFound)).toBeVisible();
    const names = ['Josie', 'Amos', 'Ruth'];
    await openRecord(tab, recordFor({ seats: 'gor', names, bots: ['-', 'miner', 'tycoon'] }));
    await finishTurn(tab, mouse());
    await expectTableIsRecord(tab);
    await tab.goto(`/en/puzzles/${FIRST.id}`);
    await solve(tab, FIRST);
    await expect(tab.getByRole('heading', { name: puzzles.verdicts.right.title })).toBeFocused();
    await expect(tab.locator('.puzzle-why')).toContainText(':', PATIENCE);
    await tab.goto('/en/daily');
    await tab.getByRole('button', { name: puzzles.daily.play }).click();
    await expect(tab.getByRole('grid')).toBeVisible();
    await tab.close();
    await context.setOffline(false);

    await update.click();
    await expect(root).toHaveAttribute('data-edition', 'second');
    await expect(update).toHaveCount(0);
    expect(await page.evaluate(() => caches.keys())).toEqual(
      expect.arrayContaining(['claim-it:hashed', 'claim-it:000000000000']),
    );
  },
);
