import { parsePosition } from '@claim-it/rules';
import { expect, test } from './fixtures.ts';
import { seen } from './passing.ts';
import { finger, finishTurn, keys, mouse, nextLook, playOn } from './play.ts';
import { expectTableIsRecord, labelsOn, openMenu } from './records.ts';
import { cutGame } from './states.ts';
import { openRecord, recordFor } from './tables.ts';
import { WORDS } from './words.ts';

const { table, pages } = WORDS.en;

// Everything moves here as it does for most players.
test.use({ reducedMotion: 'no-preference' });

test.describe('on a phone', () => {
  const viewport = { width: 390, height: 844 };
  test.use({ viewport, hasTouch: true, isMobile: true, kept: { speed: 3 } });

  test('two taps lead from the first page to the first roll, and a round is played by touch', async ({
    page,
  }) => {
    await page.goto('/en/');
    await page.getByRole('button', { name: pages.home.playNow.title }).tap();
    expect((await nextLook(page, null)).canRoll).toBe(true);
    await finishTurn(page, finger());
    const game = await expectTableIsRecord(page);
    expect(game.setup.colors).toHaveLength(3);
  });
});

test('keys alone open a table, walk over the board, open sheets and play a turn', async ({
  page,
}) => {
  await page.goto('/en/');
  await page.getByRole('button', { name: pages.home.playNow.title }).focus();
  await page.keyboard.press('Enter');
  await nextLook(page, null);
  await finishTurn(page, keys);
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
    ['?', table.help.heading],
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

test('a choice is changed, a space says why it is closed, somebody leaves', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openRecord(page, cutGame('three-standard', 14, 1));
  const at = (space: string) => page.locator(`[data-space="${space}"]`);
  const { lit, rest } = await nextLook(page, null);
  const [first = '', second = ''] = lit;
  const toasts = await seen(page, '.toast');
  await openMenu(page);
  await page.getByRole('button', { name: table.menu.copyPosition }).click();
  await expect.poll(toasts).toContain(table.menu.positionCopied);
  const position = await page.evaluate(() => navigator.clipboard.readText());
  expect(parsePosition(position)).toMatchObject({ ok: true });
  expect(position).toMatch(/ gbo o \d{3} - std/);

  await at(first).click();
  await expect(at(first)).toHaveAttribute('aria-selected', 'true');
  const chosen = await nextLook(page, rest);
  await at(second).click();
  await expect(at(second)).toHaveAttribute('aria-selected', 'true');
  await expect(at(first)).toHaveAttribute('aria-selected', 'false');
  const changed = await nextLook(page, chosen.rest);
  expect(changed).toMatchObject({ chosen: second, staked: 1 });
  expect(changed.lit).toHaveLength(lit.length - 1);

  await page.locator('.space:not(.lit, .chosen)').first().click();
  await expect.poll(async () => (await toasts()).join()).toMatch(/does not go with|belongs to/);
  await expect(at(second)).toHaveAttribute('aria-selected', 'true');

  await mouse().take(page, 1);
  const before = await nextLook(page, changed.rest);
  await expect(at(second)).toHaveAccessibleName(/settled by|claimed/);
  await openMenu(page);
  await page.getByRole('button', { name: table.menu.leave }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Amos' }).click();
  await page.getByRole('button', { name: table.menu.leaveNow('Amos') }).click();
  await nextLook(page, before.rest);
  await expect(page.locator('.table-left')).toContainText(table.cards.gone);
  expect((await expectTableIsRecord(page)).departed).toEqual([1]);
});

test('five at a table end a game in German; it goes round in a link, and they play again', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { menu } = WORDS.de.table;
  const bots = '- | prospector | - | foreman | sheriff:daring';
  await openRecord(page, cutGame('five-standard', 22, 0, bots), 'de');
  await playOn(page, mouse('de'));
  await expect(page.getByRole('dialog')).toContainText(WORDS.de.table.end.rematch);
  const end = await expectTableIsRecord(page, 'de');
  expect(end.turn.phase.kind).toBe('over');

  await openMenu(page, 'de');
  const toasts = await seen(page, '.toast');
  await page.getByRole('button', { name: menu.share }).click();
  await expect.poll(toasts).toContain(menu.linkCopied);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/de\/shared#d[\w-]+$/);
  expect(link.length).toBeLessThan(4000);

  const finished = page.url();
  await openMenu(page, 'de');
  await page.getByRole('dialog').getByRole('button', { name: menu.rematch }).click();
  await expect(page).not.toHaveURL(finished);
  await expect(page.locator('.card')).toHaveCount(5);
  expect((await nextLook(page, null)).isOver).toBe(false);
  await page.goto(link.replace('/de/', '/en/'));
  await expect(page.getByText('Lottie').first()).toBeVisible();
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
