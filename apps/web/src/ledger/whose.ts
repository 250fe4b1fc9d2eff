import type { Seat } from '@claim-it/rules';
import type { GameResult } from './result.ts';

/** Whose games are counted: one's own, or those of everybody of one name. Null is one's own. */
export type Whose = string | null;

/** A game and the seat that counts in it. */
export type OwnGame = { readonly result: GameResult; readonly seat: Seat };

/** One's own seat: the person of one's own name, otherwise the first person at this device. */
const seatFor = ({ seats }: GameResult, whose: Whose, ownName: string): Seat | null => {
  const people = seats.flatMap(({ kind, name }, seat) =>
    kind === 'person' ? [{ name, seat: seat as Seat }] : [],
  );
  const named = people.find(({ name }) => name === (whose ?? ownName));
  const counted = named ?? (whose === null ? people[0] : undefined);
  return counted?.seat ?? null;
};

/** Oldest first. */
export const gamesOf = (
  results: readonly GameResult[],
  whose: Whose,
  ownName: string,
): readonly OwnGame[] =>
  results
    .flatMap((result) => {
      const seat = seatFor(result, whose, ownName);
      return seat === null ? [] : [{ result, seat }];
    })
    .sort((one, other) => one.result.playedAt - other.result.playedAt);

/** Everybody who has played at this device, the most frequent first. */
export const namesIn = (results: readonly GameResult[]): readonly string[] => {
  const games = new Map<string, number>();
  for (const { seats } of results)
    for (const { kind, name } of seats)
      if (kind === 'person' && name !== '') games.set(name, (games.get(name) ?? 0) + 1);
  return [...games].sort(([, one], [, other]) => other - one).map(([name]) => name);
};
