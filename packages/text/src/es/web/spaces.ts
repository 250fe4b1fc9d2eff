import type { PileFacts } from '../../facts.ts';
import type { SpaceText } from '../../web.ts';
import { grammar, words } from '../words.ts';

const { list } = grammar;

const markerOf = ({ stake }: PileFacts): string =>
  stake.kind === 'squatter' ? `estaca ${stake.number}` : 'título';

const squatterBeneath = ({ stake, squatter }: PileFacts): string =>
  stake.kind === 'claim' && squatter !== null ? ` sobre la estaca ${squatter}` : '';

const stacked = (pile: PileFacts): string => {
  const { beneath, mover } = pile;
  const marker = `${markerOf(pile)}${squatterBeneath(pile)}`;
  if (beneath === null) return marker;
  if (beneath.kind === 'rival') return `${marker} sobre ${beneath.color}`;
  return mover === null
    ? `${marker} sobre tu propia ficha`
    : `${marker} sobre la ficha propia de ${mover}`;
};

const pile = (facts: PileFacts): string => {
  if (facts.beneath !== null || squatterBeneath(facts) !== '') return stacked(facts);
  return `${stacked(facts)}, ${facts.mover === null ? 'de tu turno' : `del turno de ${facts.mover}`}`;
};

const moments: SpaceText['moments'] = {
  nothingLost: '¡Derrumbe!',
  skipped: 'Sin turno',
  winner: '¡Victoria!',
  winners: '¡Victoria!',
  rollOffSum: (player, sum) => `${player} suma ${sum}.`,
  rollOffTie: (players) => `Empate: ${list(players)} tiran otra vez.`,
  rollOffFirst: (player) => `Empieza ${player}.`,
  goOn: 'Toca o pulsa una tecla para seguir',
};

export const spaces: SpaceText = {
  board: 'El tablero, seis columnas y seis filas',
  lastRoundAt: 'Última ronda con',
  players: (seats) => `${seats} j.`,
  column: 'columna',
  row: 'fila',
  printed: words.space,
  at: (space) => `Columna ${space[0]}, fila ${space[2]}`,
  empty: 'vacía',
  settled: (color, player) => `ocupada por ${color}, ${player}`,
  claimed: (color, player) => `con título de ${color}, ${player}`,
  pile,
  legal: (facts) => `puedes poner: ${stacked(facts)}`,
  chosen: (facts) => `elegida: ${stacked(facts)}`,
  chosenKeys: (roll, take) => `${roll} para tirar, ${take} para plantarte`,
  takenAt: (spaces) => `Casillas: ${list(spaces.map(words.space))}.`,
  moments,
};
