import type { Language } from '@claim-it/text';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Who sits at a table of a test: seat letters, names, and bots by level (`-` for people). */
export type Company = {
  readonly seats: string;
  readonly names: readonly string[];
  readonly bots?: readonly string[];
  readonly rules?: 'std' | 'reuse';
  /** Turns that were played before. */
  readonly turns?: readonly string[];
};

const tag = (name: string, value: string): string => `[${name} "${value}"]`;

/** A record to begin or go on with. */
export const recordFor = ({ seats, names, bots, rules = 'std', turns = [] }: Company): string =>
  [
    tag('Game', 'Claim It!'),
    tag('Date', '2026-11-16'),
    tag('Seats', seats),
    tag('Rules', rules),
    tag('Result', '*'),
    tag('Names', names.join(' | ')),
    ...(bots === undefined ? [] : [tag('Bots', bots.join(' | '))]),
    ...turns,
    '',
  ].join('\n');

/** Brings a record in as a player would: pasted among the saved games; then its table is open. */
export const openRecord = async (
  page: Page,
  record: string,
  language: Language = 'en',
): Promise<void> => {
  await page.goto(`/${language}/saved`);
  await page.locator('.import-box > summary').click();
  await page.getByRole('textbox').fill(record);
  await page.locator('form button[type=submit]').click();
  await expect(page.getByRole('grid')).toBeVisible();
};
