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

/** Nothing that axe knows of stands in anybody's way. */
export const expectAccessible = (page: Page): Promise<void> =>
  expectNothingFrom(new AxeBuilder({ page }).withTags(TAGS));

/** The same page in other colours: only these can be worse than before. */
export const expectContrast = (page: Page): Promise<void> =>
  expectNothingFrom(new AxeBuilder({ page }).withRules(['color-contrast']));
