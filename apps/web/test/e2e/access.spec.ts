import { expectAccessibleInAllColors } from './axe.ts';
import { test } from './fixtures.ts';
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
      test(`${state} is accessible`, async ({ page }) => {
        await reach(page, 'en');
        await expectAccessibleInAllColors(page);
      });
  });
