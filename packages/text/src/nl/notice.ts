import type { NoticeSentences } from '../noticeSentences.ts';
import { grammar } from './words.ts';

export const notice: NoticeSentences = {
  yourTurn: 'Jij bent aan de beurt',
  waiting: (names) => {
    if (names.length === 0) return 'Je tafel wacht op je.';
    return `${grammar.list(names)} ${names.length === 1 ? 'wacht' : 'wachten'} op je.`;
  },
  turnOf: (name) => `${name} is aan de beurt.`,
  player: (number) => `Speler ${number}`,
  over: 'Het spel is afgelopen.',
};
