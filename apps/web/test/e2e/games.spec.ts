import { expect, test } from './fixtures.ts';
import { finger, keys, mouse, nextLook, playOn } from './play.ts';
import { expectTableIsRecord, saveRecord } from './records.ts';
import { openRecord, recordFor } from './tables.ts';
import { WORDS } from './words.ts';

test('a table of five is played to its end in German, with the mouse', async ({ page }) => {
  const names = ['Änne', 'Bruno', 'Cäcilie', 'Dorle', 'Emil'];
  const bots = ['-', 'prospector', '-', 'foreman', 'sheriff:daring'];
  await openRecord(page, recordFor({ seats: 'gborv', names, bots }), 'de');
  await playOn(page, mouse('de'));
  const end = await expectTableIsRecord(page, 'de');
  expect(end.turn.phase.kind).toBe('over');
});

test('the variation is played in Dutch, by two', async ({ page }) => {
  const company = { seats: 'rv', names: ['Saar', 'Mees'], rules: 'reuse' } as const;
  await openRecord(page, recordFor(company), 'nl');
  await playOn(page, mouse('nl'));
  const end = await expectTableIsRecord(page, 'nl');
  expect(end.turn.phase.kind).toBe('over');
  expect(end.setup.variant).toBe('reuse');
});

test('a game against a bot is played with the keyboard alone', async ({ page }) => {
  await page.goto('/en/');
  const plank = page.getByRole('button', { name: WORDS.en.pages.home.playNow.title });
  await plank.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('grid')).toBeVisible();
  await playOn(page, keys);
  const end = await expectTableIsRecord(page);
  expect(end.turn.phase.kind).toBe('over');
  expect(end.setup.colors).toHaveLength(3);
});

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    ...{ hasTouch: true, isMobile: true, reducedMotion: 'no-preference' },
  });

  test('a whole game by touch, two taps from the first page to the first roll', async ({
    page,
  }) => {
    await page.goto('/en/');
    await page.getByRole('button', { name: WORDS.en.pages.home.playNow.title }).tap();
    await expect(page.getByRole('grid')).toBeVisible();
    const look = await nextLook(page, null);
    expect(look.canRoll).toBe(true);
    await playOn(page, finger());
    const end = await expectTableIsRecord(page);
    expect(end.turn.phase.kind).toBe('over');
  });
});

test('a reload in the middle of a turn changes nothing', async ({ page }) => {
  await openRecord(page, recordFor({ seats: 'go', names: ['Josie', 'Amos'] }));
  const hand = mouse();
  for (let turn = 0; turn < 4; turn += 1) {
    // With dice on the table, then with a space chosen.
    for (const isEnough of [
      (look: { lit: readonly string[] }) => look.lit.length > 0,
      (look: { chosen: string | null }) => look.chosen !== null,
    ]) {
      const before = await playOn(page, hand, { isEnough });
      const record = await saveRecord(page);
      await page.reload();
      const after = await nextLook(page, null);
      expect({ ...after, words: '' }).toEqual({ ...before, words: '' });
      expect(await saveRecord(page)).toBe(record);
    }
    const { words, staked } = await nextLook(page, null);
    await hand.take(page, staked);
    await nextLook(page, words);
  }
  await expectTableIsRecord(page);
});

test('the language changes in the middle of a turn, and the game goes on', async ({ page }) => {
  await openRecord(page, recordFor({ seats: 'go', names: ['Josie', 'Amos'] }));
  const before = await playOn(page, mouse(), { isEnough: ({ chosen }) => chosen !== null });
  await page.goto(page.url().replace('/en/', '/de/'));
  const after = await nextLook(page, null);
  expect(after.chosen).toBe(before.chosen);
  await expect(page.locator(`[data-space="${before.chosen}"]`)).toHaveAccessibleName(/^Spalte/);
});
