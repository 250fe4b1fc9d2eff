import { readFile } from 'node:fs/promises';
import { verifyRecord } from '@claim-it/fairness';
import type { Language } from '@claim-it/text';
import { statistics } from '@claim-it/text/en/statistics';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../e2e/axe.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { BY_FINGER, expectFits } from '../e2e/looks.ts';
import { seen } from '../e2e/passing.ts';
import { nextLook } from '../e2e/play.ts';
import { labelsOn } from '../e2e/records.ts';
import { WORDS } from '../e2e/words.ts';
import { atTable, follow, linkOn, openTable } from './gather.ts';
import { checkedRolls, expectRolls, playTogether } from './together.ts';
import { HOUSE } from './words.ts';

const SAY = HOUSE.en;
const { cards, menu: tableMenu } = WORDS.en.table;

const leave = async (page: Page, name: string, language: Language = 'en'): Promise<void> => {
  const { menu } = WORDS[language].table;
  await page.getByRole('button', { name: menu.open }).click();
  await page.getByRole('button', { name: menu.leave }).click();
  await page.getByRole('button', { name: menu.leaveNow(name) }).click();
};

/** Runs in the page: the records in the ledger of this device. */
const keptRecords = (): Promise<readonly string[]> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('claim-it');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const rows = opening.result.transaction('results').objectStore('results').getAll();
      rows.onsuccess = () => {
        opening.result.close();
        resolve(rows.result.map(({ record }) => String(record)));
      };
    };
  });

test('a desktop, a phone in German and a tablet in Dutch at one table: words, a reload in mid-turn, a bot for who leaves', async ({
  arrive,
}) => {
  const ada = await arrive({ name: 'Ada' });
  const karl = await arrive({ name: 'Karl', device: { ...BY_FINGER, locale: 'de-DE' } });
  const viewport = { width: 768, height: 1024 };
  const saskia = await arrive({ name: 'Saskia', device: { viewport, locale: 'nl-NL' } });
  await openTable(ada, {
    chairs: ['open', 'open'],
    before: (page) => page.getByRole('radio', { name: SAY.open.takeOver.name }).check(),
  });
  const link = await linkOn(ada);
  // Both are offered the same chair and color, and the slower one gets others without being asked.
  await Promise.all([follow(karl, link, 'de'), follow(saskia, link, 'nl')]);
  const all = [ada, karl, saskia];
  await atTable(...all);
  await expect(karl.locator('html')).toHaveAttribute('lang', 'de');
  await expectFits(karl);
  await expectAccessible(karl);

  const { de, nl } = HOUSE;
  const toKarl = await seen(karl, '.bubble');
  const toSaskia = await seen(saskia, '.bubble');
  await ada.getByRole('button', { name: SAY.talk.open }).click();
  await ada.getByRole('button', { name: SAY.talk.phrases.niceRoll }).click();
  await expect.poll(toKarl).toContain(de.talk.says('Ada', de.talk.phrases.niceRoll));
  await expect.poll(toSaskia).toContain(nl.talk.says('Ada', nl.talk.phrases.niceRoll));

  // With dice on the table, then with a space chosen.
  await playTogether(all, ({ rest }) => rest > 6);
  for (const isEnough of [
    ({ lit }: { lit: readonly string[] }) => lit.length > 0,
    ({ chosen }: { chosen: string | null }) => chosen !== null,
  ]) {
    const { page, look } = await playTogether(all, isEnough);
    const board = await labelsOn(page);
    await page.reload();
    expect(await nextLook(page, null)).toEqual(look);
    expect(await labelsOn(page)).toEqual(board);
  }

  await leave(karl, 'Karl', 'de');
  await expect(ada.locator('.players > li', { hasText: cards.bot })).toHaveCount(1);
  const rolls = await checkedRolls(ada);
  const rest = [ada, saskia];
  await playTogether(rest, (_, begun) => rest.every((page) => begun.has(page)), 1);
  await expectRolls(ada, rolls + 2);
});

test('two browsers to the end: free words, a mute, the seal, a proved record, a rematch, and a game that counts once', async ({
  arrive,
}) => {
  const ada = await arrive({ name: 'Ada', kept: { coach: 'warn' } });
  const ben = await arrive({ name: 'Ben' });
  await openTable(ada, {
    before: async (page) => {
      await page.getByRole('checkbox', { name: SAY.open.talk.name }).check();
      await expect(page.getByText(SAY.open.adults)).toBeVisible();
    },
  });
  const link = await linkOn(ada);
  await expectAccessible(ada);
  await ben.goto(link);
  await expect(ben.getByRole('button', { name: SAY.room.sit, exact: true })).toBeVisible();
  await expectAccessible(ben);
  await follow(ben, link);
  await atTable(ada, ben);
  await expect(ben.locator('.players')).toContainText('Ada');
  // A player at another device: no coach.
  await expect(ada.locator('.coach-badge')).toHaveCount(0);

  const write = async (words: string): Promise<void> => {
    await ada.getByRole('button', { name: SAY.talk.open }).click();
    await ada.getByRole('textbox', { name: SAY.talk.write }).fill(words);
    await ada.getByRole('button', { name: SAY.talk.send }).click();
  };
  const first = await seen(ben, '.bubble');
  await write('Here is <b>gold</b>!');
  await expect.poll(first).toContain('Ada: Here is <b>gold</b>!');
  await ben.getByRole('button', { name: SAY.talk.open }).click();
  await expect(ben.getByRole('dialog')).toBeVisible();
  await expectAccessible(ben);
  await ben.getByText(SAY.safety.people, { exact: true }).click();
  await ben.getByRole('checkbox', { name: SAY.talk.mute('Ada') }).check();
  await ben.keyboard.press('Escape');
  await expect(ben.locator('.bubble')).toHaveCount(0);
  const toAda = await seen(ada, '.bubble');
  const toBen = await seen(ben, '.bubble');
  await write('And more');
  await expect.poll(toAda).toContain('Ada: And more');

  const { look } = await playTogether([ada, ben], ({ rest }) => rest > 12);
  expect(look.isOver).toBe(false);
  // What Ben was told before the last roll has come by now.
  expect(await toBen()).toEqual([]);
  await leave(ben, 'Ben');
  for (const page of [ada, ben])
    await expect(page.locator('.banner[data-kind=over]')).toContainText('Ada');
  await expect(ada.getByRole('dialog')).toContainText(tableMenu.rematch);
  await ada.keyboard.press('Escape');
  await ada.getByRole('button', { name: /^Fair dice:/ }).click();
  await expectAccessible(ada);
  const code = await ada.locator('.seal-code dd').textContent();
  const waiting = ada.waitForEvent('download');
  await ada.getByRole('button', { name: SAY.seal.record }).click();
  const proved = verifyRecord(await readFile(await (await waiting).path(), 'utf8'));
  expect(proved.ok && proved.value.code).toBe(code);
  await ada.keyboard.press('Escape');
  await ada.getByRole('button', { name: tableMenu.rematch, exact: true }).click();
  await ben
    .getByRole('dialog')
    .getByRole('button', { name: WORDS.en.together.join('Ada') })
    .click();
  await atTable(ada, ben);

  // The device has written the game down by itself, without the proof of its dice.
  await expect.poll(() => ada.evaluate(keptRecords)).toEqual([expect.not.stringContaining('Dice')]);
  await ada.goto('/en/ledger');
  await expect(ada.getByText(statistics.counted(1))).toBeVisible();
  await expect(ada.getByRole('table', { name: statistics.results.heading })).toContainText('100%');
  await ada.evaluate(() => indexedDB.deleteDatabase('claim-it'));
  await ada.reload();
  await expect(ada.getByText(statistics.counted(1))).toBeVisible();
});

/** A connection that replaces the server's part of every roll on request. */
const bendDice = async (page: Page): Promise<{ bend: () => void }> => {
  let isBent = false;
  const bent = (message: string): string =>
    message.replaceAll(/(house\\":\\")(.)/g, (_, head: string, first: string) =>
      first === '0' ? `${head}1` : `${head}0`,
    );
  await page.routeWebSocket(/\/api\/socket/, (line) => {
    const house = line.connectToServer();
    house.onMessage((message) => line.send(isBent ? bent(String(message)) : message));
  });
  return {
    bend: () => {
      isBent = true;
    },
  };
};

test('a listed table is found, joined and watched; dice that were bent on the way freeze it', async ({
  arrive,
}) => {
  const ada = await arrive({ name: 'Ada' });
  const ben = await arrive({ name: 'Benno' });
  const wim = await arrive({ name: 'Wim' });
  const line = await bendDice(wim);
  await openTable(ada, {
    chairs: ['open'],
    before: (page) => page.getByRole('radio', { name: SAY.open.listed.name }).check(),
  });
  await ben.goto('/en/lobby');
  await ben.getByRole('link', { name: /Sit down ?: Ada/ }).click();
  await atTable(ada, ben);

  await wim.goto('/en/lobby');
  await wim.getByRole('link', { name: /Watch ?: Ada and Benno/ }).click();
  await atTable(wim);
  await expect(wim.getByText(WORDS.en.together.watching)).toBeVisible();
  const { look } = await playTogether([ada, ben], ({ rest }) => rest > 4);
  const rolls = await checkedRolls(ada);
  await expectRolls(wim, rolls);
  await expect(wim.locator('.roll-plate, .take-plate')).toHaveCount(0);
  const toasts = await seen(wim, '.toast');
  await wim.keyboard.press('r');
  await expect.poll(toasts).not.toEqual([]);
  await wim.getByRole('button', { name: SAY.talk.listen }).click();
  await expect(wim.getByRole('dialog')).toBeVisible();
  await expect(wim.getByRole('button', { name: SAY.talk.phrases.hello })).toHaveCount(0);
  await wim.keyboard.press('Escape');
  await expect(wim.getByRole('dialog')).toHaveCount(0);

  line.bend();
  const { page: mover } = await playTogether([ada, ben], ({ rest }) => rest > look.rest + 4);
  const alert = wim.getByRole('alert').filter({ hasText: WORDS.en.notices.proofFailed });
  await expect(alert).toBeVisible();
  const waiting = wim.waitForEvent('download');
  await alert.getByRole('button', { name: tableMenu.exportRecord }).click();
  expect(await readFile(await (await waiting).path(), 'utf8')).toContain('[Seats');

  await mover.goto('/en/lobby');
  await expect(mover.locator('.card-lines mark').first()).toHaveText(SAY.lobby.yourTurn);
  await expect(mover.locator('link[rel="icon"]')).toHaveAttribute('href', /^data:image/);
});
