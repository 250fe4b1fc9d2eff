import type { OwnGame, OwnGames } from '@claim-it/protocol';
import type { Result } from '@claim-it/rules';
import { parseRecord } from '@claim-it/rules';
import { ownName } from '../home/ownName.ts';
import { setupOf } from '../match/record.ts';
import type { ApiFault } from '../online/api.ts';
import type { GameResult } from './result.ts';
import { resultOf } from './resultOf.ts';

/** Nobody has finished more games than these pages hold; an end for a house that never stops. */
const MOST_PAGES = 200;

/** A game of the house as a line of the ledger: one's own seats are people at this device. */
const lineFor = ({ table, seats, playedAt, record }: OwnGame): GameResult | null => {
  const replay = parseRecord(record);
  if (!replay.ok) return null;
  const { sitters, variant } = setupOf(replay.value.record);
  const seated = sitters.map(({ color }, seat) =>
    seats.some((own) => own === seat)
      ? { kind: 'person' as const, name: ownName(), color }
      : { kind: 'guest' as const, name: '', color },
  );
  const setup = { sitters: seated, variant };
  return resultOf({ id: table, playedAt, isOnline: true, record, setup });
};

export type ReadPage = (before: string | null) => Promise<Result<OwnGames, ApiFault>>;

/** Finished games of the house that are not known yet; null while it is out of reach. */
export const askHouse = async (
  known: ReadonlySet<string>,
  begin: number,
  readPage: ReadPage,
): Promise<readonly GameResult[] | null> => {
  const found: GameResult[] = [];
  let before: string | null = null;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const asked: Result<OwnGames, ApiFault> = await readPage(before);
    // A house that does not know this device has no games of it.
    if (!asked.ok) return asked.reason.kind === 'refused' ? found : null;
    const { games, next } = asked.value;
    const news = games.filter(({ table, playedAt }) => !known.has(table) && playedAt > begin);
    found.push(...news.flatMap((game) => lineFor(game) ?? []));
    if (next === null || news.length === 0) return found;
    before = next;
  }
  return found;
};
