import { listMatches } from '../keep/matches.ts';
import type { Clerk } from './clerk.ts';
import type { GameResult } from './result.ts';
import { movesIn } from './result.ts';

/** The finished games of this device that the ledger does not know yet, one by one. */
export async function* newGamesHere(
  { read }: Clerk,
  known: readonly GameResult[],
  begin: number,
): AsyncGenerator<GameResult> {
  const ids = new Set(known.map(({ id }) => id));
  for (const summary of await listMatches()) {
    if (summary.kind !== 'over' || ids.has(summary.id) || summary.changedAt <= begin) continue;
    const { id, setup, changedAt: playedAt } = summary;
    const result = await read({ id, setup, playedAt });
    if (result !== null) yield result;
  }
}

/** A game that came in twice, as when an online game was brought in as a file, counts once: the one that was looked at. */
export const withoutTwins = (results: readonly GameResult[]): readonly GameResult[] => {
  const seen = new Set<string>();
  const lookedAtFirst = [...results].sort(
    (one, other) => Number(other.judged !== null) - Number(one.judged !== null),
  );
  return lookedAtFirst.filter((result) => {
    const moves = movesIn(result);
    const isNew = !seen.has(moves);
    seen.add(moves);
    return isNew;
  });
};
