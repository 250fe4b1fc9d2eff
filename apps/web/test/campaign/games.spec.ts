import { expect, test } from '../e2e/fixtures.ts';
import { finger, keys, mouse, nextLook, playOn } from '../e2e/play.ts';
import { expectTableIsRecord, labelsOn } from '../e2e/records.ts';
import { openRecord, recordFor } from '../e2e/tables.ts';
import { WORDS } from '../e2e/words.ts';

const TWO = recordFor({ seats: 'go', names: ['Josie', 'Amos'] });

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
  expect(end).toMatchObject({ turn: { phase: { kind: 'over' } }, setup: { variant: 'reuse' } });
});

test('a game against bots is played with the keyboard alone', async ({ page }) => {
  await page.goto('/en/');
  await page.getByRole('button', { name: WORDS.en.pages.home.playNow.title }).focus();
  await page.keyboard.press('Enter');
  await playOn(page, keys);
  const end = await expectTableIsRecord(page);
  expect(end.turn.phase.kind).toBe('over');
  expect(end.setup.colors).toHaveLength(3);
});

test('a reload in the middle of many turns changes nothing', async ({ page }) => {
  await openRecord(page, TWO);
  const hand = mouse();
  for (let turn = 0; turn < 8; turn += 1) {
    // With dice on the table, then with a space chosen.
    for (const isEnough of [
      (look: { lit: readonly string[] }) => look.lit.length > 0,
      (look: { chosen: string | null }) => look.chosen !== null,
    ]) {
      const before = await playOn(page, hand, { isEnough });
      const board = await labelsOn(page);
      await page.reload();
      expect(await nextLook(page, null)).toEqual(before);
      expect(await labelsOn(page)).toEqual(board);
    }
    const { rest, staked } = await nextLook(page, null);
    await hand.take(page, staked);
    await nextLook(page, rest);
  }
  await expectTableIsRecord(page);
});

test.describe('on a phone where everything moves', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test.use({ reducedMotion: 'no-preference', kept: { speed: 3 } });

  test('a whole game by touch', async ({ page }) => {
    await page.goto('/en/');
    await page.getByRole('button', { name: WORDS.en.pages.home.playNow.title }).tap();
    await playOn(page, finger());
    const end = await expectTableIsRecord(page);
    expect(end.turn.phase.kind).toBe('over');
  });
});
