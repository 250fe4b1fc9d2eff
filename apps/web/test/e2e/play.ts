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
  /** How many steps have been played; it grows with every choice. */
  readonly rest: number;
};

/** Runs in the page: what there is to see once the table says that it is at rest after another step. */
const lookAround = async (before: number | null): Promise<Look> => {
  const saidRest = (): string | undefined => {
    const said = document.querySelector<HTMLElement>('.actions[data-rest]')?.dataset['rest'];
    return said === undefined || Number(said) === before ? undefined : said;
  };
  const news = (): Promise<void> =>
    new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        if (saidRest() === undefined) return;
        observer.disconnect();
        // Everything else that has changed with it is drawn in the next frame.
        requestAnimationFrame(() => resolve());
      });
      observer.observe(document, {
        subtree: true,
        childList: true,
        attributeFilter: ['data-rest'],
      });
    });
  while (saidRest() === undefined) await news();
  const said = saidRest();
  const isReady = (selector: string): boolean =>
    document.querySelector(`${selector}[aria-disabled="false"]`) !== null;
  const spaces = [...document.querySelectorAll<HTMLElement>('[role=gridcell]')];
  const named = (look: string, words = /./): readonly string[] =>
    spaces
      .filter((space) => space.classList.contains(look) && words.test(space.ariaLabel ?? ''))
      .map((space) => space.dataset['space'] ?? '');
  const take = document.querySelector<HTMLElement>('.take-plate b')?.textContent ?? '';
  return {
    isOver: document.querySelector('.banner[data-kind=over]') !== null,
    canRoll: isReady('.roll-plate'),
    canTake: isReady('.take-plate'),
    lit: named('lit'),
    claims: named('lit', /claim|Besitzstein/),
    chosen: named('chosen')[0] ?? null,
    staked: Number(/\d+/.exec(take)?.[0] ?? 0),
    rest: Number(said),
  };
};

/** Waits until the table is at rest and something has happened since the look before. */
export const nextLook = (page: Page, before: number | null): Promise<Look> =>
  page.evaluate(lookAround, before);

/** The input method: mouse, finger or keys. */
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

/** N visits the lit spaces one after the other, Enter chooses. */
export const keys: Hand = {
  choose: async (page, space) => {
    const wanted = page.locator(`[data-space="${space}"]`);
    const isThere = (): Promise<boolean> =>
      wanted.evaluate((one) => one === document.activeElement);
    while (!(await isThere())) await page.keyboard.press('n');
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
    look = await nextLook(page, look.rest);
  }
  return look;
};

/** Plays until the next turn begins and nothing is at stake. */
export const finishTurn = async (page: Page, hand: Hand): Promise<Look> => {
  const before = await nextLook(page, null);
  await act(page, hand, before);
  await nextLook(page, before.rest);
  return playOn(page, hand, {
    isEnough: ({ canRoll, canTake, lit }) => canRoll && !canTake && lit.length === 0,
  });
};
