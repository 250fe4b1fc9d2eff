import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const expectNothingFrom = async (axe: AxeBuilder): Promise<void> => {
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${help}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
  );
  expect(found).toEqual([]);
};

/** What is in order is not described, which would take longer than to look at it. */
const axeOn = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });

/** Nothing that axe knows of stands in anybody's way. */
export const expectAccessible = (page: Page): Promise<void> =>
  expectNothingFrom(axeOn(page).withTags(TAGS));

/** The same page in other colours: only these can be worse than before. */
export const expectContrast = (page: Page): Promise<void> =>
  expectNothingFrom(axeOn(page).withRules(['color-contrast']));

const WIDE = 700;

/** By day, by night and in high contrast; a phone has the same colours as a desktop, and is looked at by day. */
export const expectAccessibleInAllColors = async (page: Page): Promise<void> => {
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'day');
  await expectAccessible(page);
  if ((page.viewportSize()?.width ?? 0) < WIDE) return;
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root).toHaveAttribute('data-theme', 'night');
  await expectContrast(page);
  await page.emulateMedia({ colorScheme: 'light', contrast: 'more' });
  await expect(root).toHaveAttribute('data-contrast', 'high');
  await expectContrast(page);
  await page.emulateMedia({ colorScheme: 'light', contrast: 'no-preference' });
};
