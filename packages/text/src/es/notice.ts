import type { NoticeSentences } from '../noticeSentences.ts';
import { grammar } from './words.ts';

export const notice: NoticeSentences = {
  yourTurn: 'Te toca',
  waiting: (names) => {
    if (names.length === 0) return 'Tu mesa te espera.';
    return `${grammar.list(names)} te ${names.length === 1 ? 'espera' : 'esperan'}.`;
  },
  turnOf: (name) => `Le toca a ${name}.`,
  player: (number) => `Jugador ${number}`,
  over: 'La partida ha terminado.',
};
