import type { Analysis, SeatFigures } from '@claim-it/ai';
import { figuresOf, verdictOf } from '@claim-it/ai';
import type { Catalog, Names } from '@claim-it/text';
import { tableText } from '../draw/format.ts';
import { signed } from './points.ts';
import { MARKS } from './turns.ts';

/** Luck, decisions and marks of every seat. Absences have a column only where a player left or a turn was skipped. */
export const totalsText = (analysis: Analysis, names: Names, text: Catalog): string => {
  const { analyse, score } = text.cli;
  const { percent, decimal } = text.numbers;
  const hasAbsences = analysis.steps.some(({ kind }) => kind === 'departure' || kind === 'pass');
  const head = [
    score.player,
    analyse.start,
    analyse.luck,
    analyse.skill,
    ...(hasAbsences ? [analyse.absences] : []),
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
    ...(hasAbsences ? [signed(account.absences, text)] : []),
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

/** The seats with the best chances so far. */
const leaderOf = (figures: readonly SeatFigures[]): SeatFigures | undefined =>
  figures.toSorted((left, right) => right.account.result - left.account.result)[0];

/** One sentence on whether the dice or the decisions decided the game. */
export const verdictText = (analysis: Analysis, names: Names, text: Catalog): string => {
  const { soFar, absent, ...say } = text.cli.analyse;
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
  if (verdict.kind === 'absent') return absent(who, signed(verdict.absences, text));
  return say[verdict.kind](who, signed(verdict.luck, text), signed(verdict.decisions, text));
};
