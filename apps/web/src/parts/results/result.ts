import type { Check, Checked } from '@claim-it/client/base';
import {
  isCount,
  isFlag,
  isListOf,
  isNumber,
  isOneOf,
  isOrMissing,
  isOrNull,
  isShape,
  isText,
} from '@claim-it/client/base';
import { COLORS, SPACES } from '@claim-it/rules';

/** What went wrong, as far as a word can say it. */
export const MISTAKE_KINDS = [
  'tookTooEarly',
  'rolledTooLong',
  'claimLeftLying',
  'rivalSpared',
  'mineLeftSmall',
  'riskierSpace',
  'otherSpace',
] as const;
export type MistakeKind = (typeof MISTAKE_KINDS)[number];

const isSeat = isOneOf([0, 1, 2, 3, 4]);

/** The luck of one seat in one game. */
const isResultSeat = isShape({
  /** Empty where the game does not say it. */
  name: isText,
  /** `person` sat at this device; `guest` at another. */
  kind: isOneOf(['person', 'guest', 'bot']),
  color: isOneOf(COLORS),
  dice: isShape({
    rolls: isCount,
    pips: isListOf(isCount),
    kinds: isShape({ different: isCount, pair: isCount, triple: isCount }),
  }),
  busts: isCount,
});
export type ResultSeat = Readonly<Checked<typeof isResultSeat>>;

/** What a review says about one seat. */
const isJudgedSeat = isShape({
  luck: isNumber,
  /** Win share given away by own real decisions. */
  loss: isNumber,
  realDecisions: isCount,
  bustsExpected: isNumber,
  bustVariance: isNumber,
});
export type JudgedSeat = Readonly<Checked<typeof isJudgedSeat>>;

/** One thing that could be done, and the win share it gives away. */
const then = isOneOf(['roll', 'take']);
const isDrillChoice = isShape({ space: isOneOf(SPACES), then, loss: isNumber });

/** A decision that gave away much, with the position it was made in. */
const isMistake = isShape({
  seat: isSeat,
  kind: isOneOf(MISTAKE_KINDS),
  loss: isNumber,
  /** The roll waits in it. */
  position: isText,
  /** Best first. */
  choices: isListOf(isDrillChoice),
  /** Which of the choices was played. */
  played: isCount,
});
export type Mistake = Readonly<Checked<typeof isMistake>>;

const isJudged = isShape({ seats: isListOf(isJudgedSeat), mistakes: isListOf(isMistake) });
export type Judged = Readonly<Checked<typeof isJudged>>;

/** A finished game in the statistics. */
const isResult = isShape({
  version: isOneOf([1]),
  /** The id of the match, or of the online table. */
  id: isText,
  playedAt: isNumber,
  isOnline: isFlag,
  /** Made of a record, and not played here; older ledgers do not say it. */
  isImported: isOrMissing(isFlag),
  record: isText,
  winners: isListOf(isSeat),
  seats: isListOf(isResultSeat),
  /** Null until the game was looked at. */
  judged: isOrNull(isJudged),
});
type ReadResult = Checked<typeof isResult>;
export type GameResult = Readonly<Omit<ReadResult, 'isImported'>> &
  Readonly<Partial<Pick<ReadResult, 'isImported'>>>;

export const isGameResult = isResult as Check<ReadResult> as Check<GameResult>;

/** The moves alone: the same game is found again with any tags. */
export const movesIn = ({ record }: Pick<GameResult, 'record'>): string =>
  record
    .split('\n')
    .filter((line) => /^\d/.test(line))
    .join('\n');
