import type { Roll } from '@claim-it/rules';
import { ANCHOR_BEFORE, CHAIN_LENGTH } from './chain.ts';
import type { Owner } from './event.ts';
import type { Hash } from './hash.ts';
import type { Stir } from './pot.ts';

/** What everybody knows of a chain: the last link that was shown, and how many are still to come. */
export type ChainState = {
  readonly head: Hash;
  readonly left: number;
  /** The tip of the chain that follows, once it is announced. */
  readonly next: Hash | null;
};

/** One roll as the ledger made it. */
export type LedgerRoll = {
  readonly player: number;
  readonly roll: Roll;
  /** Whose element shook the pot: the player on turn, or the next one who is present. */
  readonly shaker: number;
  /** Players whose stirs were mixed in, and players whose stirs lay in the bowl and were not. */
  readonly stirs: readonly number[];
  readonly leftOut: readonly number[];
};

/** The dice of one game as plain JSON: the fold of its dice events. */
export type Ledger = {
  readonly game: string;
  readonly rules: string;
  /** The pot before anything was revealed; its code is what players compare. */
  readonly opening: Hash;
  readonly pot: Hash;
  readonly house: ChainState;
  /** Around the table; null for a bot. */
  readonly players: readonly (ChainState | null)[];
  readonly away: readonly number[];
  /** Elements that wait to be mixed in, by player. */
  readonly bowl: readonly Stir[];
  /** Who has the first turn, and the rolls that decided it; null until the shake is done. */
  readonly first: { readonly player: number; readonly rolls: readonly Roll[] } | null;
  readonly rolls: number;
  readonly last: LedgerRoll | null;
  /** The player who is about to get a new chain. */
  readonly lostKey: number | null;
  /** How often each player got a new chain. */
  readonly reseeds: readonly number[];
  readonly tips: readonly Hash[];
};

export const MAX_RESEEDS = 3;

export const newChainState = (tip: Hash): ChainState => ({
  head: tip,
  left: CHAIN_LENGTH,
  next: null,
});

export const chainOf = (ledger: Ledger, owner: Owner): ChainState | null =>
  owner === 'house' ? ledger.house : (ledger.players[owner] ?? null);

/** Whether the owner must announce the next tip before revealing anything more. */
export const isTipDue = ({ left, next }: ChainState): boolean =>
  left <= ANCHOR_BEFORE && next === null;

/** The chain from which the next element comes: at the end of one the next begins. */
export const currentChain = (state: ChainState): ChainState =>
  state.left === 0 && state.next !== null ? newChainState(state.next) : state;

/** How many elements of the current chain are public. */
export const revealedOf = (state: ChainState): number => CHAIN_LENGTH - state.left;

export const isPresent = (ledger: Ledger, player: number): boolean =>
  (ledger.players[player] ?? null) !== null && !ledger.away.includes(player);

/** People at the table who are there, around the table. */
export const presentPlayers = (ledger: Ledger): readonly number[] =>
  ledger.players.map((_, player) => player).filter((player) => isPresent(ledger, player));

/** Who shakes for a player: the player, or the next one clockwise who is there; null while nobody is. */
export const shakerFor = (ledger: Ledger, player: number): number | null => {
  const count = ledger.players.length;
  const around = ledger.players.map((_, step) => (player + step) % count);
  return around.find((other) => isPresent(ledger, other)) ?? null;
};

/** How many of the elements a player has sent are not in the ledger: more than those on the way means they are kept back. */
export const withheldFrom = (ledger: Ledger, player: number, sent: number): number => {
  const state = ledger.players[player] ?? null;
  return state === null ? 0 : Math.max(0, sent - revealedOf(state));
};
