import type { Counted } from '../../grammar.ts';
import { grammar } from '../words.ts';

const { count } = grammar;
const games: Counted = { one: 'game', other: 'games' };

/** What says on every page that a table waits for this device. */
export const turns = {
  /** Title of the window at the table itself. */
  tab: 'Your turn · Claim It!',
  yourTurn: (number: number): string => `Your turn in ${count(number, games)}`,
  /** Below the names of a table. */
  waitsForYou: (names: string): string => `${names} wait for you`,
  oneWaitsForYou: (name: string): string => `${name} waits for you`,
  botsWait: 'The bots wait for you',
  until: (time: string): string => `until ${time}`,
  roll: 'Roll',
  goOn: 'Go on',
  waitingFor: (number: number): string => `Waiting for others: ${count(number, games)}`,
  gathering: 'The table is not full yet',
  turnOf: (name: string): string => `Waiting for ${name}`,
  player: (number: number): string => `Player ${number}`,
  bot: 'a bot',
  alone: 'Your table',
  /** On the page of all games. */
  withOthers: 'Games with others',
  onThisDevice: 'Games on this device',
  earlier: 'Earlier games',
  more: 'Show more',
  noAnswer: 'The server does not answer. Games with others are missing here.',
};
