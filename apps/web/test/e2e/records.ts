import { readFileSync } from 'node:fs';
import type { Game, Replay, Space } from '@claim-it/rules';
import { parseRecord, SPACES } from '@claim-it/rules';
import type { Language } from '@claim-it/text';
import { namesOf } from '@claim-it/text';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { WORDS } from './words.ts';

/** Opens the menu of the table; a result that covers it is closed first. */
export const openMenu = async (page: Page, language: Language = 'en'): Promise<void> => {
  const { menu, end } = WORDS[language].table;
  const look = page.getByRole('button', { name: end.look, exact: true });
  // The result is fetched when it is first shown, so it may come while the button is looked for.
  await page.addLocatorHandler(look, () => look.click());
  await page.getByRole('button', { name: menu.open, exact: true }).click();
  await page.removeLocatorHandler(look);
};

/** The record as the player saves it: a file. */
const saveRecord = async (page: Page, language: Language = 'en'): Promise<string> => {
  await openMenu(page, language);
  const { exportRecord, close } = WORDS[language].table.menu;
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('button', { name: exportRecord, exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.claim$/);
  const text = readFileSync(await download.path(), 'utf8');
  const closing = page.getByRole('dialog').getByRole('button', { name: close, exact: true });
  if (await closing.isVisible()) await closing.click();
  return text;
};

const replayOf = (record: string): Replay => {
  const replay = parseRecord(record);
  if (!replay.ok) throw new Error(`${JSON.stringify(replay.reason)}\n${record}`);
  return replay.value;
};

/**
 * What the board must say of each space, by the rules alone.
 * A space that changed since one's turn also says so: `said` may end with that, naming the player who holds it.
 */
const labelsFor = (
  { record, end }: Replay,
  language: Language,
  said: Readonly<Record<string, string>>,
): Record<string, string> => {
  const catalog = WORDS[language];
  const players = record.tags.find(({ name }) => name === 'Names')?.value.split(' | ') ?? [];
  const names = namesOf(catalog, record.setup.colors, players);
  const { at, empty, settled, claimed } = catalog.spaces;
  const { isNew, takenFromYou } = catalog.happened;
  const withMark = (space: Space, label: string, marks: readonly string[]): string =>
    marks.map((mark) => `${label}, ${mark}`).find((marked) => marked === said[space]) ?? label;
  const labelOf = (space: Space): string => {
    const holding = end.board[space];
    if (holding.kind === 'empty') return withMark(space, `${at(space)}: ${empty}`, [isNew]);
    const say = holding.kind === 'settled' ? settled : claimed;
    const player = names.player(holding.owner);
    const label = `${at(space)}: ${say(names.color(holding.owner), player)}`;
    return withMark(space, label, [isNew, takenFromYou(player)]);
  };
  return Object.fromEntries(SPACES.map((space) => [space, labelOf(space)]));
};

/** What the board says of each space. */
export const labelsOn = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLElement>('[role=gridcell]')].map((space) => [
        space.dataset['space'] ?? '',
        space.getAttribute('aria-label') ?? '',
      ]),
    ),
  );

/** The game in the page is the one of its record, replayed by the rules. Between turns only: nothing is staked. */
export const expectTableIsRecord = async (page: Page, language: Language = 'en'): Promise<Game> => {
  const replay = replayOf(await saveRecord(page, language));
  const said = await labelsOn(page);
  expect(said).toEqual(labelsFor(replay, language, said));
  return replay.end;
};
