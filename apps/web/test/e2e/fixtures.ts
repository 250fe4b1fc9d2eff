import { fileURLToPath } from 'node:url';
import { readSite } from '@claim-it/site';
import type { RunningSite } from '@claim-it/site/testing/server.ts';
import { serve } from '@claim-it/site/testing/server.ts';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { test as base, expect } from '@playwright/test';
import { House } from '../online/house.ts';

export { expect };

export const SITE: string = fileURLToPath(new URL('../../dist/site', import.meta.url));

/** Settings of the device before its first visit. */
type Kept = Readonly<Record<string, unknown>>;

/** Runs in the page: dice from a seed, so that a failing game can be played again. */
const seedDice = (seed: number): void => {
  if (location.protocol === 'about:') return;
  // Every visit has dice and names of its own.
  const visits = Number(sessionStorage.getItem('visits') ?? 0) + 1;
  sessionStorage.setItem('visits', String(visits));
  let state = seed * 1000 + visits;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  crypto.getRandomValues = (target) => {
    if (target === null) return target;
    const bytes = new Uint8Array(target.buffer, target.byteOffset, target.byteLength);
    for (let at = 0; at < bytes.length; at += 1) bytes[at] = next() >>> 24;
    return target;
  };
};

/** Runs in the page, once: what the player set before. */
const keepSettings = (kept: Kept): void => {
  if (location.protocol === 'about:') return;
  const KEY = 'claim-it:settings';
  if (localStorage.getItem(KEY) === null) localStorage.setItem(KEY, JSON.stringify(kept));
};

/** All complaints of a browser: errors, blocked scripts and styles, third-party requests. */
const watchPage = (page: Page, address: string, complaints: string[]): void => {
  page.on('pageerror', (error) => complaints.push(`error: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error')
      complaints.push(`console: ${message.text()} ${message.location().url}`);
  });
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(address).origin)
      complaints.push(`request to ${origin}`);
  });
};

/** A visitor of the server: a name, a kind of device, settings. */
type Guest = {
  readonly name: string;
  readonly device?: BrowserContextOptions;
  readonly kept?: Kept;
};

type Options = {
  /** The dice of this test. */
  readonly seed: number;
  readonly kept: Kept;
  /** Complaints that belong to the test, as when it breaks the network. */
  readonly expected: RegExp | null;
};

type Own = {
  readonly complaints: string[];
  /** A visitor of the server, with a browser of their own. */
  readonly arrive: (guest: Guest) => Promise<Page>;
};

/** Both are started when the first test of a worker asks for them. */
type Servers = { readonly site: RunningSite; readonly house: House };

/** One for all tests: others would need workers and browsers of their own. */
export const test = base.extend<Options & Own, Servers>({
  seed: [1855, { option: true }],
  kept: [{ speed: 0 }, { option: true }],
  expected: [null, { option: true }],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
    async ({}, use) => {
      const running = await serve(readSite(SITE), { port: 0, host: '127.0.0.1' });
      await use(running);
      await running.stop();
    },
    { scope: 'worker' },
  ],
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
    async ({}, use) => {
      const house = await new House().start();
      await use(house);
      await house.remove();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(`http://127.0.0.1:${site.port}`),
  complaints: async ({ expected }, use) => {
    const complaints: string[] = [];
    await use(complaints);
    expect(complaints.filter((one) => expected?.test(one) !== true)).toEqual([]);
  },
  context: async ({ context, baseURL, seed, kept, complaints }, use) => {
    await context.addInitScript(seedDice, seed);
    await context.addInitScript(keepSettings, kept);
    context.on('page', (page) => watchPage(page, baseURL ?? '', complaints));
    await use(context);
  },
  arrive: async ({ browser, house, complaints }, use) => {
    const open: Page[] = [];
    await use(async ({ name, device = {}, kept = {} }) => {
      const context = await browser.newContext({
        baseURL: house.address,
        viewport: { width: 1280, height: 800 },
        locale: 'en-US',
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
        ...device,
      });
      await context.addInitScript(keepSettings, { speed: 0, name, ...kept });
      context.on('page', (page) => watchPage(page, house.address, complaints));
      const page = await context.newPage();
      open.push(page);
      return page;
    });
    for (const page of open) await page.context().close();
  },
});
