// npm run bench:review: how soon a game is reviewed, and whether the page stays awake meanwhile. Prints figures; asserts nothing.

import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { findBrowser } from '../test/e2e/browser.mjs';
import { startSite } from './site.ts';

const RUNS = 5;
const GAME = readFileSync(new URL('../test/assay/known.claim', import.meta.url));
const HASH = `#d${deflateRawSync(GAME).toString('base64url')}`;

type Seen = { opened: number; first: number; whole: number; tasks: [number, number][] };

/** Runs in the page: when the parts of the report were there, and every task of more than 50 ms. */
const watch = (): void => {
  const seen: Seen = { opened: 0, first: 0, whole: 0, tasks: [] };
  (globalThis as { seen?: Seen }).seen = seen;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) seen.tasks.push([startTime, duration]);
  }).observe({ entryTypes: ['longtask'] });
  const parts = { opened: '.progress-note', first: '.chart-line:not(.is-thin)', whole: '.miners' };
  new MutationObserver(() => {
    for (const name of ['opened', 'first', 'whole'] as const)
      if (seen[name] === 0 && document.querySelector(parts[name]) !== null)
        seen[name] = performance.now();
  }).observe(document, { childList: true, subtree: true });
};

const { address, stop } = await startSite();
const executablePath = (await findBrowser()) ?? undefined;
const browser = await chromium.launch({ ...(executablePath && { executablePath }) });
for (let run = 0; run < RUNS; run += 1) {
  const page = await browser.newPage({ serviceWorkers: 'block' });
  await page.addInitScript(watch);
  await page.goto(`${address}/en/review${HASH}`);
  await page.locator('.miners').waitFor();
  await page.waitForTimeout(500);
  const { opened, first, whole, tasks } = await page.evaluate(
    () => (globalThis as unknown as { seen: Seen }).seen,
  );
  const meanwhile = tasks.filter(([start]) => start > opened && start < whole);
  const longest = Math.max(0, ...meanwhile.map(([, duration]) => duration));
  console.log(
    `first part ${(first - opened).toFixed(0)} ms, whole report ${(whole - opened).toFixed(0)} ms after the page was there; ${meanwhile.length} tasks over 50 ms meanwhile, the longest ${longest.toFixed(0)} ms`,
  );
  await page.close();
}
await browser.close();
await stop();
