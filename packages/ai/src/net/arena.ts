import type { Variant } from '@claim-it/rules';
import { ARRAYS, instantiate } from './wasm.ts';

/** The kinds of players in the arena; `rival…` use the second set of weights, `…OverWeaker` assume weaker opponents. `short` chooses as rollouts do. */
export const PLAYERS = {
  static: 0,
  lookAhead: 1,
  staticAllViews: 2,
  lookAheadAllViews: 3,
  search: 7,
  rivalStatic: 8,
  rivalLookAhead: 9,
  ev: 16,
  h15: 17,
  h20: 18,
  random: 19,
  staticOverWeaker: 32,
  lookAheadOverWeaker: 35,
  searchOverWeaker: 39,
  short: 64,
} as const;

export type PlayerName = keyof typeof PLAYERS;

/** A mean share of the win with the half width of its 95 % interval. */
export type Strength = {
  readonly share: number;
  readonly interval: number;
  readonly games: number;
};

export type ArenaMatch = {
  readonly candidate: PlayerName;
  readonly opponent: PlayerName;
  readonly games: number;
  readonly variant: Variant;
  readonly seed: number;
};

export type Arena = {
  readonly load: (weights: Float32Array) => void;
  readonly loadRival: (weights: Float32Array) => void;
  /** One candidate among opponents of one kind, whose seat rotates with each game. */
  readonly play: (match: ArenaMatch) => Strength;
};

/** An arena for one number of players, independent of training. */
export const createArena = (players: number): Arena => {
  const wasm = instantiate();
  const count = wasm.configure(players);
  const set = (index: number, weights: Float32Array): void => {
    if (weights.length !== count) throw new Error(`${weights.length} weights instead of ${count}`);
    new Float32Array(wasm.memory.buffer, wasm.arrayAt(index), count).set(weights);
  };
  return {
    load: (weights) => set(ARRAYS.averaged, weights),
    loadRival: (weights) => set(ARRAYS.rival, weights),
    play: ({ candidate, opponent, games, variant, seed }) => {
      wasm.seed(seed);
      const rules = variant === 'reuse' ? 1 : 0;
      wasm.playArena(games, rules, PLAYERS[candidate], PLAYERS[opponent]);
      const share = wasm.shareSum() / games;
      const variance = Math.max(0, wasm.squareSum() / games - share * share);
      return { share, interval: 1.96 * Math.sqrt(variance / games), games };
    },
  };
};
