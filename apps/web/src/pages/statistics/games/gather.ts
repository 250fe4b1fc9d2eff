import type { ApiFault } from '@claim-it/client/online';
import { listMatches } from '@claim-it/client/storage';
import type { OwnGame, OwnGames } from '@claim-it/protocol';
import type { Result } from '@claim-it/rules';
import type { GameResult } from '../../../parts/results/result.ts';
import { movesIn } from '../../../parts/results/result.ts';
import type { GameReader } from './gameReader.ts';

/** The finished games of this device that the statistics do not know yet, or not as imported, one by one. */
export async function* newGamesHere(
  { read }: GameReader,
  known: readonly GameResult[],
  begin: number,
): AsyncGenerator<GameResult> {
  const entered = new Map(known.map((result) => [result.id, result]));
  for (const summary of await listMatches()) {
    if (summary.kind !== 'over' || summary.changedAt <= begin) continue;
    const { id, setup, isImported } = summary;
    // An imported game was made on the day of its record.
    const playedAt = isImported ? summary.createdAt : summary.changedAt;
    const before = entered.get(id);
    if (before !== undefined) {
      if (isImported && !before.isImported) yield { ...before, playedAt, isImported };
      continue;
    }
    const result = await read({ id, setup, playedAt, isImported });
    if (result !== null) yield result;
  }
}

/** Lower ranks count first: played here, then analysed. */
const rankOf = ({ isImported, judged }: GameResult): number =>
  (isImported === true ? 2 : 0) + (judged === null ? 1 : 0);

/** A game that came in twice, as when an online game was imported from a file, counts once: the one that was played. */
export const withoutTwins = (results: readonly GameResult[]): readonly GameResult[] => {
  const seen = new Set<string>();
  const bestFirst = [...results].sort((one, other) => rankOf(one) - rankOf(other));
  return bestFirst.filter((result) => {
    const moves = movesIn(result);
    const isNew = !seen.has(moves);
    seen.add(moves);
    return isNew;
  });
};

/** More pages than anyone has games; an end for a server that never stops. */
const MOST_PAGES = 200;

export type ReadPage = (before: string | null) => Promise<Result<OwnGames, ApiFault>>;

/** What was found, and the newest game of all: there a later reading may end. */
export type ServerNews = { readonly games: readonly OwnGame[]; readonly newest: string | null };

/** What the device has: games it knows, since when games count, and how far it once read. */
export type ServerBefore = {
  readonly known: ReadonlySet<string>;
  readonly begin: number;
  /** The newest game when everything older had been read; null before that. */
  readonly readTo: string | null;
};

/**
 * Finished games of the server that are not known yet; null while it is out of reach. A page without
 * news is no end: older games may be missing behind ones that were stored while playing.
 */
export const askServer = async (
  { known, begin, readTo }: ServerBefore,
  readPage: ReadPage,
): Promise<ServerNews | null> => {
  const found: OwnGame[] = [];
  let before: string | null = null;
  let newest: string | null = null;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const asked: Result<OwnGames, ApiFault> = await readPage(before);
    // A server that does not know this device has no games of it.
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
