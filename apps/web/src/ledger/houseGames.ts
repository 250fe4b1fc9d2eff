import type { OwnGame, OwnGames } from '@claim-it/protocol';
import type { Result } from '@claim-it/rules';
import type { ApiFault } from '../online/api.ts';

/** Nobody has finished more games than these pages hold; an end for a house that never stops. */
const MOST_PAGES = 200;

export type ReadPage = (before: string | null) => Promise<Result<OwnGames, ApiFault>>;

/** Finished games of the house that are not known yet; null while it is out of reach. */
export const askHouse = async (
  known: ReadonlySet<string>,
  begin: number,
  readPage: ReadPage,
): Promise<readonly OwnGame[] | null> => {
  const found: OwnGame[] = [];
  let before: string | null = null;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const asked: Result<OwnGames, ApiFault> = await readPage(before);
    // A house that does not know this device has no games of it.
    if (!asked.ok) return asked.reason.kind === 'refused' ? found : null;
    const { games, next } = asked.value;
    const news = games.filter(({ table, playedAt }) => !known.has(table) && playedAt > begin);
    found.push(...news);
    if (next === null || news.length === 0) return found;
    before = next;
  }
  return found;
};
