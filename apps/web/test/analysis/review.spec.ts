import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { expect, SITE, test } from '../e2e/fixtures.ts';
import { openRecord } from '../e2e/tables.ts';
import { WORDS } from '../e2e/words.ts';
import { KNOWN, REPORT } from './known.ts';
import { PATIENCE } from './tour.ts';

const { head, miners, moment, steps, verdict } = REPORT.en;
const { table } = WORDS.en;

/** The one page that is asked for as such; the app makes all others itself. */
const FIRST = '/en/saved';

/** Whether a request asks for a file of the site and tells nothing. */
const asksForFile = (method: string, address: string): boolean => {
  const { protocol, hostname, pathname, search } = new URL(address);
  if (protocol === 'data:' || protocol === 'blob:') return true;
  const isOwn = protocol === 'http:' && hostname === '127.0.0.1' && search === '';
  const isFile = statSync(join(SITE, pathname), { throwIfNoEntry: false })?.isFile() ?? false;
  return method === 'GET' && isOwn && (isFile || pathname === FIRST);
};

const cellsOf = (rows: Locator): Promise<string[][]> =>
  rows.evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent ?? '')),
  );

/** A number as it stands on the page, in tenths. */
const tenths = (shown = ''): number =>
  Math.round(10 * Number(/[\d.]+/.exec(shown)?.[0] ?? 0)) * (shown.includes('−') ? -1 : 1);

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

test('the report of a known game: known numbers that add up, rolls to go through and to share, and nothing leaves the device', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const told: string[] = [];
  page.on('request', (request) => {
    if (!asksForFile(request.method(), request.url())) told.push(request.url());
  });
  page.on('websocket', (socket) => told.push(socket.url()));
  await openRecord(page, KNOWN); // ends on this device, as a game of its own
  await page.getByRole('button', { name: table.end.open, exact: true }).click();
  await page.getByRole('button', { name: table.end.report }).click();
  await expect(page.locator('.rolls tbody tr')).toHaveCount(113, PATIENCE);

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Josie wins with a mine of 5 spaces',
  );
  const account = await cellsOf(page.locator('.account tbody tr'));
  for (const line of [
    [miners.start, '39.8', '32.6', '27.6'],
    [miners.luck, '+78.7', '−9.1', '−69.6'],
    [miners.decisions, '−18.5', '−23.5', '+42.0'],
    [table.end.open, '100.0', '0.0', '0.0'],
    [miners.adjusted, '21.3', '9.1', '69.6'],
    [miners.errorRate, '18.0', '18.8', '6.0'],
  ])
    expect(account).toContainEqual(line);
  await expect(page.locator('.verdict')).toContainText(verdict.dice);
  await expect(page.locator('.verdict')).toContainText(verdict.other('Lottie', '69.6'));
  const rolls = await cellsOf(page.locator('.rolls tbody tr'));
  for (const [name = '', , , given] of await cellsOf(page.locator('.miners tbody tr'))) {
    const own = rolls.filter(([, player]) => player === name);
    expect(sum(own.map((cells) => tenths(cells.at(-1)))), name).toBe(-tenths(given));
  }
  await expect(page.getByRole('row', { name: /Josie 3-4-4 .* Fool’s gold 13\.7/ })).toBeVisible();

  const slider = page.getByRole('slider');
  const heading = (turn: number) =>
    page.getByRole('heading', { level: 2, name: new RegExp(`^Turn ${turn}: `) });
  await expect(heading(10)).toBeVisible(); // the costliest choice
  await expect(page.getByText(moment.costliest)).toBeVisible();
  await page.keyboard.press('Home');
  await expect(heading(1)).toBeVisible();
  await page.keyboard.press('End');
  await expect(heading(28)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(heading(27)).toBeVisible();
  await page.keyboard.press('n');
  await expect(page.locator('tr.is-selected .tag')).toHaveText(/Copper|Fool’s gold/);
  await slider.fill('1');
  await expect(heading(1)).toBeVisible();
  await page.getByLabel(steps.speed).selectOption('fast');
  await page.getByRole('button', { name: steps.play }).click();
  await expect(slider).not.toHaveValue('1');
  await page.getByRole('button', { name: steps.pause }).click();
  await expect(page.locator('.roll-reason, .roll-bust').first()).toBeVisible();

  await slider.fill('7');
  await page.getByRole('button', { name: head.shareMoment }).click();
  await expect(page.getByText(table.menu.linkCopied)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/en\/review#d[\w-]+~7$/);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: head.picture }).click(),
  ]);
  const picture = readFileSync(await download.path());
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 675]);
  expect(told).toEqual([]);

  await page.goto('/en/saved');
  await expect(page.getByRole('link', { name: WORDS.en.pages.names.review })).toBeVisible();
  await page.goto(link);
  await expect(slider).toHaveValue('7');
});
