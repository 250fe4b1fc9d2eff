import { safety, talk, watching } from '../online/talk.ts';
import { grammar } from '../words.ts';

const { count } = grammar;
const hoursOf = (hours: number): string =>
  hours % 24 === 0
    ? count(hours / 24, { one: 'day', other: 'days' })
    : count(hours, { one: 'hour', other: 'hours' });
const rollsOf = (rolls: number): string => count(rolls, { one: 'roll', other: 'rolls' });

const lobby = {
  lead: 'Sit down at a table, watch one, or open your own.',
  yours: 'Your tables',
  noYours: 'You sit at no table yet.',
  noOpen: 'No table is looking for players right now. Open one!',
  playing: 'Tables to watch',
  noPlaying: 'Nobody is playing in public right now.',
  openOne: 'Open a table',
  yourTurn: 'Your turn',
  gathering: 'Waiting for players',
  turnOf: (name: string): string => `${name} is on turn`,
  over: 'Finished',
  watch: 'Watch',
  goOn: 'Go on',
  nobody: 'An empty table',
  free: (chairs: number): string => count(chairs, { one: 'free chair', other: 'free chairs' }),
  bot: 'Bot',
};

const pace = {
  live: (seconds: number): string =>
    `${count(seconds, { one: 'second', other: 'seconds' })} for each roll`,
  slow: (hours: number): string => `${hoursOf(hours)} for each turn`,
};

const open = {
  lead: 'Everybody plays on their own device. Nobody needs an account.',
  chairs: 'Who sits at the table?',
  chair: (number: number): string => `Chair ${number}`,
  you: 'You',
  who: 'Who sits here',
  kinds: {
    invited: 'A friend, by link',
    mine: 'Somebody at this device',
    open: 'Anybody',
    bot: 'A bot',
  },
  add: 'Add a chair',
  remove: (number: number): string => `Take chair ${number} away`,
  added: (number: number): string => `Chair ${number} is at the table.`,
  removed: 'The chair is gone.',
  more: 'More choices',
  door: 'Who may come in',
  byLink: { name: 'Only with a link', line: 'Nobody else can find the table.' },
  listed: { name: 'Everybody', line: 'The table stands in the list. Anybody may watch.' },
  clock: 'Time to think',
  none: { name: 'No clock', line: 'Nobody is hurried.' },
  live: { name: 'Live', line: 'Some seconds for each roll.' },
  slow: { name: 'Slow', line: 'Hours or days for each turn. Come back when you like.' },
  seconds: 'How many seconds',
  hours: 'How long',
  secondsOf: (seconds: number): string => count(seconds, { one: 'second', other: 'seconds' }),
  hoursOf: hoursOf as (hours: number) => string,
  leaving: 'If somebody leaves or runs out of time',
  skip: { name: 'Play on without them', line: 'Their markers stay, their turns are left out.' },
  takeOver: { name: 'A bot takes the seat', line: 'It plays on with their markers.' },
  talk: {
    name: 'Free text',
    line: 'Players may write to each other. Without it there are short phrases.',
  },
  adults: 'For adults: nobody reads along here. Switch it on only if everybody knows everybody.',
  start: 'Open the table',
  opening: 'Opening the table …',
};

const room = {
  title: 'The table fills up',
  waiting: (chairs: number): string =>
    `Waiting for ${count(chairs, { one: 'player', other: 'players' })}. The game starts by itself.`,
  shaking: 'Everybody shakes the dice …',
  chairs: 'Chairs',
  away: 'Not here right now',
  free: 'Free',
  invited: 'Waits for a friend',
  kept: 'Kept for somebody',
  keptFor: (name: string): string => `Kept for ${name}`,
  keptHere: 'For somebody at this device',
  invite: 'Invite a friend',
  inviteLine: (number: number): string => `This link leads to chair ${number}. It works once.`,
  noLink: (number: number): string => `No link leads to chair ${number} right now.`,
  linkTakes: 'This chair is kept for somebody. With a new link it goes to whoever has the link.',
  makeLink: 'Make a link',
  renewLink: 'Make a new link',
  renewLine: 'The link from before stops working at once.',
  withdraw: 'Withdraw the link',
  link: 'The link',
  copy: 'Copy the link',
  cannotCopy: 'Copying did not work. Mark the link and copy it by hand.',
  share: 'Share',
  shareTitle: 'Claim It! Come and play',
  qr: 'Code for the camera of another device',
  sitHere: (number: number): string => `Sit down on chair ${number}`,
  name: 'Name',
  color: 'Color',
  taken: (color: string): string => `${color}, taken`,
  sit: 'Sit down',
  stand: 'Stand up',
  change: 'Your color',
  clear: (number: number): string => `Free chair ${number}`,
  remove: (name: string): string => `Remove ${name}`,
  removeSure: (name: string): string =>
    `Remove ${name} from the table? Then ${name} can sit down here only if you allow it again.`,
  removeYes: 'Yes, remove',
  removeNo: 'No',
  removed: (people: number): string =>
    `You removed ${count(people, { one: 'person', other: 'people' })} from this table.`,
  letIn: 'Let them in again',
  youAreRemoved: 'The host has removed you from this table. You may watch, but not sit down.',
  seatBot: 'Put a bot here',
  level: 'Strength',
  seat: 'Seat the bot',
  watching: 'You are watching. The table is for those who have a link.',
  watchers: (people: number): string =>
    `${count(people, { one: 'person watches', other: 'people watch' })}`,
  facts: 'What is agreed',
  listed: 'In the list, anybody may watch',
  skip: 'Who leaves is left out',
  takeOver: 'A bot takes the seat of those who leave',
  freeText: 'Free text is on',
  used: 'This invitation was used or withdrawn, or it is not for this table.',
  player: (number: number): string => `Player ${number}`,
};

const seal = {
  label: (rolls: number): string => `Seal of the dice: ${rollsOf(rolls)} checked`,
  short: (rolls: number): string => `${rollsOf(rolls)} checked`,
  title: 'Fair dice',
  lead: 'Your device has made every roll again and found it true.',
  broken: 'A roll does not fit its proof. Do not play on at this table.',
  hands: (names: string): string => `The last roll was stirred by the server and ${names}.`,
  shaken: (name: string, by: string): string => `${by} shook the dice for ${name}.`,
  leftOut: (names: string): string => `Came too late for it: ${names}. It waits for the next roll.`,
  none: 'No dice have been rolled yet.',
  code: 'Code of this game',
  codeLine: 'Compare it with the others. The same code means the same sealed envelopes.',
  how: 'Before the game the server and every player sealed a stack of envelopes. After each roll everybody drops one into a bowl. The next roll opens one more of the server and one of the roller. Nobody can choose.',
  named: (rolls: number): string =>
    `For ${rollsOf(rolls)} somebody went away after the others had opened their envelopes. A cheat could use that to choose.`,
  setAside: (rolls: string): string =>
    `Your envelope was set aside for roll ${rolls}, although it had left your device. That happens when a connection breaks. If it happens often, doubt the server.`,
  wentBack:
    'The server went back to an older state of this game. Moves that you saw are gone. Ask who runs it.',
  doneWithout: (roll: number): string =>
    `From roll ${roll} on the server did without your envelopes, although your device was there. If it happens often, doubt the server.`,
  otherChain:
    'Your chair has a stack of envelopes that this device did not seal. If you do not play on another device too, doubt the server.',
  record: 'Save the record with its proof',
  reseeds: (times: number): string =>
    `Somebody lost a key and sealed new envelopes: ${count(times, { one: 'time', other: 'times' })}.`,
};

const table = {
  clock: (name: string): string => `Time for ${name}`,
  left: (minutes: number, seconds: number): string =>
    `${minutes}:${String(seconds).padStart(2, '0')}`,
  leftHours: (hours: number): string => `${hoursOf(hours)} left`,
  /** Hours for narrow tables: “22 h”, “3 d”. */
  leftShort: (hours: number): string =>
    hours % 24 === 0 || hours > 48 ? `${Math.round(hours / 24)} d` : `${hours} h`,
  timesUp: 'Time is up',
  hurry: (seconds: number): string =>
    `${count(seconds, { one: 'second', other: 'seconds' })} left.`,
  corrected: 'The table had moved on, so your choice did not count. Look again.',
  tooManyChanges: 'You have changed this placement often enough in this turn. Roll again or take.',
  tableIsFull: 'This game has become too long to go on. You can still leave it.',
  moved: 'Your seat has moved to another device. Here you can only watch.',
  waitsForAnybody: 'The dice wait until somebody is back.',
};

const me = {
  lead: 'The house knows a name, your tables and your devices. Nothing else.',
  name: { name: 'Your name', line: 'Everybody at the table sees it.' },
  save: 'Change the name',
  saved: 'The name is changed.',
  faults: {
    length: 'A name has 2 to 24 letters.',
    signs: 'Use letters, spaces and a few figures.',
    mixedScripts: 'Use letters of one alphabet.',
    looksLikeAddress: 'No addresses and no long numbers, please.',
    unfriendly: 'Please choose a friendlier name.',
    reserved: 'This name could be mistaken for the server or a bot. Choose another one.',
  },
  nameRefused: 'The house does not take this name.',
  move: {
    name: 'Play on with another device',
    line: 'Makes a link that takes your tables along. Open it there within an hour. It works once.',
  },
  makeLink: 'Make the link',
  secret: 'Show this link to nobody else: it is the key to your seats.',
  devices: {
    name: 'Your devices',
    line: 'Where you are signed in. A device that is not used for 90 days is signed out by itself.',
  },
  deviceOf: (browser: string, system: string): string => `${browser} on ${system}`,
  someDevice: 'Another device',
  thisDevice: 'This device',
  browsers: {
    chrome: 'Chrome',
    edge: 'Edge',
    firefox: 'Firefox',
    opera: 'Opera',
    safari: 'Safari',
  },
  systems: {
    android: 'Android',
    chromeos: 'a Chromebook',
    ios: 'an iPhone or iPad',
    linux: 'Linux',
    macos: 'a Mac',
    windows: 'Windows',
  },
  used: (first: string, last: string): string => `Signed in on ${first}, last used on ${last}`,
  signOutHere: 'Sign out here',
  signOutThere: 'Sign out there',
  signOutOthers: 'Sign out everywhere else',
  sureHere: 'Sign out on this device?',
  onlyDevice:
    'This is your only device. If you sign out, nothing leads back to your name and your tables. First make a link below, and open it on another device.',
  signOutYes: 'Yes, sign out',
  signOutNo: 'No, stay',
  outHere: 'You are signed out. Here you are a new guest from now on.',
  outThere: 'That device is signed out.',
  outOthers: 'All other devices are signed out.',
  data: { name: 'Show my data', line: 'Everything the house keeps about you.' },
  show: 'Show it',
  forget: {
    name: 'Delete my data',
    line: 'Your name and your seats go at once. Others see “Player 2” instead.',
  },
  sure: 'Delete everything? It cannot come back.',
  yes: 'Yes, delete',
  no: 'No, keep it',
  gone: 'Your data is deleted.',
};

const recover = {
  lead: 'Your tables come to this device.',
  bring: 'Bring them here',
  done: (tables: number): string =>
    tables === 0
      ? 'You are known here now.'
      : `Your seats at ${count(tables, { one: 'table', other: 'tables' })} are here now.`,
  failed: 'This link was used already, or it is too old. Make a new one on the other device.',
  broken: 'A part of this link is missing. Ask for it again.',
  toTables: 'To your tables',
};

const dice = {
  lead: 'Every roll of the finished games of this house, counted.',
  none: 'No game is finished yet.',
  total: (rolls: number, games: number): string =>
    `${rollsOf(rolls)} in ${count(games, { one: 'game', other: 'games' })}`,
  pips: 'Every pip',
  kinds: 'Kinds of rolls',
  pip: (pip: number): string => `Pip ${pip}`,
  names: { different: 'All different', pair: 'A pair', triple: 'A triple' },
  fell: 'Fell',
  expected: 'Expected',
  band: 'Band',
  inside: 'inside',
  outside: 'outside',
  range: (low: string, high: string): string => `${low} to ${high}`,
  why: 'Honest dice stay inside the band 99 times of 100. One number outside now and then is normal: so are streaks.',
};

const verify = {
  lead: 'Open the record of a game that was played at a house. Your device makes every roll again. Nothing is sent anywhere.',
  choose: 'Choose a .claim file',
  paste: 'Or paste the record here',
  check: 'Check it',
  drop: 'You can drop a file here, too.',
  proved: 'The dice are proved',
  notProved: 'The dice are not proved',
  checking: 'Making every roll again …',
  empty: 'There is nothing to check yet.',
  compare:
    'Ask somebody who was there for the code of the game: only the same code shows that this was your game.',
};

const refusals = {
  tooManyMoves:
    'This seat has changed hands often enough. It stays as it is until the game begins.',
  colorTaken: 'Somebody has just taken this color. Choose another one.',
  chairTaken: 'Somebody has just sat down on this chair.',
  chairReserved: 'This chair is kept for somebody else.',
  removed: 'The host has removed you from this table, so you cannot sit down here.',
  badName: 'The house does not take this name. Choose another one.',
  other: 'The house said no: the table has moved on.',
};

export const online = {
  noHouse:
    'No house answers here, so there is no play with others. Everything on this device works all the same.',
  tooMuch: 'That was very much at once. Wait a minute and try again.',
  failed: 'The house did not take this. Try again.',
  again: 'Try again',
  lobby: lobby as typeof lobby,
  pace: pace as typeof pace,
  open: open as typeof open,
  room: room as typeof room,
  seal: seal as typeof seal,
  talk: talk as typeof talk,
  safety: safety as typeof safety,
  watching: watching as typeof watching,
  table: table as typeof table,
  me: me as typeof me,
  recover: recover as typeof recover,
  dice: dice as typeof dice,
  verify: verify as typeof verify,
  refusals: refusals as typeof refusals,
};
