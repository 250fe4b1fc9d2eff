import type { Level } from '@claim-it/ai';
import type { Space } from '@claim-it/rules';
import type { LossFacts, PlaceFacts, WhyFacts } from '../../facts.ts';
import { grammar, numbers, SPACES, words } from '../words.ts';

const { count, list } = grammar;
const spaces = (number: number): string => count(number, SPACES);
// A space contains a comma, so three of them are separated by another sign.
const at = (places: readonly Space[]): string =>
  places.length > 2 ? places.map(words.space).join('; ') : list(places.map(words.space));

const ORDINALS = ['First', 'Second', 'Third', 'Fourth', 'Fifth'];
const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five'];

/** The strength of a bot, on its card. */
const levels: Readonly<Record<Level, string>> = {
  greenhorn: 'Greenhorn',
  prospector: 'Prospector',
  miner: 'Miner',
  foreman: 'Foreman',
  sheriff: 'Sheriff',
  tycoon: 'Tycoon',
  legend: 'Legend',
};

const owner = (name: string | null): string => (name === null ? 'Your' : `${name}’s`);

const mineWhy = ({ ahead, behind, more, fewer }: WhyFacts): string =>
  `${owner(ahead)} mine of ${more} beat ${behind === null ? 'your' : `${behind}’s`} ${fewer}.`;

/** News: bots' rolls, changes since the player's turn, tips of the first game, and the end. */
export const happened = {
  youRoll: 'You roll',
  rollsAgain: (name: string): string => `${name} rolls again`,
  riskOf: (busts: number): string => `${numbers.risk(busts)} bust risk`,
  /** Step by step: a bot's roll waits for a press. */
  aboutToRoll: (name: string): string => `${name} is about to roll`,
  pressOn: 'Tap or press a key to see it',
  nextRoll: 'Next roll',
  /** The strength of a bot, on its card. */
  levels: levels as typeof levels,
  /** "You lost 2 spaces to Josie" */
  lostTo: ({ name, spaces: lost }: LossFacts): string =>
    `You lost ${spaces(lost.length)} to ${name}`,
  lostToSeveral: (number: number): string => `You lost ${spaces(number)}`,
  /** Below one opponent's head, or after each opponent's name. */
  lostAt: (lost: readonly Space[]): string => `${at(lost)}.`,
  lostEach: ({ name, spaces: lost }: LossFacts): string => `${name}: ${at(lost)}.`,
  mineFell: ({ from, to }: { readonly from: number; readonly to: number }): string =>
    `Your mine shrank from ${from} to ${spaces(to)}.`,
  /** The same for screen readers. */
  lostSpoken: ({ name, spaces: lost }: LossFacts): string =>
    `You lost ${spaces(lost.length)} to ${name}: ${at(lost)}.`,
  /** In the name of a space, after its content. */
  takenFromYou: (name: string): string => `taken by ${name} since your turn, was yours`,
  isNew: 'new since your turn',
  gained: (number: number): string => `Gained ${spaces(number)} since your turn.`,
  lost: (number: number): string => `Lost ${spaces(number)} since your turn.`,
  ofThemYours: (number: number): string => `${number} of them yours`,
  showOn: (line: string): string => `${line}: show it on the board`,
  showAgain: 'Show again',
  changesShown: (number: number): string =>
    number === 0
      ? 'Nothing has changed since your turn.'
      : `${spaces(number)} changed since your turn.`,
  tookTold: (number: number): string => `You took ${spaces(number)}.`,
  undo: 'Undo',
  undone: 'The take is undone.',
  aim: 'Own spaces that touch are a mine. The largest mine wins.',
  /** Shown once each in the first game. */
  tips: {
    claim: 'A claim! When you take it, this space is yours for good.',
    jump: 'Your squatter is on another player’s space. Take, and it is yours.',
    risk: 'The risk is over 20%. If you bust, you lose everything from this turn.',
    grows: 'Your mine grows. Only the largest mine counts at the end.',
    close: 'Got it',
  },
  /** The sheet with the result. */
  end: {
    youWin: (name: string): string => `You win, ${name}!`,
    wellDug: (name: string): string => `Well dug, ${name}`,
    mineOf: (number: number): string => `A mine of ${spaces(number)}`,
    rounds: (number: number): string => count(number, { one: 'round', other: 'rounds' }),
    place: ({ place, players, winners }: PlaceFacts): string =>
      `${ORDINALS[place - 1]} of ${NUMBERS[players]}. ${list(winners)} ${winners.length === 1 ? 'wins' : 'win'} this one.`,
    why: (facts: WhyFacts): string => {
      const { by, ahead, behind, more, fewer } = facts;
      if (by === 'mine') return mineWhy(facts);
      const pair = list([ahead, behind].map((name) => name ?? 'you'));
      const both = pair.charAt(0).toUpperCase() + pair.slice(1);
      return by === 'claims'
        ? `${both} have equal mines. Claims decide: ${more} against ${fewer}.`
        : `${both} have equal mines and claims. Spaces decide: ${more} against ${fewer}.`;
    },
    /** The luck of one player in points; null is "you". */
    dice: (name: string | null, points: number): string => {
      const who = name ?? 'you';
      if (Math.abs(points) < 0.5) return 'The dice took no sides.';
      const much = numbers.decimal(Math.abs(points));
      return points > 0
        ? `The dice gave ${who} ${much} points.`
        : `The dice cost ${who} ${much} points.`;
    },
    luck: 'Luck of the dice',
    points: (points: number): string => numbers.signed(points),
    stronger: (level: string): string => `Two wins in a row. Play against ${level} next?`,
    playStronger: (level: string): string => `Play against ${level}`,
  },
};
