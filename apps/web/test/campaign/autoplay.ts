import type { Page } from '@playwright/test';
import { expect } from '../e2e/fixtures.ts';

/** Runs in the page: whenever the table is at rest, plays like somebody who likes claims and takes with some spaces. */
const playAlong = (greed: number): void => {
  let last: string | undefined;
  const press = (selector: string): void => document.querySelector<HTMLElement>(selector)?.click();
  const act = (): void => {
    const rest = document.querySelector<HTMLElement>('.actions[data-rest]')?.dataset['rest'];
    const isNews = rest !== last;
    last = rest;
    if (rest === undefined || !isNews) return;
    const lit = [...document.querySelectorAll<HTMLElement>('[role=gridcell].lit')];
    const isChosen = document.querySelector('[role=gridcell].chosen') !== null;
    const claim = lit.find((space) => /claim|Besitzstein/.test(space.ariaLabel ?? ''));
    const take = document.querySelector('.take-plate b')?.textContent ?? '';
    if (!isChosen && lit.length > 0) (claim ?? lit[0])?.click();
    else if (Number(/\d+/.exec(take)?.[0] ?? 0) >= greed) press('.take-plate');
    else press('.roll-plate');
  };
  setInterval(act, 15);
};

/** Everybody plays along by themselves until the game is over on every screen. */
export const playToTheEnd = async (pages: readonly Page[], greed = 3): Promise<void> => {
  for (const page of pages) await page.evaluate(playAlong, greed);
  for (const page of pages)
    await expect(page.locator('.banner[data-kind=over]')).toBeVisible({ timeout: 600_000 });
};
