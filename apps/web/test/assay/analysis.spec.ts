import { readFileSync } from 'node:fs';
import { formatPosition, parseRecord } from '@claim-it/rules';
import type { AnalysisText, Language } from '@claim-it/text';
import { analysis as de } from '@claim-it/text/de/analysis';
import { analysis as en } from '@claim-it/text/en/analysis';
import { analysis as nl } from '@claim-it/text/nl/analysis';
import type { Page } from '@playwright/test';
import { expectAccessible, expectContrast } from '../e2e/axe.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { openMenu } from '../e2e/records.ts';
import { cutGame } from '../e2e/states.ts';
import { openRecord } from '../e2e/tables.ts';
import { WORDS } from '../e2e/words.ts';

const TEXTS: Readonly<Record<Language, AnalysisText>> = { en, de, nl };
const SAMPLE = '..Gg.o/Gg...O/.Gobo./...B../B.3..bO/..g... gbo g 345 - std';
const record = readFileSync(new URL('known.claim', import.meta.url), 'utf8');

/** The position that the address says, which is the one that is shown. */
const shown = (page: Page): string => decodeURIComponent(new URL(page.url()).hash.slice(1));

const expectPosition = (page: Page, position: string | RegExp): Promise<void> =>
  expect(async () =>
    typeof position === 'string'
      ? expect(shown(page)).toBe(position)
      : expect(shown(page)).toMatch(position),
  ).toPass({ intervals: [20, 50, 100] });

const open = async (page: Page, position?: string, language: Language = 'en'): Promise<void> => {
  const hash = position === undefined ? '' : `#${encodeURIComponent(position)}`;
  await page.goto(`/${language}/analysis${hash}`);
  await expect(page.getByRole('grid')).toBeVisible();
};

/** Tab alone leads to everything; `back` goes the other way round. */
const tabTo = async (page: Page, name: string | RegExp, back = false): Promise<void> => {
  for (let presses = 0; presses < 90; presses += 1) {
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
    const label = await page.evaluate(() => {
      const at = document.activeElement;
      if (at === null) return '';
      const [label] =
        at instanceof HTMLInputElement || at instanceof HTMLSelectElement ? (at.labels ?? []) : [];
      return (at.getAttribute('aria-label') ?? (label ?? at).textContent ?? '').trim();
    });
    if (typeof name === 'string' ? label === name : name.test(label)) return;
  }
  throw new Error(`Tab does not lead to ${name}`);
};

const press = async (page: Page, ...keys: readonly string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};

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

const choices = (page: Page) => page.locator('.choices tbody tr');

test('a position is set up with keys alone', async ({ page }) => {
  await open(page);
  await tabTo(page, /^Column 1, row 6/);
  await press(page, 'g', 'ArrowRight', 'Shift+B', 'ArrowRight', 'o', '4', 'ArrowDown', '5', 'c');
  await expectPosition(page, 'gBo4.../...5*.../....../....../....../...... gbo g - - std');
  await expect(page.locator('.analysis-spoken')).toContainText('claim on squatter 5');
  await press(page, 'Delete', 'ArrowUp', 'ArrowLeft', '1');
  await expect(page.locator('.bench-notice')).toContainText('claimed for good');
  await press(page, 'Control+z', 'Control+z');
  await expectPosition(page, 'gBo4.../...5.../....../....../....../...... gbo g - - std');
  await press(page, 'Control+y');
  await tabTo(page, 'Back');
  await press(page, 'Enter', 'Enter');
  await tabTo(page, en.palette.hand);
  await press(page, 'ArrowUp');
  await expect(page.getByRole('radio', { name: 'Eraser' })).toBeChecked();
  await tabTo(page, /^Column/, true);
  await press(page, 'Enter');
  await expectPosition(page, /^g\./);
});

test('dice, players and rules are set with keys alone', async ({ page }) => {
  await open(page, SAMPLE);
  await tabTo(page, 'Put down a 1');
  await press(page, '1', '1');
  await expect(page.locator('.dice-told')).toContainText('1 more die');
  await press(page, '6');
  await expectPosition(page, / g 116 - std$/);
  await press(page, 'Backspace');
  await expectPosition(page, / g - - std$/);
  await tabTo(page, 'Roll the dice');
  await press(page, 'Enter');
  await expectPosition(page, / g [1-6]{3} - std$/);
  await tabTo(page, 'No roll');
  await press(page, 'Enter');
  await expectPosition(page, / gbo g - - std$/);
  await tabTo(page, 'Blue one seat earlier');
  await press(page, 'Enter');
  await expectPosition(page, / bgo g - - std$/);
  await tabTo(page, /^Blue\s+on turn|^Green\s+on turn/);
  await press(page, 'ArrowUp');
  await expectPosition(page, / bgo b - - std$/);
  await tabTo(page, 'Color of seat 3');
  await press(page, 'v');
  await expectPosition(page, / bgv b - - std$/);
  await tabTo(page, /^Violet\s+has left/);
  await press(page, 'Space');
  await expectPosition(page, / bgV b - - std$/);
  await tabTo(page, 'Add a player');
  await press(page, 'Enter');
  await expectPosition(page, / bgVo b - - std$/);
  await tabTo(page, 'Remove Orange', true);
  await press(page, 'Enter');
  await tabTo(page, 'Last round');
  await press(page, 'ArrowDown');
  await expectPosition(page, / bgV b - 1 std$/);
  await tabTo(page, 'Rules');
  await press(page, 'ArrowDown');
  await expectPosition(page, / bgV b - 1 reuse$/);
});

test('the focus is never lost: it stays with the seat, or goes where reading goes on', async ({
  page,
}) => {
  await open(page, SAMPLE);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const color = (seat: number) => page.getByLabel(en.seats.color(seat), { exact: true });
  await tabTo(page, en.seats.color(2));
  await press(page, 'ArrowDown'); // seat 3 gets what seat 2 had
  await expectPosition(page, / gob g/);
  await expect(color(2)).toBeFocused();
  await press(page, 'ArrowDown'); // nobody has it
  await expectPosition(page, / grb g/);
  await expect(color(2)).toBeFocused();
  await tabTo(page, en.seats.earlier('Blue'));
  await press(page, 'Enter');
  await expectPosition(page, / gbr g/);
  await expect(button(en.seats.earlier('Blue'))).toBeFocused();
  await tabTo(page, en.seats.remove('Red'));
  await press(page, 'Enter');
  await expectPosition(page, / gb g/);
  await expect(button(en.seats.remove('Blue'))).toBeFocused();
  await tabTo(page, en.seats.add);
  await press(page, 'Enter', 'Enter', 'Enter', 'Enter');
  await expectPosition(page, / gborv g/);
  await expect(button(en.seats.add)).toBeFocused();

  const heading = page.locator('.result-sheet h2');
  await open(page, '....../....../....../....../....../..1.... gb g 111 - std');
  await page.reload();
  await expect(button(en.result.goOn)).toBeVisible();
  await tabTo(page, en.result.goOn);
  await press(page, 'Enter');
  await expect(heading).toHaveText('Blue is about to roll');
  await expect(heading).toBeFocused();
  await press(page, 'Control+z');
  await open(page, SAMPLE);
  await page.reload();
  await expect(choices(page)).toHaveCount(6);
  await tabTo(page, /^Play it: .*take$/);
  await press(page, 'Enter');
  await expect(heading).toHaveText('Blue is about to roll');
  await expect(heading).toBeFocused();
});

test('choices are drawn, played on and rolled out with keys alone', async ({ page }) => {
  await open(page, SAMPLE);
  await expect(choices(page)).toHaveCount(6);
  await expect(page.locator('.analysis-spoken')).toContainText('6 choices. Best: Squatter');
  await tabTo(page, /^Best/);
  await expect(page.locator('.space.chosen')).toHaveCount(1);
  await press(page, 'Enter');
  const best = choices(page).first();
  await expect(best.getByRole('button', { pressed: true })).toBeVisible();
  await expect(best).toContainText(/\d+ of 216/);
  await tabTo(page, /^Roll out: /, true);
  await press(page, 'Space');
  await tabTo(page, 'Roll out 1 choice', true);
  await press(page, 'Enter');
  const error = async (): Promise<number> =>
    Number(/±(\d+\.\d+)/.exec(await best.locator('small').first().innerText())?.[1]);
  await expect(best.locator('.is-mover small')).toBeVisible();
  const first = await error();
  await expect(async () => expect(await error()).toBeLessThan(first)).toPass({ timeout: 120_000 });
  await press(page, 'Enter');
  await expect(page.locator('.analysis-spoken')).toContainText('Best so far: Squatter');
  const counter = page.locator('.rollout-count');
  const stopped = await counter.innerText();
  await press(page, 'Enter');
  await expect(counter).not.toHaveText(stopped);
  await tabTo(page, /^Play it: Squatter . on .,., then roll/);
  await press(page, 'Enter');
  await expect(page.getByRole('heading', { name: 'Green is about to roll' })).toBeVisible();
  await expect(page.getByRole('row', { name: '3 rolls' })).toContainText('%');
  await press(page, 'Control+z');
  await expectPosition(page, SAMPLE);
  await expect(choices(page)).toHaveCount(6);
  await tabTo(page, /^Play it: .*take$/);
  await press(page, 'Enter');
  await expect(page.getByRole('heading', { name: 'Blue is about to roll' })).toBeVisible();
});

test('a bust, an end and a position out of reach are told', async ({ page }) => {
  await open(page, '....../....../....../....../....../..1.... gb g 111 - std');
  await expect(page.getByRole('heading', { name: 'Green busts with 1, 1 and 1' })).toBeVisible();
  await page.getByRole('button', { name: en.result.goOn }).click();
  await expect(page.getByRole('heading', { name: 'Blue is about to roll' })).toBeVisible();
  await open(page, 'GGGGGG/GGGGGG/GG..../....../....../...... gb b - - std');
  await expect(page.getByText(en.doubts.title)).toBeVisible();
  await expect(page.getByRole('table', { name: en.result.chances })).toBeVisible();
  await page.getByLabel(en.seats.lastRound).selectOption(en.seats.over);
  await expect(page.locator('.result-sheet')).toContainText('Green wins!');
});

test.describe('what is pasted', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('is read, or answered with the field that is wrong, and goes out again', async ({
    page,
  }) => {
    await open(page);
    await tabTo(page, en.tools.paste);
    await press(page, 'Enter');
    const box = page.getByRole('textbox', { name: en.paste.label });
    const problem = page.getByRole('dialog').getByRole('alert');
    const read = async (pasted: string): Promise<void> => {
      await box.fill(pasted);
      await press(page, 'Tab', 'Enter');
    };
    await read('');
    await expect(problem).toHaveText(en.paste.nothing);
    await read(SAMPLE.replace('345', '543'));
    await expect(problem).toContainText(`${en.paste.fields[3]}: “543” is not a roll`);
    await read(SAMPLE.replace('gbo', 'gbx'));
    await expect(problem).toContainText(en.paste.fields[1]);
    await read(record.replace('s6@35', 's6@11'));
    await expect(problem).toContainText(/^Line \d+, column \d+: /);
    await read(record);
    await expect(page.locator('.bench-notice')).toContainText('Back goes through');
    const replay = parseRecord(record);
    await expectPosition(page, replay.ok ? formatPosition(replay.value.end) : '');
    await press(page, 'Control+z');
    await expect(page.locator('.result-sheet h2')).not.toHaveText(en.result.over);
    await page.getByRole('button', { name: en.tools.copyLink }).click();
    await expect(page.locator('.bench-notice')).toHaveText(en.notices.linkCopied);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await page.getByRole('button', { name: en.tools.copyPosition }).click();
    await expect(page.locator('.bench-notice')).toHaveText(en.notices.positionCopied);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shown(page));
  });
});

test('a bad address says so and leaves an empty board', async ({ page }) => {
  await open(page, 'nonsense');
  await expect(page.locator('.bench-notice')).toContainText(en.paste.whole);
  await expect(page.locator('.chances')).toBeVisible();
});

test.describe('a worker that dies', () => {
  test.use({ expected: /worker|Failed to load resource|net::/ });

  test('is told, and asked again', async ({ page }) => {
    await page.route('**/assets/worker-*.js', (route) => route.abort());
    await open(page, SAMPLE);
    await expect(page.getByText(en.result.failed)).toBeVisible();
    await expect(page.getByRole('gridcell', { name: /legal: place squatter/ })).toHaveCount(3);
    await page.unroute('**/assets/worker-*.js');
    await page.getByRole('button', { name: en.result.retry }).click();
    await expect(choices(page)).toHaveCount(6);
  });
});

test('things are dragged to the board, over it and off it', async ({ page }) => {
  await open(page, 'b3...../....../....../....../....../...... gbo g - - std');
  const centre = async (selector: string): Promise<[number, number]> => {
    const box = await page.locator(selector).boundingBox();
    if (box === null) throw new Error(selector);
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const drag = async (from: string, to: [number, number]): Promise<void> => {
    await page.mouse.move(...(await centre(from)));
    await page.mouse.down();
    await page.mouse.move(...to, { steps: 4 });
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
  const [x, y] = await centre('[data-space="6,1"]');
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(5, 5, { steps: 4 });
  await page.mouse.move(x, y, { steps: 4 });
  await page.mouse.up();
  await drag('[title="Blue, claimed for good"]', await centre('[data-space="1,1"]'));
  await expectPosition(page, '....../....../....../....../....../B....b3 gbo g - - std');
  await drag('[data-space="6,1"]', await centre('[data-space="1,1"]'));
  await expect(page.locator('.bench-notice')).toHaveText(en.notices.replaced);
});

test('the keys are listed on a sheet that anybody can read', async ({ page }) => {
  await open(page);
  await tabTo(page, en.tools.keys);
  await press(page, 'Enter');
  await expect(page.getByRole('dialog', { name: en.keys.title })).toContainText(en.keys.claimed);
  await expectAccessible(page);
  await press(page, 'Escape');
  await expect(page.getByRole('button', { name: en.tools.keys, exact: true })).toBeFocused();
});

test('a game of this device is carried over from its menu', async ({ page }) => {
  await openRecord(page, cutGame('three-standard', 14, 1));
  await openMenu(page);
  await page.getByRole('button', { name: WORDS.en.table.menu.analyse }).click();
  await expect(choices(page).first()).toBeVisible();
  expect(shown(page)).toMatch(/ [1-6]{3} - std$/);
});

for (const language of ['en', 'de', 'nl'] as const)
  test.describe(`in ${language}`, () => {
    test.use({
      viewport: language === 'en' ? { width: 1440, height: 900 } : { width: 390, height: 844 },
      hasTouch: language !== 'en',
      kept: { speed: 0, motion: 'reduced' },
    });

    test('everything fits, is named, and can be read by day and night', async ({ page }) => {
      await open(page, SAMPLE, language);
      const say = TEXTS[language];
      await expect(choices(page)).toHaveCount(6);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      if (language !== 'en') {
        const thing = page.getByTitle(say.palette.settled(WORDS[language].words.colors.blue));
        await thing.tap();
        await page.locator('[data-space="1,1"]').tap();
        await expectPosition(page, /\/b\.g\.\.\. gbo g 345/);
        await page.evaluate(dragByFinger, [say.palette.claim, '1,5'] as const);
        await expectPosition(page, /\/Gg/); // claimed for good: nothing can lie on it
        await expect(page.locator('.bench-notice')).not.toBeEmpty();
        await page.evaluate(dragByFinger, [say.palette.claim, '2,5'] as const);
        await expectPosition(page, /\/Gg\*/);
      }
      if (language === 'nl') return; // only the words differ
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
      await expectContrast(page);
    });
  });
