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
  /** Being told of turns while no page is open. */
  tell: {
    title: 'Tell me when it is my turn',
    line: 'This device shows a notice when a slow game waits for you and you are not looking.',
    offer: 'Shall this device tell you when it is your turn?',
    yes: 'Yes, tell me',
    no: 'No',
    here: 'On this device',
    isOn: 'This device tells you.',
    isOff: 'This device does not tell you.',
    denied: 'This browser forbids notices of this site. You can allow them in its settings.',
    unsupported:
      'This browser cannot show notices of this site. On an iPhone, put the app on the home screen first.',
    failed: 'That did not work. Try again later.',
    quiet: 'Quiet hours',
    quietLine: 'Nothing is shown in this time; what still counts comes at its end.',
    from: 'From',
    to: 'To',
    none: 'None',
    bell: 'Bell when it is my turn in another tab',
    bellLine: 'A soft bell at tables with other people, also with the sound off.',
  },
  /** Addresses that the host lets the server call. */
  hooks: {
    title: 'Tell a chat of every turn',
    line: 'Give the address of a Discord channel, or of a program of your own. Only you see it here.',
    address: 'Address, beginning with https://',
    add: 'Add',
    remove: 'Remove',
    discord: (host: string): string => `A channel at ${host}`,
    plain: (host: string): string => `A program at ${host}`,
    secret: 'With this secret the messages are signed. It is shown only now:',
    refused: 'The server does not call this address.',
    removed: 'The address is removed.',
  },
};
