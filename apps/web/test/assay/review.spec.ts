import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { desk } from '@claim-it/text/en/desk';
import type { Locator } from '@playwright/test';
import { expect, SITE, test } from '../e2e/fixtures.ts';
import { mouse, playOn } from '../e2e/play.ts';
import { openMenu } from '../e2e/records.ts';
import { forbidStorage } from '../e2e/storage.ts';
import { openRecord } from '../e2e/tables.ts';
import { WORDS } from '../e2e/words.ts';
import { hashOf, KNOWN, openReport, REPORT } from './known.ts';

const { head, miners, moment, progress, steps, verdict } = REPORT.en;
const { notices, table, pages } = WORDS.en;

test('the report of a known game shows known numbers', async ({ page }) => {
  await openReport(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Josie wins with a mine of 5');
  const account = page.getByRole('table', { name: miners.account });
  for (const [name, cells] of [
    [miners.start, ['39.8', '32.6', '27.6']],
    [miners.luck, ['+78.7', '−9.1', '−69.6']],
    [miners.decisions, ['−18.5', '−23.5', '+42.0']],
    [miners.result, ['100.0', '0.0', '0.0']],
    [miners.adjusted, ['21.3', '9.1', '69.6']],
    [miners.errorRate, ['18.0', '18.8', '6.0']],
  ] as const) {
    const row = account.getByRole('row', { name });
    expect(await row.getByRole('cell').allInnerTexts()).toEqual(cells);
  }
  await expect(page.locator('.verdict')).toContainText(verdict.dice);
  await expect(page.locator('.verdict')).toContainText(verdict.other('Lottie', '69.6'));
  await expect(page.getByRole('row', { name: /Josie 3-4-4 .* Fool’s gold 13\.7/ })).toBeVisible();
});

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

test('nothing about a game leaves the device', async ({ page }) => {
  const told: string[] = [];
  page.on('request', (request) => {
    if (!asksForFile(request.method(), request.url())) told.push(request.url());
  });
  page.on('websocket', (socket) => told.push(socket.url()));
  await openRecord(page, KNOWN); // ends on this device, as a game of its own
  await page.getByRole('button', { name: table.end.open, exact: true }).click();
  await page.getByRole('button', { name: table.end.report }).click();
  await expect(page.locator('.verdict')).toBeVisible();
  await expect(page.locator('.rolls tbody tr')).toHaveCount(113);
  await page.getByRole('button', { name: steps.next }).click();
  await expect(page.locator('.moment-reason, .moment-bust').first()).toBeVisible();
  expect(told).toEqual([]);
});

test('the numbers on the page add up, by row and by column', async ({ page }) => {
  await openReport(page);
  await expect(page.locator('.rolls tbody tr')).toHaveCount(113);
  const cellsOf = (rows: Locator): Promise<string[][]> =>
    rows.evaluateAll((all) =>
      all.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent ?? '')),
    );
  const tenths = (shown = ''): number =>
    Math.round(10 * Number(/[\d.]+/.exec(shown)?.[0] ?? 0)) * (shown.includes('−') ? -1 : 1);
  const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
  const account = await cellsOf(page.locator('.account tbody tr'));
  const [start = [], luck = [], decisions = [], result = [], adjusted = []] = account.map(
    ([, ...cells]) => cells.map(tenths),
  );
  for (const seat of [0, 1, 2]) {
    const [brought = 0, won = 0] = [luck[seat], result[seat]];
    expect((start[seat] ?? 0) + brought + (decisions[seat] ?? 0)).toBe(won);
    expect(won - brought).toBe(adjusted[seat]);
  }
  expect([start, luck, decisions, result, adjusted].map(sum)).toEqual([1000, 0, 0, 1000, 1000]);
  const rolls = await cellsOf(page.locator('.rolls tbody tr'));
  for (const [name = '', , , given] of await cellsOf(page.locator('.miners tbody tr'))) {
    const own = rolls.filter(([, player]) => player === name);
    expect(sum(own.map((cells) => tenths(cells.at(-1))))).toBe(-tenths(given));
  }
});

test('keys and buttons lead through the rolls', async ({ page }) => {
  await openReport(page);
  const heading = (turn: number) =>
    page.getByRole('heading', { level: 2, name: new RegExp(`^Turn ${turn}: `) });
  await expect(heading(10)).toBeVisible(); // the costliest choice
  await expect(page.getByText(moment.costliest)).toBeVisible();
  await page.keyboard.press('Home');
  await expect(heading(1)).toBeVisible();
  await expect(page.getByRole('button', { name: steps.previous })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.keyboard.press('End');
  await expect(heading(28)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(heading(27)).toBeVisible();
  await page.keyboard.press('Home');
  await page.keyboard.press('n');
  await expect(page.locator('tr.is-selected .tag')).toHaveText(/Copper|Fool’s gold/);
  await page.getByRole('slider').fill('1');
  await expect(heading(1)).toBeVisible();
  await page.getByLabel(steps.speed).selectOption('fast');
  await page.getByRole('button', { name: steps.play }).click();
  await expect(page.getByRole('slider')).not.toHaveValue('1');
  await page.getByRole('button', { name: steps.pause }).click();
});

test.describe('without letters', () => {
  test.use({ kept: { speed: 0, letterKeys: false } });
  test('the letter for slips does nothing', async ({ page }) => {
    await openReport(page);
    await page.keyboard.press('Home');
    await page.keyboard.press('n');
    await expect(page.getByRole('slider')).toHaveValue('1');
  });
});

test('a moment is shared as a link and as a picture', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openReport(page);
  await page.getByRole('slider').fill('7');
  await page.getByRole('button', { name: head.shareMoment }).click();
  await expect(page.getByText(head.copied)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/en\/review#d[\w-]+~7$/);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: head.picture }).click(),
  ]);
  const picture = readFileSync(await download.path());
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 675]);
  await page.goto('/en/rules');
  await page.goto(link);
  await expect(page.getByRole('slider')).toHaveValue('7');
});

test('where the device cannot share, the link is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    const share = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    Object.assign(Navigator.prototype, { share });
  });
  await openReport(page);
  await page.getByRole('button', { name: head.share }).click();
  await expect(page.getByText(head.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/en\/review#d/);
});

test('the assay can be stopped, and goes on', async ({ page }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.bin', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/en/review${hashOf(KNOWN)}`);
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.getByRole('button', { name: progress.cancel }).click();
  await expect(page.getByText(progress.cancelled)).toBeVisible();
  await expect(page.getByRole('button', { name: progress.goOn })).toBeFocused();
  await page.keyboard.press('Home'); // the game itself can be looked at
  await expect(page.getByRole('slider')).toHaveValue('1');
  release();
  await page.getByRole('button', { name: progress.goOn }).click();
  await expect(page.locator('.verdict')).toBeVisible();
});

test.describe('in trouble', () => {
  test.use({ expected: /worker|Failed to load resource|ERR_FAILED/ });

  test('a worker that dies twice is told, and tried again on demand', async ({ page }) => {
    await page.route('**/assets/worker-*.js', (route) => route.abort());
    await page.goto(`/en/review${hashOf(KNOWN)}`);
    await expect(page.getByText(progress.failed)).toBeVisible();
    await page.unroute('**/assets/worker-*.js');
    await page.getByRole('button', { name: progress.again }).click();
    await expect(page.locator('.verdict')).toBeVisible();
  });

  test('a damaged link and a game that is not here say so', async ({ page }) => {
    await page.goto('/en/review#dnonsense');
    await expect(page.getByText(notices.linkBroken)).toBeVisible();
    await page.goto(`/en/review${hashOf(KNOWN.replace('s6@35', 's6@11'))}`);
    await expect(page.getByText(/line 7/i)).toBeVisible();
    await page.goto('/en/review/nobody');
    await expect(page.getByText(notices.notFound)).toBeVisible();
  });

  test('a device that keeps nothing still gets its report', async ({ page }) => {
    await page.addInitScript(forbidStorage);
    await openReport(page);
    await expect(page.locator('.verdict')).toBeVisible();
  });
});

test('a finished game leads to its report, and a running one is only looked back at', async ({
  page,
}) => {
  await openRecord(page, KNOWN);
  await page.getByRole('button', { name: table.end.open, exact: true }).click();
  await page.getByRole('button', { name: table.end.report }).click();
  await expect(page.locator('.verdict')).toBeVisible();
  await page.goto('/en/saved');
  await expect(page.getByRole('link', { name: desk.saved.report })).toBeVisible();
  await page.goto('/en/');
  await page.getByRole('button', { name: pages.home.playNow.title }).click();
  await playOn(page, mouse(), { isEnough: ({ chosen }) => chosen !== null });
  await openMenu(page);
  await page.getByRole('dialog').getByRole('button', { name: table.menu.lookBack }).click();
  await expect(page.getByText(progress.replayOnly)).toBeVisible();
  await expect(page.locator('.chart-line .ink').first()).toBeAttached(); // the mines are no secret
  await expect(page.locator('.choice-marks')).toHaveCount(0);
  await page.getByRole('link', { name: head.table }).click();
  await expect(page.getByRole('grid')).toBeVisible();
});
