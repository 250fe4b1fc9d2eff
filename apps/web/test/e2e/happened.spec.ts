import { expect, test } from './fixtures.ts';
import { keys, mouse, nextLook, playOn } from './play.ts';
import { openRecord, recordFor } from './tables.ts';
import { expectWhole, HARDEST } from './windows.ts';

/** One thing that was on the screen: the dice of a roll, or the space where a marker fell; for how long it was planned. */
type Sight = { readonly kind: string; readonly what: string; readonly ms: number };

declare global {
  interface Window {
    sights: Sight[];
  }
}

/** Runs in the page: writes down every roll and every marker that falls, as they come on the screen. */
const watchTable = (): void => {
  window.sights = [];
  const dice = (): string =>
    [...document.querySelectorAll<HTMLElement>('.die-place')]
      .map((place) => place.dataset['pip'])
      .join('-');
  const fallen = (): string =>
    document.querySelector('.layer.drop')?.closest<HTMLElement>('[data-space]')?.dataset['space'] ??
    '';
  const look = (): void => {
    const tray = document.querySelector<HTMLElement>('.dice');
    const { moment = '', ms = '0' } = tray?.dataset ?? {};
    if (moment !== 'rolling' && moment !== 'placing') return;
    const what = moment === 'rolling' ? dice() : fallen();
    const last = window.sights.at(-1);
    if (what !== '' && (last?.kind !== moment || last.what !== what))
      window.sights.push({ kind: moment, what, ms: Number(ms) });
  };
  new MutationObserver(look).observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
  });
};

test.describe('a turn of four bots at normal speed', () => {
  test.use({ reducedMotion: 'no-preference', kept: { speed: 1, autoChoose: true } });

  test('can be told afterwards: every roll was on the screen, and then where it went', async ({
    page,
  }) => {
    const record = recordFor({
      seats: 'gobrv',
      names: ['Josie', 'Amos', 'Lottie', 'Silas', 'Ruth'],
      bots: ['-', 'miner', 'foreman', 'miner', 'sheriff'],
    });
    await openRecord(page, record);
    await playOn(page, mouse(), { greed: 1, isEnough: ({ canTake }) => canTake });
    await page.evaluate(watchTable);
    const { rest } = await nextLook(page, null);
    await keys.take(page, 1);
    // The bots wait while the take may be undone; any other key goes on.
    await expect(page.locator('.undo-offer')).toBeVisible();
    await page.keyboard.press('s');
    await nextLook(page, rest);
    const sights = await page.evaluate(() => window.sights);
    await page.keyboard.press('l');
    const lines = page
      .getByRole('dialog')
      .locator('.notes-list .note-words.is-roll, .notes-list .note-words.is-bust');
    await expect(lines).not.toHaveCount(0);
    const notes = await lines.allTextContents();
    const told = notes
      .toReversed()
      .slice(1)
      .map((note) => /: (\d-\d-\d) → .*?(\d,\d)?$/.exec(note));
    expect(told.length).toBeGreaterThanOrEqual(4);
    const rolls = sights.filter(({ kind }) => kind === 'rolling');
    expect(rolls.map(({ what }) => what)).toEqual(told.map((one) => one?.[1]));
    const places = told.flatMap((one) => (one?.[2] === undefined ? [] : [one[2]]));
    const fell = sights.filter(({ kind }) => kind === 'placing');
    expect(fell.map(({ what }) => what)).toEqual(places);
    for (const [index, roll] of rolls.entries()) {
      const next = sights[sights.indexOf(roll) + 1];
      expect(roll.ms).toBeGreaterThanOrEqual(380);
      if (told[index]?.[2] === undefined) continue;
      expect(next?.kind).toBe('placing');
      expect(roll.ms + (next?.ms ?? 0)).toBeGreaterThanOrEqual(700);
    }
  });
});

test('changed spaces are marked until the roll, and a note shows its space', async ({ page }) => {
  const record = recordFor({
    seats: 'go',
    names: ['Josie', 'Amos'],
    turns: ['1. g 236 s6@23 take', '2. o 236 s6@23 take'],
  });
  await openRecord(page, record);
  await nextLook(page, null);
  await expect(page.locator('[data-space="2,3"] .mark.is-lost')).toBeVisible();
  await expect(page.locator('[data-space="2,3"]')).toHaveAccessibleName(/was yours/);
  await expect(page.locator('.jump-notice')).toHaveText(/You lost 1 space to Amos/);
  await page.locator('.notes-list .note-button').first().click();
  await expect(page.locator('[data-space="2,3"] .pointer-ring')).toBeVisible();
  await page.keyboard.press('r');
  await expect(page.locator('.mark')).toHaveCount(0);
  await expect(page.locator('.jump-notice')).toHaveCount(0);
  await page.keyboard.press('c');
  await expect(page.locator('.mark.is-lost')).toHaveCount(1);
});

/** Runs in the page: the time to undo never ends. */
const neverLate = (): void => {
  const usual = window.setTimeout.bind(window);
  const GRACE_MS = 3000;
  const held = (call: () => void, ms?: number): number => (ms === GRACE_MS ? 0 : usual(call, ms));
  Object.assign(window, { setTimeout: held });
};

test.describe('a take', () => {
  test.use({ kept: { speed: 1 } });

  test('is undone by its key, and the turn goes on', async ({ page }) => {
    const record = recordFor({ seats: 'go', names: ['Josie', 'Amos'], bots: ['-', 'greenhorn'] });
    await openRecord(page, record);
    await playOn(page, mouse(), { greed: 1, isEnough: ({ canTake }) => canTake });
    const { rest } = await nextLook(page, null);
    await keys.take(page, 1);
    await expect(page.locator('.undo-offer')).toBeVisible();
    await page.keyboard.press('u');
    const look = await nextLook(page, rest + 1);
    expect(look).toMatchObject({ canTake: true, staked: 1, rest });
  });

  test('offers its undo beside everything that is pressed, in every window', async ({ page }) => {
    await page.addInitScript(neverLate);
    const record = recordFor({ seats: 'go', names: ['Josie', 'Amos'], bots: ['-', 'greenhorn'] });
    await openRecord(page, record);
    await playOn(page, mouse(), { greed: 1, isEnough: ({ canTake }) => canTake });
    await nextLook(page, null);
    await keys.take(page, 1);
    await expect(page.locator('.undo-offer')).toBeVisible();
    await expectWhole(page, 'undo', HARDEST);
    await page.locator('.undo-offer button').click();
    await expect(page.locator('.undo-offer')).toHaveCount(0);
  });
});
