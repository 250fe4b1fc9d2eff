import type { Roll } from '@claim-it/rules';
import { ANCHOR_BEFORE, CHAIN_LENGTH } from './chain.ts';
import type { Chair } from './chair.ts';
import { chairAt, chairsUpTo } from './chair.ts';
import type { Owner } from './event.ts';
import type { Hash } from './hash.ts';
import type { Stir } from './pot.ts';

/** The public state of a chain: the last revealed link, and how many are left. */
export type ChainState = {
  readonly head: Hash;
  readonly left: number;
  /** The tip of the next chain, once it is announced. */
  readonly next: Hash | null;
};

/** One roll of the ledger. */
export type LedgerRoll = {
  readonly chair: Chair;
  readonly roll: Roll;
  /** The chair whose element shook the pot: the one on turn, or the next one present. */
  readonly shaker: Chair;
  /** Chairs whose stirs were mixed in, and chairs whose stirs were in the bowl and were not. */
  readonly stirs: readonly Chair[];
  readonly leftOut: readonly Chair[];
  /** Whether a party with more knowledge than others could choose between this roll and another. */
  readonly isChoice: boolean;
};

export type DiceVersion = 1 | 2;

/** A lost key, or a chair that a person joined, until the new chain counts. */
export type Renewal = {
  readonly chair: Chair;
  /** The tip of the server's chain that comes with it. */
  readonly house: Hash;
  /** The tip of the player's new chain, once it is announced. */
  readonly tip: Hash | null;
  /** Whether the bowl was opened after both tips were known. */
  readonly isBowlNew: boolean;
};

/** The dice of one game as plain JSON: the fold of its dice events. */
export type Ledger = {
  readonly version: DiceVersion;
  readonly game: string;
  readonly rules: string;
  /** The pot before any reveal; players compare its code. */
  readonly opening: Hash;
  readonly pot: Hash;
  readonly house: ChainState;
  /** Clockwise around the table; null for a bot. */
  readonly chairs: readonly (ChainState | null)[];
  readonly away: readonly Chair[];
  /** Elements waiting to be mixed in, by chair. */
  readonly bowl: readonly Stir[];
  /** The chair with the first turn, and the rolls that decided it; null until the shake is done. */
  readonly first: {
    readonly chair: Chair;
    readonly rolls: readonly Roll[];
    readonly isChoice: boolean;
  } | null;
  readonly rolls: number;
  /** Version 2: how many of them could have been another. */
  readonly named: number;
  readonly last: LedgerRoll | null;
  /** Version 2: the chairs whose stirs the bowl needs, and those that left or came back since it was opened. */
  readonly needed: readonly Chair[];
  readonly left: readonly Chair[];
  readonly returned: readonly Chair[];
  /** Version 2: chairs that got a stand-in since the bowl was opened and could have come back for their own roll instead. */
  readonly stoodIn: readonly Chair[];
  /** Version 2: chairs for which others shake until the first bowl that is opened after they came back. */
  readonly replaced: readonly Chair[];
  /** Version 2: whether the table was empty at some time since the bowl was opened. */
  readonly wasEmpty: boolean;
  /** Version 2: people for whom another player shook without a stand-in while they could have come back. They cannot come back. */
  readonly gone: readonly Chair[];
  /** Version 2: lost keys and joined chairs whose new chains do not count yet. */
  readonly renewals: readonly Renewal[];
  /** Version 1: the chair that is about to get a new chain. */
  readonly lostKey: Chair | null;
  /** How often each chair got a new chain. */
  readonly reseeds: readonly number[];
  /** How often a person took each chair from a bot. */
  readonly joins: readonly number[];
  readonly tips: readonly Hash[];
};

/**
 * The same ledger with its fields in one order. Copies of it are then made from objects of one shape, which an engine copies
 * several times sooner than those of many.
 */
export const inOrder = (ledger: Ledger): Ledger => ({
  version: ledger.version,
  game: ledger.game,
  rules: ledger.rules,
  opening: ledger.opening,
  pot: ledger.pot,
  house: ledger.house,
  chairs: ledger.chairs,
  away: ledger.away,
  bowl: ledger.bowl,
  first: ledger.first,
  rolls: ledger.rolls,
  named: ledger.named,
  last: ledger.last,
  needed: ledger.needed,
  left: ledger.left,
  returned: ledger.returned,
  stoodIn: ledger.stoodIn,
  replaced: ledger.replaced,
  wasEmpty: ledger.wasEmpty,
  gone: ledger.gone,
  renewals: ledger.renewals,
  lostKey: ledger.lostKey,
  reseeds: ledger.reseeds,
  joins: ledger.joins,
  tips: ledger.tips,
});

/** New chains of a chair after lost keys; each join allows as many more. */
export const MAX_RESEEDS = 3;

/** Each join adds two chains to the log and the proof, so their number is limited, far above that of a real evening. */
export const MAX_JOINS = 3;

export const newChainState = (tip: Hash): ChainState => ({
  head: tip,
  left: CHAIN_LENGTH,
  next: null,
});

export const chainOf = (ledger: Ledger, owner: Owner): ChainState | null =>
  owner === 'house' ? ledger.house : (ledger.chairs[owner] ?? null);

/** Whether the owner must announce the next tip before revealing more elements. */
export const isTipDue = ({ left, next }: ChainState): boolean =>
  left <= ANCHOR_BEFORE && next === null;

/** The chain of the next element: the next chain once this one is used up. */
export const currentChain = (state: ChainState): ChainState =>
  state.left === 0 && state.next !== null ? newChainState(state.next) : state;

/** How many elements of the current chain are public. */
export const revealedOf = (state: ChainState): number => CHAIN_LENGTH - state.left;

export const isPresent = (ledger: Ledger, chair: Chair): boolean =>
  (ledger.chairs[chair] ?? null) !== null && !ledger.away.includes(chair);

/** Present people, clockwise around the table. */
export const presentChairs = (ledger: Ledger): readonly Chair[] =>
  chairsUpTo(ledger.chairs.length).filter((chair) => isPresent(ledger, chair));

/**
 * The chair that shakes for a chair: itself, or the next present one clockwise; null if none is present.
 * A replaced person shakes only if all present people are replaced.
 */
export const shakerFor = (ledger: Ledger, chair: Chair): Chair | null => {
  const count = ledger.chairs.length;
  const around = ledger.chairs.map((_, step) => chairAt((chair + step) % count));
  const present = around.filter((other) => isPresent(ledger, other));
  return present.find((other) => !ledger.replaced.includes(other)) ?? present[0] ?? null;
};
