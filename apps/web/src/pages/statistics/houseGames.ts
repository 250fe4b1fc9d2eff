import type { ApiFault } from '@claim-it/client/online';
import type { OwnGame, OwnGames } from '@claim-it/protocol';
import type { Result } from '@claim-it/rules';

/** Nobody has finished more games than these pages hold; an end for a house that never stops. */
const MOST_PAGES = 200;

export type ReadPage = (before: string | null) => Promise<Result<OwnGames, ApiFault>>;

/** What was found, and the newest game of all: there a later reading may end. */
export type HouseNews = { readonly games: readonly OwnGame[]; readonly newest: string | null };

/** What the device has: games it knows, since when games count, and how far it once read. */
export type HouseBefore = {
  readonly known: ReadonlySet<string>;
  readonly begin: number;
  /** The newest game when everything older had been read; null before that. */
  readonly readTo: string | null;
};

/**
 * Finished games of the house that are not known yet; null while it is out of reach. A page without
 * news is no end: older games may be missing behind ones that were written down while playing.
 */
export const askHouse = async (
  { known, begin, readTo }: HouseBefore,
  readPage: ReadPage,
): Promise<HouseNews | null> => {
  const found: OwnGame[] = [];
  let [before, newest]: [string | null, string | null] = [null, null];
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const asked: Result<OwnGames, ApiFault> = await readPage(before);
    // A house that does not know this device has no games of it.
    if (!asked.ok) return asked.reason.kind === 'refused' ? { games: found, newest: null } : null;
    const { games, next } = asked.value;
    newest ??= games[0]?.table ?? null;
    found.push(...games.filter(({ table, playedAt }) => !known.has(table) && playedAt > begin));
    const isRead = games.some(({ table, playedAt }) => table === readTo || playedAt <= begin);
    if (next === null || isRead) break;
    before = next;
  }
  return { games: found, newest };
};
