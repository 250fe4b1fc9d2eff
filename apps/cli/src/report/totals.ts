import type { Analysis, SeatReview } from '@claim-it/ai';
import type { Catalog, Names } from '@claim-it/text';
import { tableText } from '../draw/format.ts';
import { points, signed } from './points.ts';
import { MARKS } from './turns.ts';

/** Luck, decisions and marks of every seat. Departures have a column only where somebody left. */
export const totalsText = ({ seats, steps }: Analysis, names: Names, text: Catalog): string => {
  const { analyse } = text.cli;
  const { percent, decimal } = text.numbers;
  const hasDepartures = steps.some((step) => step.kind === 'departure');
  const head = [
    analyse.player,
    analyse.start,
    analyse.luck,
    analyse.skill,
    ...(hasDepartures ? [analyse.departures] : []),
    analyse.result,
    analyse.adjusted,
    analyse.loss,
    analyse.errorRate,
    ...Object.values(MARKS),
  ];
  const rows = seats.map((review) => [
    names.player(review.seat),
    percent(review.start),
    signed(review.luck, text),
    signed(review.skill, text),
    ...(hasDepartures ? [signed(review.departures, text)] : []),
    percent(review.result),
    percent(review.luckAdjusted),
    points(review.loss, text),
    review.errorRate === null ? '–' : decimal(review.errorRate),
    `${review.marks.inaccuracy}`,
    `${review.marks.mistake}`,
    `${review.marks.blunder}`,
  ]);
  return tableText([head, ...rows]);
};

const sumOf = (reviews: readonly SeatReview[], part: (review: SeatReview) => number): number =>
  reviews.reduce((sum, review) => sum + part(review), 0);

/** Winners of a finished game; before its end whoever has the best chances. */
const leadersIn = ({ record, seats }: Analysis): readonly SeatReview[] => {
  const { winners } = record;
  if (winners !== null) return seats.filter(({ seat }) => winners.includes(seat));
  const best = Math.max(...seats.map(({ result }) => result));
  return seats.filter(({ result }) => result === best).slice(0, 1);
};

/** One part decided when it did at least twice as much for the winner as the other. */
const CLEARLY = 2;

/** One sentence on whether the dice or the decisions made the winner. */
export const verdictText = (analysis: Analysis, names: Names, text: Catalog): string => {
  const { dice, decisions, both, departed, soFar } = text.cli.analyse;
  const leaders = leadersIn(analysis);
  const who = leaders.map(({ seat }) => names.player(seat)).join(', ');
  const luck = sumOf(leaders, (review) => review.luck);
  const skill = sumOf(leaders, (review) => review.skill);
  const departures = sumOf(leaders, (review) => review.departures);
  const [byDice, byPlay] = [signed(luck, text), signed(skill, text)];
  if (analysis.record.winners === null) return soFar(who, byDice, byPlay);
  if (departures > 0 && departures >= Math.max(luck, skill))
    return departed(who, signed(departures, text));
  if (luck >= CLEARLY * Math.max(skill, 0)) return dice(who, byDice, byPlay);
  if (skill >= CLEARLY * Math.max(luck, 0)) return decisions(who, byDice, byPlay);
  return both(who, byDice, byPlay);
};
