import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Runs in the page: presses what may be pressed, like somebody who likes claims and takes with three spaces. */
const playAlong = (greed: number): void => {
  const marked = window as unknown as { autoplay?: ReturnType<typeof setInterval> };
  clearInterval(marked.autoplay);
  const ready = (selector: string): HTMLElement | null =>
    document.querySelector<HTMLElement>(`${selector}[aria-disabled="false"]`);
  const act = (): void => {
    if (document.querySelector('.banner[data-kind="yours"]') === null) return;
    const lit = [...document.querySelectorAll<HTMLElement>('[role=gridcell].lit')];
    const isChosen = document.querySelector('[role=gridcell].chosen') !== null;
    const claim = lit.find((space) => /claim/.test(space.getAttribute('aria-label') ?? ''));
    const staked = Number(
      /\d+/.exec(document.querySelector('.take-plate b')?.textContent ?? '')?.[0] ?? 0,
    );
    if (!isChosen && lit.length > 0) (claim ?? lit[0])?.click();
    else if (staked >= greed && ready('.take-plate') !== null) ready('.take-plate')?.click();
    else ready('.roll-plate')?.click();
  };
  marked.autoplay = setInterval(act, 15);
};

/** Everybody plays along by themselves until the game is over on every screen. */
export const playToTheEnd = async (pages: readonly Page[], greed = 3): Promise<void> => {
  for (const page of pages) await page.evaluate(playAlong, greed);
  for (const page of pages)
    await expect(page.locator('.banner[data-kind=over]')).toBeVisible({ timeout: 240_000 });
};

export const startPlaying = (page: Page, greed = 3): Promise<void> =>
  page.evaluate(playAlong, greed);

export const stopPlaying = (page: Page): Promise<void> =>
  page.evaluate(() =>
    clearInterval((window as unknown as { autoplay?: ReturnType<typeof setInterval> }).autoplay),
  );

/** Runs in the page: whether somebody there may act. A choice that is not yet safe is still on its way. */
const mayAct = (): boolean => {
  const isThere = (selector: string): boolean => document.querySelector(selector) !== null;
  if (!isThere('.banner[data-kind="yours"]')) return false;
  const mayChoose = isThere('[role=gridcell].lit') && !isThere('[role=gridcell].chosen');
  return mayChoose || isThere('.roll-plate[aria-disabled="false"]');
};

/** Nobody plays on, and what was on its way has arrived: somebody may act, and two looks in a row see the same. */
export const settle = async (...pages: readonly Page[]): Promise<void> => {
  for (const page of pages) await stopPlaying(page);
  let seen = '';
  await expect(async () => {
    const before = seen;
    const tables = await Promise.all(pages.map((page) => page.locator('main').innerText()));
    seen = tables.join();
    expect(await Promise.all(pages.map((page) => page.evaluate(mayAct)))).toContain(true);
    expect(seen).toBe(before);
  }).toPass({ intervals: [2500], timeout: 120_000 });
};

/** How many rolls the seal has checked. */
export const checkedRolls = async (page: Page): Promise<number> =>
  Number(
    /\d+/.exec((await page.locator('.seal-button .side-label').textContent()) ?? '')?.[0] ?? 0,
  );

export const expectRolls = (page: Page, least: number): Promise<void> =>
  expect(async () => expect(await checkedRolls(page)).toBeGreaterThanOrEqual(least)).toPass({
    timeout: 60_000,
  });
