import type { NoticeSentences } from '../noticeSentences.ts';
import { grammar } from './words.ts';

export const notice: NoticeSentences = {
  yourTurn: 'C’est à toi',
  waiting: (names) => {
    if (names.length === 0) return 'Ta table t’attend.';
    return `${grammar.list(names)} ${names.length === 1 ? 't’attend' : 't’attendent'}.`;
  },
  turnOf: (name) => `C’est à ${name} de jouer.`,
  player: (number) => `Joueur ${number}`,
  over: 'La partie est finie.',
};
