import type { EventText } from '../catalog.ts';
import { CLAIMED_SPACES, grammar, MARKERS, of, SPACES, words } from './words.ts';

const { count, list } = grammar;
const lostIn = (lost: number): string => `${count(lost, SPACES)} de ce tour`;

export const events: EventText = {
  diceRequested: ({ seat }, names) => `${names.player(seat)} prend les dés.`,
  rolled: ({ seat, roll }, names) => `${names.player(seat)} lance ${words.roll(roll)}.`,
  placed: ({ seat, space, stake, before }, names) => {
    const beneath = before === null ? '' : ` sur ${words.stake(before)}`;
    return `${names.player(seat)} pose ${words.stake(stake)}${beneath} sur la case ${words.space(space)}.`;
  },
  squatterReturned: ({ squatter }) => `Le squatteur ${squatter} est de nouveau libre.`,
  undone: ({ seat, space, roll, stake }, names) =>
    `${names.player(seat)} reprend ${words.stake(stake)} de la case ${words.space(space)} et repose un jeton pour ${words.roll(roll)}.`,
  busted: ({ seat, lost }, names) => {
    const player = names.player(seat);
    if (lost.length === 0)
      return `Raté ! ${player} ne peut rien poser, mais ne perd rien non plus.`;
    return `Raté ! ${player} perd ${lostIn(lost.length)}.`;
  },
  took: ({ seat, settled, claimed, evicted }, names) => {
    const spaces = settled.length + claimed.length;
    const taken = `${names.player(seat)} prend ${count(spaces, SPACES)}`;
    const back = evicted.map(
      (eviction) =>
        `${names.player(eviction.seat)} récupère ${count(eviction.spaces.length, MARKERS)}`,
    );
    const forGood = (): string => {
      if (claimed.length === 0) return '';
      if (settled.length > 0) return `, dont ${count(claimed.length, CLAIMED_SPACES)}`;
      return spaces === 1 ? ' pour toujours' : ', toutes pour toujours';
    };
    return `${taken}${forGood()}.${back.length > 0 ? ` ${list(back)}.` : ''}`;
  },
  passed: ({ seat, lost }, names) => {
    const skipped = `Le tour ${of(names.player(seat))} est sauté`;
    if (lost.length === 0) return `${skipped}.`;
    return `${skipped} : ${lostIn(lost.length)} ${lost.length === 1 ? 'est perdue' : 'sont perdues'}.`;
  },
  departed: ({ seat, lost }, names) => {
    const gone = `${names.player(seat)} quitte la partie`;
    return lost.length === 0 ? `${gone}.` : `${gone} et perd ${lostIn(lost.length)}.`;
  },
  lastRoundCalled: ({ seat, claims }, names) => {
    const player = names.player(seat);
    return `Dernière manche ! ${player} a ${count(claims, CLAIMED_SPACES)}. Chaque joueur a encore un tour, ${player} en dernier.`;
  },
  turnStarted: ({ seat }, names) => `C’est à ${names.player(seat)} de jouer.`,
  gameEnded: ({ winners }, names) => {
    const players = list(winners.map(names.player));
    return `La partie est finie. ${players} ${winners.length === 1 ? 'gagne' : 'gagnent ensemble'} !`;
  },
};
