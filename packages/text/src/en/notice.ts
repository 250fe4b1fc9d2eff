import { grammar } from './words.ts';

/** What a device or a chat shows when a turn begins elsewhere. */
export const notice = {
  yourTurn: 'Your turn',
  /** The people at the table who wait; perhaps there are only bots. */
  waiting: (names: readonly string[]): string => {
    if (names.length === 0) return 'Your table waits for you.';
    return `${grammar.list(names)} ${names.length === 1 ? 'waits' : 'wait'} for you.`;
  },
  turnOf: (name: string): string => `It is ${name}’s turn.`,
  player: (number: number): string => `Player ${number}`,
  over: 'The game is over.',
};
