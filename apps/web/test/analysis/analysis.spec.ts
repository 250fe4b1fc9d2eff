import { analysis as en } from '@claim-it/text/en/analysis';
import { inEveryLanguage, loadTexts } from '@claim-it/text/page';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../e2e/axe.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { expectFits, PHONE, resize } from '../e2e/looks.ts';
import { openMenu } from '../e2e/records.ts';
import { cutGame } from '../e2e/states.ts';
import { openRecord } from '../e2e/tables.ts';
import { WORDS } from '../e2e/words.ts';
import { PATIENCE, speak } from './tour.ts';

const TEXTS = await inEveryLanguage((language) => loadTexts(language, 'analysis'));
const SAMPLE = '..Gg.o/Gg...O/.Gobo./...B../B.3..bO/..g... gbo g 345 - std';
const EMPTY = '....../....../....../....../....../...... gbo g - - std';
const BUST = '....../....../....../....../....../..1.... gb g 111 - std';

/** The position that the address says, which is the one that is shown. */
const shown = (page: Page): string => decodeURIComponent(new URL(page.url()).hash.slice(1));

const expectPosition = (page: Page, position: string | RegExp): Promise<void> =>
  expect
    .poll(() => shown(page), { intervals: [20, 50, 100] })
    [typeof position === 'string' ? 'toBe' : 'toMatch'](position as string);

/** Another address of the same page brings another position, without loading anything again. */
const open = async (page: Page, position: string): Promise<void> => {
  await page.goto(`/en/analysis#${encodeURIComponent(position)}`);
  await expect(page.getByRole('grid')).toBeVisible();
};

const choices = (page: Page): Locator => page.locator('.choices tbody tr');

const press = async (at: Locator, ...keys: readonly string[]): Promise<void> => {
  await at.focus();
  for (const key of keys) await at.page().keyboard.press(key);
};

/** Runs in the page: writes down the name of everything that gets the focus. */
const noteFocus = (): string[] => {
  const names: string[] = [];
  document.addEventListener('focusin', ({ target }) => {
    const at = target as HTMLElement;
    const isField = at instanceof HTMLInputElement || at instanceof HTMLSelectElement;
    const label = isField ? (at.labels?.[0] ?? at) : at;
    names.push((at.getAttribute('aria-label') ?? label.textContent ?? '').trim());
  });
  return names;
};

/** What Tab leads to, from the top of the page until it comes to something; some presses more do no harm. */
const tabOrder = async (page: Page, last: string): Promise<readonly string[]> => {
  const noted = await page.evaluateHandle(noteFocus);
  await page.locator('h1').focus();
  for (let rounds = 0; rounds < 12; rounds += 1) {
    for (let presses = 0; presses < 10; presses += 1) await page.keyboard.press('Tab');
    const names = await noted.jsonValue();
    if (names.includes(last)) return names;
  }
  throw new Error(`Tab does not lead to ${last}`);
};

test('keys alone set a position up, weigh it and play it on; the focus is never lost', async ({
  page,
}) => {
  const button = (name: string | RegExp): Locator =>
    page.getByRole('button', { name, exact: typeof name === 'string' });
  const color = (seat: number): Locator => page.getByLabel(en.seats.color(seat), { exact: true });
  const heading = page.locator('.result-sheet h2');
  const spoken = page.locator('.analysis-spoken');

  await open(page, SAMPLE);
  await expect(choices(page)).toHaveCount(6, PATIENCE);
  // Tab leads to everything, and to each of the groups in the order of the page.
  const names = await tabOrder(page, 'Rules');
  const wanted = [
    /^Column/,
    en.tools.back,
    en.palette.hand,
    'Add a 1',
    'Roll the dice',
    /^Play out/,
    /^Play out: /,
    /^Best/,
    /^Play it: /,
    en.tools.paste,
    en.seats.color(1),
    en.seats.earlier('Blue'),
    en.seats.remove('Blue'),
    /^Green\s+on turn/,
    /^Blue\s+has left/,
    en.seats.add,
    'Last round',
    'Rules',
  ];
  for (const name of wanted)
    expect(
      names.some((one) => (typeof name === 'string' ? one === name : name.test(one))),
      `Tab leads to ${name}`,
    ).toBe(true);

  // A choice is drawn while it has the focus, and chosen with Enter.
  const best = choices(page).first();
  await press(best.locator('.choice-name button'));
  await expect(page.locator('.space.chosen')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(best.getByRole('button', { pressed: true })).toBeVisible();

  // The worker plays it out; what it has counted grows until it is stopped.
  await press(best.getByRole('checkbox'), 'Space');
  await press(button('Play out 1 choice'), 'Enter');
  await expect(best.locator('.is-mover small')).toContainText('±', PATIENCE);
  await page.keyboard.press('Enter');
  await expect(spoken).toContainText('Best so far: Squatter');
  const counter = page.locator('.rollout-count');
  const stopped = await counter.innerText();
  await page.keyboard.press('Enter');
  await expect(counter).not.toHaveText(stopped, PATIENCE);

  await press(button(/^Play it: .*take$/).first(), 'Enter');
  await expect(heading).toHaveText('Blue is about to roll');
  await expect(heading).toBeFocused();
  await expect(page.getByRole('row', { name: '3 rolls' })).toContainText('%');
  await page.keyboard.press('Control+z');
  await expectPosition(page, SAMPLE);

  // Dice, players and rules.
  await press(button('Add a 1'), '1', '1', '6');
  await expectPosition(page, / g 116 - std$/);
  await press(button('No roll'), 'Enter');
  await expectPosition(page, / gbo g - - std$/);
  await press(color(2), 'ArrowDown'); // seat 3 gets what seat 2 had
  await expectPosition(page, / gob g/);
  await expect(color(2)).toBeFocused();
  await page.keyboard.press('ArrowDown'); // it has no owner
  await expectPosition(page, / grb g/);
  await expect(color(2)).toBeFocused();
  await press(button(en.seats.earlier('Blue')), 'Enter');
  await expectPosition(page, / gbr g/);
  await expect(button(en.seats.earlier('Blue'))).toBeFocused();
  await press(page.getByRole('radio', { name: /^Green\s+on turn/ }), 'ArrowDown');
  await expectPosition(page, / gbr b/);
  await press(page.getByRole('checkbox', { name: /^Green\s+has left/ }), 'Space');
  await expectPosition(page, / Gbr b/);
  await page.keyboard.press('Space');
  await press(button(en.seats.remove('Red')), 'Enter');
  await expectPosition(page, / gb b/);
  await expect(button(en.seats.remove('Blue'))).toBeFocused();
  await press(button(en.seats.add), 'Enter', 'Enter', 'Enter', 'Enter');
  await expectPosition(page, / gborv b/);
  await expect(button(en.seats.add)).toBeFocused();
  await press(page.getByLabel('Last round'), 'ArrowDown');
  await expectPosition(page, / gborv b - 1 std$/);
  await press(page.getByLabel('Rules', { exact: true }), 'ArrowDown');
  await expectPosition(page, / gborv b - 1 reuse$/);

  await open(page, BUST);
  await press(button(en.result.goOn), 'Enter');
  await expect(heading).toHaveText('Blue is about to roll');
  await expect(heading).toBeFocused();

  // Arrows go from space to space; letters and digits lie where the focus is.
  await open(page, EMPTY);
  const corner = page.locator('[data-space="1,6"]');
  await press(corner, 'g', 'ArrowRight', 'Shift+B', 'ArrowRight', 'o', '4', 'ArrowDown', '5', 'c');
  await expectPosition(page, 'gBo4.../...5*.../....../....../....../...... gbo g - - std');
  await expect(spoken).toContainText('claim on squatter 5');
  await press(page.getByRole('radio', { name: en.palette.hand }), 'ArrowUp');
  await expect(page.getByRole('radio', { name: 'Eraser' })).toBeChecked();
  await press(page.locator('[data-space="2,6"]'), 'Enter');
  await expectPosition(page, /^g\./);
});

/** Runs in the page: what a browser tells of a finger that drags a thing to a space. */
const dragByFinger = ([title, space]: readonly [string, string]): void => {
  const thing = document.querySelector(`[title="${title}"]`);
  const to = document.querySelector(`[data-space="${space}"]`)?.getBoundingClientRect();
  if (thing === null || to === undefined) throw new Error(title);
  const fire = (type: string, clientX: number, clientY: number): void => {
    const pointer = { pointerId: 7, pointerType: 'touch', isPrimary: true, bubbles: true };
    thing.dispatchEvent(new PointerEvent(type, { ...pointer, clientX, clientY }));
  };
  fire('pointerdown', 0, 0);
  fire('pointermove', to.x + to.width / 2, to.y + to.height / 2);
  fire('pointerup', to.x + to.width / 2, to.y + to.height / 2);
};

test.describe('by mouse and by finger', () => {
  test.use({
    hasTouch: true,
    kept: { speed: 0, motion: 'reduced' },
    permissions: ['clipboard-read', 'clipboard-write'],
  });

  test('a game is carried over, things are dragged, and everybody can read it everywhere', async ({
    page,
  }) => {
    await openRecord(page, cutGame('three-standard', 14, 1));
    await openMenu(page);
    await page.getByRole('button', { name: WORDS.en.table.menu.analyse }).click();
    await expect(choices(page).first()).toBeVisible(PATIENCE);
    expect(shown(page)).toMatch(/ [1-6]{3} - std$/);

    await open(page, 'b3...../....../....../....../....../...... gbo g - - std');
    const centre = async (selector: string): Promise<[number, number]> => {
      const box = await page.locator(selector).boundingBox();
      if (box === null) throw new Error(selector);
      return [box.x + box.width / 2, box.y + box.height / 2];
    };
    const drag = async (from: string, ...way: readonly [number, number][]): Promise<void> => {
      await page.mouse.move(...(await centre(from)));
      await page.mouse.down();
      for (const to of way) await page.mouse.move(...to, { steps: 4 });
      await page.mouse.up();
    };
    await drag('[title="Orange, claimed for good"]', await centre('[data-space="3,3"]'));
    await expectPosition(page, 'b3...../....../....../..O.../....../...... gbo g - - std');
    await drag('[data-space="1,6"]', await centre('[data-space="6,1"]'));
    await expectPosition(page, '....../....../....../..O.../....../.....b3 gbo g - - std');
    await drag('[data-space="3,3"]', [5, 5]);
    await expectPosition(page, '....../....../....../....../....../.....b3 gbo g - - std');
    // Out and back again is no click, not even with the eraser.
    await page.getByTitle(en.palette.eraser).click();
    await drag('[data-space="6,1"]', [5, 5], await centre('[data-space="6,1"]'));
    await drag('[title="Blue, claimed for good"]', await centre('[data-space="1,1"]'));
    await expectPosition(page, '....../....../....../....../....../B....b3 gbo g - - std');
    await drag('[data-space="6,1"]', await centre('[data-space="1,1"]'));
    await expect(page.locator('.editor-notice')).toHaveText(en.notices.replaced);

    await open(page, SAMPLE);
    await expect(choices(page)).toHaveCount(6, PATIENCE);
    await page.getByRole('button', { name: en.tools.copyLink }).click();
    await expect(page.locator('.editor-notice')).toHaveText(WORDS.en.table.menu.linkCopied);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await expectFits(page);
    await expectAccessible(page);
    const keys = page.getByRole('button', { name: WORDS.en.table.menu.keys, exact: true });
    await press(keys, 'Enter');
    await expect(page.getByRole('dialog', { name: WORDS.en.table.menu.keys })).toContainText(
      en.keys.claimed,
    );
    await page.keyboard.press('Escape');
    await expect(keys).toBeFocused();

    await resize(page, PHONE);
    for (const language of ['de', 'nl'] as const) {
      const { palette, lead } = TEXTS[language];
      await speak(page, language, lead);
      await expectFits(page);
      await expect(
        page.getByTitle(palette.settled(WORDS[language].words.colors.blue)),
      ).toBeVisible();
    }
    await page.getByTitle(TEXTS.nl.palette.settled(WORDS.nl.words.colors.blue)).tap();
    await page.locator('[data-space="1,1"]').tap();
    await expectPosition(page, /\/b\.g\.\.\. gbo g 345/);
    await page.evaluate(dragByFinger, [TEXTS.nl.palette.claim, '1,5'] as const);
    await expect(page.locator('.editor-notice')).not.toBeEmpty();
    await expectPosition(page, /\/Gg\.\.\.O/); // claimed for good: nothing can lie on it
    await page.evaluate(dragByFinger, [TEXTS.nl.palette.claim, '2,5'] as const);
    await expectPosition(page, /\/Gg\*/);
  });
});
