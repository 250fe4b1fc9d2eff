import type { Counted } from '../../grammar.ts';
import { grammar } from '../words.ts';

const { count } = grammar;
const games: Counted = { one: 'game', other: 'games' };

/** The notice on every page that a table waits for this device. */
export const turns = {
  /** Title of the window at the table itself. */
  tab: 'Your turn · Claim It!',
  yourTurn: (number: number): string => `Your turn in ${count(number, games)}`,
  /** Below the names of a table. */
  waitsForYou: (names: string): string => `${names} are waiting for you`,
  oneWaitsForYou: (name: string): string => `${name} is waiting for you`,
  botsWait: 'The bots are waiting for you',
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
  earlier: 'Earlier games',
  more: 'Show more',
  noAnswer: 'The server does not answer. Your games with others are not shown now.',
  /** Turn notifications while no page is open. */
  tell: {
    title: 'Tell me when it is my turn',
    line: 'This device shows a notification when a slow game is waiting for you.',
    offer: 'Should this device tell you when it is your turn?',
    yes: 'Yes, tell me',
    no: 'No',
    here: 'On this device',
    isOn: 'This device tells you.',
    isOff: 'This device does not tell you.',
    denied: 'This browser blocks notifications from this site. You can allow them in its settings.',
    unsupported:
      'This browser cannot show notifications from this site. On an iPhone, add the app to the home screen first.',
    failed: 'That did not work. Try again later.',
    quiet: 'Quiet hours',
    quietLine: 'Nothing is shown during this time. What still matters comes afterwards.',
    from: 'From',
    to: 'To',
    none: 'None',
    bell: 'Ring a bell when it is my turn in another tab',
    bellLine: 'A soft bell in games with other people, even with the sound off.',
  },
  /** Addresses that the server notifies for the host. */
  hooks: {
    title: 'Tell a chat about every turn',
    line: 'Enter the address of a Discord channel or of your own program. Only you can see it.',
    address: 'Address, starting with https://',
    add: 'Add',
    remove: 'Remove',
    discord: (host: string): string => `A channel at ${host}`,
    plain: (host: string): string => `A program at ${host}`,
    secret: 'The messages are signed with this secret. It is shown only once:',
    refused: 'The server cannot use this address.',
    removed: 'The address has been removed.',
  },
};
