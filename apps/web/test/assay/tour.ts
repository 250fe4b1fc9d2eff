import type { Language } from '@claim-it/text';
import type { Page } from '@playwright/test';
import { expectContrast } from '../e2e/axe.ts';
import { expect } from '../e2e/fixtures.ts';

export const DESKTOP = { width: 1440, height: 900 } as const;
export const PHONE = { width: 390, height: 844 } as const;

/** For what a worker thinks out, or an idle moment brings: a limit for a hang, not for speed. */
export const PATIENCE = { timeout: 120_000 } as const;

/** Runs in the page: comes when everything that has changed so far is on the screen. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

/** Makes the window another size, and waits until the page is drawn in it. */
export const resize = async (
  page: Page,
  size: { readonly width: number; readonly height: number },
): Promise<void> => {
  await page.setViewportSize(size);
  await page.waitForFunction((width) => innerWidth === width, size.width);
  await page.evaluate(painted);
};

/** Switches the language in place, and waits for words of the page in it. */
export const speak = async (page: Page, language: Language, words: string): Promise<void> => {
  await page.locator(`.languages button[lang=${language}]`).click();
  await expect(page.getByText(words, { exact: true }).first()).toBeVisible();
};

/** The colors of the night are read, too. */
export const expectNight = async (page: Page): Promise<void> => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
  await expectContrast(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'day');
};

/** Nothing reaches beyond the right edge. */
export const expectNarrow = async (page: Page): Promise<void> => {
  const { width } = page.viewportSize() ?? { width: 0 };
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    width,
  );
};

/** The id at the end of an address: of a match, or of a table. */
export const idIn = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';
