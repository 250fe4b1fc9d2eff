import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { expect, keepSettings, test } from './fixtures.ts';
import { finishTurn, mouse, nextLook } from './play.ts';
import { WORDS } from './words.ts';

/** Kilobytes, compressed, from the first request to a playable board against bots; `mind` is what these think with. */
const BUDGET = { script: 120, art: 250, font: 110, mind: 800 } as const;

type Kind = keyof typeof BUDGET;
type Fetched = { readonly kind: Kind; readonly path: string; readonly bytes: number };

const kindOf = (path: string): Kind | null => {
  if (/\.js$/.test(path)) return 'script';
  if (/\.woff2$/.test(path)) return 'font';
  if (/\.bin$/.test(path)) return 'mind';
  return /\.(webp|avif|png|svg|jpg)$/.test(path) ? 'art' : null;
};

const weigh = async (response: Response): Promise<readonly Fetched[]> => {
  const path = new URL(response.url()).pathname;
  const kind = kindOf(path);
  if (kind === null) return [];
  const body = await response.body();
  const bytes = kind === 'script' ? brotliCompressSync(body).byteLength : body.byteLength;
  return [{ kind, path, bytes }];
};

/** Everything that arrives from now on; answers what it weighs. */
const watch = (page: Page): (() => Promise<readonly Fetched[]>) => {
  const arrived: Promise<readonly Fetched[]>[] = [];
  page.context().on('response', (response) => arrived.push(weigh(response)));
  return async () => (await Promise.all(arrived)).flat();
};

const expectWithin = (fetched: readonly Fetched[]): void => {
  const all = fetched.map(({ path, bytes }) => `${path} ${bytes}`).sort();
  for (const kind of ['script', 'art', 'font', 'mind'] as const) {
    const sum = fetched.reduce((so, one) => so + (one.kind === kind ? one.bytes : 0), 0);
    expect(sum / 1024, `${kind} in KB:\n${all.join('\n')}`).toBeLessThanOrEqual(BUDGET[kind]);
  }
};

const sitDown = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: WORDS.en.pages.home.playNow.title }).click();
  await nextLook(page, null);
};

test('the first load to a playable board is within its budget', async ({ page }) => {
  const fetched = watch(page);
  await page.goto('/en/');
  await page.waitForLoadState('networkidle');
  const first = (await fetched()).map(({ path }) => path).join();
  expect(first, 'nothing of the bots before one is wanted').not.toMatch(/\.bin|worker-/);
  await sitDown(page);
  // A whole turn, so that the bots have had theirs: what they think with is part of it.
  await finishTurn(page, mouse());
  await page.waitForLoadState('networkidle');
  expectWithin(await fetched());
  expect((await fetched()).map(({ path }) => path).join()).toContain('/assets/worker-');
});

test('so are the pictures of a sharp phone and of a tablet', async ({ browser, baseURL }) => {
  for (const form of [
    { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
    { viewport: { width: 768, height: 1024 }, deviceScaleFactor: 1 },
  ]) {
    const context = await browser.newContext({
      ...form,
      baseURL: baseURL ?? '',
      serviceWorkers: 'block',
    });
    await context.addInitScript(keepSettings, { speed: 0 });
    const page = await context.newPage();
    const fetched = watch(page);
    await page.goto('/en/');
    await sitDown(page);
    await page.waitForLoadState('networkidle');
    expectWithin(await fetched());
    expect((await fetched()).filter(({ kind }) => kind === 'art')).not.toEqual([]);
    await context.close();
  }
});
