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
  /** Called on the page before the table is opened. */
  readonly before?: (page: Page) => Promise<void>;
};

/** Two taps from the first page to a table, with other wishes between them. */
export const openTable = async (page: Page, wishes: Wishes = {}): Promise<void> => {
  const { chairs = ['invited'], language = 'en', before } = wishes;
  const { open } = HOUSE[language];
  await page.goto(`/${language}/`);
  await page.getByRole('link', { name: WORDS[language].pages.home.friends.title }).click();
  const start = page.getByRole('button', { name: open.start });
  await expect(start).toBeVisible();
  await before?.(page);
  for (const [at, wish] of chairs.entries()) {
    const picker = page.getByRole('combobox', { name: open.who }).nth(at);
    if (at > 0) await page.getByRole('button', { name: open.add }).click();
    await picker.selectOption(wish);
  }
  await start.click();
  await expect(page).toHaveURL(/\/table\//);
};

/** The links that the opener sees, in the order of the chairs. */
export const linksOn = async (
  page: Page,
  count = 1,
  language: Language = 'en',
): Promise<readonly string[]> => {
  const boxes = page.locator('.link-words input');
  await expect(boxes).toHaveCount(count);
  expect(HOUSE[language].room.link).not.toBe('');
  return boxes.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
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
