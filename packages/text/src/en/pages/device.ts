import type { Level, Style } from '@claim-it/ai';

/** A name and a line that explains it. */
type Explained = { readonly name: string; readonly line: string };

const levels: Readonly<Record<Level, Explained>> = {
  greenhorn: { name: 'Greenhorn', line: 'Places anywhere. Good for a first game.' },
  prospector: { name: 'Prospector', line: 'Stops early and plays it safe.' },
  miner: { name: 'Miner', line: 'Works out the risk and stops in time.' },
  foreman: { name: 'Foreman', line: 'Builds a mine and takes fair risks.' },
  sheriff: { name: 'Sheriff', line: 'Plays well, with a mistake now and then.' },
  tycoon: { name: 'Tycoon', line: 'Sees what every space is worth.' },
  legend: { name: 'Legend', line: 'Thinks ahead. The strongest of all.' },
};

const styles: Readonly<Record<Style, Explained>> = {
  daring: { name: 'Daring', line: 'When in doubt, rolls again.' },
  careful: { name: 'Careful', line: 'When in doubt, takes.' },
  grabbing: { name: 'Greedy', line: 'Likes to jump other players’ spaces.' },
  hoarding: { name: 'Collector', line: 'Likes claims that stay for good.' },
  hunting: { name: 'Hunter', line: 'Breaks up the largest mine.' },
};

/** The page on which a game on this device is set up. */
const setup = {
  lead: 'Who sits at the table?',
  seat: (number: number): string => `Player ${number}`,
  name: 'Name',
  color: 'Color',
  swaps: (color: string, name: string): string => `${color}, swap with ${name}`,
  who: 'Who plays here?',
  person: 'Person',
  bot: 'Bot',
  level: 'Strength',
  levels: levels as typeof levels,
  style: 'Style',
  noStyle: { name: 'None', line: 'Always plays what looks best.' },
  styles: styles as typeof styles,
  add: 'Add a player',
  remove: (name: string): string => `Remove ${name}`,
  added: (name: string): string => `${name} sits down.`,
  removed: (name: string): string => `${name} leaves the table.`,
  standard: {
    name: 'Standard rules',
    line: 'Squatters come back when the turn ends.',
  },
  reuse: {
    name: 'Variation: squatters return',
    line: 'A claim sends the squatter under it back at once. Turns get longer.',
  },
  fiveWithReuse: 'The designer advises against the variation with five players.',
  start: 'Start the game',
  startLine: 'The dice decide who begins.',
  sameName: (name: string): string => `Two players are called ${name}. Change one name.`,
};

/** The page of all saved games. */
const saved = {
  none: 'There are no games on this device yet.',
  running: 'Running',
  finished: 'Finished',
  changed: (date: string): string => `Last played ${date}`,
  look: 'View',
  export: 'Save as a file',
  remove: 'Delete',
  removeSure: (names: string): string => `Delete the game of ${names}? This cannot be undone.`,
  yesRemove: 'Yes, delete',
  keep: 'No, keep it',
  removed: 'The game has been deleted.',
  loading: 'Loading your games…',
  import: { name: 'Import a game', line: 'Open a .claim file, or paste a record.' },
  chooseFile: 'Choose a file',
  paste: 'Record as text',
  pasteLine: 'It begins with lines in square brackets.',
  read: 'Open',
  empty: 'There is nothing to open yet.',
};

/** A game that was opened from a link, turn by turn. */
const shared = {
  lead: 'Somebody shared this game with you.',
  first: 'To the start',
  previous: 'Previous turn',
  next: 'Next turn',
  last: 'To the end',
  start: 'The game begins.',
  turn: (number: number, of: number): string => `Turn ${number} of ${of}`,
  keep: { name: 'Save this game', line: 'Adds it to your own games.' },
  unfinished: 'This game is not finished.',
  standings: 'Standings',
  group: 'Largest mine',
  claims: 'Claims',
  spaces: 'Spaces',
};

/** The settings: each has a name and a line that explains it. */
const settings = {
  lead: 'Changes take effect at once and stay on this device.',
  name: { name: 'Your name', line: 'The name the others see.' },
  language: { name: 'Language', line: 'You can change it in the middle of a game.' },
  play: 'Play',
  see: 'Display',
  hear: 'Sound and vibration',
  hands: 'Controls',
  speed: {
    name: 'Speed',
    line: 'How fast dice, markers and bots move.',
    choices: { '0': 'Results only', '0.5': 'Slow', '1': 'Normal', '2': 'Fast', '3': 'Very fast' },
  },
  stepwise: {
    name: 'Bots step by step',
    line: 'Each roll of a bot waits for a tap or a key. Not online.',
  },
  marks: {
    name: 'Marks on changed spaces',
    line: 'Corners show what changed since your turn, until you roll.',
  },
  risk: {
    name: 'Bust risk',
    line: 'What the gauge shows before you roll.',
    choices: { off: 'Nothing', band: 'Low, medium, high', exact: 'Exact number' },
  },
  coach: {
    name: 'Coach',
    line: 'Helps in games on this device, never against people online.',
    choices: { off: 'Off', hints: 'Hints when I ask', warn: 'Warns before big mistakes' },
  },
  confirmTake: { name: 'Ask before taking', line: 'Tap twice to take your spaces.' },
  autoChoose: {
    name: 'Choose the only space for me',
    line: 'If only one space glows, it is chosen for you.',
  },
  theme: {
    name: 'Colors',
    line: 'Day colors, or night colors with a lantern.',
    choices: { system: 'Same as the device', day: 'Day', night: 'Night' },
  },
  contrast: {
    name: 'Contrast',
    line: 'High contrast uses plain colors and black lines.',
    choices: { system: 'Same as the device', high: 'High' },
  },
  motion: {
    name: 'Motion',
    line: 'With reduced motion, things fade instead of shaking.',
    choices: { system: 'Same as the device', reduced: 'Reduced' },
  },
  /** A slider between a small and a large letter A; in percent of the usual size. */
  letters: { name: 'Text size', line: 'Larger letters on every page.' },
  /** A slider. */
  volume: {
    name: 'Sound',
    line: 'Dice, wood and a bell. Off until you turn it on.',
    percent: (percent: number): string => `${percent}%`,
  },
  freeText: {
    name: 'Free text online',
    line: 'When this is off, this device uses ready-made phrases only. Good for children.',
  },
  haptics: { name: 'Vibration', line: 'A short buzz, if your device can do that.' },
  hand: {
    name: 'Hand',
    line: 'On a phone, “Roll” is under this thumb.',
    choices: { right: 'Right', left: 'Left' },
  },
  letterKeys: {
    name: 'Letter keys',
    line: 'Roll and take with single letters. Switch this off if you talk to your device.',
  },
  /** Choosing another key for what a letter does. */
  keys: {
    name: 'Change the keys',
    line: 'Press one of these buttons, then the key you want for it.',
    /** On the button while it waits for a key. */
    press: 'Press a key',
    changed: (what: string, key: string): string => `${what}: now ${key}.`,
    taken: (key: string, what: string): string => `${key} is already in use: ${what}.`,
    reserved: 'That key is already needed. Choose a letter or a symbol.',
    usual: 'Reset the keys',
    usualDone: 'The keys have been reset.',
  },
  usual: 'Reset all settings',
  usualDone: 'All settings have been reset.',
};

/** The pages that are fetched when they are opened: new game, saved games, a shared game, settings. */
export const device = {
  setup: setup as typeof setup,
  saved: saved as typeof saved,
  shared: shared as typeof shared,
  settings: settings as typeof settings,
};
