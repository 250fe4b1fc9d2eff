import { grammar } from './words.ts';

/** The notification on a device or in a chat when a turn begins elsewhere. */
export const notice = {
  yourTurn: 'Your turn',
  /** The people at the table who wait; perhaps there are only bots. */
  waiting: (names: readonly string[]): string => {
    if (names.length === 0) return 'Your table is waiting for you.';
    return `${grammar.list(names)} ${names.length === 1 ? 'is' : 'are'} waiting for you.`;
  },
  turnOf: (name: string): string => `It is ${name}’s turn.`,
  player: (number: number): string => `Player ${number}`,
  over: 'The game is over.',
};
