import { expectAccessible, expectAccessibleInAllColors } from './axe.ts';
import { test } from './fixtures.ts';
import { STATES } from './states.ts';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

test.use({
  ...{ viewport: DESKTOP, hasTouch: true },
  kept: { speed: 0, motion: 'reduced' },
  // The page for addresses that lead nowhere comes with the status that says so.
  expected: /404.*\/nothing$/,
});

// A phone has the same colors as a desktop, and is looked at by day.
for (const [state, reach] of Object.entries(STATES))
  test(`${state} is accessible on a desktop and on a phone`, async ({ page }) => {
    await reach(page, 'en');
    await expectAccessibleInAllColors(page);
    await page.setViewportSize(PHONE);
    await expectAccessible(page);
  });
