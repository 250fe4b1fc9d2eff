import type { Level, Style } from '@claim-it/ai';

/** A name and a line that explains it. */
type Explained = { readonly name: string; readonly line: string };

const levels: Readonly<Record<Level, Explained>> = {
  greenhorn: { name: 'Greenhorn', line: 'Places anywhere. Good for a first game.' },
  prospector: { name: 'Prospector', line: 'Stops early and plays it safe.' },
  miner: { name: 'Miner', line: 'Counts the risk and stops in good time.' },
  foreman: { name: 'Foreman', line: 'Builds a mine and takes fair risks.' },
  sheriff: { name: 'Sheriff', line: 'Plays well, with a slip now and then.' },
  tycoon: { name: 'Tycoon', line: 'Sees what every space is worth.' },
  legend: { name: 'Legend', line: 'Thinks ahead. The strongest of all.' },
};

const styles: Readonly<Record<Style, Explained>> = {
  daring: { name: 'Daring', line: 'In doubt, rolls once more.' },
  careful: { name: 'Careful', line: 'In doubt, takes.' },
  grabbing: { name: 'Grabbing', line: 'Likes to jump the spaces of others.' },
  hoarding: { name: 'Hoarding', line: 'Likes claims that stay for good.' },
  hunting: { name: 'Hunting', line: 'Breaks up the mine of the leader.' },
};

const setup = {
  lead: 'Who sits at the table?',
  seat: (number: number): string => `Player ${number}`,
  name: 'Name',
  color: 'Color',
  swaps: (color: string, name: string): string => `${color}, swap with ${name}`,
  who: 'Who plays here',
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
    line: 'Squatters come back to the rack when the turn ends.',
  },
  reuse: {
    name: 'Variation: squatters return',
    line: 'A claim sends the squatter beneath it back at once.',
  },
  fiveWithReuse: 'The designer advises against the variation with five players.',
  start: 'Start the game',
  startLine: 'The dice decide who begins.',
  sameName: (name: string): string => `Two players are called ${name}. Change one name.`,
};

const saved = {
  none: 'There are no games on this device yet.',
  running: 'Running',
  finished: 'Finished',
  changed: (date: string): string => `Last played ${date}`,
  look: 'Look at it',
  export: 'Save as a file',
  remove: 'Delete',
  removeSure: (names: string): string => `Delete the game of ${names}? It cannot come back.`,
  yesRemove: 'Yes, delete',
  keep: 'No, keep it',
  removed: 'The game is deleted.',
  loading: 'Looking for your games …',
  import: { name: 'Bring in a game', line: 'Open a .claim file, or paste a record.' },
  chooseFile: 'Choose a file',
  paste: 'Record as text',
  pasteLine: 'It begins with lines in square brackets.',
  read: 'Read it',
  empty: 'There is nothing to read yet.',
};

const shared = {
  lead: 'Somebody shared this game with you.',
  first: 'To the start',
  previous: 'Previous turn',
  next: 'Next turn',
  last: 'To the end',
  start: 'The game begins.',
  turn: (number: number, of: number): string => `Turn ${number} of ${of}`,
  keep: { name: 'Keep it', line: 'Puts the game among your own.' },
  unfinished: 'This game is not finished.',
  standings: 'Standings',
  group: 'Largest mine',
  claims: 'Claims',
  spaces: 'Spaces',
};

const settings = {
  lead: 'Everything here counts at once and stays on this device.',
  name: { name: 'Your name', line: 'How you are called at the table.' },
  language: { name: 'Language', line: 'A game goes on in any language.' },
  play: 'Play',
  see: 'Sight',
  hear: 'Sound and touch',
  hands: 'Hands and keys',
  speed: {
    name: 'Speed',
    line: 'How fast dice, markers and bots move.',
    choices: { '0': 'Results only', '1': 'Normal', '2': 'Fast', '3': 'Very fast' },
  },
  risk: {
    name: 'Bust risk',
    line: 'What the gauge tells you before you roll.',
    choices: { off: 'Nothing', band: 'Low, medium, high', exact: 'Exact number' },
  },
  coach: {
    name: 'Coach',
    line: 'Helps at tables where everybody plays on this device or is a bot.',
    choices: { off: 'Off', hints: 'Hints when asked', warn: 'Warns before serious errors' },
  },
  confirmTake: { name: 'Ask before taking', line: 'Take needs a second tap.' },
  autoChoose: { name: 'Choose a single space', line: 'If only one space glows, it is chosen.' },
  theme: {
    name: 'Light',
    line: 'Day, or night by the lantern.',
    choices: { system: 'As the device', day: 'Day', night: 'Night' },
  },
  contrast: {
    name: 'Contrast',
    line: 'High contrast shows plain paper and black lines.',
    choices: { system: 'As the device', high: 'High' },
  },
  motion: {
    name: 'Motion',
    line: 'Reduced motion fades instead of shaking and tumbling.',
    choices: { system: 'As the device', reduced: 'Reduced' },
  },
  volume: {
    name: 'Sound',
    line: 'Dice, wood and one bell. Off until you want it.',
    percent: (percent: number): string => `${percent}%`,
  },
  freeText: {
    name: 'Free text online',
    line: 'Off, this device shows and sends only phrases, for children for example.',
  },
  haptics: { name: 'Vibration', line: 'A short buzz, if your device can do it.' },
  hand: {
    name: 'Hand',
    line: 'On a phone, Roll lies under this thumb.',
    choices: { right: 'Right', left: 'Left' },
  },
  letterKeys: {
    name: 'Letter keys',
    line: 'One letter rolls, another takes. Switch off if you speak to your device.',
  },
  keys: {
    name: 'Which key does what',
    line: 'Press one of these buttons, then the key that shall do it.',
    /** On the button while it waits for a key. */
    press: 'Press a key',
    changed: (what: string, key: string): string => `${what}: now ${key}.`,
    taken: (key: string, what: string): string => `${key} is already in use: ${what}.`,
    reserved: 'That key has a task of its own. Take a letter or a sign.',
    usual: 'The usual keys',
    usualDone: 'All keys are as usual again.',
  },
  usual: 'Set everything as it was at first',
  usualDone: 'Everything is as it was at first.',
};

/** The pages that are fetched when they are opened: new game, saved games, a shared game, settings. */
export const device = {
  setup: setup as typeof setup,
  saved: saved as typeof saved,
  shared: shared as typeof shared,
  settings: settings as typeof settings,
};
