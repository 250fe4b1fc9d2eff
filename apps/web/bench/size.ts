// npm run bench:size: what a first visit is sent, state by state, beside the goals. It counts bytes alone: a busy machine changes
// nothing. With `-- files`, every file by name.
import process from 'node:process';
import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import { findBrowser } from '../test/e2e/browser.mjs';
import { House } from '../test/online/house.ts';
import type { Sent } from './countingSite.ts';
import { startCountingSite } from './countingSite.ts';
import type { Weight } from './weight.ts';
import { KINDS, weigh } from './weight.ts';

const KB = 1000;
const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  hasTouch: true,
  isMobile: true,
  locale: 'en-US',
};
const listsFiles = process.argv.includes('files');

/** Every file that a page and its workers were sent. */
const watch = (context: BrowserContext): Sent => {
  const paths = new Set<string>();
  context.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() === 200 && !pathname.startsWith('/api/')) paths.add(pathname);
  });
  return () => [...paths];
};

const rows: (readonly string[])[] = [];
const kilobytes = (bytes: number): string => (bytes / KB).toFixed(1);

/** A goal, what was counted for it, and whether it is met. */
const goals: (readonly [name: string, bytes: number, limit: number])[] = [];

const report = (name: string, paths: readonly string[]): Weight => {
  const weight = weigh(paths);
  for (const pack of ['gzip', 'brotli'] as const)
    rows.push([
      `${name}, ${pack}`,
      ...KINDS.map((kind) => kilobytes(weight[kind][pack])),
      kilobytes(weight.all[pack]),
      String(weight.files),
    ]);
  if (listsFiles)
    for (const path of paths.toSorted())
      console.log(`${name}: ${path} ${weigh([path]).all.gzip} ${weigh([path]).all.brotli}`);
  const twice = paths.filter((path, at) => paths.indexOf(path) !== at);
  if (twice.length > 0) console.log(`${name}: sent twice: ${twice.join(' ')}`);
  return weight;
};

const idle = (page: Page): Promise<void> => page.waitForLoadState('networkidle');

const PLAY_NOW = 'Play now';
const READY = '.roll-plate[aria-disabled="false"]';

/** The service worker begins three seconds after the page; when nothing was sent for so long, it has all. */
const QUIET_MS = 5000;

const untilQuiet = async (page: Page, sent: Sent): Promise<void> => {
  for (let before = -1; before !== sent().length; await page.waitForTimeout(QUIET_MS))
    before = sent().length;
};

const site = await startCountingSite();
const house = await new House().start();
const browser = await chromium.launch({ executablePath: (await findBrowser()) ?? '' });
const visitor = async (more: BrowserContextOptions = {}): Promise<{ page: Page; sent: Sent }> => {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block', ...more });
  await context.addInitScript(() => {
    if (location.protocol !== 'about:')
      localStorage.setItem('claim-it:settings', JSON.stringify({ speed: 0 }));
  });
  const sent = watch(context);
  return { page: await context.newPage(), sent };
};

/** Home, then a table until the own roll, or until a bot has been asked. */
const countTable = async (): Promise<void> => {
  const { page, sent } = await visitor();
  await page.goto(`${site.address}/en/`);
  await page.getByRole('button', { name: PLAY_NOW }).waitFor();
  await idle(page);
  const home = report('home', sent());
  const worker = page.waitForEvent('worker');
  await page.getByRole('button', { name: PLAY_NOW }).click();
  await page.locator(READY).waitFor();
  await worker;
  await idle(page);
  const table = report('table, with the bots', sent());
  goals.push(['fonts', table.font.gzip, 70 * KB]);
  goals.push(['script before the first roll, gzip', table.script.gzip, 80 * KB]);
  goals.push(['… and WebAssembly', table.script.gzip + table.wasm.gzip, 80 * KB]);
  if (home.network.gzip + table.network.gzip > 0) console.log('a network came unasked');
  await page.context().close();
};

/** One opens a table, the other comes by the link and sits down. */
const countGuest = async (): Promise<void> => {
  const host = await visitor();
  await host.page.goto(`${house.address}/en/open`);
  await host.page.getByRole('button', { name: 'Open the table' }).click();
  await host.page.waitForURL(/\/table\//);
  const link = await host.page.locator('.link-card .link-words input').inputValue();
  const { page, sent } = await visitor();
  await page.goto(link.replace('/table/', '/en/table/'));
  await page.getByRole('button', { name: 'Sit down', exact: true }).waitFor();
  await idle(page);
  report('guest, asked in', sent());
  await page.getByRole('button', { name: 'Sit down', exact: true }).click();
  await page.locator('.ready-plate').waitFor();
  await page.locator('.ready-plate').click();
  await host.page.locator('.ready-plate').click();
  await page.getByRole('grid').waitFor();
  await idle(page);
  const guest = report('guest, at the table', sent());
  goals.push(['script for an invited guest, gzip', guest.script.gzip, 100 * KB]);
  goals.push(['… and WebAssembly', guest.script.gzip + guest.wasm.gzip, 100 * KB]);
};

/** A first visit with what is kept for offline. */
const countWhole = async (name: string, more: BrowserContextOptions): Promise<void> => {
  const { page } = await visitor({ serviceWorkers: 'allow', ...more });
  site.forget();
  await page.goto(`${site.address}/en/`);
  await page.getByRole('button', { name: PLAY_NOW }).click();
  await page.locator(READY).waitFor();
  await untilQuiet(page, site.sent);
  const whole = report(`first visit, ${name}`, site.sent());
  goals.push([`first visit whole, ${name}, brotli`, whole.all.brotli, 1000 * KB]);
  await page.context().close();
};

const print = (): void => {
  const heads = ['kB', ...KINDS, 'all', 'files'];
  const widths = heads.map((head, at) =>
    Math.max(head.length, ...rows.map((row) => row[at]?.length ?? 0)),
  );
  for (const row of [heads, ...rows])
    console.log(
      row
        .map((one, at) => (at === 0 ? one.padEnd(widths[at] ?? 0) : one.padStart(widths[at] ?? 0)))
        .join('  '),
    );
  for (const [name, bytes, limit] of goals)
    console.log(
      `${bytes <= limit ? 'met ' : 'over'}  ${name}: ${kilobytes(bytes)} kB, goal ${kilobytes(limit)} kB`,
    );
};

try {
  await countTable();
  await countGuest();
  await countWhole('phone', {});
  await countWhole('desktop', {
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: 1,
    isMobile: false,
  });
  print();
} finally {
  await browser.close();
  await site.stop();
  await house.remove();
}
