import { expectAccessible } from '../e2e/axe.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { expectFits, PHONE, resize } from '../e2e/looks.ts';
import { mouse, nextLook } from '../e2e/play.ts';
import { openMenu } from '../e2e/records.ts';
import { idOf } from '../e2e/storage.ts';
import { openRecord } from '../e2e/tables.ts';
import { WORDS } from '../e2e/words.ts';
import { KNOWN, REPORT, RUNNING } from './known.ts';
import { PATIENCE } from './tour.ts';

const { show } = REPORT.en;

test('a game that is played in another tab is followed in large, with chances and risk', async ({
  page,
  context,
}) => {
  await openRecord(page, RUNNING, 'de');
  const wall = await context.newPage();
  await wall.goto(`/de/show/${idOf(page)}`);
  await expect(wall.locator('.big-chance').first()).toContainText('%', PATIENCE);
  await expect(wall.locator('.big-risk')).toHaveText(/216/);
  const shares = await wall.locator('.big-chance b').allInnerTexts();
  const sum = shares.reduce((total, share) => total + Number(/\d+/.exec(share)?.[0]), 0);
  expect(shares).toHaveLength(5);
  expect(Math.abs(sum - 100)).toBeLessThanOrEqual(3);
  await expectFits(wall);
  await resize(wall, PHONE);
  await expectFits(wall);
  await expectAccessible(wall);

  const labels = (): Promise<readonly (string | null)[]> =>
    wall
      .getByRole('gridcell')
      .evaluateAll((spaces) => spaces.map((space) => space.getAttribute('aria-label')));
  const before = await labels();
  await page.bringToFront();
  const { rest } = await nextLook(page, null);
  const hand = mouse('de');
  await hand.roll(page);
  const { lit } = await nextLook(page, rest);
  await hand.choose(page, lit[0] ?? '');
  await expect.poll(labels).not.toEqual(before);
  await wall.close();

  // A game that is over shows its winner.
  await openRecord(page, KNOWN);
  await openMenu(page);
  await page.getByRole('dialog').getByRole('link', { name: WORDS.en.pages.names.show }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Josie/);
  await expect(page.getByRole('listitem').first()).toContainText('100%', PATIENCE);
  await expect(page.getByRole('button', { name: show.fullScreen })).toBeVisible();
  await expect(page.locator('.big-dice')).toHaveCount(0);
  const lengths = await page
    .locator('.big-bar')
    .evaluateAll((bars) => bars.map((bar) => Math.round(bar.getBoundingClientRect().width)));
  expect(new Set(lengths).size).toBe(1);
  await expectAccessible(page);
  await resize(page, PHONE);
  await expectFits(page);
});
