import { LANGUAGES } from '@claim-it/text';
import { expectAccessible, expectAccessibleInAllColors } from '../e2e/axe.ts';
import { test } from '../e2e/fixtures.ts';
import { DESKTOP, expectFits, PHONE, resize } from '../e2e/looks.ts';
import { STATES } from '../e2e/states.ts';

const OTHERS = [
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 720, height: 450 },
];

test.use({
  viewport: DESKTOP,
  hasTouch: true,
  kept: { speed: 0, motion: 'reduced' },
  // The page for addresses that lead nowhere comes with the status that says so.
  expected: /404.*\/nothing$/,
});

for (const language of LANGUAGES)
  for (const [state, reach] of Object.entries(STATES))
    test(`${state} in ${language} is accessible in every light and fits every size`, async ({
      page,
    }) => {
      await reach(page, language);
      await expectAccessibleInAllColors(page);
      for (const size of OTHERS) {
        await resize(page, size);
        await expectFits(page);
      }
      await resize(page, PHONE);
      await expectFits(page);
      await expectAccessible(page);
    });
