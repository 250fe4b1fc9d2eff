import { grammar } from '../words.ts';

const { count } = grammar;
const GAMES = { one: 'game', other: 'games' };
const ROLLS = { one: 'roll', other: 'rolls' };
const BUSTS = { one: 'bust', other: 'busts' };

/** What one's own games say, and the coach at the table. */
export const statistics = {
  lead: 'Was it you or the dice? Your finished games tell.',
  none: 'No finished game yet. The first one opens your ledger.',
  play: 'Play a game',
  loading: 'Opening the ledger …',
  counted: (games: number): string => `${count(games, GAMES)} counted.`,
  looking: (done: number, all: number): string => `Looking at your games: ${done} of ${all} done.`,
  lookFailed: 'Some games could not be looked at. Try again later.',
  houseAway: 'The house is out of reach. Only games of this device are counted.',
  unkept: 'The ledger is shown, but not kept.',
  whose: {
    name: 'Whose games?',
    line: 'Your seat is the one with your name, or else the first person at this device. In a game you brought in, only your name counts.',
    own: (name: string): string => `Yours (${name})`,
    named: (name: string): string => `Only games of ${name}`,
    none: 'No finished game of this name.',
  },
  results: {
    heading: 'Results',
    line: (wins: string, fair: string): string =>
      `You won ${wins} of your games. A fair share would be ${fair}.`,
    games: 'Games',
    wins: 'Wins',
    share: 'Won',
    fair: 'Fair share',
  },
  trend: {
    heading: 'Luck and skill',
    waiting: 'This fills up as soon as your games have been looked at.',
    luck: 'Luck of the dice, in points a game',
    luckColumn: 'Luck',
    luckLine: (points: string): string =>
      `On average all dice together gave you ${points} points a game.`,
    error: 'Error rate',
    errorLine: (rate: string): string => `Your error rate is ${rate}. Lower is better.`,
    better: (before: string, now: string): string =>
      `Your play gets better: ${before} before, ${now} lately.`,
    worse: (before: string, now: string): string =>
      `You played more sharply before: ${before} then, ${now} lately.`,
    same: 'Your play stays about the same.',
    oldest: 'oldest',
    newest: 'newest',
    table: 'Every game in numbers',
    played: 'Played',
    won: 'won',
    shared: 'shared',
    lost: 'lost',
    help: '100 points are one whole win. The error rate says how many thousandths of a win a real decision gave away.',
  },
  dice: {
    heading: 'Your dice',
    line: (rolls: number): string => `You rolled ${count(rolls, ROLLS)} of three dice.`,
    pips: 'Faces',
    pip: (pip: number): string => `Face ${pip}`,
    kinds: 'Kinds of rolls',
    names: { different: 'All different', pair: 'A pair', triple: 'A triple' },
    fell: 'Fell',
    expected: 'Expected',
    band: 'Usual band',
    range: (low: string, high: string): string => `${low} to ${high}`,
    inside: 'usual',
    outside: 'unusual',
    usual: (times: string): string =>
      `Nothing odd: ${times} of 100 honest records look at least this uneven.`,
    rare: (times: string): string =>
      `That is rare: only ${times} of 100 honest records look this uneven.`,
    help: 'Honest dice stay in a band 95 times of 100. Of nine bands one is often missed by chance.',
  },
  busts: {
    heading: 'Your busts',
    line: (had: number, expected: string): string =>
      `You had ${count(had, BUSTS)}. The rolls you risked would give ${expected}.`,
    inside: (low: string, high: string): string =>
      `That is usual: ${low} to ${high} happen 95 times of 100.`,
    fewer: 'That is fewer than usual. The dice were kind.',
    more: 'That is more than usual. The dice were hard on you.',
    help: 'Every roll counts with its own chance to bust, just before it fell.',
  },
  mistakes: {
    heading: 'Favourite mistakes',
    line: 'Decisions that gave away three points or more. Play them again.',
    none: 'No such mistake so far.',
    times: (number: number, points: string): string => `${number} × · ${points} points in all`,
    drill: 'Play again',
    kinds: {
      tookTooEarly: { name: 'Took too early', line: 'One more roll was worth the risk.' },
      rolledTooLong: { name: 'Rolled too long', line: 'It was time to take.' },
      claimLeftLying: { name: 'Left a claim lying', line: 'A claim keeps a space for good.' },
      rivalSpared: { name: 'Spared a rival', line: 'There was a rival’s space to jump.' },
      mineLeftSmall: { name: 'Left the mine small', line: 'Another space made a larger mine.' },
      riskierSpace: { name: 'Chose the riskier space', line: 'Elsewhere fewer rolls would bust.' },
      otherSpace: { name: 'Wrong space', line: 'Another space was worth more.' },
    },
  },
  drill: {
    number: (at: number, all: number): string => `Drill ${at} of ${all}`,
    ask: (name: string): string =>
      `You play ${name} and have rolled. Choose a space, then roll or take.`,
    andThen: 'And then?',
    roll: 'Roll again',
    take: 'Take',
    right: 'Right! That is the best choice.',
    almost: 'Right! That is as good as the best choice.',
    wrong: (points: string): string => `Not yet. That gives away ${points} points.`,
    same: 'It is what you did in the game.',
    best: (choice: string): string => `Best: ${choice}.`,
    again: 'Once more',
    next: 'Next',
    back: 'Back to the ledger',
    done: 'That was the last one.',
  },
  keep: {
    heading: 'Yours to keep or to delete',
    line: 'The ledger lies on this device. Nothing of it is sent anywhere.',
    no: 'No, leave it',
    save: {
      name: 'Save as a file',
      sure: 'Save the ledger as a file? It holds the names and moves of your games.',
      yes: 'Yes, save it',
      done: 'The file is saved.',
    },
    remove: {
      name: 'Delete the ledger',
      sure: 'Delete all these numbers? The ledger begins anew. Saved games stay.',
      yes: 'Yes, delete it',
      done: 'The ledger is empty.',
    },
    me: 'What the house knows of you, and how to delete it',
  },
  coach: {
    on: 'The coach is on at this table.',
    hint: 'Ask the coach for a hint',
    hintHeading: 'The coach says',
    sure: 'Sure?',
    cost: (points: string): string => `That gives away ${points} of 100 chances to win.`,
    anyway: 'Do it anyway',
    think: 'Let me think',
    close: 'Close the hint',
    thinking: 'The coach is thinking …',
    rollFirst: 'Roll first. There is nothing else to do.',
    notYours: 'Wait for your turn.',
    failed: 'The coach does not answer. Trust yourself.',
  },
};
