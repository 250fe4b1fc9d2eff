import type { MomentText, PileFacts, SpaceText } from '../../web/spaces.ts';
import { words } from '../words.ts';

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

const moments: MomentText = {
  busted: 'Busted!',
  nothingLost: 'Busted!',
  lastRound: 'Last round',
  winner: 'Winner',
  winners: 'Winners',
  rollOffSum: (player, sum) => `${player} makes ${sum}.`,
  rollOffFirst: (player) => `${player} begins.`,
  goOn: 'Tap or press a key to go on',
};

export const spaces: SpaceText = {
  board: 'The claim map, six columns and six rows',
  lastRoundAt: 'Last round at',
  players: (seats) => `${seats} pl.`,
  column: 'column',
  row: 'row',
  at: (space) => `Column ${space[0]}, row ${space[2]}`,
  empty: 'empty',
  settled: (color, player) => `settled by ${color}, ${player}`,
  claimed: (color, player) => `claimed for good by ${color}, ${player}`,
  pile,
  legal: (facts) => `legal: place ${facts.stake.kind === 'claim' ? 'a ' : ''}${stacked(facts)}`,
  chosen: (facts) => `chosen: ${stacked(facts)}`,
  chosenKeys: (roll, take) => `${roll} to roll, ${take} to take`,
  // A space has a comma of its own.
  takenAt: (spaces) => `Taken: ${spaces.map(words.space).join('; ')}.`,
  moments,
};
