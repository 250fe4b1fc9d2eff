import { deflateRawSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { hashOf, REPORT, SHORT } from '../analysis/known.ts';
import { PATIENCE } from '../analysis/tour.ts';
import { expect, test } from './fixtures.ts';
import { act, finishTurn, mouse, nextLook, playOn } from './play.ts';
import { expectTableIsRecord, labelsOn } from './records.ts';
import { damageGame, fillStorage, forbidStorage, idOf, setFull } from './storage.ts';
import { openRecord, recordFor } from './tables.ts';
import { WORDS } from './words.ts';

const { brief, notices, table, pages } = WORDS.en;
const TWO = recordFor({ seats: 'go', names: ['Josie', 'Amos'] });
const TURNS = ['1. g 235 s2@35 145 s5@14 take', '2. o 136 s6@13 take'];
const PLAYED = recordFor({ seats: 'go', names: ['Josie', 'Amos'], turns: TURNS });

const retry = (page: Page): Promise<void> =>
  page.getByRole('button', { name: table.trouble.retry }).click();

test('a damaged game and a damaged link are named, markup is text, and the other games are still there', async ({
  page,
}) => {
  await page.goto('/en/play/none');
  await expect(page.getByRole('heading', { name: table.trouble.notFound })).toBeVisible();
  await openRecord(page, recordFor({ seats: 'br', names: ['Whole', 'Sound'] }));
  await openRecord(page, PLAYED);
  for (const damage of ['junkInput', 'junkHead'] as const) {
    await damageGame(page, idOf(page), damage);
    await page.reload();
    await expect(page.getByRole('heading', { name: table.trouble.damaged })).toBeVisible();
    await expect(page.getByRole('grid')).toHaveCount(0);
  }
  await page.goto('/en/saved');
  await expect(page.getByText(/Whole/).first()).toBeVisible();

  const linkFor = (record: string): string =>
    `/en/shared#d${deflateRawSync(record).toString('base64url')}`;
  const nasty = "<img src=x onerror='globalThis.stolen=1'>";
  await page.goto(linkFor(PLAYED.replace('Josie', nasty)));
  await expect(page.getByText('<img src=x', { exact: false }).first()).toBeVisible();
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  expect(await page.evaluate(() => 'stolen' in globalThis)).toBe(false);
  const bomb = deflateRawSync(Buffer.alloc(40_000_000)).toString('base64url');
  for (const [address, sentence] of [
    [`/en/shared#d${bomb}`, notices.linkTooLong],
    [linkFor(PLAYED).slice(0, -20), notices.linkBroken],
    [linkFor(PLAYED.replace('s2@35', 's2@36')), notices.linkFaulty('').trim()],
  ] as const) {
    await page.goto('/en/rules');
    await page.goto(address);
    await expect(page.getByText(sentence).first(), address.slice(0, 60)).toBeVisible();
  }
});

test('a full device stops the game, and it goes on when there is room; of two tabs with it one plays, and nothing is lost', async ({
  page,
  context,
}) => {
  await page.addInitScript(fillStorage);
  await openRecord(page, TWO);
  const hand = mouse();
  await playOn(page, hand, { isEnough: ({ chosen }) => chosen !== null });
  const board = await labelsOn(page);
  await setFull(page, true);
  await hand.roll(page);
  await expect(page.getByText(notices.storageFull)).toBeVisible();
  expect(await labelsOn(page)).toEqual(board);
  await setFull(page, false);
  await retry(page);
  await expect(page.getByText(notices.storageFull)).toHaveCount(0);

  const before = await playOn(page, hand, { isEnough: ({ chosen }) => chosen !== null });
  const other = await context.newPage();
  await other.goto(page.url());
  const here = page.getByText(notices.openElsewhere);
  const there = other.getByText(notices.openElsewhere);
  await expect(there).toBeVisible();
  await act(page, hand, before);
  await nextLook(page, before.rest);
  // It is taken over, then given back by a tab that is closed.
  await other.getByRole('button', { name: brief.takeOver }).click();
  await expect(here).toBeVisible();
  await expect(there).toHaveCount(0);
  await nextLook(other, before.rest);
  await other.close();
  await expect(here).toHaveCount(0);
  await finishTurn(page, hand);
  await expectTableIsRecord(page);
});

test.describe('programs that are lost', () => {
  test.use({ expected: /worker|Failed to load resource|ERR_FAILED/ });

  const PROGRAM = '**/assets/worker-*.js';
  const KNOWLEDGE = '**/assets/*.bin';

  test('a bot halts the game with a sentence, a report says so, and both go on; a device that may keep nothing plays, too', async ({
    page,
    context,
  }) => {
    for (const pattern of [PROGRAM, KNOWLEDGE]) await page.route(pattern, (one) => one.abort());
    const company = { seats: 'go', names: ['Josie', 'Amos'], bots: ['tycoon', '-'] } as const;
    await openRecord(page, recordFor(company));
    const halted = page.getByText(notices.brainFailed);
    await expect(halted).toBeVisible();
    await page.unroute(PROGRAM);
    // Its program comes now and misses its knowledge: the sentence goes while it tries, and comes again.
    const missed = page.waitForEvent('requestfailed', (one) => one.url().endsWith('.bin'));
    await retry(page);
    await missed;
    await expect(halted).toBeVisible();
    await page.unroute(KNOWLEDGE);
    await retry(page);
    await nextLook(page, null);
    await expect(halted).toHaveCount(0);
    await expectTableIsRecord(page);
    await page.close();

    const poor = await context.newPage();
    await poor.addInitScript(forbidStorage);
    await poor.goto('/en/');
    await poor.getByRole('button', { name: pages.home.playNow.title }).click();
    await expect(poor.getByText(notices.storageForbidden)).toBeVisible();
    await expect(poor.getByRole('grid')).toBeVisible();
    await poor.route(PROGRAM, (route) => route.abort());
    await poor.goto(`/en/review${hashOf(SHORT)}`);
    const { progress } = REPORT.en;
    await expect(poor.getByText(progress.failed)).toBeVisible(PATIENCE);
    await poor.unroute(PROGRAM);
    await poor.getByRole('button', { name: table.trouble.retry }).click();
    await expect(poor.locator('.verdict')).toBeVisible(PATIENCE);
  });
});
