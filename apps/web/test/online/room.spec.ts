import { LANGUAGES } from '@claim-it/text';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../e2e/axe.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { expectFits } from '../e2e/looks.ts';
import { allReady, atTable, follow, linkOn, openTable } from './gather.ts';
import { HOUSE } from './words.ts';

const PHONE = { viewport: { width: 360, height: 560 }, hasTouch: true, isMobile: true };

/** The ready plate by the keyboard alone. */
const readyByKey = async (page: Page): Promise<void> => {
  const plate = page.locator('.ready-plate');
  await plate.focus();
  await page.keyboard.press('Space');
  await expect(plate).toHaveAttribute('aria-pressed', 'true');
};

test('five people enter one room by one link, one of them by phone, get ready, and the game starts', async ({
  arrive,
}) => {
  const say = HOUSE.en.room;
  const ada = await arrive({ name: 'Ada' });
  await openTable(ada, { isUsual: true, chairs: ['open', 'open', 'open', 'open'] });
  const link = await linkOn(ada);
  await expect(ada.locator('.only-here')).toContainText(say.onlyHere);
  await expectAccessible(ada);
  const names = ['Ben', 'Cleo', 'Dora', 'Emil'];
  const guests: Page[] = [];
  for (const name of names)
    guests.push(await arrive({ name, device: name === 'Ben' ? PHONE : {} }));
  const [ben, cleo, dora, emil] = guests as [Page, Page, Page, Page];

  await ben.goto(link);
  await expect(ben.getByText(say.invitesYou('Ada'))).toBeVisible();
  await expectFits(ben);
  await expectAccessible(ben);
  await ben.getByRole('button', { name: say.sit, exact: true }).click();
  await expect(ada.locator('.room-standing')).toContainText(say.satDown('Ben'));
  await expect(ada).toHaveTitle(new RegExp(say.satDown('Ben').replaceAll('.', '\\.')));
  // Three at once want the same chair and the same color.
  await Promise.all([cleo, dora, emil].map((page) => follow(page, link)));
  for (const page of [ada, ...guests])
    await expect(page.locator('.chair-plate:not(.is-free)')).toHaveCount(5);

  const late = await arrive({ name: 'Wim' });
  await late.goto(link);
  await expect(late.getByText(say.full)).toBeVisible();

  await ben.getByRole('button', { name: HOUSE.en.talk.phrases.hello }).click();
  await expect(ada.locator('.room-said')).toContainText(HOUSE.en.talk.phrases.hello);
  await readyByKey(cleo);
  await cleo.keyboard.press('Space');
  await expect(cleo.locator('.ready-plate')).toHaveAttribute('aria-pressed', 'false');
  await readyByKey(cleo);
  await expect(ada.locator('.ready-mark')).toHaveCount(1);
  await expectAccessible(cleo);
  await expectFits(ben);
  await allReady(ada, ben, dora, emil);
  await atTable(ada, ...guests, late);
});

test('play somebody now: two strangers meet, a third plays with bots', async ({ arrive }) => {
  const say = HOUSE.en.lobby;
  const ada = await arrive({ name: 'Ada' });
  const ben = await arrive({ name: 'Ben' });
  const cleo = await arrive({ name: 'Cleo', device: PHONE });
  for (const page of [ada, ben]) {
    await page.goto('/en/lobby');
    await page.locator('.segment').first().getByText('2').click();
    await page.getByRole('button', { name: say.playNow }).click();
  }
  await atTable(ada, ben);
  await expect(ada.locator('.players')).toContainText('Ben');
  await cleo.goto('/en/lobby');
  await cleo.getByRole('button', { name: say.playNow }).click();
  await expect(cleo.locator('.searching')).toContainText(/Looking, 0:\d\d/);
  await expectFits(cleo);
  await expect(cleo.getByRole('grid')).toBeVisible({ timeout: 90_000 });
  await expect(cleo.locator('.players > li')).toHaveCount(3);
});

for (const language of LANGUAGES)
  test(`room and lobby in ${language}: accessible, and whole on a phone`, async ({ arrive }) => {
    const say = HOUSE[language];
    const ada = await arrive({ name: 'Ada' });
    const phone = await arrive({ name: 'Ben', device: PHONE });
    await openTable(ada, {
      language,
      isUsual: true,
      chairs: ['open', 'open'],
      before: (page) => page.getByRole('radio', { name: say.open.listed.line }).check(),
    });
    await expect(ada.locator('.ready-plate')).toBeVisible();
    await expectAccessible(ada);
    await phone.goto(`/${language}/lobby`);
    const slip = phone.locator('.slip', { hasText: 'Ada' });
    await expect(slip).toBeVisible();
    await expectAccessible(phone);
    await expectFits(phone);
    await slip.getByRole('link').press('Enter');
    await expect(phone.locator('.ready-plate')).toBeVisible();
    await expect(ada.locator('.room-standing')).toContainText(say.room.satDown('Ben'));
    await expectAccessible(phone);
    await expectFits(phone);
  });
