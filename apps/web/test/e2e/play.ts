import type { Language } from '@claim-it/text';
import type { Locator, Page } from '@playwright/test';
import { WORDS } from './words.ts';

/** What a player sees of the table: what may be done now. */
export type Look = {
  readonly isOver: boolean;
  readonly canRoll: boolean;
  readonly canTake: boolean;
  readonly lit: readonly string[];
  /** The glowing spaces where a claim would land. */
  readonly claims: readonly string[];
  readonly chosen: string | null;
  /** How many spaces Take would take. */
  readonly staked: number;
  /** Everything that can be read; it changes with every step. */
  readonly words: string;
};

/** Runs in the page: what there is to see once something has changed and a person may act again, or the game is over. */
const lookAround = (before: string | null): Look | null => {
  const isReady = (selector: string): boolean =>
    document.querySelector(`${selector}[aria-disabled="false"]`) !== null;
  const spaces = [...document.querySelectorAll<HTMLElement>('[role=gridcell]')];
  const named = (look: string): readonly string[] =>
    spaces
      .filter((space) => space.classList.contains(look))
      .map((space) => space.dataset['space'] ?? '');
  const isOver = document.querySelector('.banner[data-kind=over]') !== null;
  const canRoll = isReady('.roll-plate');
  const lit = named('lit');
  const chosen = named('chosen')[0] ?? null;
  // A chosen space is shown before its choice is safe; only then one may roll.
  const mayChoose = lit.length > 0 && chosen === null;
  if (!(isOver || canRoll || mayChoose)) return null;
  const isForClaim = (space: string): boolean =>
    /claim|Besitzstein/.test(
      document.querySelector(`[data-space="${space}"]`)?.getAttribute('aria-label') ?? '',
    );
  const read = (selector: string): string =>
    [...document.querySelectorAll<HTMLElement>(selector)].map((one) => one.textContent).join();
  // Not the live regions: they come and go by themselves.
  const words = [
    ...spaces.map((space) => space.getAttribute('aria-label')),
    read('.banner, .room, .table-left, .table-right'),
  ].join();
  if (words === before) return null;
  const take = document.querySelector<HTMLElement>('.take-plate b')?.textContent ?? '';
  return {
    ...{ isOver, canRoll, lit, chosen, words },
    canTake: isReady('.take-plate'),
    claims: lit.filter((space) => isForClaim(space)),
    staked: Number(/\d+/.exec(take)?.[0] ?? 0),
  };
};

/** Waits until something has changed and a person may act again, or the game is over. */
export const nextLook = async (page: Page, before: string | null): Promise<Look> => {
  const limits = { polling: 20, timeout: 30_000 };
  const look = await (await page.waitForFunction(lookAround, before, limits)).jsonValue();
  if (look === null) throw new Error('a look that is waited for sees something');
  return look;
};

/** How somebody plays: by mouse, finger or keys. */
export type Hand = {
  readonly choose: (page: Page, space: string) => Promise<void>;
  readonly roll: (page: Page) => Promise<void>;
  readonly take: (page: Page, spaces: number) => Promise<void>;
};

const byPointer = (press: (target: Locator) => Promise<void>, language: Language): Hand => {
  const { roll, rollAgain, take } = WORDS[language].table.plates;
  const rolling = new RegExp(`^(${roll}|${rollAgain})`);
  return {
    choose: (page, space) => press(page.locator(`[data-space="${space}"]`)),
    roll: (page) => press(page.getByRole('button', { name: rolling })),
    take: (page, spaces) => press(page.getByRole('button', { name: take(spaces) })),
  };
};

export const mouse = (language: Language = 'en'): Hand =>
  byPointer((target) => target.click(), language);

export const finger = (language: Language = 'en'): Hand =>
  byPointer((target) => target.tap(), language);

/** Two digits jump to a space; they are typed together, because they have to follow each other soon. */
export const jumpTo = async (page: Page, space: string): Promise<void> => {
  await Promise.all(space.split(',').map((digit) => page.keyboard.press(`Digit${digit}`)));
};

/** Two digits jump to a space, Enter chooses it. */
export const keys: Hand = {
  choose: async (page, space) => {
    await jumpTo(page, space);
    await page.keyboard.press('Enter');
  },
  roll: (page) => page.keyboard.press('r'),
  take: (page) => page.keyboard.press('t'),
};

/** A plain player who likes claims, because they end the game, and takes with three spaces. */
export const act = async (page: Page, hand: Hand, look: Look, greed = 3): Promise<void> => {
  const best = look.claims[0] ?? look.lit[0];
  if (look.chosen === null && best !== undefined) return hand.choose(page, best);
  if (look.canTake && look.staked >= greed) return hand.take(page, look.staked);
  return hand.roll(page);
};

/** Plays until the game is over, for everybody who is a person, or until `isEnough`. */
export const playOn = async (
  page: Page,
  hand: Hand,
  {
    greed = 3,
    isEnough = () => false,
  }: { greed?: number; isEnough?: (look: Look) => boolean } = {},
): Promise<Look> => {
  let look = await nextLook(page, null);
  while (!look.isOver && !isEnough(look)) {
    await act(page, hand, look, greed);
    look = await nextLook(page, look.words);
  }
  return look;
};

/** Plays until the next turn begins and nothing lies on the table that could still be lost. */
export const finishTurn = async (page: Page, hand: Hand): Promise<Look> => {
  const before = await nextLook(page, null);
  await act(page, hand, before);
  await nextLook(page, before.words);
  return playOn(page, hand, {
    isEnough: ({ canRoll, canTake, lit }) => canRoll && !canTake && lit.length === 0,
  });
};
