import type { Language } from '@claim-it/text';
import type { Page } from '@playwright/test';
import { expect } from '../e2e/fixtures.ts';

/** For what a worker thinks out, or an idle moment brings: a limit for a hang, not for speed. */
export const PATIENCE = { timeout: 120_000 } as const;

/** Switches the language in place, in the menu of the page, and waits for words of the page in it. */
export const speak = async (page: Page, language: Language, words: string): Promise<void> => {
  const opener = page.locator('.page-tools button[aria-haspopup=dialog]');
  await opener.click();
  await page.getByRole('dialog').locator(`button[lang=${language}]`).click();
  await expect(page.getByText(words, { exact: true }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
};
