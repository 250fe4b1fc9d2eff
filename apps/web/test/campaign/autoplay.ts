import type { Page } from '@playwright/test';
import { expect } from '../e2e/fixtures.ts';

/** How a page plays by itself: takes with so many spaces; claims end the game, squatters alone make it long. */
type Habit = { readonly greed?: number; readonly likesClaims?: boolean };

/** Runs in the page: plays whenever the table is at rest, by habit. */
const playAlong = ({ greed = 3, likesClaims = true }: Habit): void => {
  const RETRY_MS = 5_000;
  const { dataset } = document.documentElement;
  const isRunning = dataset['plays'] !== undefined;
  dataset['plays'] = 'yes';
  dataset['greed'] = String(greed);
  dataset['claims'] = likesClaims ? 'yes' : 'no';
  if (isRunning) return;
  let last: string | undefined;
  let pressedAt = 0;
  const press = (selector: string): void => document.querySelector<HTMLElement>(selector)?.click();
  const act = (): void => {
    const rest = document.querySelector<HTMLElement>('.actions[data-rest]')?.dataset['rest'];
    // Who sees nothing happen presses again.
    const isNews = rest !== last || Date.now() - pressedAt > RETRY_MS;
    last = rest;
    if (rest === undefined || !isNews || dataset['plays'] !== 'yes') return;
    pressedAt = Date.now();
    const lit = [...document.querySelectorAll<HTMLElement>('[role=gridcell].lit')];
    const isChosen = document.querySelector('[role=gridcell].chosen') !== null;
    const isLiked = (space: HTMLElement): boolean =>
      /claim|Besitzstein/.test(space.ariaLabel ?? '') === (dataset['claims'] === 'yes');
    const take = document.querySelector('.take-plate b')?.textContent ?? '';
    if (!isChosen && lit.length > 0) (lit.find(isLiked) ?? lit[0])?.click();
    else if (Number(/\d+/.exec(take)?.[0] ?? 0) >= Number(dataset['greed'])) press('.take-plate');
    else press('.roll-plate');
  };
  setInterval(act, 15);
};

/** All players play automatically from now on, until they rest or the page is opened again. */
export const play = async (pages: readonly Page[], habit: Habit = {}): Promise<void> => {
  for (const page of pages) await page.evaluate(playAlong, habit);
};

/** Stops all of them. */
export const rest = async (pages: readonly Page[]): Promise<void> => {
  for (const page of pages)
    await page.evaluate(() => {
      document.documentElement.dataset['plays'] = 'no';
    });
};

/** Within the limit of the test: how long a game takes depends on the machine. */
export const seeTheEnd = async (pages: readonly Page[]): Promise<void> => {
  for (const page of pages)
    await expect(page.locator('.banner[data-kind=over]')).toBeVisible({ timeout: 0 });
};

/** Everybody plays along by themselves until the game is over on every screen. */
export const playToTheEnd = async (pages: readonly Page[], habit: Habit = {}): Promise<void> => {
  await play(pages, habit);
  await seeTheEnd(pages);
};
