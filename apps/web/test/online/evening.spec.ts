import type { Page } from '@playwright/test';
import { expectAccessible } from '../e2e/axe.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { expectFits } from '../e2e/looks.ts';
import { WORDS } from '../e2e/words.ts';
import { atTable, follow, linkOn, openTable } from './gather.ts';
import { playTogether } from './together.ts';
import { HOUSE } from './words.ts';

const SAY = HOUSE.en;
const { table, together, connection } = WORDS.en;
const DESK = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 360, height: 560 } };

test.use({ expected: /ERR_INTERNET_DISCONNECTED|WebSocket connection|ERR_NETWORK/ });

type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

const boxOf = async (page: Page, place: string): Promise<Box> => {
  const box = await page.locator(place).first().boundingBox();
  if (box === null) throw new Error(`${place} is not to be seen`);
  return box;
};

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** Runs in the page: a finger somewhere in the box would press it; what is scrolled out of a sheet cannot be pressed. */
const isUnder = (button: Element, { x, y, width, height }: Box): boolean => {
  const parts = [0.02, 0.25, 0.5, 0.75, 0.98];
  return parts.some((across) =>
    parts.some((down) =>
      button.contains(document.elementFromPoint(x + width * across, y + height * down)),
    ),
  );
};

const covers = (one: Box, other: Box): boolean =>
  one.x <= other.x &&
  one.y <= other.y &&
  one.x + one.width >= other.x + other.width &&
  one.y + one.height >= other.y + other.height;

/** What must not move. */
const layout = (page: Page): Promise<readonly [roll: Box, take: Box, board: Box, banner: Box]> =>
  Promise.all([
    boxOf(page, '.roll-plate'),
    boxOf(page, '.take-plate'),
    boxOf(page, '[role=grid]'),
    boxOf(page, '.banner'),
  ]);

test('one goes offline and is told so at once, a result never lies under the finger, and the same people play again', async ({
  arrive,
}) => {
  const ada = await arrive({ name: 'Ada', device: DESK });
  const ben = await arrive({ name: 'Ben', device: PHONE });
  await openTable(ada);
  const link = await linkOn(ada);
  await follow(ben, link);
  await atTable(ada, ben);
  const both = [ada, ben];
  await playTogether(both, ({ rest }) => rest > 2);
  const rolls = await Promise.all(both.map((page) => boxOf(page, '.roll-plate')));

  for (const page of both) {
    // A plate under the mouse is lifted.
    await page.mouse.move(0, 0);
    const before = await layout(page);
    await page.context().setOffline(true);
    await expect(page.locator('.halt-strip')).toBeVisible();
    await expect(page.locator('.strip-words')).toContainText(connection.lost);
    expect(await layout(page)).toEqual(before);
    const [strip, [roll, take, board, banner]] = [await boxOf(page, '.halt-strip'), before];
    // One line: it covers the banner, fills its row, and covers nothing of the game.
    expect(covers(strip, banner)).toBe(true);
    expect(strip.height).toBeLessThanOrEqual(banner.height + 8);
    for (const played of [roll, take, board]) expect(overlap(strip, played)).toBe(false);
    await expectAccessible(page);
    await page.screenshot({ path: `dist/e2e/evening-offline-${page === ada}.png` });
    await page.context().setOffline(false);
    await expect(page.locator('.halt-strip')).toHaveCount(0, { timeout: 40_000 });
  }

  await ada.getByRole('button', { name: SAY.talk.open }).click();
  await expectAccessible(ada);
  await ada.getByRole('button', { name: SAY.talk.phrases.goodGame }).click();
  await ben.getByRole('button', { name: SAY.talk.open }).click();
  await expect(ben.locator('.said-list')).toContainText(SAY.talk.phrases.goodGame);
  await expectFits(ben);
  await ben.screenshot({ path: 'dist/e2e/evening-talk-phone.png' });
  await ben.keyboard.press('Escape');

  await ben.getByRole('button', { name: table.menu.open }).click();
  await ben.getByRole('button', { name: table.menu.leave }).click();
  await ben.getByRole('button', { name: table.menu.leaveNow('Ben') }).click();
  for (const [at, page] of both.entries()) {
    const again = page.getByRole('dialog').getByRole('button', { name: table.menu.rematch });
    await expect(again).toBeEnabled();
    const roll = rolls[at];
    expect(roll !== undefined && (await again.evaluate(isUnder, roll))).toBe(false);
    await page.screenshot({ path: `dist/e2e/evening-result-${page === ada}.png` });
  }

  const colors = await ada.locator('.players > li .marker image').evaluateAll((all) => all.length);
  expect(colors).toBeGreaterThan(0);
  await ben.getByRole('dialog').getByRole('button', { name: table.menu.rematch }).click();
  const join = ada.getByRole('dialog').getByRole('button', { name: together.join('Ben') });
  await expect(join).toBeVisible();
  await expect(ben.getByText(SAY.room.keptFor('Ada'))).toBeVisible();
  await ben.screenshot({ path: 'dist/e2e/evening-rematch-phone.png' });
  await join.click();
  await atTable(ada, ben);
});

test('who watches finds the link, every roll and what was said, and nothing to press in vain', async ({
  arrive,
}) => {
  const ada = await arrive({ name: 'Ada' });
  const cora = await arrive({ name: 'Cora', device: PHONE });
  await openTable(ada, { chairs: ['bot'] });
  await atTable(ada);
  await ada.getByRole('button', { name: SAY.talk.open }).click();
  await ada.getByRole('button', { name: SAY.talk.phrases.hello }).click();
  await cora.goto(new URL(ada.url()).pathname);
  await atTable(cora);
  await expect(cora.getByText(together.watching)).toBeVisible();
  await expect(cora.locator('.roll-plate, .take-plate')).toHaveCount(0);
  await expect(ada.locator('.house-side')).toContainText(SAY.watching.count(1));
  await cora.getByRole('button', { name: SAY.talk.listen }).click();
  await expect(cora.locator('.said-list')).toContainText(SAY.talk.phrases.hello);
  await expectAccessible(cora);
  await expectFits(cora);
  await cora.screenshot({ path: 'dist/e2e/evening-watching.png' });
});
