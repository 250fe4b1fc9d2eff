import { hoursOf, lobby, open, pace, room } from '../online/tables.ts';
import { safety, talk, watching } from '../online/talk.ts';
import { grammar } from '../words.ts';
import { devices } from './devices.ts';

const { count } = grammar;
const rollsOf = (rolls: number): string => count(rolls, { one: 'roll', other: 'rolls' });

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

/** When somebody is away and the others may go on. */
const away = {
  title: (name: string): string => `${name} is away`,
  ask: (name: string): string => `It is ${name}’s turn. What would you like to do?`,
  agree: (needed: number, of: number): string =>
    `${needed} of ${of} must agree, or the host decides.`,
  soon: (name: string): string => `If ${name} stays away, you can go on without waiting.`,
  wait: { name: 'Wait', line: 'A bell rings on return' },
  skip: { name: 'Skip this turn', line: (name: string): string => `${name} plays the next one` },
  bot: { name: 'Let a bot play', line: (name: string): string => `until ${name} returns` },
  wishes: {
    skip: (name: string): string => `${name} would skip this turn.`,
    bot: (name: string): string => `${name} would let a bot play.`,
  },
  yours: 'Your wish',
  safe: 'Your game is safe. You may close this page and come back any time.',
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
  away: away as typeof away,
  me: me as typeof me,
  recover: recover as typeof recover,
  dice: dice as typeof dice,
  verify: verify as typeof verify,
  refusals: refusals as typeof refusals,
  devices: devices as typeof devices,
};
