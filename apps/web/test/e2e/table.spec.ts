import { parsePosition } from '@claim-it/rules';
import { expect, test } from './fixtures.ts';
import { seen } from './passing.ts';
import { jumpTo, mouse, nextLook, playOn } from './play.ts';
import { expectTableIsRecord, openMenu } from './records.ts';
import { cutGame, wholeGame } from './states.ts';
import { openRecord, recordFor } from './tables.ts';
import { WORDS } from './words.ts';

const { table, refusals, spaces } = WORDS.en;
const START = recordFor({ seats: 'go', names: ['Josie', 'Amos'], turns: ['1. g 145'] });

// Everything moves here as it does for most players.
test.use({ reducedMotion: 'no-preference' });

test('choosing another space takes the first choice back', async ({ page }) => {
  await openRecord(page, START);
  await page.locator('[data-space="1,4"]').click();
  await expect(page.locator('[data-space="1,4"]')).toHaveAttribute('aria-selected', 'true');
  await page.locator('[data-space="5,1"]').click();
  await expect(page.locator('[data-space="5,1"]')).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('[data-space="1,4"]')).toHaveAttribute('aria-selected', 'false');
  await expect(page.locator('.space.lit')).toHaveCount(5);
  await mouse().take(page, 1);
  await expect(page.locator('[data-space="5,1"]')).toHaveAccessibleName(
    `${spaces.at('5,1')}: ${spaces.settled('Green', 'Josie')}`,
  );
  await expectTableIsRecord(page);
});

test('a space that is not offered says why', async ({ page }) => {
  await openRecord(page, START);
  const toasts = await seen(page, '.toast');
  await page.locator('[data-space="6,6"]').click();
  const reason = refusals.spaceNotInRoll(
    { kind: 'spaceNotInRoll', space: '6,6', roll: [1, 4, 5] },
    {
      player: () => 'Josie',
      color: () => 'Green',
    },
  );
  await expect.poll(toasts).toContain(reason);
  await expect(page.locator('.space.chosen')).toHaveCount(0);
});

test('the keys of the table do what the help says', async ({ page }) => {
  await openRecord(page, START);
  await nextLook(page, null);
  await page.keyboard.press('n');
  await expect(page.locator('[data-space="1,4"]')).toBeFocused();
  await page.keyboard.press('n');
  await expect(page.locator('[data-space="1,5"]')).toBeFocused();
  await page.keyboard.press('Shift+N');
  await expect(page.locator('[data-space="1,4"]')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('[data-space="2,5"]')).toBeFocused();
  await jumpTo(page, '5,4');
  await page.keyboard.press(' ');
  await expect(page.locator('[data-space="5,4"]')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: table.help.heading })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('l');
  await expect(page.getByRole('dialog', { name: table.notes.heading })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('s');
  await expect(
    page.locator('[aria-live]').filter({ hasText: 'largest mine' }).first(),
  ).toBeAttached();
  await page.keyboard.press('t');
  await expect(page.locator('[data-space="5,4"]')).toHaveAccessibleName(/settled by Green, Josie/);
});

test('quick hands need not wait for the storage', async ({ page }) => {
  await openRecord(page, START);
  await nextLook(page, null);
  await jumpTo(page, '5,4');
  await page.keyboard.press(' ');
  await page.keyboard.press('t');
  await expect(page.locator('[data-space="5,4"]')).toHaveAccessibleName(/settled by Green, Josie/);
});

test.describe('with letters switched off', () => {
  test.use({ kept: { speed: 0, letterKeys: false } });

  test('letters do nothing, arrows and Enter still play', async ({ page }) => {
    await openRecord(page, START);
    await nextLook(page, null);
    await page.locator('[data-space="1,4"]').focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-space="1,4"]')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('t');
    await expect(page.locator('[data-space="1,4"]')).toHaveAttribute('aria-selected', 'true');
  });
});

test.describe('with a question before taking', () => {
  test.use({ kept: { speed: 0, confirmTake: true } });

  test('Take needs a second press', async ({ page }) => {
    await openRecord(page, START);
    await page.locator('[data-space="1,4"]').click();
    await mouse().take(page, 1);
    await expect(page.getByRole('button', { name: table.plates.pressAgain })).toBeVisible();
    await expect(page.locator('[data-space="1,4"]')).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('button', { name: table.plates.pressAgain }).click();
    await expect(page.locator('[data-space="1,4"]')).toHaveAccessibleName(/settled by Green/);
  });
});

test('a player leaves, and the others play on', async ({ page }) => {
  await openRecord(page, cutGame('three-standard', 14, 0));
  const before = await nextLook(page, null);
  await openMenu(page);
  await page.getByRole('button', { name: table.menu.leave }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Amos' }).click();
  await page.getByRole('button', { name: table.menu.leaveNow('Amos') }).click();
  await nextLook(page, before.words);
  await expect(page.locator('.table-left')).toContainText(table.cards.gone);
  const end = await expectTableIsRecord(page);
  expect(end.departed).toEqual([1]);
});

test.describe('copying', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('the position is a position', async ({ page }) => {
    await openRecord(page, START);
    await openMenu(page);
    const toasts = await seen(page, '.toast');
    await page.getByRole('button', { name: table.menu.copyPosition }).click();
    await expect.poll(toasts).toContain(table.menu.positionCopied);
    const position = await page.evaluate(() => navigator.clipboard.readText());
    expect(parsePosition(position).ok).toBe(true);
    expect(position).toContain(' go g 145 - std');
  });

  test('a finished game goes round the world in a link', async ({ page }) => {
    await openRecord(page, wholeGame('two-standard'));
    await openMenu(page);
    const toasts = await seen(page, '.toast');
    await page.getByRole('button', { name: table.menu.share }).click();
    await expect.poll(toasts).toContain(table.menu.linkCopied);
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/\/en\/shared#d[\w-]+$/);
    expect(link.length).toBeLessThan(4000);
    await page.goto(link.replace('/en/', '/de/'));
    await expect(page.getByText('Josie').first()).toBeVisible();
  });
});

test('the same players play again', async ({ page }) => {
  await openRecord(page, wholeGame('two-standard'));
  const finished = page.url();
  await openMenu(page);
  await page.getByRole('dialog').getByRole('button', { name: table.menu.rematch }).click();
  await expect(page).not.toHaveURL(finished);
  const look = await nextLook(page, null);
  expect(look.isOver).toBe(false);
  await playOn(page, mouse(), { isEnough: ({ chosen }) => chosen !== null });
});

test('both lights and every form keep the board whole', async ({ page }) => {
  await openRecord(page, START);
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1024, 768],
    [1440, 900],
    [720, 450],
  ] as const) {
    await page.setViewportSize({ width, height });
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways, `${width} wide`).toBeLessThanOrEqual(0);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('button, a')]
        .filter((one) => one.checkVisibility() && !one.matches('.skip-link'))
        .map((one) => ({ name: one.ariaLabel ?? one.innerText, box: one.getBoundingClientRect() }))
        .filter(({ box }) => box.width < 43.5 || box.height < 43.5)
        .map(({ name, box }) => `${name} ${Math.round(box.width)}x${Math.round(box.height)}`),
    );
    expect(small, `${width} wide`).toEqual([]);
  }
});
