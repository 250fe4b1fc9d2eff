import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { wear } from './looks.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const expectNothingFrom = async (axe: AxeBuilder): Promise<void> => {
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${help}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
  );
  expect(found).toEqual([]);
};

/**
 * What is in order is not described, which would take longer than to look at it. A document that has axe from an earlier look
 * is not given it again: reading its source takes about as long as the look.
 */
const axeOn = async (page: Page): Promise<AxeBuilder> => {
  const isThere = await page.evaluate(() => 'axe' in window);
  return new AxeBuilder({ page, ...(isThere ? { axeSource: '"axe is there";' } : {}) })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] });
};

/** axe finds no violation. */
export const expectAccessible = async (page: Page): Promise<void> =>
  expectNothingFrom((await axeOn(page)).withTags(TAGS));

/** The same page in other colours: only these can be worse than before. */
export const expectContrast = async (page: Page): Promise<void> =>
  expectNothingFrom((await axeOn(page)).withRules(['color-contrast']));

/** The colors of the night are read, too. */
export const expectNight = async (page: Page): Promise<void> => {
  await wear(page, 'night');
  await expectContrast(page);
  await wear(page, 'day');
};

const WIDE = 700;

/** By day, by night and in high contrast; a phone has the same colours as a desktop, and is looked at by day. */
export const expectAccessibleInAllColors = async (page: Page): Promise<void> => {
  await wear(page, 'day');
  await expectAccessible(page);
  if ((page.viewportSize()?.width ?? 0) < WIDE) return;
  for (const light of ['night', 'contrast'] as const) {
    await wear(page, light);
    await expectContrast(page);
  }
  await wear(page, 'day');
};
