import { LANGUAGES } from '@claim-it/text';
import { expectAccessibleInAllColors } from '../e2e/axe.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { BY_FINGER, expectFits } from '../e2e/looks.ts';
import { labelsOn } from '../e2e/records.ts';
import { atTable, follow, linkOn, openTable } from '../online/gather.ts';
import { HOUSE } from '../online/words.ts';
import { playToTheEnd } from './autoplay.ts';

const SAY = HOUSE.en;

for (const [form, device] of Object.entries({ 'a desktop': {}, 'a phone': BY_FINGER })) {
  test(`the pages of the server are accessible and whole on ${form}`, async ({ arrive }) => {
    const page = await arrive({ name: 'Adelheid', device });
    for (const language of LANGUAGES)
      for (const name of ['open', 'lobby', 'me', 'dice', 'verify', 'recover', 'privacy'] as const) {
        await page.goto(`/${language}/${name}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('.waiting')).toHaveCount(0);
        await expectFits(page);
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
    const link = await linkOn(ada);
    await expectAccessibleInAllColors(ada);
    await ben.goto(link);
    await expect(ben.getByRole('button', { name: SAY.room.sit, exact: true })).toBeVisible();
    await expectAccessibleInAllColors(ben);
    await follow(ben, link);
    await atTable(ada, ben);
    await expectAccessibleInAllColors(ada);
    await ada.getByRole('button', { name: /^Fair dice:/ }).click();
    await expectAccessibleInAllColors(ada);
    await ada.keyboard.press('Escape');
    await ada.getByRole('button', { name: SAY.talk.open }).click();
    await expectAccessibleInAllColors(ada);
  });
}

for (const players of [2, 3, 5])
  test(`${players} browsers at one table play to the end and see the same`, async ({ arrive }) => {
    const names = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil'].slice(0, players);
    const pages = [];
    for (const name of names)
      pages.push(await arrive({ name, device: players > 2 ? BY_FINGER : {} }));
    const [ada, ...guests] = pages;
    if (ada === undefined) throw new Error('somebody opens the table');
    await openTable(ada, { chairs: guests.map(() => 'open') });
    const link = await linkOn(ada);
    for (const guest of guests) await follow(guest, link);
    await atTable(...pages);
    await playToTheEnd(pages);
    const boards = await Promise.all(pages.map(labelsOn));
    for (const board of boards) expect(board).toEqual(boards[0]);
  });
