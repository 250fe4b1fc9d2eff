/** Texts on the pages drawn as places: the trail of lessons, the sheets of puzzles, the calendar, the notebook. */
const learn = {
  lead: 'Four short lessons on a real board. You make the moves.',
  trail: 'The trail of four lessons',
  goOn: 'Go on',
  rules: {
    name: 'The rules, in full',
    line: 'Every rule with its example, to read or to look up.',
  },
  /** The end of the trail: a first game. */
  first: {
    name: 'Then try it',
    line: 'A first game against Greenhorn Pip, with a hint whenever you want one.',
    button: 'Play Pip',
  },
};

/** The wall of sheets, and one sheet. */
const puzzles = {
  lead: 'Each sheet of the map is a theme. Every solved puzzle is a space of yours.',
  /** The names of the sheets. */
  themes: {
    first: 'First steps',
    join: 'Join two mines',
    push: 'Roll or take?',
    variation: 'Squatters return',
    claim: 'Claim for good',
    rival: 'Break up a mine',
    last: 'Last round',
    many: 'Four or five players',
    hard: 'Tough ones',
  },
  sheet: (name: string, peaks: number, solved: number, all: number): string =>
    `${name}, difficulty ${peaks} of 5, ${solved} of ${all} solved`,
  count: (solved: number, all: number): string => `${solved} of ${all}`,
  difficulty: (peaks: number): string => `Difficulty ${peaks} of 5`,
  open: (name: string): string => `Open the sheet ${name}`,
  again: 'Look at it',
  /** The tenth sheet: turns of the player's own games. */
  own: {
    name: 'Your own games',
    line: (count: number): string =>
      count === 1 ? 'One turn you could play better' : `${count} turns you could play better`,
    none: 'Look at a game in the game review. Then your own turns come here.',
    button: 'Try again',
    statistics: 'To your statistics',
  },
  next: 'Your next one',
  number: (theme: string, number: number): string => `${theme} · ${number}`,
  solve: 'Solve it',
  days: (days: number): string => (days === 1 ? 'day in a row' : 'days in a row'),
  keep: 'Solve one every day to keep your streak going.',
  solved: 'Solved',
  firstTry: 'First try',
  /** What a space of a sheet says of its puzzle. */
  states: {
    fresh: 'not tried yet',
    tried: 'tried, not solved',
    solved: 'solved',
    first: 'solved on the first try',
    next: 'next',
  },
};

/** The page of the day, with its calendar. */
const daily = {
  line: (day: string): string => `${day}. The same for everybody in the world.`,
  calendar: 'Your days',
  previous: 'Previous month',
  next: 'Next month',
  today: 'today',
  /** What a day of the calendar says. */
  states: { first: 'first try', later: 'solved later', missed: 'missed' },
  first: (count: number): string => `First try: ${count}`,
  later: (count: number): string => `Later: ${count}`,
};

/** The notebook of settings. */
const settings = {
  tabs: 'Parts of the settings',
  you: 'You',
  tryIt: 'Try it',
  tryLine: 'This board shows each change at once.',
};

export const places = {
  learn: learn as typeof learn,
  /** The wall of sheets, and one sheet. */
  puzzles: puzzles as typeof puzzles,
  /** The page of the day. */
  daily: daily as typeof daily,
  /** The notebook of settings. */
  settings: settings as typeof settings,
};
