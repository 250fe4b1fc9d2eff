import type { BrowserContextOptions, Page } from '@playwright/test';
import { test as base, expect } from '@playwright/test';
import type { Kept } from '../e2e/fixtures.ts';
import { keepSettings, watchPage } from '../e2e/fixtures.ts';
import { House } from './house.ts';

export { expect };

/** How somebody comes: a name, a form of device, settings. */
export type Guest = {
  readonly name: string;
  readonly device?: BrowserContextOptions;
  readonly kept?: Kept;
};

export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};

type Own = {
  /** Complaints that belong to the test, as when it stops the house. */
  readonly expected: RegExp | null;
  /** Somebody with a browser of their own. */
  readonly arrive: (guest: Guest) => Promise<Page>;
};

export const test = base.extend<Own, { readonly house: House }>({
  expected: [null, { option: true }],
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
    async ({}, use) => {
      const house = await new House().start();
      await use(house);
      await house.remove();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ house }, use) => use(house.address),
  arrive: async ({ browser, house, expected }, use) => {
    const complaints: string[] = [];
    const open: Page[] = [];
    await use(async ({ name, device = {}, kept = {} }) => {
      const context = await browser.newContext({
        ...{ baseURL: house.address, viewport: { width: 1280, height: 800 }, locale: 'en-US' },
        ...{ reducedMotion: 'reduce', serviceWorkers: 'block' },
        ...device,
      });
      await context.addInitScript(keepSettings, { speed: 0, name, ...kept });
      const page = await context.newPage();
      watchPage(page, house.address, complaints);
      open.push(page);
      return page;
    });
    for (const page of open) await page.context().close();
    expect(complaints.filter((one) => expected?.test(one) !== true)).toEqual([]);
  },
});
