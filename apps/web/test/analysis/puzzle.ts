import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Puzzle } from '@claim-it/ai';
import { parsePuzzles } from '@claim-it/ai';
import type { Page } from '@playwright/test';
import { sheetsOf } from '../../src/pages/puzzles/puzzle/themes.ts';
import { dailyIndex } from '../../src/pages/puzzles/stored/days.ts';
import { expect } from '../e2e/fixtures.ts';
import { keys, mouse } from '../e2e/play.ts';

const FILE = createRequire(import.meta.url).resolve('@claim-it/ai/puzzles/shipped.txt');
const PUZZLES = parsePuzzles(readFileSync(FILE, 'utf8'));
/** The first of the first sheet, which is offered at first. */
export const FIRST = sheetsOf(PUZZLES)[0]?.puzzles[0] as Puzzle;

export const DAY = '2026-11-16';
export const DAILY: Puzzle = PUZZLES[dailyIndex(DAY, PUZZLES.length)] as Puzzle;

/** Chooses the best and decides as at the table; a visible board accepts input. */
export const solve = async (page: Page, { choices }: Puzzle, hand = mouse()): Promise<void> => {
  const [{ placement, then }] = choices;
  await expect(page.locator(`[data-space="${placement.space}"]:is(.lit, .chosen)`)).toBeVisible();
  await hand.choose(page, placement.space);
  await expect(page.locator(`.${then}-plate[aria-disabled="false"]`)).toBeVisible();
  if (hand === keys) await page.keyboard.press(then === 'roll' ? 'r' : 't');
  else await page.locator(`.${then}-plate`).click();
};
