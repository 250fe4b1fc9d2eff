import { parsePosition } from '@claim-it/rules';
import type { Page } from '@playwright/test';
import { expectWithin, watchLoad } from './budget.ts';
import { expect, test } from './fixtures.ts';
import { BY_FINGER, TABLET } from './looks.ts';
import { seen } from './passing.ts';
import { finger, finishTurn, keys, mouse, nextLook, playOn } from './play.ts';
import { expectTableIsRecord, labelsOn, openMenu } from './records.ts';
import { cutGame } from './states.ts';
import { openRecord, recordFor } from './tables.ts';
import { WORDS } from './words.ts';

const { table, pages } = WORDS.en;

/** What a player changes among the settings, without the way to them. */
const calmDown = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    const KEY = 'claim-it:settings';
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as object;
    localStorage.setItem(KEY, JSON.stringify({ ...kept, speed: 0 }));
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
};

/**
 * Runs in the page: where a press would land on something inside a plate or a space instead of on it. If that goes
 * between down and up, the browser makes no click of it, and the press is lost.
 */
const loosePlaces = (): readonly string[] =>
  [...document.querySelectorAll('.actions button, [data-space]')].flatMap((button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    const parts = [0.1, 0.25, 0.4, 0.5, 0.6, 0.75, 0.9];
    const found = parts.flatMap((across) =>
      parts.map((down) => document.elementFromPoint(x + across * width, y + down * height)),
    );
    const inside = found.find((one) => one !== null && one !== button && button.contains(one));
    return inside === undefined ? [] : [`${button.className}: ${inside?.outerHTML.slice(0, 60)}`];
  });

test.describe('on a sharp phone', () => {
  test.use({ ...BY_FINGER, deviceScaleFactor: 2 });
  // Everything moves here at first, as it does for most players.
  test.use({ reducedMotion: 'no-preference', kept: { speed: 3, name: 'Josie' } });

  test('two taps lead to the first roll within the budget, and a whole game is played by touch', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const fetched = watchLoad(page);
    await page.goto('/en/');
    await page.getByRole('button', { name: pages.home.playNow.title }).tap();
    expect((await nextLook(page, null)).canRoll).toBe(true);
    const { chosen } = await playOn(page, finger(), { isEnough: (look) => look.chosen !== null });
    await calmDown(page);
    expect((await nextLook(page, null)).chosen).toBe(chosen);
    await finishTurn(page, finger());
    expectWithin(await fetched());
    await playOn(page, finger());
    await expect(page.getByRole('dialog')).toContainText(table.menu.rematch);
    const end = await expectTableIsRecord(page);
    expect(end.turn.phase.kind).toBe('over');
    expect(end.setup.colors).toHaveLength(3);

    await openMenu(page);
    const toasts = await seen(page, '.toast');
    await page.getByRole('button', { name: table.menu.share }).tap();
    await expect.poll(toasts).toContain(table.menu.linkCopied);
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/\/en\/shared#d[\w-]+$/);
    expect(link.length).toBeLessThan(4000);
    const finished = page.url();
    await openMenu(page);
    await page.getByRole('dialog').getByRole('button', { name: table.menu.rematch }).tap();
    await expect(page).not.toHaveURL(finished);
    await expect(page.locator('.card')).toHaveCount(3);
    expect((await nextLook(page, null)).isOver).toBe(false);
    await page.goto(link.replace('/en/', '/de/'));
    await expect(page.getByRole('main').getByText('Josie').first()).toBeVisible();
  });
});

test.describe('on a tablet', () => {
  test.use({ viewport: TABLET });

  test('keys alone open a table within the budget, walk over the board, open sheets and play a turn', async ({
    page,
  }) => {
    const fetched = watchLoad(page);
    await page.goto('/en/');
    await page.getByRole('button', { name: pages.home.playNow.title }).focus();
    await page.keyboard.press('Enter');
    await nextLook(page, null);
    await finishTurn(page, keys);
    expectWithin(await fetched());
    await expectTableIsRecord(page);

    const names = ['Josie', 'Amos'];
    await openRecord(page, recordFor({ seats: 'go', names, turns: ['1. g 145'] }));
    await nextLook(page, null);
    const at = (space: string) => page.locator(`[data-space="${space}"]`);
    await page.keyboard.press('n');
    await expect(at('1,4')).toBeFocused();
    await page.keyboard.press('n');
    await expect(at('1,5')).toBeFocused();
    await page.keyboard.press('Shift+N');
    await expect(at('1,4')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowUp');
    await expect(at('2,5')).toBeFocused();
    for (const [key, name] of [
      ['?', table.menu.keys],
      ['l', table.notes.heading],
    ] as const) {
      await page.keyboard.press(key);
      await expect(page.getByRole('dialog', { name })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(at('2,5')).toBeFocused();
    }
    const said = await seen(page, '[aria-live]');
    await page.keyboard.press('s');
    await expect.poll(async () => (await said()).join()).toContain('largest mine');
    // Quick hands need not wait for the storage.
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await page.keyboard.press('t');
    await expect(at('1,5')).toHaveAccessibleName(/settled by Green, Josie/);
  });
});

test('by mouse: the first load is within its budget, a choice is changed, a space says why it is closed, a player leaves', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const fetched = watchLoad(page);
  await page.goto('/en/');
  const first = (await fetched()).map(({ path }) => path).join();
  expect(first, 'nothing of the bots before one is wanted').not.toMatch(/\.bin|worker-/);
  await page.getByRole('button', { name: pages.home.playNow.title }).click();
  // A whole turn, so that the bots have had theirs: what they think with is part of it.
  await finishTurn(page, mouse());
  expectWithin(await fetched());
  expect((await fetched()).map(({ path }) => path).join()).toContain('/assets/worker-');

  await openRecord(page, cutGame('three-standard', 14, 1));
  const at = (space: string) => page.locator(`[data-space="${space}"]`);
  const { lit, rest } = await nextLook(page, null);
  const [one = '', other = ''] = lit;
  const toasts = await seen(page, '.toast');
  await openMenu(page);
  await page.getByRole('button', { name: table.menu.copyPosition }).click();
  await expect.poll(toasts).toContain(table.menu.positionCopied);
  const position = await page.evaluate(() => navigator.clipboard.readText());
  expect(parsePosition(position)).toMatchObject({ ok: true });
  expect(position).toMatch(/ gbo o \d{3} - std/);

  expect(await page.evaluate(loosePlaces)).toEqual([]);
  await at(one).click();
  await expect(at(one)).toHaveAttribute('aria-selected', 'true');
  const chosen = await nextLook(page, rest);
  await at(other).click();
  await expect(at(other)).toHaveAttribute('aria-selected', 'true');
  await expect(at(one)).toHaveAttribute('aria-selected', 'false');
  const changed = await nextLook(page, chosen.rest);
  expect(changed).toMatchObject({ chosen: other, staked: 1 });
  expect(changed.lit).toHaveLength(lit.length - 1);

  await page.locator('.space:not(.lit, .chosen)').first().click();
  await expect.poll(async () => (await toasts()).join()).toMatch(/cannot reach|belongs to/);
  await expect(at(other)).toHaveAttribute('aria-selected', 'true');

  await mouse().take(page, 1);
  const before = await nextLook(page, changed.rest);
  await expect(at(other)).toHaveAccessibleName(/settled by|claimed/);
  await openMenu(page);
  await page.getByRole('button', { name: table.menu.leave }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Amos' }).click();
  await page.getByRole('button', { name: table.menu.leaveNow('Amos') }).click();
  await nextLook(page, before.rest);
  await expect(page.locator('.table-left')).toContainText(table.cards.gone);
  expect((await expectTableIsRecord(page)).departed).toEqual([1]);
});

test('a reload or another language in mid-turn changes nothing, with the variation', async ({
  page,
}) => {
  await openRecord(page, cutGame('two-reuse', 32, 0), 'nl');
  const hand = mouse('nl');
  // With dice on the table, then with a space chosen.
  for (const isEnough of [
    (look: { lit: readonly string[] }) => look.lit.length > 0,
    (look: { chosen: string | null }) => look.chosen !== null,
  ]) {
    const before = await playOn(page, hand, { isEnough });
    const labels = await labelsOn(page);
    await page.reload();
    expect(await nextLook(page, null)).toEqual(before);
    expect(await labelsOn(page)).toEqual(labels);
  }
  const before = await nextLook(page, null);
  await page.goto(page.url().replace('/nl/', '/de/'));
  expect(await nextLook(page, null)).toEqual({ ...before, claims: expect.anything() });
  await expect(page.locator(`[data-space="${before.chosen}"]`)).toHaveAccessibleName(/^Spalte/);
  await playOn(page, mouse('de'), { greed: 1 });
  const end = await expectTableIsRecord(page, 'de');
  expect(end).toMatchObject({ turn: { phase: { kind: 'over' } }, setup: { variant: 'reuse' } });
});
