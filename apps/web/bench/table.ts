// npm run bench:web: what the table costs on a slow device: taps, frames, memory. Prints figures; asserts nothing.

import type { CDPSession, Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import { findBrowser } from '../test/e2e/browser.mjs';
import { recordFor } from '../test/e2e/tables.ts';
import { showCeiling } from './ceiling.ts';
import type { Drawn } from './drawn.ts';
import { drawnDuring } from './drawn.ts';
import { framesOf, playFor, playGame, tapDelays } from './inPage.ts';
import { startSite } from './site.ts';

const SLOWDOWN = 4;
const GAMES = 20;
const TAPS = 20;
const WATCHED_MS = 15_000;
const CEILING_MS = 4000;

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true };

const deal = async (page: Page, address: string): Promise<void> => {
  await page.goto(`${address}/en/`);
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.getByRole('grid').waitFor();
};

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? Number.NaN;

/** Two people at one device: no other player moves meanwhile. */
const openTwo = async (page: Page, address: string): Promise<void> => {
  const record = recordFor({ seats: 'go', names: ['Josie', 'Amos'], turns: ['1. g 145'] });
  await page.goto(`${address}/en/saved`);
  await page.getByRole('textbox').fill(record);
  await page.locator('form button[type=submit]').click();
  await page.locator('.space.lit').first().waitFor();
};

const measureTaps = async (page: Page): Promise<void> => {
  const delays = await page.evaluate(tapDelays, TAPS);
  console.log(
    `tap to the painted effect, ${SLOWDOWN}x slowdown: median ${percentile(delays, 0.5).toFixed(1)} ms, 90 % within ${percentile(delays, 0.9).toFixed(1)} ms, ${delays.length} taps`,
  );
};

const sayDrawn = (name: string, { fps, lost, seconds }: Drawn): void =>
  console.log(
    `${name}: ${fps.toFixed(1)} frames drawn a second, ${(lost * 100).toFixed(1)} % of those begun lost, in ${seconds.toFixed(1)} s of movement`,
  );

/** Frames as scripts see them; a loop that asks for every frame costs some itself. */
const sayFrames = (name: string, steps: readonly number[]): void => {
  const sum = steps.reduce((total, one) => total + one, 0);
  console.log(
    `${name}: ${((steps.length / sum) * 1000).toFixed(1)} frames a second for scripts, longest ${Math.max(...steps).toFixed(0)} ms`,
  );
};

const measureFrames = async (page: Page): Promise<void> => {
  const name = `bots and dice, ${SLOWDOWN}x slowdown`;
  const play = (): Promise<void> => page.evaluate(playFor, WATCHED_MS);
  sayDrawn(name, await drawnDuring(browser, page, play));
  const [steps] = await Promise.all([page.evaluate(framesOf, WATCHED_MS), play()]);
  sayFrames(name, steps);
  await showCeiling(page);
  const still = 'one thing over a still picture of it';
  sayDrawn(still, await drawnDuring(browser, page, () => page.waitForTimeout(CEILING_MS)));
  sayFrames(still, await page.evaluate(framesOf, CEILING_MS));
};

const heapOf = async (session: CDPSession): Promise<string> => {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string): number => metrics.find((one) => one.name === name)?.value ?? 0;
  const megabytes = (metric('JSHeapUsedSize') / 1024 ** 2).toFixed(2);
  return `${megabytes} MB, ${metric('Nodes')} nodes, ${metric('JSEventListeners')} listeners`;
};

const measureMemory = async (page: Page, session: CDPSession): Promise<void> => {
  for (let game = 1; game <= GAMES; game += 1) {
    await page.evaluate(playGame);
    console.log(`after game ${String(game).padStart(2)}: ${await heapOf(session)}`);
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: 'Same players again' }).click();
    await page.locator('.banner:not([data-kind=over])').waitFor();
  }
};

const site = await startSite();
const browser = await chromium.launch({ executablePath: (await findBrowser()) ?? '' });
const sit = async (speed: number): Promise<{ page: Page; session: CDPSession }> => {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(
    (kept) => {
      if (location.protocol !== 'about:')
        localStorage.setItem('claim-it:settings', JSON.stringify(kept));
    },
    { speed },
  );
  // The names that the runner gives to functions mean nothing in the page.
  await page.addInitScript('globalThis.__name = (one) => one;');
  const session = await context.newCDPSession(page);
  return { page, session };
};

const slow = async (session: CDPSession): Promise<void> => {
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
};

try {
  const taps = await sit(1);
  await openTwo(taps.page, site.address);
  await slow(taps.session);
  await measureTaps(taps.page);
  await taps.page.close();
  const frames = await sit(1);
  await deal(frames.page, site.address);
  await slow(frames.session);
  await measureFrames(frames.page);
  await frames.page.close();
  const games = await sit(0);
  await games.session.send('Performance.enable');
  await deal(games.page, site.address);
  await measureMemory(games.page, games.session);
} finally {
  await browser.close();
  await site.stop();
}
