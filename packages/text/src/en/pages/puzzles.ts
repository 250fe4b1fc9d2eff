import type { DailyFacts } from '../../facts.ts';
import { grammar, SPACES } from '../words.ts';

const { count, list } = grammar;
const LEVELS = ['Easy', 'Medium', 'Tricky', 'Hard', 'Very hard'] as const;
const TRIES = { one: 'try', other: 'tries' } as const;
const BUSTS = { one: 'bust', other: 'busts' } as const;
const PLACES: Readonly<Record<number, string>> = { 1: '1st', 2: '2nd', 3: '3rd' };
const inTries = (tries: number): string =>
  tries === 1 ? 'on the first try' : `after ${count(tries, TRIES)}`;

/** Puzzles and the daily challenge. */
export const puzzles = {
  allSolved: 'You have solved all puzzles. Well done!',
  /** How the answers are known. */
  how: 'The puzzles come from games of our strongest bots. Every answer was checked: each choice was played to the end hundreds of times.',
  begin: 'Begin',
  goOn: 'Go on',
  random: 'A random unsolved puzzle',
  all: 'All puzzles',
  next: 'Next puzzle',
  unknown: 'This puzzle does not exist.',
  /** The number is empty where it is shown beside the word. */
  puzzle: (number: number | ''): string => `Puzzle ${number}`.trim(),
  /** From 1, easy, to 5. */
  difficulty: (level: 1 | 2 | 3 | 4 | 5): string => `${LEVELS[level - 1]} (${level} of 5)`,
  states: { fresh: 'not tried yet', tried: 'tried, not solved', solved: 'solved' },
  notKept: {
    full: 'This device is full. Your answers last only until you close this page.',
    forbidden: 'This browser saves no data. Your answers last only until you close this page.',
  },
  /** What to find: the space, roll or take, or both. */
  questions: {
    where: 'Where does the marker go?',
    push: 'Roll again or take?',
    both: 'Where, and what next?',
  },
  ask: (color: string): string =>
    `You are ${color}. Choose a glowing space, then roll again or take.`,
  lastRound: (left: number): string =>
    left === 1
      ? 'Last round: this is the last turn of the game.'
      : `Last round: ${left} turns are left, including yours.`,
  /** The variation is played. */
  reuse: 'Here a squatter under a claim comes back at once.',
  standings: 'The scores',
  claimsOf: (claims: number, needed: number): string => `${claims} of ${needed}`,
  verdicts: {
    right: { title: 'Right!', line: 'Nothing else comes close.' },
    half: {
      title: 'Half right',
      line: 'The space is right. What you did next was not the best.',
    },
    wrong: { title: 'Not the best', line: 'Another space is clearly better.' },
  },
  tryAgain: 'Try again',
  analyse: 'Open on the analysis board',
  /** The table of all choices after an answer. */
  table: {
    caption: 'Your chance to win after each choice. ± says how exact the number is.',
    choice: 'Choice',
    chance: 'Chance to win',
    behind: 'Behind the best',
    best: 'the best',
    yours: 'your choice',
  },
  dailyPuzzle: 'Puzzle of the day',
  dailyGame: 'Game of the day',
  streak: (days: number): string => `${days} days in a row`,
  /** Names of bots inside a sentence: “You against foreman and sheriff”. */
  levels: {
    prospector: 'prospector',
    miner: 'miner',
    foreman: 'foreman',
    sheriff: 'sheriff',
    tycoon: 'tycoon',
  },
  /** The puzzle and the game of the day. */
  daily: {
    fresh: 'New today, and the same for everybody.',
    tried: 'Not solved yet. Try again when you like.',
    solved: (tries: number): string => `Solved ${inTries(tries)}.`,
    solve: 'Solve it',
    lookAgain: 'Look at it again',
    company: (bots: readonly string[]): string =>
      `You against ${list(bots)}. Everybody has the same dice today.`,
    firstCounts: 'Your first finished game counts. After that you play for practice.',
    practice: 'This result counts. Play again for practice.',
    play: 'Play the game',
    goOn: 'Play on',
    again: 'Play for practice',
  },
  /** What a player sends to friends about the day. */
  share: {
    title: 'Your day',
    line: 'Show it to your friends. It gives nothing away.',
    button: 'Share',
    copy: 'Copy',
    copied: 'Copied.',
    /** A button. It saves the card of the day as a file. */
    picture: 'Save as a picture',
    noPicture: 'This browser cannot make the picture.',
    heading: (day: string): string => `Claim It! – daily challenge, ${day}`,
    solved: (tries: number): string => `Puzzle: solved ${inTries(tries)}`,
    unsolved: (tries: number): string => `Puzzle: not solved, ${count(tries, TRIES)}`,
    game: ({ place, players, mine, busts }: DailyFacts): string =>
      `Game: ${PLACES[place] ?? `${place}th`} of ${players}, mine of ${count(mine, SPACES)}, ${count(busts, BUSTS)}`,
  },
};
