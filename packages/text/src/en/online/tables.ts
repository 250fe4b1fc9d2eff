import { grammar } from '../words.ts';

const { count } = grammar;
export const hoursOf = (hours: number): string =>
  hours % 24 === 0
    ? count(hours / 24, { one: 'day', other: 'days' })
    : count(hours, { one: 'hour', other: 'hours' });

/** The page of open tables: lists, buttons and the quick search. */
export const lobby = {
  people: (people: number): string =>
    people <= 1 ? 'Nobody else is here right now.' : `${people} people are here.`,
  playNow: 'Play with somebody now',
  playNowLine: (seconds: number): string =>
    `Finds other players. After ${count(seconds, { one: 'second', other: 'seconds' })} bots take the free chairs.`,
  players: 'Players',
  speed: 'Clock',
  speeds: { calm: 'Calm', quick: 'Quick' },
  bots: 'Bots',
  looking: (minutes: number, seconds: number): string =>
    `Looking for players, ${minutes}:${String(seconds).padStart(2, '0')}`,
  stop: 'Stop',
  hoursLeft: (hours: number): string => `${hours} h left`,
  minutesLeft: (minutes: number): string => `${minutes} min left`,
  won: (names: string, _count: number): string => `${names} won`,
  review: 'Review',
  putAway: 'Hide',
  board: 'Open tables',
  empty: 'No open tables right now',
  emptyLine: 'Open the first one. Everybody can see it here.',
  meanwhile: 'Play a bot while you wait',
  yours: 'Your tables',
  noYours: 'You are not at a table yet.',
  playing: 'Tables to watch',
  openOne: 'Open a table',
  yourTurn: 'Your turn',
  gathering: 'Waiting for players',
  turnOf: (name: string): string => `${name}’s turn`,
  over: 'Finished',
  watch: 'Watch',
  goOn: 'Go on',
  nobody: 'An empty table',
  free: (chairs: number): string => count(chairs, { one: 'free chair', other: 'free chairs' }),
  bot: 'Bot',
};

/** How much time there is, beside the name of a table. */
export const pace = {
  live: (seconds: number): string =>
    `${count(seconds, { one: 'second', other: 'seconds' })} for each roll`,
  slow: (hours: number): string => `${hoursOf(hours)} for each turn`,
};

/** The page on which a table is opened: questions, and choices with a line that explains each. */
export const open = {
  lead: 'Everybody plays on their own device. Nobody needs an account.',
  chairs: 'Who sits at the table?',
  chair: (number: number): string => `Chair ${number}`,
  you: 'You',
  who: 'Who sits here?',
  /** Who may sit on a chair; a choice for each chair. */
  kinds: {
    invited: 'Kept for somebody',
    mine: 'Somebody at this device',
    open: 'Anybody with the link',
    bot: 'A bot',
  },
  add: 'Add a chair',
  remove: (number: number): string => `Remove chair ${number}`,
  added: (number: number): string => `Chair ${number} has been added.`,
  removed: 'The chair has been removed.',
  more: 'More options',
  door: 'Who can join?',
  byLink: { name: 'Only with a link', line: 'Nobody else can find the table.' },
  listed: { name: 'Everybody', line: 'The table is on the public list. Anybody may watch.' },
  clock: 'Time to think',
  none: { name: 'No clock', line: 'Take all the time you like.' },
  live: {
    name: 'Calm clock',
    line: 'A few seconds for each roll, and some extra time. If your time runs out, your turn is skipped. Three times in a row, and you are out.',
  },
  slow: {
    name: 'Slow',
    line: 'Hours or days for each turn. If your time runs out, your turn is skipped. Three times in a row, and you are out.',
  },
  seconds: 'How many seconds?',
  hours: 'How long?',
  secondsOf: (seconds: number): string => count(seconds, { one: 'second', other: 'seconds' }),
  hoursOf: hoursOf as (hours: number) => string,
  minutesOf: (minutes: number): string => count(minutes, { one: 'minute', other: 'minutes' }),
  reserve: 'Extra time',
  reserveLine: 'For the whole game, for rolls that take longer.',
  skipped: 'When a turn is skipped',
  skipTake: { name: 'Its spaces are kept', line: 'Like taking them.' },
  skipLose: { name: 'Its spaces are lost', line: 'Like a bust.' },
  patience: 'How long to wait for somebody who is away',
  patienceLine: 'Then the others may skip the turn or let a bot play.',
  gathering: 'How the game starts',
  readyAsk: { name: 'Start when all are ready', line: 'Everybody presses a button first.' },
  replace: {
    name: 'Friends can replace bots',
    line: 'A friend who comes later may take a bot’s chair.',
  },
  leaving: 'If somebody leaves for good',
  skip: { name: 'Play on without them', line: 'Their markers stay. Their turns are skipped.' },
  takeOver: { name: 'A bot takes over', line: 'It plays on with their markers.' },
  talk: {
    name: 'Free text',
    line: 'Players may write to each other. Without it there are ready-made phrases.',
  },
  adults:
    'For adults: nobody checks these messages. Switch this on only if you all know each other.',
  start: 'Open the table',
  opening: 'Opening the table…',
};

/** The table before the game: chairs, links, and the agreed settings. */
export const room = {
  title: 'Waiting for players',
  free: 'Free chair',
  chairsFree: (chairs: number): string =>
    chairs === 0
      ? 'All chairs are taken.'
      : `${count(chairs, { one: 'chair', other: 'chairs' })} free.`,
  startsReady: 'The game starts when everybody who is here is ready.',
  startsItself: 'The game starts when the last chair is taken.',
  invitesYou: (name: string): string => `${name} invites you to Claim It!, a 20-minute dice game.`,
  youAreInvited: 'You are invited to Claim It!, a 20-minute dice game.',
  satDown: (name: string): string => `${name} sat down.`,
  stoodUp: (name: string): string => `${name} stood up.`,
  isReady: (name: string): string => `${name} is ready.`,
  you: 'you',
  here: 'here',
  ready: 'ready',
  awayFor: (minutes: number): string => (minutes < 1 ? 'away' : `away ${minutes} min`),
  edit: 'Change',
  beReady: 'I am ready',
  youAreReady: 'You are ready',
  readyAgain: 'Not ready after all? Press again.',
  waitsFor: (names: string): string => `Waiting for ${names}.`,
  startNow: 'Start now',
  startWithout: 'Start without waiting any longer.',
  startIn: (seconds: number): string =>
    `You can start without waiting in ${count(seconds, { one: 'second', other: 'seconds' })}.`,
  botsMeanwhile: 'Start with bots',
  botsLine: 'A friend who comes later takes a bot’s chair.',
  join: (name: string): string => `Play on for ${name}`,
  wait: 'While you wait',
  learn: 'New to the game? Learn it in two minutes. We will call you when it starts.',
  lesson: 'Lesson 1',
  newTab: 'opens in a new tab',
  speak: 'Say something',
  reserve: (seconds: number): string =>
    `${count(seconds, { one: 'second', other: 'seconds' })} of extra time for the whole game`,
  absence: (seconds: number): string =>
    `If somebody is away for ${seconds % 60 === 0 ? count(seconds / 60, { one: 'minute', other: 'minutes' }) : count(seconds, { one: 'second', other: 'seconds' })}, the others may skip the turn or let a bot play`,
  /** In the room, before the game: what happens when a player's time runs out; `lapsesToBot` where bots take over. */
  lapses: 'If your time runs out, your turn is skipped. Three times in a row, and you are out.',
  lapsesToBot:
    'If your time runs out, your turn is skipped. The second time in a row, a bot plays until you are back. The third time, you are out.',
  skipTakes: 'A skipped turn keeps its spaces',
  skipLoses: 'A skipped turn loses its spaces',
  replaces: 'Friends who come later may take a bot’s chair',
  shaking: 'Everybody shakes the dice…',
  chairs: 'Chairs',
  invited: 'Waiting for a friend',
  kept: 'Kept for somebody',
  keptFor: (name: string): string => `Kept for ${name}`,
  keptHere: 'For somebody at this device',
  inviteAll: 'Invite with one link',
  inviteAllLine: 'Send it to everybody. Each person who opens it gets a chair. No account needed.',
  inviteMore: 'All chairs are taken. People who open the link now can watch.',
  onlyHere: 'This link works on this computer only.',
  otherAddress: 'Other devices in your network can use this one:',
  openToOthers:
    'To let other devices join, start the server like this: npm start -- --host 0.0.0.0',
  address: 'Address',
  noTableLink: 'There is no link to this table right now.',
  otherLink: 'The link was made on another device. A new one will replace it.',
  keepChair: 'Keep a chair for somebody',
  keepChairLine: 'That chair gets its own link, and nobody else can take it.',
  release: 'Open it to everybody with the link',
  full: 'All chairs are taken. You can watch.',
  invite: (number: number): string => `A link to chair ${number}`,
  inviteLine: (number: number): string => `This link is for chair ${number}. It works once.`,
  noLink: (number: number): string => `There is no link to chair ${number} right now.`,
  linkTakes:
    'This chair is kept for somebody. If you make a new link, the person who opens it gets the chair.',
  makeLink: 'Make a link',
  renewLink: 'Make a new link',
  renewLine: 'The old link stops working at once.',
  withdraw: 'Delete the link',
  link: 'The link',
  copy: 'Copy the link',
  cannotCopy: 'Copying did not work. Select the link and copy it yourself.',
  share: 'Share',
  shareTitle: 'Come and play Claim It!',
  qr: 'Scan this with another device',
  sitHere: 'There is a chair for you',
  name: 'Name',
  color: 'Color',
  taken: (color: string): string => `${color}, taken`,
  sit: 'Sit down',
  stand: 'Stand up',
  change: 'Your color',
  clear: (number: number): string => `Clear chair ${number}`,
  remove: (name: string): string => `Remove ${name}`,
  removeSure: (name: string): string =>
    `Remove ${name} from the table? ${name} cannot sit down here again unless you allow it.`,
  removeYes: 'Yes, remove',
  removeNo: 'No',
  removed: (people: number): string =>
    `You removed ${count(people, { one: 'person', other: 'people' })} from this table.`,
  letIn: 'Let them back in',
  youAreRemoved: 'The host has removed you from this table. You may watch, but not sit down.',
  seatBot: 'Put a bot here',
  level: 'Strength',
  seat: 'Add the bot',
  watching: 'You are watching. You need a link to sit down at this table.',
  watchers: (people: number): string =>
    `${count(people, { one: 'person is watching', other: 'people are watching' })}`,
  facts: 'The rules of this table',
  listed: 'On the public list: anybody may watch',
  skip: 'Players who leave are skipped',
  takeOver: 'A bot takes over for players who leave',
  freeText: 'Players may write to each other',
  used: 'This invitation has been used or deleted, or it is for another table.',
  player: (number: number): string => `Player ${number}`,
};
