import type { EventText } from '../catalog.ts';
import { CLAIMED_SPACES, grammar, MARKERS, SPACES, words } from './words.ts';

const { count, list } = grammar;

export const events: EventText = {
  diceRequested: ({ seat }, names) => `${names.player(seat)} nimmt die Würfel.`,
  rolled: ({ seat, roll }, names) => `${names.player(seat)} würfelt ${words.roll(roll)}.`,
  placed: ({ seat, space, stake, before }, names) => {
    const beneath = before === null ? '' : ` auf ${words.stake(before)}`;
    return `${names.player(seat)} setzt ${words.stake(stake)}${beneath} auf Feld ${words.space(space)}.`;
  },
  squatterReturned: ({ squatter }) => `Anspruchstein ${squatter} ist wieder frei.`,
  undone: ({ seat, space, roll, stake }, names) =>
    `${names.player(seat)} nimmt ${words.stake(stake)} von Feld ${words.space(space)} zurück und setzt noch einmal für ${words.roll(roll)}.`,
  busted: ({ seat, lost }, names) => {
    const player = names.player(seat);
    if (lost.length === 0)
      return `Pech gehabt! ${player} kann nichts setzen, verliert aber auch nichts.`;
    return `Pech gehabt! ${player} verliert ${count(lost.length, SPACES)} aus diesem Zug.`;
  },
  took: ({ seat, settled, claimed, evicted }, names) => {
    const spaces = settled.length + claimed.length;
    const taken = `${names.player(seat)} besetzt ${count(spaces, SPACES)}`;
    const back = evicted.map(
      (eviction) =>
        `${names.player(eviction.seat)} bekommt ${count(eviction.spaces.length, MARKERS)} zurück`,
    );
    const forGood = (): string => {
      if (claimed.length === 0) return '';
      if (settled.length > 0) return `, davon ${count(claimed.length, CLAIMED_SPACES)}`;
      return spaces === 1 ? ' als Goldclaim' : ', alle als Goldclaims';
    };
    return `${taken}${forGood()}.${back.length > 0 ? ` ${list(back)}.` : ''}`;
  },
  passed: ({ seat, lost }, names) => {
    const skipped = `Der Zug von ${names.player(seat)} wird übersprungen`;
    return lost.length === 0
      ? `${skipped}.`
      : `${skipped}: ${count(lost.length, SPACES)} aus diesem Zug ${lost.length === 1 ? 'ist' : 'sind'} verloren.`;
  },
  departed: ({ seat, lost }, names) => {
    const gone = `${names.player(seat)} verlässt das Spiel`;
    return lost.length === 0
      ? `${gone}.`
      : `${gone} und verliert ${count(lost.length, SPACES)} aus diesem Zug.`;
  },
  lastRoundCalled: ({ seat, claims }, names) => {
    const player = names.player(seat);
    return `Letzte Runde! ${player} hat ${count(claims, CLAIMED_SPACES)}. Alle sind noch einmal am Zug, ${player} zuletzt.`;
  },
  turnStarted: ({ seat }, names) => `${names.player(seat)} ist am Zug.`,
  gameEnded: ({ winners }, names) => {
    const players = list(winners.map(names.player));
    return `Das Spiel ist aus. ${players} ${winners.length === 1 ? 'gewinnt' : 'gewinnen gemeinsam'}!`;
  },
};
