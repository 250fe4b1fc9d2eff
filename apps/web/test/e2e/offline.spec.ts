import type { Page } from '@playwright/test';
import { serve } from '../../serve/server.ts';
import type { SiteFile } from '../../serve/site.ts';
import { readSite } from '../../serve/site.ts';
import { expect, SITE, test } from './fixtures.ts';
import { mouse, playOn } from './play.ts';
import { expectTableIsRecord } from './records.ts';
import { openRecord, recordFor } from './tables.ts';
import { WORDS } from './words.ts';

test.use({ serviceWorkers: 'allow' });

const { offline, pages } = WORDS.en;

/** The paths that lie on the device. */
const keptPaths = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(all.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

/** A first visit, until everything that is kept in idle time is kept. */
const visit = async (page: Page, address = '/en/'): Promise<void> => {
  await page.goto(address);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect
    .poll(async () => (await keptPaths(page)).filter((path) => path.endsWith('.bin')).length, {
      timeout: 60_000,
    })
    .toBe(8);
};

test('the pictures of this form are kept by day and by night, and no others', async ({ page }) => {
  await visit(page);
  const art = (await keptPaths(page)).filter((path) => path.startsWith('/art/'));
  expect(art).toEqual(expect.arrayContaining(['/art/map-day.webp', '/art/map-night.webp']));
  expect(art.filter((path) => /phone|@2x/.test(path))).toEqual([]);
});

test('after the first visit every page opens without a network, in every language', async ({
  page,
  context,
}) => {
  await visit(page);
  await context.setOffline(true);
  for (const language of ['de', 'nl', 'en'] as const)
    for (const path of ['', 'setup', 'saved', 'learn', 'learn/2', 'rules', 'settings']) {
      await page.goto(`/${language}/${path}`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('h1').first()).toBeVisible();
      await expect(page.getByText(WORDS[language].pages.frame.notLoaded.title)).toBeHidden();
    }
});

test('a whole game against bots without a network', async ({ page, context }) => {
  await visit(page);
  await context.setOffline(true);
  await page.goto('/en/');
  const company = {
    seats: 'gor',
    names: ['Josie', 'Amos', 'Ruth'],
    bots: ['-', 'miner', 'tycoon'],
  };
  await openRecord(page, recordFor(company));
  await playOn(page, mouse());
  const end = await expectTableIsRecord(page);
  expect(end.turn.phase.kind).toBe('over');
});

test('a page that does not exist says so without a network, too', async ({ page, context }) => {
  await visit(page);
  await context.setOffline(true);
  await page.goto('/en/nothing');
  await expect(page.getByText(pages.frame.notFound)).toBeVisible();
});

test.describe('a new edition', () => {
  // It has a server of its own.
  test.use({ expected: /^request to http:\/\/127/ });

  test('waits until the player wants it, and never shows up at the table', async ({ page }) => {
    const site = new Map(readSite(SITE));
    const running = await serve(site, { port: 0, host: '127.0.0.1' });
    const replace = (path: string, from: RegExp, to: string): void => {
      const file = site.get(path) as SiteFile;
      const plain = Buffer.from(file.plain.toString().replace(from, to));
      expect(plain.equals(file.plain)).toBe(false);
      site.set(path, { ...file, plain, packed: {}, etag: 'second' });
    };
    await visit(page, `http://127.0.0.1:${running.port}/en/`);
    replace('/sw.js', /(version:["'`])[0-9a-f]{12}/, '$1000000000000');
    replace('/en/index.html', /<html lang="en"/, '<html lang="en" data-edition="second"');

    const update = page.getByRole('button', { name: offline.update });
    await page.getByRole('button', { name: pages.home.playNow.title }).click();
    await expect(page.getByRole('grid')).toBeVisible();
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
      while (registration.waiting === null) await new Promise((again) => setTimeout(again, 50));
    });
    await expect(update).toBeHidden();
    await page.goBack();
    await expect(update).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-edition', 'second');
    await update.click();
    await expect(page.locator('html')).toHaveAttribute('data-edition', 'second');
    await expect(update).toBeHidden();
    expect(await page.evaluate(() => caches.keys())).toEqual(
      expect.arrayContaining(['claim-it:hashed', 'claim-it:000000000000']),
    );
    await running.stop();
  });
});
