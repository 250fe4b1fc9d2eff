import { grammar } from '../words.ts';

const { count } = grammar;
const GAMES = { one: 'game', other: 'games' };
const ROLLS = { one: 'roll', other: 'rolls' };
const BUSTS = { one: 'bust', other: 'busts' };

/** The player's own statistics, and the coach at the table. */
export const statistics = {
  lead: 'Was it you or the dice? Your finished games will tell.',
  none: 'No finished game yet. Your statistics begin with the first one.',
  play: 'Play a game',
  loading: 'Loading your statistics…',
  counted: (games: number): string => `${count(games, GAMES)} counted.`,
  looking: (done: number, all: number): string => `Reviewing your games: ${done} of ${all} done.`,
  lookFailed: 'Some games could not be reviewed. Try again later.',
  houseAway: 'The server does not answer. Only games on this device are counted.',
  unkept: 'Your statistics are shown but cannot be saved.',
  /** Choosing whose games are counted. */
  whose: {
    name: 'Whose games?',
    line: 'Your seat is the one with your name, or else the first person on this device. In imported games only your name counts.',
    own: (name: string): string => `Yours (${name})`,
    named: (name: string): string => `Only games of ${name}`,
    none: 'No finished game of this name.',
  },
  /** How many games were won. */
  results: {
    heading: 'Results',
    line: (wins: string, fair: string): string =>
      `You won ${wins} of your games. With equal players it would be ${fair}.`,
    games: 'Games',
    wins: 'Wins',
    share: 'Won',
    fair: 'Fair share',
  },
  /** Luck and skill over many games: a chart and a table. */
  trend: {
    heading: 'Luck and skill',
    waiting: 'You will see this as soon as your games have been reviewed.',
    luck: 'Luck of the dice, in points per game',
    luckColumn: 'Luck',
    luckLine: (points: string): string => `On average the dice gave you ${points} points per game.`,
    error: 'Error rate',
    errorLine: (rate: string): string => `Your error rate is ${rate}. Lower is better.`,
    better: (before: string, now: string): string =>
      `You are getting better: ${before} before, ${now} lately.`,
    worse: (before: string, now: string): string =>
      `You used to play better: ${before} then, ${now} lately.`,
    same: 'You are playing about as well as before.',
    oldest: 'oldest',
    newest: 'newest',
    table: 'Every game in numbers',
    played: 'Played',
    won: 'won',
    shared: 'shared',
    lost: 'lost',
    help: 'A win is worth 100 points. The error rate says how much you give away with each real decision, in thousandths of a win.',
  },
  /** How often each number and each kind of roll came. */
  dice: {
    heading: 'Your dice',
    line: (rolls: number): string => `You made ${count(rolls, ROLLS)} of three dice.`,
    pips: 'Numbers',
    pip: (pip: number): string => `Number ${pip}`,
    kinds: 'Kinds of rolls',
    names: { different: 'All different', pair: 'A pair', triple: 'A triple' },
    fell: 'Rolled',
    expected: 'Expected',
    band: 'Usual range',
    range: (low: string, high: string): string => `${low} to ${high}`,
    inside: 'usual',
    outside: 'unusual',
    usual: (times: string): string =>
      `Nothing unusual: ${times} of 100 players see dice at least this uneven.`,
    rare: (times: string): string =>
      `That is rare: only ${times} of 100 players see dice this uneven.`,
    help: 'Fair dice stay in their usual range 95 times out of 100. There are nine ranges, so one miss is nothing special.',
  },
  /** How many busts there were, and how many would be normal. */
  busts: {
    heading: 'Your busts',
    line: (had: number, expected: string): string =>
      `You had ${count(had, BUSTS)}. With the risks you took, about ${expected} would be normal.`,
    inside: (low: string, high: string): string =>
      `That is usual: 95 times out of 100 it is ${low} to ${high}.`,
    fewer: 'That is fewer than usual. The dice were kind.',
    more: 'That is more than usual. The dice were hard on you.',
    help: 'Every roll counts with the bust risk it had.',
  },
  /** The most frequent kinds of mistakes of a player. */
  mistakes: {
    heading: 'Favorite mistakes',
    line: 'Decisions that cost you three points or more. Try them again.',
    none: 'No such mistake so far.',
    times: (number: number, points: string): string => `${number} × · ${points} points in all`,
    drill: 'Play again',
    kinds: {
      tookTooEarly: { name: 'Took too early', line: 'One more roll was worth the risk.' },
      rolledTooLong: { name: 'Rolled too long', line: 'It was time to take.' },
      claimLeftLying: { name: 'Missed a claim', line: 'With a claim a space is yours for good.' },
      rivalSpared: { name: 'Spared another player', line: 'You could have jumped a space.' },
      mineLeftSmall: { name: 'Kept the mine small', line: 'Another space made a larger mine.' },
      riskierSpace: { name: 'Chose a riskier space', line: 'Another space was safer.' },
      otherSpace: { name: 'Wrong space', line: 'Another space was worth more.' },
    },
  },
  /** A decision of an old game, to be tried again. */
  drill: {
    number: (at: number, all: number): string => `Drill ${at} of ${all}`,
    ask: (name: string): string =>
      `You play ${name} and have rolled. Choose a space, then roll again or take.`,
    andThen: 'And then?',
    roll: 'Roll again',
    take: 'Take',
    right: 'Right! That is the best choice.',
    almost: 'Right! That is as good as the best choice.',
    wrong: (points: string): string => `Not yet. That gives away ${points} points.`,
    same: 'That is what you did in the game.',
    best: (choice: string): string => `Best: ${choice}.`,
    again: 'Once more',
    next: 'Next',
    back: 'Back to your statistics',
    done: 'That was the last one.',
  },
  /** Saving or deleting the statistics. */
  keep: {
    heading: 'Save or delete your statistics',
    line: 'Your statistics stay on this device. Nothing is sent anywhere.',
    no: 'No, leave it',
    save: {
      name: 'Save as a file',
      sure: 'Save your statistics as a file? It holds the names and moves of your games.',
      yes: 'Yes, save it',
      done: 'The file is saved.',
    },
    remove: {
      name: 'Delete the statistics',
      sure: 'Delete all these numbers? Your statistics start from zero. Saved games stay.',
      yes: 'Yes, delete it',
      done: 'Your statistics are empty now.',
    },
    me: 'What the server knows about you, and how to delete it',
  },
  /** The coach at the table: hints and warnings. */
  coach: {
    on: 'The coach is on at this table.',
    hint: 'Ask the coach for a hint',
    hintHeading: 'The coach says',
    sure: 'Sure?',
    cost: (points: string): string => `That gives away ${points} of 100 chances to win.`,
    anyway: 'Do it anyway',
    think: 'Let me think',
    close: 'Close the hint',
    thinking: 'The coach is thinking…',
    rollFirst: 'Roll first. You cannot do anything else.',
    notYours: 'Wait for your turn.',
    failed: 'The coach does not answer. Trust yourself.',
  },
};
