import { errorRateFor } from '@claim-it/ai';
import type { Band, DiceBands, DiceTally } from '@claim-it/fairness';
import { bandsFor, chiSquareOf, chiSquareTail, tallyOf } from '@claim-it/fairness';
import type { Mistake, MistakeKind } from '../../../parts/results/result.ts';
import { MISTAKE_KINDS } from '../../../parts/results/result.ts';
import type { CountedGame } from '../games/countedGames.ts';

/** The part of the win that the seat got. */
const wonIn = ({ result: { winners }, seat }: CountedGame): number =>
  winners.includes(seat) ? 1 / winners.length : 0;

export type PlayersLine = {
  readonly players: number;
  readonly games: number;
  /** A shared win counts in part. */
  readonly wins: number;
};

/** Results by number of players; numbers that were never played are left out. */
export const byPlayers = (games: readonly CountedGame[]): readonly PlayersLine[] =>
  [2, 3, 4, 5].flatMap((players) => {
    const some = games.filter(({ result }) => result.seats.length === players);
    const wins = some.reduce((sum, game) => sum + wonIn(game), 0);
    return some.length === 0 ? [] : [{ players, games: some.length, wins }];
  });

/** One game that was looked at. */
export type TrendPoint = {
  readonly id: string;
  readonly playedAt: number;
  readonly players: number;
  readonly won: number;
  /** In points: hundredths of a win. */
  readonly luck: number;
  /** Thousandths of a win given away in a decision; null where there was nothing to decide. */
  readonly errorRate: number | null;
};

export const trendOf = (games: readonly CountedGame[]): readonly TrendPoint[] =>
  games.flatMap((game) => {
    const { result, seat } = game;
    const judged = result.judged?.seats[seat];
    if (judged === undefined) return [];
    const { luck, loss, realDecisions } = judged;
    const errorRate = errorRateFor(loss, realDecisions);
    const { id, playedAt, seats } = result;
    return [{ id, playedAt, players: seats.length, won: wonIn(game), luck: 100 * luck, errorRate }];
  });

/** Win share given away in a real decision, over several games: thousandths. */
export const errorRateOf = (games: readonly CountedGame[]): number | null => {
  const judged = games.flatMap(({ result, seat }) => result.judged?.seats[seat] ?? []);
  const decisions = judged.reduce((sum, { realDecisions }) => sum + realDecisions, 0);
  const loss = judged.reduce((sum, one) => sum + one.loss, 0);
  return errorRateFor(loss, decisions);
};

/** Honest dice stay in a band so often. */
const SHARE = 0.95;
const SPREAD = 1.96;

export type DiceSums = {
  readonly tally: DiceTally;
  readonly bands: DiceBands;
  /** How often fair dice would look at least this uneven. */
  readonly chance: number;
};

const added = (one: DiceTally, other: DiceTally): DiceTally => ({
  rolls: one.rolls + other.rolls,
  pips: one.pips.map((count, at) => count + (other.pips[at] ?? 0)),
  kinds: {
    different: one.kinds.different + other.kinds.different,
    pair: one.kinds.pair + other.kinds.pair,
    triple: one.kinds.triple + other.kinds.triple,
  },
});

/** What the dice gave; null before the first roll. */
export const diceOf = (games: readonly CountedGame[]): DiceSums | null => {
  const tally = games
    .flatMap(({ result, seat }) => result.seats[seat]?.dice ?? [])
    .reduce(added, tallyOf([]));
  const { rolls, pips } = tally;
  if (rolls === 0) return null;
  return {
    tally,
    bands: bandsFor(rolls, SHARE),
    chance: chiSquareTail(chiSquareOf(pips), pips.length - 1),
  };
};

export type BustSums = { readonly had: number; readonly band: Band };

/** Busts beside what the rolls that were risked would have given on average; null before a game was looked at. */
export const bustsOf = (games: readonly CountedGame[]): BustSums | null => {
  const looked = games.flatMap(({ result, seat }) => {
    const [judged, own] = [result.judged?.seats[seat], result.seats[seat]];
    return judged === undefined || own === undefined ? [] : [{ ...judged, busts: own.busts }];
  });
  if (looked.length === 0) return null;
  const sum = (of: (one: (typeof looked)[number]) => number): number =>
    looked.reduce((total, one) => total + of(one), 0);
  const expected = sum(({ bustsExpected }) => bustsExpected);
  const spread = SPREAD * Math.sqrt(sum(({ bustVariance }) => bustVariance));
  return {
    had: sum(({ busts }) => busts),
    band: {
      expected,
      low: Math.max(0, Math.round(expected - spread)),
      high: Math.round(expected + spread),
    },
  };
};

export type MistakeGroup = {
  readonly kind: MistakeKind;
  /** In points. */
  readonly cost: number;
  /** Newest first. */
  readonly mistakes: readonly Mistake[];
};

/** What goes wrong most often, the dearest kind first. */
export const mistakesOf = (games: readonly CountedGame[]): readonly MistakeGroup[] => {
  const all = games
    .toReversed()
    .flatMap(({ result, seat }) =>
      (result.judged?.mistakes ?? []).filter((mistake) => mistake.seat === seat),
    );
  return MISTAKE_KINDS.map((kind) => {
    const mistakes = all.filter((mistake) => mistake.kind === kind);
    return { kind, mistakes, cost: 100 * mistakes.reduce((sum, { loss }) => sum + loss, 0) };
  })
    .filter(({ mistakes }) => mistakes.length > 0)
    .sort((one, other) => other.cost - one.cost);
};
