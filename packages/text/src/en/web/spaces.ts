import type { Space } from '@claim-it/rules';
import type { PileFacts } from '../../facts.ts';
import { grammar, words } from '../words.ts';

const squatterBeneath = ({ squatter }: PileFacts): string =>
  squatter === null ? '' : ` on squatter ${squatter}`;

const stacked = (pile: PileFacts): string => {
  const { stake, beneath, mover } = pile;
  const marker = stake.kind === 'squatter' ? `squatter ${stake.number}` : 'claim';
  const on = stake.kind === 'squatter' ? '' : squatterBeneath(pile);
  if (beneath === null) return `${marker}${on}`;
  if (beneath.kind === 'rival') return `${marker}${on} on ${beneath.color}`;
  return mover === null ? `${marker} on your own marker` : `${marker} on ${mover}’s own marker`;
};

const pile = (facts: PileFacts): string => {
  if (facts.beneath !== null || (facts.stake.kind === 'claim' && facts.squatter !== null))
    return stacked(facts);
  return `${stacked(facts)}, ${facts.mover === null ? 'yours' : `${facts.mover}’s`} this turn`;
};

/** Short words on the animations: stamps, flags and the roll for the first player. */
const moments = {
  nothingLost: 'Busted!',
  skipped: 'Skipped',
  winner: 'Winner',
  winners: 'Winners',
  /** Three dice together, for screen readers. */
  rollOffSum: (player: string, sum: number): string => `${player} rolls ${sum} in all.`,
  /** Players tied for the highest sum roll once more. */
  rollOffTie: (players: readonly string[]): string => `A tie: ${grammar.list(players)} roll again.`,
  rollOffFirst: (player: string): string => `${player} begins.`,
  goOn: 'Tap or press a key to go on',
};

/** The board in words: a name for every space in every state, and announcements about it. */
export const spaces = {
  /** The name of the whole board. */
  board: 'The board, six columns and six rows',
  /** Printed on the map: the claims that call the last round, and what each side counts. */
  lastRoundAt: 'Last round at',
  /** A short form for a narrow table: "3 pl." */
  players: (seats: number): string => `${seats} pl.`,
  column: 'column',
  row: 'row',
  /** On the space itself: "3,5". */
  printed: words.space as (space: Space) => string,
  /** "Column 3, row 5"; stands before a colon. */
  at: (space: Space): string => `Column ${space[0]}, row ${space[2]}`,
  empty: 'empty',
  settled: (color: string, player: string): string => `settled by ${color}, ${player}`,
  claimed: (color: string, player: string): string => `claimed for good by ${color}, ${player}`,
  pile: pile as typeof pile,
  legal: (facts: PileFacts): string =>
    `you can place ${facts.stake.kind === 'claim' ? 'a ' : ''}${stacked(facts)}`,
  chosen: (facts: PileFacts): string => `chosen: ${stacked(facts)}`,
  /** Follows the chosen pile for players with letter keys. */
  chosenKeys: (roll: string, take: string): string => `${roll} to roll, ${take} to take`,
  // A space contains a comma.
  /** Where a bot has taken spaces; follows the sentence that says how many. */
  takenAt: (spaces: readonly Space[]): string => `Taken: ${spaces.map(words.space).join('; ')}.`,
  moments: moments as typeof moments,
};
