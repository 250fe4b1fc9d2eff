import type { PileFacts } from '../../facts.ts';
import type { SpaceText } from '../../web.ts';
import { grammar, of, words } from '../words.ts';

const squatterBeneath = ({ squatter }: PileFacts): string =>
  squatter === null ? '' : ` sur squatteur ${squatter}`;

const stacked = (pile: PileFacts): string => {
  const { stake, beneath, mover } = pile;
  const marker = stake.kind === 'squatter' ? `squatteur ${stake.number}` : 'borne';
  const on = stake.kind === 'squatter' ? '' : squatterBeneath(pile);
  if (beneath === null) return `${marker}${on}`;
  if (beneath.kind === 'rival') return `${marker}${on} sur ${beneath.color}`;
  return `${marker} sur ${mover === null ? 'ton propre pion' : `un pion ${of(mover)}`}`;
};

const pile = (facts: PileFacts): string => {
  if (facts.beneath !== null || (facts.stake.kind === 'claim' && facts.squatter !== null))
    return stacked(facts);
  return `${stacked(facts)}, ${facts.mover === null ? 'à toi' : `à ${facts.mover}`} pendant ce tour`;
};

export const spaces: SpaceText = {
  board: 'Le plateau, six colonnes et six lignes',
  lastRoundAt: 'Dernière manche à',
  players: (seats) => `${seats} j.`,
  column: 'colonne',
  row: 'ligne',
  printed: words.space,
  at: (space) => `Colonne ${space[0]}, ligne ${space[2]}`,
  empty: 'vide',
  settled: (color, player) => `occupée par ${color}, ${player}`,
  claimed: (color, player) => `concession ${of(color)}, ${player}`,
  pile,
  legal: (facts) => `tu peux poser : ${stacked(facts)}`,
  chosen: (facts) => `choisie : ${stacked(facts)}`,
  chosenKeys: (roll, take) => `${roll} pour lancer, ${take} pour prendre`,
  takenAt: (taken) => `Cases prises : ${grammar.list(taken.map(words.space))}.`,
  moments: {
    nothingLost: 'Raté !',
    skipped: 'Tour sauté',
    winner: 'Victoire',
    winners: 'Victoire partagée',
    rollOffSum: (player, sum) => `${player} fait ${sum} en tout.`,
    rollOffTie: (players) => `Égalité : ${grammar.list(players)} relancent.`,
    rollOffFirst: (player) => `${player} commence.`,
    goOn: 'Touche l’écran ou une touche pour continuer',
  },
};
