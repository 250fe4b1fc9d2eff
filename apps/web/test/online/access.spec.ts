import { expectAccessibleInAllColors } from '../e2e/axe.ts';
import { expect, PHONE, test } from './fixtures.ts';
import { atTable, follow, linksOn, openTable } from './gather.ts';
import { HOUSE } from './words.ts';

const SAY = HOUSE.en;

for (const [form, device] of Object.entries({ 'a desktop': {}, 'a phone': PHONE })) {
  test(`the pages of the house are accessible on ${form}`, async ({ arrive }) => {
    const page = await arrive({ name: 'Ada', device });
    for (const name of ['open', 'lobby', 'me', 'dice', 'verify', 'recover'] as const) {
      await page.goto(`/en/${name}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('.waiting')).toHaveCount(0);
      await expectAccessibleInAllColors(page);
    }
    await page.goto('/en/open');
    await page.locator('.more-choices').evaluate((more) => more.setAttribute('open', ''));
    await page.getByRole('radio', { name: SAY.open.live.name }).check();
    await page.getByRole('radio', { name: SAY.open.takeOver.name }).check();
    await page.getByRole('checkbox', { name: SAY.open.talk.name }).check();
    await expectAccessibleInAllColors(page);
  });

  test(`room, table and sheets are accessible on ${form}`, async ({ arrive }) => {
    const ada = await arrive({ name: 'Ada', device });
    const ben = await arrive({ name: 'Ben', device });
    await openTable(ada);
    const [link = ''] = await linksOn(ada);
    await expectAccessibleInAllColors(ada);
    await ben.goto(link);
    await expect(ben.getByRole('button', { name: SAY.room.sit, exact: true })).toBeVisible();
    await expectAccessibleInAllColors(ben);
    await follow(ben, link);
    await atTable(ada, ben);
    await expectAccessibleInAllColors(ada);
    await ada.getByRole('button', { name: /Seal of the dice/ }).click();
    await expectAccessibleInAllColors(ada);
    await ada.keyboard.press('Escape');
    await ada.getByRole('button', { name: SAY.talk.open }).click();
    await expectAccessibleInAllColors(ada);
  });
}

for (const language of ['de', 'nl'] as const)
  test(`nothing is cut off in ${language} on a phone`, async ({ arrive }) => {
    const page = await arrive({ name: 'Adelheid', device: PHONE });
    for (const name of ['open', 'lobby', 'me', 'dice', 'verify'] as const) {
      await page.goto(`/${language}/${name}`);
      await expect(page.locator('.waiting')).toHaveCount(0);
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(over, name).toBeLessThanOrEqual(0);
    }
  });
