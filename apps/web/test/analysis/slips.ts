import type { Page } from '@playwright/test';
import { expect } from '../e2e/fixtures.ts';

/** Every arrangement of a table: columns, one column, and a phone. */
export const SIZES = [
  { width: 1440, height: 900 },
  { width: 1180, height: 800 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
] as const;

/** No message of the coach covers a space or leaves the window. */
export const expectFreeBoard = async (page: Page): Promise<void> => {
  const [slip, grid] = [
    await page.locator('.coach-slip').boundingBox(),
    await page.getByRole('grid').boundingBox(),
  ];
  if (slip === null || grid === null) throw new Error('neither a slip nor a board');
  const isBeside = slip.x >= grid.x + grid.width || slip.x + slip.width <= grid.x;
  expect(isBeside || slip.y >= grid.y + grid.height).toBe(true);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(slip.x).toBeGreaterThanOrEqual(0);
  expect(slip.x + slip.width).toBeLessThanOrEqual(width);
  expect(slip.y + slip.height).toBeLessThanOrEqual(height);
};
