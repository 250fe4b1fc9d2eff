import { freshName } from '../base/names.ts';
import type { Seating } from './newMatch.ts';

/** One person against two bots that play sensibly and do not think long. */
export const quickGame = (name: string, random: () => number = Math.random): Seating => {
  const first = freshName([name], random);
  const second = freshName([name, first], random);
  return {
    sitters: [
      { kind: 'person', name, color: 'green' },
      { kind: 'bot', name: first, color: 'orange', level: 'foreman', style: null },
      { kind: 'bot', name: second, color: 'blue', level: 'miner', style: null },
    ],
    variant: 'standard',
  };
};
