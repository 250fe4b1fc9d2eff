import type { Analysis, SeatFigures } from '@claim-it/ai';
import { figuresOf, verdictOf } from '@claim-it/ai';
import type { Catalog, Names } from '@claim-it/text';
import { tableText } from '../draw/format.ts';
import { signed } from './points.ts';
import { MARKS } from './turns.ts';

/** Luck, decisions and marks of every seat. Departures have a column only where somebody left. */
export const totalsText = (analysis: Analysis, names: Names, text: Catalog): string => {
  const { analyse, score } = text.cli;
  const { percent, decimal } = text.numbers;
  const hasDepartures = analysis.steps.some((step) => step.kind === 'departure');
  const head = [
    score.player,
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
  const rows = figuresOf(analysis).map(({ seat, account, given, errorRate, marks }) => [
    names.player(seat),
    percent(account.start / 1000),
    signed(account.luck, text),
    signed(account.decisions, text),
    ...(hasDepartures ? [signed(account.departures, text)] : []),
    percent(account.result / 1000),
    percent(account.adjusted / 1000),
    decimal(given / 10),
    errorRate === null ? '–' : decimal(errorRate),
    `${marks.inaccuracy}`,
    `${marks.mistake}`,
    `${marks.blunder}`,
  ]);
  return tableText([head, ...rows]);
};

/** Who has the best chances so far. */
const leaderOf = (figures: readonly SeatFigures[]): SeatFigures | undefined =>
  figures.toSorted((left, right) => right.account.result - left.account.result)[0];

/** One sentence on whether the dice or the decisions made the winner. */
export const verdictText = (analysis: Analysis, names: Names, text: Catalog): string => {
  const { soFar, departed, ...say } = text.cli.analyse;
  const figures = figuresOf(analysis);
  const verdict = verdictOf(figures, analysis.record.winners);
  const leader = leaderOf(figures);
  if (verdict === null)
    return leader === undefined
      ? ''
      : soFar(
          names.player(leader.seat),
          signed(leader.account.luck, text),
          signed(leader.account.decisions, text),
        );
  const who = verdict.winners.map(names.player).join(', ');
  if (verdict.kind === 'departed') return departed(who, signed(verdict.departures, text));
  return say[verdict.kind](who, signed(verdict.luck, text), signed(verdict.decisions, text));
};
