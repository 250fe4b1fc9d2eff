import { recordNamed } from '@claim-it/testkit';
import type { Language } from '@claim-it/text';
import type { Page } from '@playwright/test';
import { FIRST } from '../analysis/puzzle.ts';
import { expect } from './fixtures.ts';
import { nextLook } from './play.ts';
import { openMenu } from './records.ts';
import { openRecord, recordFor } from './tables.ts';
import { WORDS } from './words.ts';

/** A golden game, cut off after some words of a turn, with miners' names. */
export const cutGame = (name: string, turn: number, words: number, bots?: string): string => {
  const lines = recordNamed(`golden/${name}`).split('\n');
  const tags = lines.filter((line) => /^\[(Game|Date|Seats|Rules)/.test(line));
  const turns = lines.filter((line) => /^\d/.test(line));
  const cut = turns[turn]?.split(' ').slice(0, words + 2) ?? [];
  const names = ['Josie', 'Amos', 'Lottie', 'Silas', 'Ruth'].join(' | ');
  return [
    ...tags,
    '[Result "*"]',
    `[Names "${names}"]`,
    ...(bots === undefined ? [] : [`[Bots "${bots}"]`]),
    ...turns.slice(0, turn),
    ...(words === 0 ? [] : [cut.join(' ')]),
    '',
  ].join('\n');
};

/** A golden game to its end. */
const wholeGame = (name: string): string =>
  recordNamed(`golden/${name}`).replace(
    /\[Event [^\n]+\n/,
    '[Names "Josie | Amos | Lottie | Silas | Ruth"]\n',
  );

const settle = async (page: Page): Promise<void> => {
  await nextLook(page, null);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
};

const openSheet = async (page: Page, language: Language, item: string): Promise<void> => {
  await openMenu(page, language);
  await page.getByRole('dialog').getByRole('button', { name: item, exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

type Reach = (page: Page, language: Language) => Promise<void>;

const table =
  (record: string, more: Reach = async () => {}): Reach =>
  async (page, language) => {
    await openRecord(page, record, language);
    await settle(page);
    await more(page, language);
  };

const at =
  (path: string, heading = 'h1'): Reach =>
  async (page, language) => {
    await page.goto(`/${language}/${path}`);
    await expect(page.locator(heading).first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
  };

const JUMPED = recordFor({
  seats: 'gob',
  names: ['Josie', 'Amos', 'Lottie'],
  turns: ['1. g 236 s6@23 take', '2. o 236 s6@23 take', '3. b 145 s1@45 take'],
});

/** Everything there is to see, by name, and how to get there. */
export const STATES: Readonly<Record<string, Reach>> = {
  home: at(''),
  setup: at('setup'),
  saved: async (page, language) => {
    await openRecord(page, wholeGame('two-standard'), language);
    await openRecord(page, cutGame('three-standard', 9, 0), language);
    await at('saved', '.game-card')(page, language);
  },
  learn: at('learn'),
  lesson: at('learn/2', '[role=grid]'),
  lessonOne: at('learn/1', '[role=grid]'),
  puzzle: at(`puzzles/${FIRST.id}`, '[role=grid]'),
  rules: at('rules'),
  settings: at('settings'),
  notFound: at('nothing'),
  toRoll: table(cutGame('three-standard', 14, 0)),
  toPlace: table(cutGame('three-standard', 14, 1)),
  toDecide: table(cutGame('three-standard', 14, 2)),
  fivePlayers: table(cutGame('five-standard', 16, 1)),
  /** A bot is on turn that never decides. */
  otherTurn: async (page, language) => {
    await page.route(/\/worker-[^/]+\.js$/, () => {});
    await openRecord(page, cutGame('three-standard', 15, 0, 'miner | - | legend'), language);
    await expect(page.locator('.banner')).toHaveAttribute('data-kind', 'watching');
  },
  /** The first roll of a new game, with the tip that tells the aim. */
  firstRoll: async (page, language) => {
    await at('setup', '.start')(page, language);
    await page.locator('.start').click();
    await expect(page.locator('.tip-slip')).toBeVisible();
    await settle(page);
  },
  /** Another player has jumped a space. */
  jumped: async (page, language) => {
    await table(JUMPED)(page, language);
    await expect(page.locator('.jump-notice')).toBeVisible();
  },
  lastRound: table(cutGame('two-standard', 37, 1)),
  over: table(wholeGame('two-standard')),
  menu: table(cutGame('three-standard', 14, 1), openMenu),
  notes: table(cutGame('three-standard', 14, 1), (page, language) =>
    openSheet(page, language, WORDS[language].table.notes.heading),
  ),
  keys: table(cutGame('three-standard', 14, 1), (page, language) =>
    openSheet(page, language, WORDS[language].table.menu.keys),
  ),
  leave: table(cutGame('three-standard', 14, 1), (page, language) =>
    openSheet(page, language, WORDS[language].table.menu.leave),
  ),
};
