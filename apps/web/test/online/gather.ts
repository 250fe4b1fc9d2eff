import type { Language } from '@claim-it/text';
import type { Page } from '@playwright/test';
import { expect } from '../e2e/fixtures.ts';
import { WORDS } from '../e2e/words.ts';
import { HOUSE } from './words.ts';

/** Who sits on a chair besides the opener; wishes of the form by their words. */
export type Wish = 'invited' | 'mine' | 'open' | 'bot';

export type Wishes = {
  readonly chairs?: readonly Wish[];
  readonly language?: Language;
  /** The agreements stay as they are offered: a calm clock, and everybody is asked whether they are ready. */
  readonly isUsual?: boolean;
  /** Called on the page before the table is opened. */
  readonly before?: (page: Page) => Promise<void>;
};

/** No clock, no bot for players who leave, and the game starts when the last player sits down: tests take their time. */
const withoutClock = async (page: Page, language: Language): Promise<void> => {
  const { open } = HOUSE[language];
  await page.locator('.more-choices').evaluate((more) => more.setAttribute('open', ''));
  await page.getByRole('radio', { name: open.none.name }).check();
  await page.getByRole('radio', { name: open.skip.name }).check();
  await page.getByRole('checkbox', { name: open.readyAsk.name }).uncheck();
};

/** Two taps from the first page to a table, with other wishes between them. */
export const openTable = async (page: Page, wishes: Wishes = {}): Promise<void> => {
  const { chairs = ['open'], language = 'en', isUsual = false, before } = wishes;
  const { open } = HOUSE[language];
  await page.goto(`/${language}/`);
  await page.getByRole('link', { name: WORDS[language].home.online.friends }).click();
  const start = page.getByRole('button', { name: open.start });
  await expect(start).toBeVisible();
  if (!isUsual) await withoutClock(page, language);
  await before?.(page);
  for (const [at, wish] of chairs.entries()) {
    const picker = page.getByRole('combobox', { name: open.who }).nth(at);
    if (at > 0) await page.getByRole('button', { name: open.add }).click();
    await picker.selectOption(wish);
  }
  await start.click();
  await expect(page).toHaveURL(/\/table\//);
};

/** The one link that the opener sees. */
export const linkOn = async (page: Page): Promise<string> => {
  const box = page.locator('.link-card .link-words input');
  await expect(box).toHaveCount(1);
  return box.inputValue();
};

/** Everybody presses the plate that says ready; the last one starts the game. */
export const allReady = async (...pages: readonly Page[]): Promise<void> => {
  for (const page of pages) await page.locator('.ready-plate').click();
};

/** Opens an invitation and sits down with the name and the color that are offered. */
export const follow = async (
  page: Page,
  link: string,
  language: Language = 'en',
): Promise<void> => {
  await page.goto(link.replace('/table/', `/${language}/table/`));
  await page.getByRole('button', { name: HOUSE[language].room.sit, exact: true }).click();
};

export const atTable = async (...pages: readonly Page[]): Promise<void> => {
  for (const page of pages) await expect(page.getByRole('grid')).toBeVisible();
};
