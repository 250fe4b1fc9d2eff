import type { Catalog, Numbers } from '@claim-it/text';
import { tableText } from '../draw/format.ts';
import type { Interval, Moments } from '../interval.ts';
import { intervalOf, meanIntervalOf, NO_MOMENTS, withValue } from '../interval.ts';
import type { BotFault } from '../match/botFault.ts';
import { sayBotFault } from '../match/botFault.ts';
import type { SeriesGame } from '../match/job.ts';

/** One entrant's results in a series. */
export type EntrantTally = {
  readonly name: string;
  readonly seats: number;
  wins: number;
  /** Wins without the luck of the dice, by the seat of the first entrant; empty without an analysis. */
  readonly adjusted: Moments[];
  faults: number;
  firstFault: BotFault | null;
};

export const newTally = (
  name: string,
  seats: number,
  players: number,
  isLuckJudged: boolean,
): EntrantTally => ({
  name,
  seats,
  wins: 0,
  faults: 0,
  firstFault: null,
  adjusted: isLuckJudged ? Array.from({ length: players }, () => NO_MOMENTS) : [],
});

/** Counts one game, the `game`th from 0. */
export const countGame = (
  tallies: readonly EntrantTally[],
  played: SeriesGame,
  game: number,
): void => {
  for (const [index, tally] of tallies.entries()) {
    const wins = played.wins[index] ?? 0;
    tally.wins += wins;
    const stratum = game % tally.adjusted.length;
    const moments = tally.adjusted[stratum];
    if (moments !== undefined)
      tally.adjusted[stratum] = withValue(moments, wins - (played.luck[index] ?? 0));
    const fault = played.faults[index] ?? null;
    if (fault === null) continue;
    tally.faults += 1;
    tally.firstFault ??= fault;
  }
};

const round = (share: number): number => Math.round(share * 10_000) / 10_000;

const rounded = ({ rate, low, high }: Interval): Interval => ({
  rate: round(rate),
  low: round(low),
  high: round(high),
});

/** Thirds and halves of wins add up with a rounding error that is removed here. */
const roundWins = (wins: number): number => Math.round(wins * 1e6) / 1e6;

const adjustedOf = ({ adjusted }: EntrantTally): Interval | null => {
  const played = adjusted.filter(({ count }) => count > 0);
  return played.length === 0 ? null : meanIntervalOf(played);
};

export const tallyFacts = (games: number, tallies: readonly EntrantTally[]): unknown => ({
  games,
  bots: tallies.map((tally) => {
    const { name, seats, wins, faults } = tally;
    const adjusted = adjustedOf(tally);
    return {
      name,
      seats,
      wins: roundWins(wins),
      ...rounded(intervalOf(wins, games)),
      faults,
      ...(adjusted === null ? {} : { adjusted: rounded(adjusted) }),
    };
  }),
});

const rangeText = ({ low, high }: Interval, { percent }: Numbers): string =>
  `${percent(low)} – ${percent(high)}`;

/** Whole wins have no fraction. */
const winsText = (wins: number, { decimal }: Numbers): string =>
  decimal(wins, Number.isInteger(roundWins(wins)) ? 0 : 1);

const rowOf = (
  tally: EntrantTally,
  games: number,
  players: number,
  numbers: Numbers,
): readonly string[] => {
  const { name, seats, wins, faults } = tally;
  const { percent } = numbers;
  const plain = intervalOf(wins, games);
  const adjusted = adjustedOf(tally);
  return [
    ...[name, `${seats}`, winsText(wins, numbers), percent(plain.rate), rangeText(plain, numbers)],
    ...(adjusted === null ? [] : [percent(adjusted.rate), rangeText(adjusted, numbers)]),
    ...[percent(seats / players), `${faults}`],
  ];
};

/** A line for each entrant; two more columns if luck was analysed. */
export const tallyText = (
  games: number,
  players: number,
  rules: string,
  tallies: readonly EntrantTally[],
  text: Catalog,
): string => {
  const { analyse, arena, fault } = text.cli;
  const hasLuck = tallies.some(({ adjusted }) => adjusted.length > 0);
  const head = [
    ...[arena.bot, arena.seats, arena.wins, arena.rate, arena.interval],
    ...(hasLuck ? [analyse.adjusted, arena.interval] : []),
    ...[arena.fair, arena.faults],
  ];
  const rows = tallies.map((tally) => rowOf(tally, games, players, text.numbers));
  const lost = tallies.flatMap(({ name, faults, firstFault }) =>
    firstFault === null ? [] : [`${fault.lost(name, faults, sayBotFault(firstFault, text))}\n`],
  );
  return `${arena.head(games, players, rules)}\n\n${tableText([head, ...rows])}${lost.join('')}`;
};
