import type { GameResult } from '../../../parts/results/result.ts';

type Game = Pick<GameResult, 'playedAt' | 'winners' | 'seats'>;

/** Whether a player of this device won. */
export const isWon = ({ winners, seats }: Pick<Game, 'winners' | 'seats'>): boolean =>
  winners.some((seat) => seats[seat]?.kind === 'person');

/** So many points the line has at most, and so many games stand behind a point at least. */
const MOST_POINTS = 12;
const LEAST_GAMES = 3;

/** A stretch of games one after the other, and the part of them that was won. */
type Stretch = { readonly from: number; readonly to: number; readonly won: number };

/** How the games went over time, oldest first, in stretches of as many games; a rest of them joins the last. */
export const wonInTime = (games: readonly Game[]): readonly Stretch[] => {
  const inOrder = games.toSorted((one, other) => one.playedAt - other.playedAt);
  const count = Math.min(MOST_POINTS, Math.floor(inOrder.length / LEAST_GAMES));
  return Array.from({ length: count }, (_, at) => {
    const [start, end] = [at, at + 1].map((edge) => Math.floor((edge * inOrder.length) / count));
    const some = inOrder.slice(start, end);
    const won = some.filter(isWon).length / some.length;
    return { from: some[0]?.playedAt ?? 0, to: some.at(-1)?.playedAt ?? 0, won };
  });
};

/** What a player among equals would win of these games. */
export const evenShareOf = (games: readonly Game[]): number =>
  games.reduce((sum, { seats }) => {
    const own = seats.filter(({ kind }) => kind === 'person').length;
    return sum + own / seats.length / games.length;
  }, 0);
