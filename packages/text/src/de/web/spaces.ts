import type { PileFacts } from '../../facts.ts';
import type { SpaceText } from '../../web.ts';
import { grammar, words } from '../words.ts';

const { list } = grammar;

const markerOf = ({ stake }: PileFacts): string =>
  stake.kind === 'squatter' ? `Anspruchstein ${stake.number}` : 'Besitzstein';

const squatterBeneath = ({ stake, squatter }: PileFacts): string =>
  stake.kind === 'claim' && squatter !== null ? ` auf Anspruchstein ${squatter}` : '';

const stacked = (pile: PileFacts): string => {
  const { beneath, mover } = pile;
  const marker = `${markerOf(pile)}${squatterBeneath(pile)}`;
  if (beneath === null) return marker;
  if (beneath.kind === 'rival') return `${marker} auf ${beneath.color}`;
  // A name takes no ending, so the owner follows: "auf dem eigenen Spielerstein von Amos".
  return mover === null
    ? `${marker} auf deinem eigenen Spielerstein`
    : `${marker} auf dem eigenen Spielerstein von ${mover}`;
};

const pile = (facts: PileFacts): string => {
  if (facts.beneath !== null || squatterBeneath(facts) !== '') return stacked(facts);
  return `${stacked(facts)}, ${facts.mover === null ? 'deiner' : `von ${facts.mover}`} in diesem Zug`;
};

const moments: SpaceText['moments'] = {
  nothingLost: 'Pech gehabt!',
  skipped: 'Übersprungen',
  winner: 'Gewonnen',
  winners: 'Gewonnen',
  rollOffSum: (player, sum) => `${player} würfelt insgesamt ${sum}.`,
  rollOffTie: (players) => `Gleichstand: ${list(players)} würfeln noch einmal.`,
  rollOffFirst: (player) => `${player} beginnt.`,
  goOn: 'Tippe oder drücke eine Taste',
};

export const spaces: SpaceText = {
  board: 'Der Spielplan, sechs Spalten und sechs Reihen',
  lastRoundAt: 'Letzte Runde ab',
  players: (seats) => `${seats} Sp.`,
  column: 'Spalte',
  row: 'Reihe',
  printed: words.space,
  at: (space) => `Spalte ${space[0]}, Reihe ${space[2]}`,
  empty: 'frei',
  settled: (color, player) => `besetzt von ${color}, ${player}`,
  claimed: (color, player) => `Goldclaim von ${color}, ${player}`,
  pile,
  legal: (facts) => `möglich: ${stacked(facts)} setzen`,
  chosen: (facts) => `gewählt: ${stacked(facts)}`,
  chosenKeys: (roll, take) => `${roll} zum Würfeln, ${take} zum Besetzen`,
  takenAt: (spaces) => `Besetzt: ${list(spaces.map(words.space))}.`,
  moments,
};
