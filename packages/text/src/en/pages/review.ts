import type { Roll, Space, Stake } from '@claim-it/rules';
import type { ReportNumbers } from '../../web/numbers.ts';
import { reportNumbers } from '../../web/numbers.ts';
import { grammar, numbers, SPACES, words } from '../words.ts';

const { count } = grammar;
const dashed = (roll: readonly number[]): string => roll.join('-');

/** The game review: a finished game with its analysis, and games on a big screen. */
export const review = {
  /** How a language writes the numbers of a report. Tenths are thousandths of the win as whole numbers. */
  numbers: reportNumbers(numbers) as ReportNumbers,
  /** The top of the review: who won, and what can be done with it. */
  head: {
    wins: (name: string, mine: number): string =>
      `${name} wins with a mine of ${count(mine, SPACES)}`,
    winsAlone: (name: string): string => `${name} wins`,
    shareWin: (names: string): string => `${names} share the win`,
    unfinished: 'The game so far',
    /** Largest mine of each of the others: "Amos 8, Lottie 6." */
    others: (standings: readonly string[]): string => `${standings.join(', ')}.`,
    counts: (turns: number, rolls: number): string =>
      `${count(turns, { one: 'turn', other: 'turns' })}, ${count(rolls, { one: 'roll', other: 'rolls' })}.`,
    share: 'Share the review',
    shareMoment: 'Share this moment',
    picture: 'Save as a picture',
    again: 'Play again',
    table: 'To the table',
    noPicture: 'This browser cannot make the picture.',
  },
  /** While the game is being reviewed. */
  progress: {
    running: (done: number, all: number): string => `Reviewing the game: ${done} of ${all}`,
    label: 'Progress of the review',
    cancel: 'Stop',
    cancelled: 'The review was stopped. You can still look through the game.',
    goOn: 'Go on',
    failed: 'The review did not work. You can still look through the game.',
    ready: 'The review is ready.',
    replayOnly:
      'This game is still going on. You can look back at every roll. Chances and medals come when it is over, so that nobody gets advice.',
    empty: 'Nothing has been rolled yet.',
  },
  /** Two charts: chances to win, and growth of the mines. */
  charts: {
    chances: 'Chance to win',
    bustNote: 'x means bust',
    turn: 'turn',
    /** One sentence for each seat, read instead of the lines. */
    line: (name: string, start: string, highest: string, end: string): string =>
      `${name} began with ${start}, had ${highest} at best and ended with ${end}.`,
    scrubber: 'Choose a roll',
    growth: 'How the mines grew',
    growthNote: 'largest mine after each turn',
    grown: (name: string, mine: number): string =>
      `${name} ended with a mine of ${count(mine, SPACES)}.`,
  },
  /** The table of players: what each did well. */
  miners: {
    heading: 'The players',
    accuracy: 'Accuracy',
    luck: 'Luck of the dice',
    lost: 'Points given away',
    busts: 'Busts',
    bustsHad: (had: number, expected: string): string => `${had}, expected ${expected}`,
    account: 'What decided the result',
    start: 'Start',
    decisions: 'All decisions',
    absences: 'Players who were away',
    adjusted: 'Without luck',
    errorRate: 'Error rate',
    grades: 'Medals',
  },
  /** What decided the game; sentences. */
  verdict: {
    dice: 'Luck decided this game.',
    decisions: 'Skill decided this game.',
    both: 'Luck and skill decided this game.',
    absent: 'A player being away decided this game.',
    /** What dice and decisions brought the winners. */
    brought: (names: string, luck: string, decisions: string): string =>
      `The dice brought ${names} ${luck} points. All decisions together brought ${decisions}.`,
    absences: (points: string): string => `Because somebody was away: ${points}.`,
    /** The result without luck: the winner leads, or another player. */
    same: (name: string, points: string): string =>
      `Without luck ${name} is ahead, too, with ${points} of 100 points.`,
    other: (name: string, points: string): string =>
      `Without luck ${name} is ahead, with ${points} of 100 points.`,
  },
  grades: { gold: 'Gold', silver: 'Silver', copper: 'Copper', fool: 'Fool’s gold' },
  /** One roll of the game, with what was played and what was best. */
  moment: {
    rolled: (turn: number, name: string, roll: Roll): string =>
      `Turn ${turn}: ${name} rolled ${dashed(roll)}`,
    begins: 'The game begins',
    costliest: 'The most expensive mistake of the game.',
    best: 'Best',
    played: 'Played',
    playedBest: 'Played and best',
    givenAway: 'Chance to win given away',
    busted: (busts: number): string =>
      `Busted. Before the roll, ${busts} of 216 rolls would have been a bust.`,
    onlyBust: 'Busted.',
    skipped: 'Then the turn was skipped.',
    /** After what was placed: a bot made this choice while the player was away. */
    byBot: 'A bot played this for the player.',
    luck: (points: string): string => `What the dice brought: ${points}`,
    candidate: (choice: string, chance: string): string => `${choice}: ${chance}`,
  },
  /** Buttons that step through the game. */
  steps: {
    label: 'Step through the game',
    first: 'First roll',
    previous: 'Previous roll',
    play: 'Replay',
    pause: 'Pause',
    next: 'Next roll',
    last: 'Last roll',
    slip: 'Next mistake',
    speed: 'Speed',
    speeds: { slow: 'Slow', normal: 'Normal', fast: 'Fast' },
  },
  /** The list of all rolls; narrow columns. */
  rolls: {
    heading: 'Every roll',
    hint: 'next mistake: press N',
    turn: 'Turn',
    roll: 'Roll',
    grade: 'Medal',
    lost: 'Lost',
    same: 'same',
    bust: 'bust',
    skipped: 'skipped',
    /** Like `skipped`, after a comma: a bot made this choice while the player was away. */
    byBot: 'by a bot',
    choice: (stake: Stake, space: Space, then: 'roll' | 'take' | null): string => {
      const marker = stake.kind === 'claim' ? 'claim' : `${stake.number} on`;
      return `${marker} ${words.space(space)}${then === 'take' ? ', take' : ''}`;
    },
  },
  help: {
    heading: 'How these numbers are made',
    paragraphs: [
      'A trained program estimates everybody’s chance to win, before and after every roll and every choice. All chances together are always 100 points. The program is strong, but not perfect.',
      'Luck: how much a roll changes your chance if you make the best of it. The other players’ dice count, too: their bad luck is your good luck. Luck is an estimate.',
      'Decisions: how much all choices change your chance, yours and those of the others. Your own choices can only cost you something. The best choice costs nothing.',
      'Start, luck and decisions add up to the result: 100 for a win, 0 for a loss. If somebody left or missed a turn, that has its own line.',
      'Without luck: the result minus your luck. It can be below 0 or above 100.',
      'Medals: gold gives away up to 1 point, silver up to 3, copper up to 8, fool’s gold more.',
      'Accuracy: every real choice gets up to 100. If you give away 8 points, you get 50; for 16 points you get 25. Accuracy is the average. Choices that hardly differ do not count, nor do choices that cannot change the game any more.',
      'Error rate: how much you give away with each real choice, in thousandths of a win. Strong players stay below 5.',
      'Expected busts: the bust risks of all your rolls, added up.',
      'Everything is worked out on this device. Nothing is sent anywhere.',
    ] as readonly string[],
  },
  /** A game on a big screen, for a whole room. */
  show: {
    fullScreen: 'Full screen',
    bust: (percent: string, busts: number): string => `Bust risk ${percent}, ${busts} of 216 rolls`,
    noBust: 'The next roll cannot bust',
    alone: 'Nobody plays here yet.',
    noChances: 'You are playing at this table, so the chances are hidden.',
  },
};
