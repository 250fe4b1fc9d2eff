import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { mouse, nextLook, playOn } from './play.ts';
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

const watch = (page: Page): Fetched[] => {
  const fetched: Fetched[] = [];
  page.context().on('response', async (response) => {
    const { pathname } = new URL(response.url());
    const kind = kindOf(pathname);
    if (kind === null) return;
    const body = await response.body();
    const bytes = kind === 'script' ? brotliCompressSync(body).byteLength : body.byteLength;
    fetched.push({ kind, path: pathname, bytes });
  });
  return fetched;
};

const FORMS = [
  { name: 'a desktop', viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
  { name: 'a sharp phone', viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  { name: 'a tablet', viewport: { width: 768, height: 1024 }, deviceScaleFactor: 1 },
];

for (const { name, ...use } of FORMS)
  test.describe(`on ${name}`, () => {
    test.use(use);

    test('the first load to a playable board is within its budget', async ({ page }, info) => {
      const fetched = watch(page);
      await page.goto('/en/');
      await page.waitForLoadState('networkidle');
      const first = fetched.map(({ path }) => path).join();
      expect(first, 'nothing of the bots before one is wanted').not.toMatch(/\.bin|worker-/);
      await page.getByRole('button', { name: WORDS.en.pages.home.playNow.title }).click();
      // A whole turn, so that the bots have had theirs: what they think with is part of it.
      await playOn(page, mouse(), { greed: 1, isEnough: ({ canTake }) => canTake });
      const { words, staked } = await nextLook(page, null);
      await mouse().take(page, staked);
      await nextLook(page, words);
      await page.waitForLoadState('networkidle');
      const sums = { script: 0, art: 0, font: 0, mind: 0 };
      for (const { kind, bytes } of fetched) sums[kind] += bytes / 1024;
      const all = fetched.map(({ path, bytes }) => `${path} ${bytes}`).sort();
      info.annotations.push({ type: 'fetched', description: all.join('\n') });
      for (const kind of ['script', 'art', 'font', 'mind'] as const)
        expect(sums[kind], `${kind} in KB:\n${all.join('\n')}`).toBeLessThanOrEqual(BUDGET[kind]);
      expect(all.join()).toContain('/assets/worker-');
    });
  });
