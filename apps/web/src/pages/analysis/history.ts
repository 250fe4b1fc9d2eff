import type { Game } from '@claim-it/rules';

/** The positions before and after the one that is shown; the nearest is the last of each. */
export type History = {
  readonly past: readonly Game[];
  readonly now: Game;
  readonly future: readonly Game[];
};

/** Nobody goes back further than this. */
const LONGEST = 1000;

export const begin = (now: Game): History => ({ past: [], now, future: [] });

/** A whole game, shown at its end. */
export const played = (games: readonly [Game, ...Game[]]): History => ({
  past: games.slice(0, -1),
  now: games.at(-1) ?? games[0],
  future: [],
});

export const goOn = ({ past, now }: History, next: Game): History => ({
  past: [...past, now].slice(-LONGEST),
  now: next,
  future: [],
});

export const goBack = (history: History): History => {
  const { past, now, future } = history;
  const before = past.at(-1);
  if (before === undefined) return history;
  return { past: past.slice(0, -1), now: before, future: [...future, now] };
};

export const goForward = (history: History): History => {
  const { past, now, future } = history;
  const next = future.at(-1);
  if (next === undefined) return history;
  return { past: [...past, now], now: next, future: future.slice(0, -1) };
};
