import { expectAccessible, expectContrast } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { STATES } from './states.ts';

const FORMS = {
  'a desktop': { viewport: { width: 1440, height: 900 } },
  'a phone': { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const;

for (const [form, use] of Object.entries(FORMS))
  test.describe(`on ${form}`, () => {
    test.use({
      ...use,
      kept: { speed: 0, motion: 'reduced' },
      // The page for addresses that lead nowhere comes with the status that says so.
      expected: /404.*\/nothing$/,
    });

    for (const [state, reach] of Object.entries(STATES))
      test(`${state} is accessible by day, by night and in high contrast`, async ({ page }) => {
        const root = page.locator('html');
        await reach(page, 'en');
        await expect(root).toHaveAttribute('data-theme', 'day');
        await expectAccessible(page);
        await page.emulateMedia({ colorScheme: 'dark' });
        await expect(root).toHaveAttribute('data-theme', 'night');
        await expectContrast(page);
        await page.emulateMedia({ colorScheme: 'light', contrast: 'more' });
        await expect(root).toHaveAttribute('data-contrast', 'high');
        await expectContrast(page);
      });
  });
