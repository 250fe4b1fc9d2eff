import type { Seat } from '@claim-it/rules';
import type { GameResult } from '../../../parts/results/result.ts';

/** Whose games are counted: the player's own, or those of all players of one name. Null is the player's own. */
export type Whose = string | null;

/** A game and the seat that counts in it. */
export type CountedGame = { readonly result: GameResult; readonly seat: Seat };

/** A name is the same however it is written: records come from other hands. */
const plainly = (name: string): string => name.replace(/\s/gu, '').toLocaleLowerCase();

/** The player's own seat: the person with their name, otherwise the first person if it was played at this device. */
const seatFor = ({ seats, isImported }: GameResult, whose: Whose, ownName: string): Seat | null => {
  const people = seats.flatMap(({ kind, name }, seat) =>
    kind === 'person' ? [{ name, seat: seat as Seat }] : [],
  );
  const sought = plainly(whose ?? ownName);
  const named = people.find(({ name }) => name !== '' && plainly(name) === sought);
  const counted = named ?? (whose === null && !isImported ? people[0] : undefined);
  return counted?.seat ?? null;
};

/** Oldest first. */
export const gamesOf = (
  results: readonly GameResult[],
  whose: Whose,
  ownName: string,
): readonly CountedGame[] =>
  results
    .flatMap((result) => {
      const seat = seatFor(result, whose, ownName);
      return seat === null ? [] : [{ result, seat }];
    })
    .sort((one, other) => one.result.playedAt - other.result.playedAt);

/** All people who have played at this device, the most frequent first. */
export const namesIn = (results: readonly GameResult[]): readonly string[] => {
  const games = new Map<string, { readonly name: string; readonly count: number }>();
  for (const { kind, name } of results.flatMap(({ seats }) => seats)) {
    const known = games.get(plainly(name)) ?? { name, count: 0 };
    if (kind === 'person' && name !== '')
      games.set(plainly(name), { ...known, count: known.count + 1 });
  }
  return [...games.values()].sort((one, other) => other.count - one.count).map(({ name }) => name);
};
