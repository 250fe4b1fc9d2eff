import type { Page } from '@playwright/test';
import { expect } from '../e2e/fixtures.ts';
import type { Hand, Look } from '../e2e/play.ts';
import { act, nextLook } from '../e2e/play.ts';

/** Presses what every language has at the same place. */
const pointer: Hand = {
  choose: (page, space) => page.locator(`[data-space="${space}"]`).click(),
  roll: (page) => page.locator('.roll-plate').click(),
  take: (page) => page.locator('.take-plate').click(),
};

/** Who may act, on which page. */
type OnTurn = { readonly page: Page; readonly look: Look };

/** Waits until a player may act on one of these pages and something has happened since the last check. */
const onTurn = (pages: readonly Page[], before: number | null = null): Promise<OnTurn> =>
  Promise.any(pages.map(async (page) => ({ page, look: await nextLook(page, before) })));

/** How many turns were begun on each page. */
type Begun = ReadonlyMap<Page, number>;

/** Everybody plays in turn, until it is enough. Then nothing is on its way any more. */
export const playTogether = async (
  pages: readonly Page[],
  isEnough: (look: Look, begun: Begun, page: Page) => boolean | Promise<boolean>,
  greed = 2,
  hand: Hand = pointer,
): Promise<OnTurn> => {
  const begun = new Map<Page, number>();
  let turn = await onTurn(pages);
  while (!(await isEnough(turn.look, begun, turn.page))) {
    const { page, look } = turn;
    if (look.canRoll && !look.canTake) begun.set(page, (begun.get(page) ?? 0) + 1);
    await act(page, hand, look, greed);
    turn = await onTurn(pages, look.rest);
  }
  return turn;
};

/** How many rolls the seal has checked. */
export const checkedRolls = async (page: Page): Promise<number> =>
  Number(
    /\d+/.exec((await page.locator('.seal-button .side-label').textContent()) ?? '')?.[0] ?? 0,
  );

export const expectRolls = (page: Page, least: number): Promise<void> =>
  expect.poll(() => checkedRolls(page), { timeout: 60_000 }).toBeGreaterThanOrEqual(least);
