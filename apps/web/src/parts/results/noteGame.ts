import type { PlayedMatch } from '@claim-it/client/model';
import { isImported } from '@claim-it/client/model';
import { resultOf } from './resultOf.ts';
import { readStoredResults, storeResult } from './storedResults.ts';

/** The proof of the dice is many times as long as the game, and the server stores it. */
const unproved = (record: string): string => record.replace(/^\[Dice ".*\n/m, '');

/** Stores a game that has just ended, if a player at this device took part. Never rejects. */
export const noteGame = async (match: PlayedMatch): Promise<void> => {
  const { id, setup } = match;
  if (setup.sitters.every(({ kind }) => kind !== 'person')) return;
  const isOnline = match.house !== undefined;
  const result = resultOf({
    id,
    setup,
    isOnline,
    isImported: !isOnline && isImported(match),
    record: unproved(await match.record()),
    playedAt: Date.now(),
  });
  if (result === null) return;
  try {
    const { results } = await readStoredResults();
    if (results.every((known) => known.id !== id)) await storeResult(result);
  } catch {
    // full or forbidden: the statistics find the game later, and says so
  }
};
