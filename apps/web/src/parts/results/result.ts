import { COLORS, SPACES } from '@claim-it/rules';
import * as v from 'valibot';

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

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const seat = v.picklist([0, 1, 2, 3, 4]);
const listOf = <Item extends v.GenericSchema>(item: Item) => v.pipe(v.array(item), v.readonly());

/** What one seat got from the dice in one game. */
const resultSeat = v.object({
  /** Empty where the game does not say it. */
  name: v.string(),
  /** `person` sat at this device; `guest` at another. */
  kind: v.picklist(['person', 'guest', 'bot']),
  color: v.picklist(COLORS),
  dice: v.object({
    rolls: count,
    pips: listOf(count),
    kinds: v.object({ different: count, pair: count, triple: count }),
  }),
  busts: count,
});
export type ResultSeat = Readonly<v.InferOutput<typeof resultSeat>>;

/** What a review says about one seat. */
const judgedSeat = v.object({
  luck: v.number(),
  /** Win share given away by own real decisions. */
  loss: v.number(),
  realDecisions: count,
  bustsExpected: v.number(),
  bustVariance: v.number(),
});
export type JudgedSeat = Readonly<v.InferOutput<typeof judgedSeat>>;

/** One thing that could be done, and the win share it gives away. */
const then = v.picklist(['roll', 'take']);
const drillChoice = v.object({ space: v.picklist(SPACES), then, loss: v.number() });

/** A decision that gave away much, with the position it was made in. */
const mistake = v.object({
  seat,
  kind: v.picklist(MISTAKE_KINDS),
  loss: v.number(),
  /** The roll waits in it. */
  position: v.string(),
  /** Best first. */
  choices: listOf(drillChoice),
  /** Which of the choices was played. */
  played: count,
});
export type Mistake = Readonly<v.InferOutput<typeof mistake>>;

const judged = v.object({ seats: listOf(judgedSeat), mistakes: listOf(mistake) });
export type Judged = Readonly<v.InferOutput<typeof judged>>;

/** A finished game in the statistics. */
const gameResult = v.object({
  version: v.literal(1),
  /** The id of the match, or of the online table. */
  id: v.string(),
  playedAt: v.number(),
  isOnline: v.boolean(),
  /** Made of a record, and not played here; older ledgers do not say it. */
  isImported: v.optional(v.boolean()),
  record: v.string(),
  winners: listOf(seat),
  seats: listOf(resultSeat),
  /** Null until the game was looked at. */
  judged: v.nullable(judged),
});
export type GameResult = Readonly<v.InferOutput<typeof gameResult>>;

export const isGameResult = (row: unknown): row is GameResult => v.is(gameResult, row);

/** The moves alone: the same game is found again with any tags. */
export const movesIn = ({ record }: Pick<GameResult, 'record'>): string =>
  record
    .split('\n')
    .filter((line) => /^\d/.test(line))
    .join('\n');
