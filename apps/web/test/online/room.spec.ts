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

/** Stops the clocks of a page before it is opened; what is returned lets time pass. */
const stopClocks = async (page: Page): Promise<(ms: number) => Promise<void>> => {
  const start = Date.now();
  await page.clock.setFixedTime(start);
  await page.addInitScript(() => {
    Object.assign(performance, {
      now: () => 1000 + Number(document.documentElement.dataset['passed'] ?? 0),
    });
  });
  return async (ms) => {
    await page.clock.setFixedTime(start + ms);
    await page.evaluate((passed) => {
      document.documentElement.dataset['passed'] = String(passed);
    }, ms);
  };
};

test('play now: two strangers meet, a third plays with bots', async ({ arrive }) => {
  const say = HOUSE.en.lobby;
  const ada = await arrive({ name: 'Ada' });
  const ben = await arrive({ name: 'Ben' });
  const cleo = await arrive({ name: 'Cleo', device: PHONE });
  // No bot takes a chair before the other one is here, however slow the machine.
  for (const page of [ada, ben]) {
    await stopClocks(page);
    await page.goto('/en/lobby');
    await page.locator('.play-choices .segments').first().getByText('2').click();
    await page.getByRole('button', { name: say.playNow }).click();
  }
  await atTable(ada, ben);
  await expect(ada.locator('.players')).toContainText('Ben');
  const pass = await stopClocks(cleo);
  await cleo.goto('/en/lobby');
  await cleo.getByRole('button', { name: say.playNow }).click();
  await expect(cleo.locator('.searching')).toContainText('Looking for players, 0:00');
  await expectFits(cleo);
  await pass(20_000);
  await atTable(cleo);
  await expect(cleo.locator('.players > li')).toHaveCount(3);
});

test('room and lobby, at a desk in English and on a phone in German: accessible and whole', async ({
  arrive,
}) => {
  const { open, room } = HOUSE.en;
  const ada = await arrive({ name: 'Ada' });
  const phone = await arrive({ name: 'Ben', device: { ...PHONE, locale: 'de-DE' } });
  await openTable(ada, {
    isUsual: true,
    chairs: ['open', 'open'],
    before: (page) => page.getByRole('radio', { name: open.listed.line }).check(),
  });
  await expect(ada.locator('.ready-plate')).toBeVisible();
  await expectAccessible(ada);
  await phone.goto('/de/lobby');
  const slip = phone.locator('.slip', { hasText: 'Ada' });
  await expect(slip).toBeVisible();
  await expect(phone.locator('html')).toHaveAttribute('lang', 'de');
  await expectAccessible(phone);
  await expectFits(phone);
  await slip.getByRole('link').press('Enter');
  await expect(phone.locator('.ready-plate')).toBeVisible();
  await expect(phone.locator('html')).toHaveAttribute('lang', 'de');
  await expect(ada.locator('.room-standing')).toContainText(room.satDown('Ben'));
  await expectAccessible(phone);
  await expectFits(phone);
});
