import type { Roll, Space, Stake } from '@claim-it/rules';
import type { ReportNumbers } from '../../web/numbers.ts';
import { reportNumbers } from '../../web/numbers.ts';
import { grammar, numbers, words } from '../words.ts';

const { count } = grammar;
const dashed = (roll: readonly number[]): string => roll.join('-');

/** The assay report: a finished game with what it was worth, and games in large. */
export const review = {
  /** How a language writes the numbers of a report. Tenths are thousandths of the win as whole numbers. */
  numbers: reportNumbers(numbers) as ReportNumbers,
  head: {
    wins: (name: string, mine: number): string => `${name} wins with a mine of ${mine}`,
    winsAlone: (name: string): string => `${name} wins`,
    shareWin: (names: string): string => `${names} share the win`,
    unfinished: 'The game so far',
    /** Largest mine of each of the others: "Amos 8, Lottie 6." */
    others: (standings: readonly string[]): string => `${standings.join(', ')}.`,
    counts: (turns: number, rolls: number): string =>
      `${count(turns, { one: 'turn', other: 'turns' })}, ${count(rolls, { one: 'roll', other: 'rolls' })}.`,
    share: 'Share report',
    shareMoment: 'Share this moment',
    picture: 'Save as a picture',
    again: 'Play again',
    table: 'To the table',
    noPicture: 'This browser cannot make the picture.',
  },
  progress: {
    running: (done: number, all: number): string => `Assaying the game: ${done} of ${all}`,
    label: 'How far the assay has come',
    cancel: 'Stop',
    cancelled: 'The assay was stopped. You can still look through the game.',
    goOn: 'Go on',
    failed: 'The assay did not work. You can still look through the game.',
    ready: 'The report is ready.',
    replayOnly:
      'This game is still running. You can look back at every roll. Chances and grades come when it is over, so that nobody gets advice.',
    empty: 'Nothing has been rolled yet.',
  },
  charts: {
    chances: 'Chance to win',
    bustNote: 'x marks a bust',
    turn: 'turn',
    /** One sentence for each seat, read instead of the lines. */
    line: (name: string, start: string, highest: string, end: string): string =>
      `${name} began with ${start}, had ${highest} at best and ended with ${end}.`,
    scrubber: 'Choose a roll',
    growth: 'Mine growth',
    growthNote: 'largest mine after each turn',
    grown: (name: string, mine: number): string => `${name} ended with a mine of ${mine}.`,
  },
  miners: {
    heading: 'The miners',
    accuracy: 'Accuracy',
    luck: 'Luck of the dice',
    lost: 'Points given away',
    busts: 'Busts',
    bustsHad: (had: number, expected: string): string => `${had}, expected ${expected}`,
    account: 'Where the result comes from',
    start: 'Start',
    decisions: 'All decisions',
    absences: 'Players away',
    adjusted: 'Without luck',
    errorRate: 'Error rate',
    grades: 'Grades',
  },
  verdict: {
    dice: 'Decided by luck.',
    decisions: 'Decided by skill.',
    both: 'Decided by luck and skill.',
    absent: 'Decided by who was away.',
    /** What dice and decisions brought the winners. */
    brought: (names: string, luck: string, decisions: string): string =>
      `The dice brought ${names} ${luck} points, all decisions together ${decisions}.`,
    absences: (points: string): string => `Players who were away brought ${points}.`,
    /** With the luck taken out: the winner, too, or somebody else. */
    same: (name: string, points: string): string =>
      `With the luck taken out ${name} is ahead as well, with ${points} of 100 points.`,
    other: (name: string, points: string): string =>
      `With the luck taken out ${name} is ahead, with ${points} of 100 points.`,
  },
  grades: { gold: 'Gold', silver: 'Silver', copper: 'Copper', fool: 'Fool’s gold' },
  moment: {
    rolled: (turn: number, name: string, roll: Roll): string =>
      `Turn ${turn}: ${name} rolled ${dashed(roll)}`,
    begins: 'The game begins',
    costliest: 'The costliest choice of the game.',
    best: 'Best',
    played: 'Played',
    playedBest: 'Played and best',
    givenAway: 'Chance to win given away',
    busted: (busts: number): string => `Busted. Before it fell, ${busts} of 216 rolls would bust.`,
    onlyBust: 'Busted.',
    skipped: 'Then the turn was skipped.',
    luck: (points: string): string => `What the dice brought: ${points}`,
    candidate: (choice: string, chance: string): string => `${choice}: ${chance}`,
  },
  steps: {
    label: 'Step through the game',
    first: 'First roll',
    previous: 'Roll before',
    play: 'Play back',
    pause: 'Pause',
    next: 'Next roll',
    last: 'Last roll',
    slip: 'Next slip',
    speed: 'Speed',
    speeds: { slow: 'Slow', normal: 'Normal', fast: 'Fast' },
  },
  rolls: {
    heading: 'Every roll',
    hint: 'next slip: press N',
    turn: 'Turn',
    roll: 'Roll',
    grade: 'Grade',
    lost: 'Lost',
    same: 'same',
    bust: 'bust',
    skipped: 'skipped',
    choice: (stake: Stake, space: Space, then: 'roll' | 'take' | null): string => {
      const marker = stake.kind === 'claim' ? 'claim' : `${stake.number} on`;
      return `${marker} ${words.space(space)}${then === 'take' ? ', take' : ''}`;
    },
  },
  help: {
    heading: 'How these numbers are made',
    paragraphs: [
      'A trained program estimates everybody’s chance to win, before and after every roll and every choice. All chances together are always 100 points. It looks one roll ahead and is strong, but it is not perfect.',
      'Luck: how much a roll moves your chance, if the best is made of it. The dice of the others count, too: their bad luck is your good luck. It is an estimate, and also holds what the program learns about its own guess.',
      'Decisions: how much all choices move your chance, your own and those of the others. Own choices can only lose: the best one loses nothing.',
      'Start, luck and decisions add up exactly to the result: 100 for a win, 0 for a loss. What players change by leaving or by missing a turn has its own line. Tenths are rounded so that the shown numbers add up as well.',
      'Without luck: the result minus your luck. It may lie below 0 or above 100.',
      'Grades: gold gives away less than 1 point, silver less than 3, copper less than 8, fool’s gold 8 or more.',
      'Accuracy: every real choice counts from 100 downwards. Giving away 8 points counts 50, 16 points 25. Accuracy is the mean. Choices that hardly differ, and games that no choice can turn any more, do not count.',
      'Error rate: thousandths of the win that were given away, for each real choice. Strong players stay below 5.',
      'Expected busts: the bust odds of all your rolls, added up.',
      'All of it is computed on this device. Nothing is sent anywhere.',
    ] as readonly string[],
  },
  /** A game in large, for a whole room. */
  show: {
    fullScreen: 'Full screen',
    bust: (percent: string, busts: number): string => `Bust risk ${percent}, ${busts} of 216 rolls`,
    noBust: 'No roll can bust',
    alone: 'Nobody plays here yet.',
    noChances: 'You play at this table, so chances are hidden.',
  },
};
