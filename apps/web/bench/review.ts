// npm run bench:review: how soon a game is reviewed, and whether the page stays awake meanwhile. Prints figures; asserts nothing.

import { deflateRawSync } from 'node:zlib';
import { recordNamed } from '@claim-it/testkit';
import { chromium } from '@playwright/test';
import { findBrowser } from '../test/e2e/browser.mjs';
import { startSite } from './site.ts';

const RUNS = 5;
const GAME = recordNamed('known');
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
        seen[name] = performance.mark(name).startTime;
  }).observe(document, { childList: true, subtree: true });
};

type TraceEvent = {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
};

/** The longest task of the page's main thread by processor time, without what it waited for others. */
const busiest = (trace: Buffer): number => {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: readonly TraceEvent[] };
  const marks = traceEvents.filter(({ name }) => name === 'opened' || name === 'whole');
  const [opened, whole] = [marks.find(({ name }) => name === 'opened'), marks.at(-1)];
  if (opened === undefined || whole === undefined) return Number.NaN;
  const { pid, tid } = opened;
  return Math.max(
    ...traceEvents
      .filter((event) => event.ph === 'X' && event.name.endsWith('RunTask'))
      .filter((event) => event.pid === pid && event.tid === tid)
      .filter(({ ts, dur = 0 }) => ts + dur > opened.ts && ts < whole.ts)
      .map(({ tdur = 0 }) => tdur / 1000),
  );
};

const { address, stop } = await startSite();
const executablePath = (await findBrowser()) ?? undefined;
const browser = await chromium.launch({ ...(executablePath && { executablePath }) });
for (let run = 0; run < RUNS; run += 1) {
  const page = await browser.newPage({ serviceWorkers: 'block' });
  await page.addInitScript(watch);
  await browser.startTracing(page, {
    categories: ['toplevel', 'devtools.timeline', 'blink.user_timing'],
  });
  await page.goto(`${address}/en/review${HASH}`);
  await page.locator('.miners').waitFor();
  await page.waitForTimeout(500);
  const processor = busiest(await browser.stopTracing());
  const { opened, first, whole, tasks } = await page.evaluate(
    () => (globalThis as unknown as { seen: Seen }).seen,
  );
  const meanwhile = tasks.filter(([start]) => start > opened && start < whole);
  const longest = Math.max(0, ...meanwhile.map(([, duration]) => duration));
  console.log(
    `first part ${(first - opened).toFixed(0)} ms, whole report ${(whole - opened).toFixed(0)} ms after the page was there; ${meanwhile.length} tasks over 50 ms meanwhile, the longest ${longest.toFixed(0)} ms; no task had more than ${processor.toFixed(0)} ms of the processor`,
  );
  await page.close();
}
await browser.close();
await stop();
