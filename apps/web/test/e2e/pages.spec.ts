import { device } from '@claim-it/text/en/device';
import { learn } from '@claim-it/text/en/learn';
import { HOUSE } from '../online/words.ts';
import { expect, test } from './fixtures.ts';
import { mouse, nextLook, playOn } from './play.ts';
import { WORDS } from './words.ts';

const { setup, saved, settings } = device;
const { pages } = WORDS.en;

test('settings, a table set up by hand and its game are kept on the device', async ({ page }) => {
  const root = page.locator('html');
  await page.goto('/');
  await expect(page).toHaveURL(/\/en\/$/);
  await expect(root).toHaveAttribute('lang', 'en');

  await page.goto('/en/settings');
  await page.getByText(settings.theme.choices.night, { exact: true }).click();
  await page.getByText(settings.contrast.choices.high, { exact: true }).click();
  await page.getByText(settings.hand.choices.left, { exact: true }).click();
  const worn = { 'data-theme': 'night', 'data-contrast': 'high', 'data-hands': 'left' };
  for (const [name, value] of Object.entries(worn)) await expect(root).toHaveAttribute(name, value);
  await page.reload();
  for (const [name, value] of Object.entries(worn)) await expect(root).toHaveAttribute(name, value);

  await page.goto('/en/setup');
  const names = page.getByLabel(setup.name);
  await page.getByRole('button', { name: setup.add }).click();
  await names.nth(0).fill('Ada');
  await names.nth(1).fill('Ada');
  const start = page.getByRole('button', { name: setup.start });
  await start.click();
  await expect(names.nth(1)).toBeFocused();
  await names.nth(1).fill('Ben');
  for (const seat of [1, 2])
    await page.locator('.seat-card').nth(seat).getByText(setup.bot, { exact: true }).click();
  await start.click();
  const { chosen } = await playOn(page, mouse(), { isEnough: (look) => look.chosen !== null });
  await expect(page.locator('.card')).toHaveCount(3);

  await page.goto('/en/');
  await page.getByRole('link', { name: pages.home.goOn.title }).first().click();
  expect((await nextLook(page, null)).chosen).toBe(chosen);
  await page.goto('/en/setup');
  await expect(names.nth(0)).toHaveValue('Ada');
  await expect(names).toHaveCount(3);

  await page.goto('/en/saved');
  await page.getByRole('button', { name: saved.remove }).click();
  await page.getByRole('button', { name: saved.yesRemove }).click();
  await expect(page.locator('.game-card')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(saved.none)).toBeVisible();
});

test.describe('without a house', () => {
  // A plain server refuses the question whether it is a house.
  test.use({ expected: /(404|405).*\/api\/session$/ });

  test('a lesson is learnt by doing; playing with friends says that it cannot be, and the rest works', async ({
    page,
  }) => {
    const { steps } = learn.lessons[1];
    const said = (say: string) => expect(page.locator('.coach-say')).toHaveText(say);
    const place = (space: string) => page.locator(`[data-space="${space}"]`).click();
    await page.goto('/en/learn/1');
    await page.locator('.roll-plate').click();
    await said(steps.place);
    await place('6,6');
    await expect(page.locator('.coach-answer')).not.toBeEmpty();
    await place('2,3');
    await said(steps.second);
    await page.locator('.roll-plate').click();
    await said(steps.placeSecond);
    await place('1,4');
    await said(steps.take);
    await page.locator('.take-plate').click();
    await said(steps.done);
    await page.getByRole('link', { name: learn.nextLesson }).click();
    await expect(page).toHaveURL(/learn\/2$/);

    const { home } = WORDS.nl.pages;
    await page.goto('/nl/');
    await page.getByRole('link', { name: home.friends.title }).click();
    await page.getByRole('button', { name: HOUSE.nl.open.start }).click();
    await expect(page.getByRole('alert')).toHaveText(HOUSE.nl.noHouse);
    await page.goto('/nl/lobby');
    await expect(page.getByText(HOUSE.nl.noHouse)).toBeVisible();
    await page.goto('/nl/verify');
    await expect(page.getByRole('button', { name: HOUSE.nl.verify.check })).toBeVisible();
  });
});
