import { LANGUAGES } from '@claim-it/text';
import { expectAccessible, expectAccessibleInAllColors } from '../e2e/axe.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { DESKTOP, expectFits, expectTextWhole, PHONE, resize } from '../e2e/looks.ts';
import { STATES } from '../e2e/states.ts';
import { openTable } from '../online/gather.ts';

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

/** A small phone and a usual screen. */
const ENDS = [{ width: 360, height: 640 }, DESKTOP];

for (const language of LANGUAGES)
  test(`in ${language} no text of any page is cut off or covered`, async ({ page }) => {
    for (const reach of Object.values(STATES)) {
      await reach(page, language);
      for (const size of ENDS) {
        await resize(page, size);
        await expectTextWhole(page);
      }
    }
  });

for (const language of LANGUAGES)
  test(`in ${language} no text of lobby, room and own page is cut off or covered`, async ({
    arrive,
  }) => {
    const ada = await arrive({ name: 'Ada', kept: { speed: 0, motion: 'reduced' } });
    const expectWhole = async (): Promise<void> => {
      for (const size of ENDS) {
        await resize(ada, size);
        await expectTextWhole(ada);
      }
    };
    await openTable(ada, {
      isUsual: true,
      chairs: ['open', 'bot'],
      language,
      before: expectWhole,
    });
    await expect(ada.locator('.ready-plate')).toBeVisible();
    await expectWhole();
    for (const path of ['lobby', 'me', 'privacy', 'review', 'puzzles', 'daily']) {
      await ada.goto(`/${language}/${path}`);
      await expect(ada.locator('h1').first()).toBeVisible();
      await expectWhole();
    }
  });
