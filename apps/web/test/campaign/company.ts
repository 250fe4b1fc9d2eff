import type { Language } from '@claim-it/text';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { expect } from '../e2e/fixtures.ts';
import { labelsOn } from '../e2e/records.ts';
import { WORDS } from '../e2e/words.ts';
import { allReady, atTable, follow, linkOn, openTable } from '../online/gather.ts';
import type { House } from '../online/house.ts';
import { HOUSE } from '../online/words.ts';
import { rest } from './autoplay.ts';

const { notices } = WORDS.en;

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil'] as const;

/** What browsers say of a network that breaks and a server that dies. */
export const BREAKS =
  /ERR_CONNECTION|ERR_INTERNET_DISCONNECTED|ERR_NETWORK|ERR_EMPTY_RESPONSE|WebSocket connection|503/;

/** The shortest patience that a table may agree on, in seconds; the form offers longer ones. */
const SHORTEST = 30;

/** What the form asks for, with the shortest patience. */
const beImpatient = async (page: Page): Promise<void> => {
  await page.route('**/api/tables', async (route) => {
    const asked = route.request().postDataJSON();
    await route.continue({ postData: JSON.stringify({ ...asked, patience: SHORTEST }) });
  });
};

type Arrive = (guest: { name: string; device?: BrowserContextOptions }) => Promise<Page>;

/** People with a browser each, who have come to one room by one link. */
export const gather = async (
  arrive: Arrive,
  devices: readonly BrowserContextOptions[],
  language: Language = 'en',
): Promise<{ readonly pages: readonly Page[]; readonly link: string }> => {
  const pages: Page[] = [];
  for (const [at, device] of devices.entries())
    pages.push(await arrive({ name: NAMES[at] ?? '', device }));
  const [host, ...guests] = pages;
  if (host === undefined) throw new Error('a table has a host');
  const { open } = HOUSE[language];
  await openTable(host, {
    language,
    chairs: guests.map(() => 'open'),
    before: async (page) => {
      await page.getByRole('radio', { name: open.takeOver.name }).check();
      await page.getByRole('checkbox', { name: open.readyAsk.name }).check();
      await beImpatient(page);
    },
  });
  const link = await linkOn(host);
  await Promise.all(guests.map((guest) => follow(guest, link, language)));
  for (const page of pages)
    await expect(page.locator('.chair-plate:not(.is-free)')).toHaveCount(pages.length);
  return { pages, link };
};

/** All players are ready, and the board is shown. */
export const begin = async (pages: readonly Page[]): Promise<void> => {
  await allReady(...pages);
  await atTable(...pages);
};

/** Resolves once the server has said something on a new socket of the page. */
export const heardAgain = (page: Page): Promise<void> =>
  new Promise((resolve) => {
    page.on('websocket', (socket) => socket.on('framereceived', () => resolve()));
  });

/** The server dies without a word and comes back; every open page finds it again. */
export const dieAndReturn = async (house: House, pages: readonly Page[]): Promise<void> => {
  const heard = pages.map(heardAgain);
  await house.kill();
  await house.start();
  await Promise.all(heard);
  for (const page of pages)
    await expect(page.locator('.halt-strip')).toHaveCount(0, { timeout: 60_000 });
};

/** Closes the tab. What is answered opens it again, in the same browser. */
export const closeTab = async (page: Page): Promise<() => Promise<Page>> => {
  const address = page.url();
  const context = page.context();
  await page.close();
  return async () => {
    const next = await context.newPage();
    await next.goto(address);
    await atTable(next);
    return next;
  };
};

/**
 * The others decide about an absent player: all have the same wish until it is decided. They rest from then on: otherwise the
 * same person may be on turn again before the last of them has answered.
 */
export const decide = async (others: readonly Page[], wish: 'skip' | 'bot'): Promise<void> => {
  const paper = '.away-paper';
  for (const page of others) await expect(page.locator(paper)).toBeVisible({ timeout: 120_000 });
  await rest(others);
  for (const page of others) {
    const choice = page.locator(`${paper} .away-choice`, { hasText: HOUSE.en.away[wish].name });
    // It may be decided while it is being pressed.
    if (await choice.isVisible()) await choice.click({ timeout: 5_000 }).catch(() => undefined);
  }
  for (const page of others) await expect(page.locator(paper)).toHaveCount(0);
};

/** All see the same board, and no dice that are not proved. */
export const expectTheSame = async (pages: readonly Page[]): Promise<void> => {
  const [first, ...others] = pages;
  if (first === undefined) return;
  const board = await labelsOn(first);
  for (const page of others) expect(await labelsOn(page)).toEqual(board);
  for (const page of pages) await expect(page.getByText(notices.proofFailed)).toHaveCount(0);
};
