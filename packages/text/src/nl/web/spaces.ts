import type { PileFacts } from '../../facts.ts';
import type { SpaceText } from '../../web.ts';
import { grammar, words } from '../words.ts';

const { list } = grammar;

const markerOf = ({ stake }: PileFacts): string =>
  stake.kind === 'squatter' ? `kraaksteen ${stake.number}` : 'claimsteen';

const squatterBeneath = ({ stake, squatter }: PileFacts): string =>
  stake.kind === 'claim' && squatter !== null ? ` op kraaksteen ${squatter}` : '';

const stacked = (pile: PileFacts): string => {
  const { beneath, mover } = pile;
  const marker = `${markerOf(pile)}${squatterBeneath(pile)}`;
  if (beneath === null) return marker;
  if (beneath.kind === 'rival') return `${marker} op ${beneath.color}`;
  return mover === null
    ? `${marker} op je eigen markeersteen`
    : `${marker} op de eigen markeersteen van ${mover}`;
};

const pile = (facts: PileFacts): string => {
  if (facts.beneath !== null || squatterBeneath(facts) !== '') return stacked(facts);
  return `${stacked(facts)}, van ${facts.mover ?? 'jou'} in deze beurt`;
};

const moments: SpaceText['moments'] = {
  nothingLost: 'Niets te plaatsen',
  skipped: 'Overgeslagen',
  winner: 'Gewonnen',
  winners: 'Gewonnen',
  rollOffSum: (player, sum) => `${player} dobbelt in totaal ${sum}.`,
  rollOffTie: (players) => `Gelijk: ${list(players)} dobbelen nog eens.`,
  rollOffFirst: (player) => `${player} begint.`,
  goOn: 'Tik of druk op een toets',
};

export const spaces: SpaceText = {
  board: 'Het bord, zes kolommen en zes rijen',
  lastRoundAt: 'Laatste ronde bij',
  players: (seats) => `${seats} sp.`,
  column: 'kolom',
  row: 'rij',
  printed: words.space,
  at: (space) => `Kolom ${space[0]}, rij ${space[2]}`,
  empty: 'leeg',
  settled: (color, player) => `gewoon veld van ${color}, ${player}`,
  claimed: (color, player) => `definitief geclaimd door ${color}, ${player}`,
  pile,
  legal: (facts) => `mogelijk: ${stacked(facts)} plaatsen`,
  chosen: (facts) => `gekozen: ${stacked(facts)}`,
  chosenKeys: (roll, take) => `${roll} om te dobbelen, ${take} om te stoppen`,
  takenAt: (spaces) => `Genomen: ${list(spaces.map(words.space))}.`,
  moments,
};
