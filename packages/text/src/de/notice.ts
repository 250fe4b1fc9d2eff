import type { NoticeSentences } from '../noticeSentences.ts';
import { grammar } from './words.ts';

export const notice: NoticeSentences = {
  yourTurn: 'Du bist am Zug',
  waiting: (names) => {
    if (names.length === 0) return 'Dein Tisch wartet auf dich.';
    return `${grammar.list(names)} ${names.length === 1 ? 'wartet' : 'warten'} auf dich.`;
  },
  turnOf: (name) => `${name} ist am Zug.`,
  player: (number) => `Spieler ${number}`,
  over: 'Das Spiel ist aus.',
};
