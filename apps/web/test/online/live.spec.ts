import { readFile } from 'node:fs/promises';
import { verifyRecord } from '@claim-it/fairness';
import { seen } from '../e2e/passing.ts';
import { WORDS } from '../e2e/words.ts';
import {
  checkedRolls,
  expectRolls,
  playToTheEnd,
  settle,
  startPlaying,
  stopPlaying,
} from './autoplay.ts';
import { expect, PHONE, test } from './fixtures.ts';
import { atTable, follow, linksOn, openTable } from './gather.ts';
import { HOUSE } from './words.ts';

const SAY = HOUSE.en;

test('two browsers play live to the end; seal, record and rematch', async ({ arrive }) => {
  const ada = await arrive({ name: 'Ada' });
  const ben = await arrive({ name: 'Ben' });
  await openTable(ada);
  const [link = ''] = await linksOn(ada);
  await follow(ben, link);
  await atTable(ada, ben);
  await expect(ben.locator('.players')).toContainText('Ada');
  await playToTheEnd([ada, ben]);
  await expect(ada.getByRole('dialog')).toContainText(WORDS.en.table.end.rematch);
  await ada.keyboard.press('Escape');
  await ben.keyboard.press('Escape');
  await ada.getByRole('button', { name: /Seal of the dice/ }).click();
  const code = await ada.locator('.seal-code dd').textContent();
  const waiting = ada.waitForEvent('download');
  await ada.getByRole('button', { name: SAY.seal.record }).click();
  const record = await readFile(await (await waiting).path(), 'utf8');
  const proved = verifyRecord(record);
  expect(proved.ok && proved.value.code).toBe(code);
  await ada.keyboard.press('Escape');
  await ada.getByRole('button', { name: WORDS.en.table.end.rematch, exact: true }).click();
  await expect(ben.getByText(SAY.table.again)).toBeVisible();
  await ben.getByRole('link', { name: SAY.table.join }).click();
  await atTable(ada, ben);
  await expect(ada.locator('.banner')).toBeVisible();
});

test('three browsers: a desktop, a phone in German, a tablet in Dutch', async ({ arrive }) => {
  const ada = await arrive({ name: 'Ada' });
  const karl = await arrive({ name: 'Karl', device: { ...PHONE, locale: 'de-DE' } });
  const saskia = await arrive({
    name: 'Saskia',
    device: { viewport: { width: 768, height: 1024 }, locale: 'nl-NL' },
  });
  await openTable(ada, { chairs: ['invited', 'invited'] });
  const [first = '', second = ''] = await linksOn(ada, 2);
  // Both are offered the same color, and whoever is slower gets another one without being asked.
  await Promise.all([follow(karl, first, 'de'), follow(saskia, second, 'nl')]);
  await atTable(ada, karl, saskia);
  const toKarl = await seen(karl, '.bubble');
  const toSaskia = await seen(saskia, '.bubble');
  await ada.getByRole('button', { name: SAY.talk.open }).click();
  await ada.getByRole('button', { name: SAY.talk.phrases.niceRoll }).click();
  const { de, nl } = HOUSE;
  await expect.poll(toKarl).toContain(de.talk.says('Ada', de.talk.phrases.niceRoll));
  await expect.poll(toSaskia).toContain(nl.talk.says('Ada', nl.talk.phrases.niceRoll));
  await playToTheEnd([ada, karl, saskia]);
  await expect(karl.locator('html')).toHaveAttribute('lang', 'de');
  await expect(saskia.locator('.banner')).toContainText(/wint|winnen/);
});

test('a second person at the same device, and a bot', async ({ arrive }) => {
  const ada = await arrive({ name: 'Ada' });
  await openTable(ada, { chairs: ['mine', 'bot'] });
  await ada.getByRole('textbox', { name: SAY.room.name }).fill('Mabel');
  await ada.getByRole('button', { name: SAY.room.sit, exact: true }).click();
  await atTable(ada);
  await expect(ada.locator('.players > li')).toHaveCount(3);
  await expect(ada.locator('.players')).toContainText('Mabel');
  await startPlaying(ada, 2);
  await expectRolls(ada, 8);
});

test('five browsers at one table play to the end and see the same', async ({ arrive }) => {
  const names = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil'];
  const pages = [];
  for (const name of names) pages.push(await arrive({ name, device: PHONE }));
  const [ada, ...guests] = pages;
  if (ada === undefined) throw new Error('somebody opens the table');
  await openTable(ada, { chairs: guests.map(() => 'invited') });
  const links = await linksOn(ada, guests.length);
  for (const [at, guest] of guests.entries()) await follow(guest, links[at] ?? '');
  await atTable(...pages);
  await playToTheEnd(pages, 4);
  const ends = pages.map((page) =>
    page
      .getByRole('gridcell')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')).join()),
  );
  expect(new Set(await Promise.all(ends)).size).toBe(1);
});

test('a reload in mid-turn goes on where it was', async ({ arrive }) => {
  const ada = await arrive({ name: 'Ada' });
  const ben = await arrive({ name: 'Ben' });
  await openTable(ada);
  const [link = ''] = await linksOn(ada);
  await follow(ben, link);
  await atTable(ada, ben);
  await startPlaying(ada);
  await startPlaying(ben);
  await expectRolls(ada, 6);
  await settle(ada, ben);
  const board = (): Promise<readonly (string | null)[]> =>
    ada
      .getByRole('gridcell')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  const before = await board();
  await ada.reload();
  await atTable(ada);
  await expect(async () => expect(await board()).toEqual(before)).toPass({
    timeout: 60_000,
  });
  const rolls = await checkedRolls(ada);
  await startPlaying(ada);
  await startPlaying(ben);
  await expectRolls(ben, rolls + 5);
});

test('a spectator sees everything and can do nothing', async ({ arrive }) => {
  const ada = await arrive({ name: 'Ada' });
  const wim = await arrive({ name: 'Wim' });
  await openTable(ada, { chairs: ['bot'] });
  await atTable(ada);
  await wim.goto(new URL(ada.url()).pathname);
  await atTable(wim);
  await expect(wim.getByText(SAY.table.watching)).toBeVisible();
  await startPlaying(ada);
  await expectRolls(wim, 5);
  // From here on nobody plays but the bot, and only to the end of its turn.
  await stopPlaying(ada);
  await expect(wim.locator('.roll-plate')).toHaveAttribute('aria-disabled', 'true');
  const toasts = await seen(wim, '.toast');
  await wim.keyboard.press('r');
  await expect.poll(toasts).not.toEqual([]);
  await wim.getByRole('button', { name: SAY.talk.open }).click();
  await expect(wim.getByRole('button', { name: SAY.talk.phrases.hello })).toHaveCount(0);
});

test('a leaver is replaced by a bot, and the others play on', async ({ arrive }) => {
  const ada = await arrive({ name: 'Ada' });
  const ben = await arrive({ name: 'Ben' });
  await openTable(ada, {
    chairs: ['invited', 'bot'],
    before: (page) => page.getByRole('radio', { name: SAY.open.takeOver.name }).check(),
  });
  const [link = ''] = await linksOn(ada);
  await follow(ben, link);
  await atTable(ada, ben);
  await startPlaying(ada);
  await startPlaying(ben);
  await expectRolls(ada, 4);
  await stopPlaying(ben);
  await ben.getByRole('button', { name: WORDS.en.table.menu.open }).click();
  await ben.getByRole('button', { name: WORDS.en.table.menu.leave }).click();
  await ben.getByRole('button', { name: WORDS.en.table.menu.leaveNow('Ben') }).click();
  await expect(ada.locator('.players > li', { hasText: WORDS.en.table.cards.bot })).toHaveCount(2);
  const rolls = await checkedRolls(ada);
  await expectRolls(ada, rolls + 5);
});
