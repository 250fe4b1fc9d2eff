import type { DailyFacts } from '../../facts.ts';
import { grammar } from '../words.ts';

const { count, list } = grammar;
const LEVELS = ['Easy', 'Fair', 'Tricky', 'Hard', 'Very hard'] as const;
const TRIES = { one: 'try', other: 'tries' } as const;
const BUSTS = { one: 'bust', other: 'busts' } as const;
const PLACES: Readonly<Record<number, string>> = { 1: '1st', 2: '2nd', 3: '3rd' };
const inTries = (tries: number): string =>
  tries === 1 ? 'at the first try' : `after ${count(tries, TRIES)}`;

/** Puzzles and the daily claim. */
export const puzzles = {
  lead: 'One roll, and one choice that is clearly best. Find it.',
  allSolved: 'You have solved them all. Well done!',
  /** How the answers are known. */
  how: 'The positions come from games of our strongest bots. Every answer was checked by playing on, hundreds of times for each choice.',
  begin: 'Begin',
  goOn: 'Go on',
  random: 'Any unsolved one',
  all: 'All puzzles',
  next: 'Next puzzle',
  unknown: 'There is no such puzzle.',
  /** The number is empty where it is shown beside the word. */
  puzzle: (number: number | ''): string => `Puzzle ${number}`.trim(),
  /** From 1, easy, to 5. */
  difficulty: (level: 1 | 2 | 3 | 4 | 5): string => `${LEVELS[level - 1]} (${level} of 5)`,
  solvedOf: (solved: number, all: number): string => `${solved} of ${all} solved`,
  states: { fresh: 'not tried yet', tried: 'tried, not solved', solved: 'solved' },
  notKept: {
    full: 'This device is full. Your answers last only until you close this page.',
    forbidden: 'This browser keeps no data. Your answers last only until you close this page.',
  },
  /** What there is to find: the space, roll or take, or both. */
  questions: {
    where: 'Where does the marker go?',
    push: 'Roll again or take?',
    both: 'Where, and then?',
  },
  ask: (color: string): string =>
    `You are ${color}. Pick a glowing space, then roll again or take.`,
  lastRound: (left: number): string =>
    left === 1
      ? 'Last round: this is the last turn of the game.'
      : `Last round: ${left} turns are left, yours included.`,
  /** The variation is played. */
  reuse: 'Here a squatter under a claim comes back at once.',
  standings: 'How everybody stands',
  claimsOf: (claims: number, needed: number): string => `${claims} of ${needed}`,
  verdicts: {
    right: { title: 'Right!', line: 'Nothing else comes close.' },
    half: {
      title: 'Half right',
      line: 'The space is right. What you did then was not the best.',
    },
    wrong: { title: 'Not the best', line: 'Another space is clearly better.' },
  },
  tryAgain: 'Try again',
  analyse: 'Open on the analysis board',
  table: {
    caption: 'Your chance to win after each choice, found by playing on. ± is one standard error.',
    choice: 'Choice',
    chance: 'Chance to win',
    behind: 'Behind the best',
    best: 'the best',
    yours: 'your choice',
  },
  dailyPuzzle: 'Puzzle of the day',
  dailyGame: 'Game of the day',
  streak: (days: number): string => `${days} days in a row`,
  levels: {
    prospector: 'prospector',
    miner: 'miner',
    foreman: 'foreman',
    sheriff: 'sheriff',
    tycoon: 'tycoon',
  },
  daily: {
    fresh: 'New today, and the same for everybody.',
    tried: 'Not solved yet. Try again when you like.',
    solved: (tries: number): string => `Solved ${inTries(tries)}.`,
    solve: 'Solve it',
    lookAgain: 'Look at it again',
    company: (bots: readonly string[]): string =>
      `You against ${list(bots)}. Everybody has the same dice today.`,
    firstCounts: 'The first game that you finish counts. After that you play for practice.',
    practice: 'This result counts. Play again for practice.',
    play: 'Play the game',
    goOn: 'Go on with it',
    again: 'Play for practice',
  },
  share: {
    title: 'Your day',
    line: 'Show it to others. It gives nothing away.',
    button: 'Share',
    copy: 'Copy',
    copied: 'Copied.',
    heading: (day: string): string => `Claim It! – the daily claim, ${day}`,
    solved: (tries: number): string => `Puzzle: solved ${inTries(tries)}`,
    unsolved: (tries: number): string => `Puzzle: not solved, ${count(tries, TRIES)}`,
    game: ({ place, players, mine, busts }: DailyFacts): string =>
      `Game: ${PLACES[place] ?? `${place}th`} of ${players}, mine of ${mine}, ${count(busts, BUSTS)}`,
  },
};
