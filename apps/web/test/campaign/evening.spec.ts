import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/fixtures.ts';
import type { Look } from '../e2e/play.ts';
import { atTable, follow, linkOn, openTable } from '../online/gather.ts';
import type { House } from '../online/house.ts';
import { checkedRolls, expectRolls, playTogether } from '../online/together.ts';
import { HOUSE } from '../online/words.ts';
import { play, playToTheEnd, rest, seeTheEnd } from './autoplay.ts';
import {
  BREAKS,
  begin,
  closeTab,
  decide,
  dieAndReturn,
  expectTheSame,
  gather,
  heardAgain,
} from './company.ts';

const SAY = HOUSE.en;
const TOUCHED = { hasTouch: true, isMobile: true };
const UPRIGHT = { viewport: { width: 360, height: 560 }, ...TOUCHED };
const SIDEWAYS = { viewport: { width: 640, height: 360 }, ...TOUCHED };
const DEVICES = [{}, UPRIGHT, SIDEWAYS, {}, {}];

test.use({ expected: BREAKS });

/** Where in a turn a player leaves: the one on turn, or one of the others. */
const STAGES = {
  waiting: () => true,
  'to roll': ({ canRoll, canTake, lit }) => canRoll && !canTake && lit.length === 0,
  'choosing a space': ({ lit, chosen }) => lit.length > 0 && chosen === null,
  'roll again or take': ({ canTake }) => canTake,
} as const satisfies Readonly<Record<string, (look: Look) => boolean>>;
/** Each absent player is on turn once more before the game is over. */
const LONG = { greed: 1, likesClaims: false };

type Stage = keyof typeof STAGES;
const NAMED = Object.keys(STAGES) as readonly Stage[];

/** When the server dies: while a player is away, when the others have decided, or when they are all back. */
const DEATHS = ['away', 'decided', 'back'] as const;

/** A player closes the tab at this stage. */
const vanishAt = async (pages: readonly Page[], stage: Stage) => {
  const { page: mover } = await playTogether(pages, STAGES[stage], 1);
  const gone = stage === 'waiting' ? pages.find((page) => page !== mover) : mover;
  if (gone === undefined) throw new Error('somebody waits');
  const others = pages.filter((page) => page !== gone);
  const reopen = await closeTab(gone);
  return { gone, others, reopen };
};

/** The others have gone on: to the same person again, or by some rolls with the bot. */
const goesOn = async (others: readonly Page[], wish: 'skip' | 'bot'): Promise<void> => {
  const [one] = others;
  if (one === undefined) throw new Error('somebody is left');
  if (wish === 'bot') return expectRolls(one, (await checkedRolls(one)) + 6);
  return expect(one.locator('.away-paper')).toBeVisible({ timeout: 240_000 });
};

for (const count of [2, 3, 4, 5])
  test(`a tab is closed at every stage among ${count} people: the others play on, and the person has the seat again`, async ({
    arrive,
    house,
  }) => {
    const gathered = await gather(arrive, DEVICES.slice(0, count));
    let pages = gathered.pages;
    await begin(pages);
    for (const [at, stage] of NAMED.entries()) {
      const wish = (at + count) % 2 === 0 ? 'skip' : 'bot';
      const death = DEATHS[(at + count) % DEATHS.length];
      const { gone, others, reopen } = await vanishAt(pages, stage);
      if (death === 'away') await dieAndReturn(house, others);
      await play(others, LONG);
      await decide(others, wish);
      if (death === 'decided') await dieAndReturn(house, others);
      await play(others, LONG);
      await goesOn(others, wish);
      const back = await reopen();
      pages = pages.map((page) => (page === gone ? back : page));
      if (death === 'back') await dieAndReturn(house, pages);
      await expect(back.locator('.banner[data-kind=yours]')).toBeVisible({ timeout: 240_000 });
      for (const page of pages) await expect(page.locator('.away-paper')).toHaveCount(0);
      await rest(others);
    }
    const { gone, others, reopen } = await vanishAt(
      pages,
      NAMED[count % NAMED.length] ?? 'waiting',
    );
    await play(others, LONG);
    await decide(others, 'bot');
    await play(others);
    await seeTheEnd(others);
    await dieAndReturn(house, others);
    const back = await reopen();
    pages = pages.map((page) => (page === gone ? back : page));
    await seeTheEnd(pages);
    await expectTheSame(pages);
    const [host] = pages;
    if (host === undefined) throw new Error('there is a host');
    const again = await (await closeTab(host))();
    await seeTheEnd([again]);
    await expectTheSame([again, ...pages.slice(1)]);
  });

/** Kills the server again and again until the game is over on a page. */
const killUntilOver = async (house: House, page: Page, ms: number): Promise<void> => {
  const isOver = (): Promise<boolean> => page.locator('.banner[data-kind=over]').isVisible();
  while (!(await isOver())) {
    await pause(ms);
    if (await isOver()) return;
    // The next kill comes some time after the page is back: people play in between, however slow the machine is.
    const heard = heardAgain(page);
    await house.kill();
    await house.start();
    await heard;
  }
};

test('five people come to one room by one link and play, while the server dies again and again', async ({
  arrive,
  house,
}) => {
  const { pages, link } = await gather(arrive, DEVICES);
  await dieAndReturn(house, pages);
  for (const page of pages) await expect(page.locator('.chair-plate:not(.is-free)')).toHaveCount(5);
  await begin(pages);
  const late = await arrive({ name: 'Wim' });
  await late.goto(link);
  await atTable(late);
  await Promise.all([playToTheEnd(pages, { greed: 2 }), killUntilOver(house, late, 20_000)]);
  await seeTheEnd([late]);
  await expectTheSame([...pages, late]);
});

for (const [form, device] of Object.entries({ upright: UPRIGHT, sideways: SIDEWAYS }))
  test(`a phone held ${form} whose network goes and comes every ten seconds plays a whole game`, async ({
    arrive,
    house,
  }) => {
    const { pages } = await gather(arrive, [{}, device]);
    const [desk, phone] = pages as readonly [Page, Page];
    await begin(pages);
    const isOver = (): Promise<boolean> => desk.locator('.banner[data-kind=over]').isVisible();
    let breaks = 0;
    const breakLine = async (): Promise<void> => {
      while (!(await isOver())) {
        await phone.context().setOffline(true);
        await pause(10_000);
        await phone.context().setOffline(false);
        breaks += 1;
        await pause(10_000);
      }
    };
    await Promise.all([
      playToTheEnd(pages, { greed: 1 }),
      breakLine(),
      killUntilOver(house, desk, 45_000),
    ]);
    expect(breaks).toBeGreaterThan(2);
    await expect(phone.locator('.halt-strip')).toHaveCount(0, { timeout: 60_000 });
    await expectTheSame(pages);
  });

/** All orders of three. */
const ORDERS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const;

/** Another device of the person whose settings are open, by a link. */
const bring = async (settings: Page, device: Page): Promise<void> => {
  await settings.getByRole('button', { name: SAY.me.makeLink }).click();
  await device.goto(await settings.getByRole('textbox', { name: SAY.room.link }).inputValue());
  await device.getByRole('button', { name: SAY.recover.bring }).click();
  await expect(device.getByRole('link', { name: SAY.recover.toTables })).toBeVisible();
};

test('one person on three devices at once, opened in every order, plays on each of them', async ({
  arrive,
  house,
}) => {
  const ben = await arrive({ name: 'Ben' });
  const devices: Page[] = [];
  for (const device of [{}, UPRIGHT, SIDEWAYS]) devices.push(await arrive({ name: 'Ada', device }));
  const [desk, phone, tablet] = devices as [Page, Page, Page];
  for (const device of [phone, tablet]) {
    await desk.goto('/en/me');
    await bring(desk, device);
  }
  for (const [at, order] of ORDERS.entries()) {
    const [first, ...others] = order.map((place) => devices[place] as Page) as [Page, Page, Page];
    await openTable(ben);
    const link = await linkOn(ben);
    await follow(first, link);
    await atTable(ben, first);
    for (const device of others) {
      await device.goto(new URL(ben.url()).pathname);
      await atTable(device);
    }
    if (at % 2 === 1) await dieAndReturn(house, [ben, ...devices]);
    for (const device of devices)
      await playTogether([device, ben], (_, begun) => (begun.get(device) ?? 0) > 1, 1);
  }
});
