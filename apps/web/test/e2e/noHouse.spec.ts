import { HOUSE } from '../online/words.ts';
import { expect, test } from './fixtures.ts';
import { WORDS } from './words.ts';

// A plain server refuses the question whether it is a house.
test.use({ expected: /(404|405).*\/api\/session$/ });

for (const language of ['en', 'de', 'nl'] as const)
  test(`without a house playing with friends says so, and the rest works, in ${language}`, async ({
    page,
  }) => {
    const { home } = WORDS[language].pages;
    await page.goto(`/${language}/`);
    await page.getByRole('link', { name: home.friends.title }).click();
    await page.getByRole('button', { name: HOUSE[language].open.start }).click();
    await expect(page.getByRole('alert')).toHaveText(HOUSE[language].noHouse);
    await page.goto(`/${language}/lobby`);
    await expect(page.getByText(HOUSE[language].noHouse)).toBeVisible();
    await page.goto(`/${language}/verify`);
    await expect(page.getByRole('button', { name: HOUSE[language].verify.check })).toBeVisible();
    await page.goto(`/${language}/`);
    await page.getByRole('button', { name: home.playNow.title }).click();
    await expect(page.getByRole('grid')).toBeVisible();
  });
