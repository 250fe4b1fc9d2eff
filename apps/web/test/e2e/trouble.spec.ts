import { deflateRawSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { act, finishTurn, mouse, nextLook, playOn } from './play.ts';
import { expectTableIsRecord, saveRecord } from './records.ts';
import { damageGame, fillStorage, forbidStorage, idOf, setFull } from './storage.ts';
import { openRecord, recordFor } from './tables.ts';
import { WORDS } from './words.ts';

const { notices, table, pages } = WORDS.en;
const TWO = recordFor({ seats: 'go', names: ['Josie', 'Amos'] });
const TURNS = ['1. g 235 s2@35 145 s5@14 take', '2. o 136 s6@13 take'];

const retry = (page: Page): Promise<void> =>
  page.getByRole('button', { name: table.trouble.retry }).click();

const linkFor = (record: string): string =>
  `/en/shared#d${deflateRawSync(record).toString('base64url')}`;

test.describe('a damaged save', () => {
  for (const damage of ['junkInput', 'unlawfulInput', 'missingInput', 'junkHead'] as const)
    test(`${damage} is named, and the other games are still there`, async ({ page }) => {
      await openRecord(page, recordFor({ seats: 'br', names: ['Whole', 'Sound'] }));
      await openRecord(page, recordFor({ seats: 'go', names: ['Josie', 'Amos'], turns: TURNS }));
      await damageGame(page, idOf(page), damage);
      await page.reload();
      await expect(page.getByRole('heading', { name: table.trouble.damaged })).toBeVisible();
      await expect(page.getByRole('grid')).toBeHidden();
      await page.goto('/en/saved');
      await expect(page.getByText(/Whole/).first()).toBeVisible();
      await page.goto('/en/');
      await expect(page.getByRole('button', { name: pages.home.playNow.title })).toBeVisible();
    });

  test('a game that is not there is named, too', async ({ page }) => {
    await page.goto('/en/play/none');
    await expect(page.getByRole('heading', { name: table.trouble.notFound })).toBeVisible();
  });
});

test.describe('a shared link', () => {
  const finished = recordFor({ seats: 'go', names: ['Josie', 'Amos'], turns: TURNS });

  test('that is broken, too long or unlawful is refused in a sentence', async ({ page }) => {
    const bomb = deflateRawSync(Buffer.alloc(40_000_000)).toString('base64url');
    const cases: readonly (readonly [string, string | RegExp])[] = [
      ['/en/shared', notices.linkBroken],
      ['/en/shared#', notices.linkBroken],
      ['/en/shared#%%%', notices.linkBroken],
      ['/en/shared#dAAAA', notices.linkBroken],
      [`${linkFor(finished).slice(0, -20)}`, notices.linkBroken],
      [`/en/shared#d${bomb}`, notices.linkTooLong],
      [linkFor('hello'), notices.linkFaulty('').trim()],
      [linkFor(finished.replace('s2@35', 's2@36')), notices.linkFaulty('').trim()],
    ];
    for (const [address, sentence] of cases) {
      await page.goto('/en/');
      await page.goto(address);
      await expect(page.getByText(sentence).first(), address.slice(0, 60)).toBeVisible();
      await expect(page.getByRole('heading').first()).toBeVisible();
    }
  });

  test('with markup in its names shows it as text and runs nothing', async ({ page }) => {
    const nasty = `<img src=x onerror="globalThis.stolen=1">`;
    const record = finished.replace('Josie', nasty.replaceAll('"', "'"));
    await page.goto(linkFor(record));
    await expect(page.getByText('<img src=x', { exact: false }).first()).toBeVisible();
    expect(await page.evaluate(() => 'stolen' in globalThis)).toBe(false);
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
  });
});

test('a device that may keep nothing plays all the same and says so', async ({ page }) => {
  await page.addInitScript(forbidStorage);
  await page.goto('/en/');
  await page.getByRole('button', { name: pages.home.playNow.title }).click();
  await expect(page.getByText(notices.storageForbidden)).toBeVisible();
  await expect(page.getByRole('grid')).toBeVisible();
});

test.describe('a full device', () => {
  test('stops the game with a sentence, and it goes on when there is room', async ({ page }) => {
    await page.addInitScript(fillStorage);
    await openRecord(page, TWO);
    const hand = mouse();
    await playOn(page, hand, { isEnough: ({ chosen }) => chosen !== null });
    const record = await saveRecord(page);
    await setFull(page, true);
    await hand.roll(page);
    await expect(page.getByText(notices.storageFull)).toBeVisible();
    expect(await saveRecord(page)).toBe(record);
    await setFull(page, false);
    await retry(page);
    await expect(page.getByText(notices.storageFull)).toBeHidden();
    await finishTurn(page, hand);
    await expectTableIsRecord(page);
  });
});

test('two tabs with the same game: one plays, the other says so, and nothing is lost', async ({
  page,
  context,
}) => {
  await openRecord(page, TWO);
  const hand = mouse();
  const before = await playOn(page, hand, { isEnough: ({ chosen }) => chosen !== null });
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByText(notices.openElsewhere)).toBeVisible();
  await act(page, hand, before);
  await nextLook(page, before.words);
  await page.close();
  await retry(other);
  await expect(other.getByText(notices.openElsewhere)).toBeHidden();
  await finishTurn(other, hand);
  await expectTableIsRecord(other);
});

test.describe('a bot that does not answer', () => {
  test.use({ expected: /Failed to load resource/ });
  const company = { seats: 'go', names: ['Josie', 'Amos'], bots: ['tycoon', '-'] } as const;

  for (const [what, pattern] of [
    ['whose program is lost', '**/assets/worker-*.js'],
    ['whose knowledge is lost', '**/assets/*.bin'],
  ] as const)
    test(`${what} halts the game with a sentence, and it goes on`, async ({ page }) => {
      await page.route(pattern, (route) => route.abort());
      await openRecord(page, recordFor(company));
      await expect(page.getByText(notices.brainFailed)).toBeVisible();
      await page.unroute(pattern);
      await retry(page);
      await expect(page.getByText(notices.brainFailed)).toBeHidden();
      await nextLook(page, null);
      await expectTableIsRecord(page);
    });

  test('that dies while it thinks is started again', async ({ page }) => {
    await page.addInitScript(() => {
      const Real = globalThis.Worker;
      let started = 0;
      globalThis.Worker = class extends Real {
        constructor(address: string | URL, options?: WorkerOptions) {
          super(address, options);
          started += 1;
          // The first one never hears a question, and then it breaks.
          if (started > 1) return;
          this.postMessage = () => {
            setTimeout(() => this.dispatchEvent(new ErrorEvent('error')), 50);
          };
        }
      };
    });
    await openRecord(page, recordFor(company));
    await nextLook(page, null);
    await expect(page.getByText(notices.brainFailed)).toBeHidden();
    await expectTableIsRecord(page);
  });
});
