// npm run bench:first [-- runs]: a first visit with a slow phone (four times slower, 150 ms, 1.6 Mbit/s): when something is seen, when
// the largest picture is, and how soon after "Play now" one may roll. Prints figures; asserts nothing.
import process from 'node:process';
import type { Browser, Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import { findBrowser } from '../test/e2e/browser.mjs';
import { startSite } from './site.ts';

const SLOWDOWN = 4;
const LINE = {
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
  offline: false,
};
const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  hasTouch: true,
  isMobile: true,
  locale: 'en-US',
} as const;
const RUNS = Number(process.argv[2] ?? 5);

type Seen = { first: number; largest: number; shift: number };

/** Runs in the page: what the browser says of its paints. */
const watch = (): void => {
  const seen: Seen = { first: 0, largest: 0, shift: 0 };
  (globalThis as { seen?: Seen }).seen = seen;
  const follow = (type: string, note: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  };
  follow('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.first = startTime;
  });
  follow('largest-contentful-paint', ({ startTime }) => {
    seen.largest = startTime;
  });
  follow('layout-shift', (entry) => {
    seen.shift += (entry as PerformanceEntry & { readonly value: number }).value;
  });
};

const openPage = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  const page = await context.newPage();
  // The names that the runner gives to functions mean nothing in the page.
  await page.addInitScript('globalThis.__name = (one) => one;');
  await page.addInitScript(watch);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return page;
};

/** Milliseconds from the press to the own roll, and whether one begins; the page tells both itself. */
const rollAfterPress = (page: Page): Promise<{ ms: number; begins: boolean }> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const pressed = performance.now();
        let [opened, begins] = [false, true];
        const look = (): void => {
          const banner = document.querySelector('.roll-off .thrown.first .thrown-name');
          const own = document.querySelector('.roll-off .thrown.first[data-color="green"]');
          if (banner !== null && !opened) [opened, begins] = [true, own !== null];
          const isReady = document.querySelector('.roll-plate[aria-disabled="false"]') !== null;
          const isShown = document.querySelector('.roll-off') !== null;
          if (opened && isReady && !isShown) resolve({ ms: performance.now() - pressed, begins });
          else requestAnimationFrame(look);
        };
        look();
        document.querySelector<HTMLElement>('.plank.gold button.plank-press')?.click();
      }),
  );

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const say = (name: string, values: readonly number[], goal: number): void => {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  console.log(
    `${name}: median ${median(values).toFixed(0)} ms, ${least.toFixed(0)} to ${most.toFixed(0)}, ${values.length} runs; goal ${goal}`,
  );
};

const site = await startSite();
const browser = await chromium.launch({ executablePath: (await findBrowser()) ?? '' });
const [first, largest, own, shifts]: [number[], number[], number[], number[]] = [[], [], [], []];
try {
  for (let run = 0; run < RUNS || (own.length === 0 && run < 4 * RUNS); run += 1) {
    const page = await openPage(browser);
    await page.goto(`${site.address}/en/`);
    await page.getByRole('button', { name: 'Play now' }).waitFor();
    await page.waitForLoadState('networkidle');
    const seen = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);
    first.push(seen.first);
    largest.push(seen.largest);
    shifts.push(seen.shift);
    const { ms, begins } = await rollAfterPress(page);
    if (begins) own.push(ms);
    await page.context().close();
  }
  say('first contentful paint', first, 1200);
  say('largest contentful paint', largest, 2500);
  console.log(`layout shift: at most ${Math.max(...shifts).toFixed(3)}`);
  say('own first roll after "Play now", where one begins', own, 3000);
} finally {
  await browser.close();
  await site.stop();
}
