import { listMatches } from '@claim-it/client/storage';
import type { GameResult } from '../../parts/results/result.ts';
import { movesIn } from '../../parts/results/result.ts';
import type { Clerk } from './clerk.ts';

/** The finished games of this device that the ledger does not know yet, or not as imported, one by one. */
export async function* newGamesHere(
  { read }: Clerk,
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

/** Fewer count first: played here, then looked at. */
const rankOf = ({ isImported, judged }: GameResult): number =>
  (isImported === true ? 2 : 0) + (judged === null ? 1 : 0);

/** A game that came in twice, as when an online game was brought in as a file, counts once: the one that was played. */
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
