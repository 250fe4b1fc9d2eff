import { door } from '../online/door.ts';
import { places } from '../online/places.ts';
import { hoursOf, lobby, open, pace, room } from '../online/tables.ts';
import { safety, talk, watching } from '../online/talk.ts';
import { grammar } from '../words.ts';
import { devices } from './devices.ts';
import { passkeys } from './passkeys.ts';

const { count } = grammar;
const rollsOf = (rolls: number): string => count(rolls, { one: 'roll', other: 'rolls' });

/** The panel about fair dice at an online table. */
const seal = {
  label: (rolls: number): string => `Fair dice: ${rollsOf(rolls)} checked`,
  short: (rolls: number): string => `${rollsOf(rolls)} checked`,
  title: 'Fair dice',
  lead: 'Your device has checked every roll. All are genuine.',
  broken: 'A roll does not match its proof. Do not play on at this table.',
  hands: (names: string): string => `The server and ${names} mixed the last roll.`,
  shaken: (name: string, by: string): string => `${by} shook the dice for ${name}.`,
  leftOut: (names: string): string =>
    `Too late for this roll: ${names}. Their numbers count for the next one.`,
  none: 'No dice have been rolled yet.',
  code: 'Code of this game',
  codeLine: 'Compare it with the others. If you all see the same code, you all see the same game.',
  how: 'Before the game the server and every player seal a stack of envelopes with secret numbers. For each roll everybody’s next envelope is opened, and the numbers make the dice. So nobody can choose the dice.',
  named: (rolls: number): string =>
    `${rollsOf(rolls)}: somebody went away when the others had already opened their envelopes. A cheater could choose the dice that way.`,
  setAside: (rolls: string): string =>
    `Your envelope for roll ${rolls} was not used, although your device had sent it. That happens when a connection breaks. If it happens often, do not trust the server.`,
  wentBack:
    'The server went back to an earlier point in this game. Moves that you saw are gone. Ask the operator of the server.',
  doneWithout: (roll: number): string =>
    `Since roll ${roll} the server has left out your envelopes, although your device was there. If it happens often, do not trust the server.`,
  otherChain:
    'Your chair has envelopes that this device did not seal. If you are not playing on another device, do not trust the server.',
  record: 'Save the record with its proof',
  reseeds: (times: number): string =>
    `Somebody changed devices and sealed new envelopes: ${count(times, { one: 'time', other: 'times' })}.`,
};

/** The clock and notices at an online table. */
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
  corrected: 'The game had already moved on, so your choice did not count. Look again.',
  tooManyChanges: 'You have changed your mind often enough in this turn. Roll again or take.',
  tableIsFull: 'This game has become too long to go on. You can still leave it.',
  moved: 'You are playing on another device now. Here you can only watch.',
  waitsForAnybody: 'The game waits until somebody is back.',
};

/** When a player is away and the others may go on. */
const away = {
  title: (name: string): string => `${name} is away`,
  ask: (name: string): string => `It is ${name}’s turn. What would you like to do?`,
  agree: (needed: number, of: number): string =>
    `${needed} of ${of} must agree, or the host decides.`,
  wait: { name: 'Wait', line: 'A bell rings when they are back' },
  skip: { name: 'Skip this turn', line: (name: string): string => `${name} plays the next one` },
  bot: { name: 'Let a bot play', line: (name: string): string => `until ${name} returns` },
  wishes: {
    skip: (name: string): string => `${name} wants to skip this turn.`,
    bot: (name: string): string => `${name} wants to let a bot play.`,
  },
  safe: 'Your game is safe. You can close this page and come back at any time.',
};

/** The page about you: name, devices, data. */
const me = {
  name: { name: 'Your name', line: 'Everybody at the table sees it.' },
  save: 'Change the name',
  saved: 'The name is changed.',
  /** Why a name cannot be used; below the field. */
  faults: {
    length: 'A name has 2 to 24 letters.',
    signs: 'Use letters, spaces and a few numbers.',
    mixedScripts: 'Use letters of one alphabet.',
    looksLikeAddress: 'No addresses and no long numbers, please.',
    unfriendly: 'Please choose a friendlier name.',
    reserved: 'This name could be mistaken for the server or a bot. Choose another one.',
  },
  nameRefused: 'This name is not allowed.',
  move: {
    name: 'Play on another device',
    line: 'Makes a link to play on with another device. Open it there within an hour. It works once.',
  },
  makeLink: 'Make the link',
  secret: 'Do not show this link to anybody else. It lets them play as you.',
  devices: {
    name: 'Your devices',
    line: 'Where you are signed in. Devices you have not used for 90 days are signed out.',
  },
  deviceOf: (browser: string, system: string): string => `${browser} on ${system}`,
  someDevice: 'Another device',
  thisDevice: 'This device',
  /** Proper names. */
  browsers: {
    chrome: 'Chrome',
    edge: 'Edge',
    firefox: 'Firefox',
    opera: 'Opera',
    safari: 'Safari',
  },
  /** These stand after “on”: “Firefox on a Mac”. */
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
    'This is your only device. If you sign out, you cannot get back to your name and your tables. First make a link below and open it on another device.',
  signOutYes: 'Yes, sign out',
  signOutNo: 'No, stay',
  outHere: 'You are signed out. From now on you are a new guest here.',
  outThere: 'That device is signed out.',
  outOthers: 'All other devices are signed out.',
  data: { name: 'Show my data', line: 'Everything the server keeps about you.' },
  show: 'Show it',
  forget: {
    name: 'Delete my data',
    line: 'Your name and your seats are deleted at once. Others then see “Player 2”.',
  },
  sure: 'Delete everything? This cannot be undone.',
  yes: 'Yes, delete',
  no: 'No, keep it',
  gone: 'Your data has been deleted.',
};

/** The page that a link for another device opens. */
const recover = {
  lead: 'Play on at your tables on this device.',
  bring: 'Continue here',
  done: (tables: number): string =>
    tables === 0
      ? 'This device knows you now.'
      : `You can now play at ${count(tables, { one: 'table', other: 'tables' })} on this device.`,
  failed: 'This link has already been used, or it is too old. Make a new one on the other device.',
  broken: 'A part of this link is missing. Ask for it again.',
  toTables: 'To your tables',
};

/** The dice statistics of the server. */
const dice = {
  lead: 'All rolls of all finished games on this server, counted.',
  none: 'No game is finished yet.',
  total: (rolls: number, games: number): string =>
    `${rollsOf(rolls)} in ${count(games, { one: 'game', other: 'games' })}`,
  pips: 'Numbers',
  kinds: 'Kinds of rolls',
  pip: (pip: number): string => `Number ${pip}`,
  names: { different: 'All different', pair: 'A pair', triple: 'A triple' },
  fell: 'Rolled',
  expected: 'Expected',
  band: 'Usual range',
  inside: 'usual',
  outside: 'unusual',
  range: (low: string, high: string): string => `${low} to ${high}`,
  why: 'Fair dice stay in this range 99 times out of 100. One number outside it now and then is normal, and so are streaks.',
};

/** The page that checks the record of an online game. */
const verify = {
  lead: 'Open the record of an online game. Your device checks every roll. Nothing is sent anywhere.',
  choose: 'Choose a .claim file',
  paste: 'Or paste the record here',
  check: 'Check it',
  drop: 'You can drop a file here, too.',
  proved: 'All dice were fair',
  notProved: 'These dice cannot be proved fair',
  checking: 'Checking every roll…',
  empty: 'There is nothing to check yet.',
  compare:
    'Ask another player for the code of the game. Only if the codes match is this the record of your game.',
};

/** Why the server did not do what was asked. */
const refusals = {
  tooManyMoves: 'This chair has changed too often. It stays as it is until the game begins.',
  colorTaken: 'Somebody has just taken this color. Choose another one.',
  chairTaken: 'Somebody has just sat down on this chair.',
  chairReserved: 'This chair is kept for somebody else.',
  removed: 'The host has removed you from this table. You cannot sit down here.',
  badName: 'This name is not allowed. Choose another one.',
  other: 'That came too late: the game has moved on.',
};

/** All texts of online play; first the fallback texts. */
export const online = {
  noHouse: 'You cannot play online here. Everything on this device still works.',
  tooMuch: 'Too many tries at once. Wait a minute and try again.',
  failed: 'That did not work. Try again.',
  again: 'Try again',
  lobby: lobby as typeof lobby,
  places: places as typeof places,
  pace: pace as typeof pace,
  open: open as typeof open,
  room: room as typeof room,
  seal: seal as typeof seal,
  talk: talk as typeof talk,
  safety: safety as typeof safety,
  watching: watching as typeof watching,
  door: door as typeof door,
  table: table as typeof table,
  away: away as typeof away,
  me: me as typeof me,
  recover: recover as typeof recover,
  dice: dice as typeof dice,
  verify: verify as typeof verify,
  refusals: refusals as typeof refusals,
  devices: devices as typeof devices,
  passkeys: passkeys as typeof passkeys,
};
