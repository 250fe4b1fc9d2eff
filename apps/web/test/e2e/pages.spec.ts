import { bots } from '@claim-it/text/en/bots';
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
  await page.getByRole('tab', { name: settings.hands }).click();
  await page.getByText(settings.hand.choices.left, { exact: true }).click();
  const worn = { 'data-theme': 'night', 'data-contrast': 'high', 'data-hands': 'left' };
  for (const [name, value] of Object.entries(worn)) await expect(root).toHaveAttribute(name, value);
  await page.reload();
  for (const [name, value] of Object.entries(worn)) await expect(root).toHaveAttribute(name, value);

  await page.goto('/en/setup');
  const name = page.getByLabel(setup.name);
  const plates = page.locator('.name-plate');
  await page.getByRole('button', { name: bots.add }).click();
  await plates.nth(0).click();
  await name.fill('Ada');
  await plates.nth(1).click();
  await name.fill('Ada');
  const start = page.getByRole('button', { name: setup.start });
  await plates.nth(0).click();
  await start.click();
  await expect(name).toBeFocused();
  await name.fill('Ben');
  for (const chair of [1, 2]) {
    await plates.nth(chair).click();
    await page.locator('.chair-kind').getByText(setup.bot, { exact: true }).click();
  }
  await start.click();
  const { chosen } = await playOn(page, mouse(), { isEnough: (look) => look.chosen !== null });
  await expect(page.locator('.card')).toHaveCount(3);

  await page.goto('/en/');
  await page.getByRole('link', { name: pages.home.goOn.title }).first().click();
  expect((await nextLook(page, null)).chosen).toBe(chosen);
  await page.goto('/en/setup');
  await expect(plates.nth(0)).toContainText('Ada');
  await expect(plates).toHaveCount(3);

  await page.goto('/en/saved');
  await page.getByRole('button', { name: saved.remove }).click();
  await page.getByRole('button', { name: saved.yesRemove }).click();
  await expect(page.locator('.game-card')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(saved.none)).toBeVisible();
});

test('the way back stands at the same place on a page and in a lesson', async ({ page }) => {
  const placeOf = async (path: string) => {
    await page.goto(path);
    const box = await page.locator('.round-button').first().boundingBox();
    return [box?.x ?? -1, box?.y ?? -1];
  };
  for (const size of [
    { width: 1440, height: 900 },
    { width: 1366, height: 625 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    const [left = 0, top = 0] = await placeOf('/en/settings');
    const [x = 0, y = 0] = await placeOf('/en/learn/1');
    expect(Math.abs(x - left), `left, ${size.width}`).toBeLessThanOrEqual(4);
    expect(Math.abs(y - top), `top, ${size.width}`).toBeLessThanOrEqual(4);
  }
});

test.describe('without a house', () => {
  // A server of files refuses the question whether it is a game server.
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

    const { home } = WORDS.nl;
    await page.goto('/nl/');
    await page.getByRole('link', { name: home.online.friends }).click();
    await page.getByRole('button', { name: HOUSE.nl.open.start }).click();
    await expect(page.getByRole('alert')).toHaveText(HOUSE.nl.noHouse);
    await page.goto('/nl/lobby');
    await expect(page.getByText(HOUSE.nl.noHouse)).toBeVisible();
    await page.goto('/nl/verify');
    await expect(page.getByRole('button', { name: HOUSE.nl.verify.check })).toBeVisible();
  });
});
