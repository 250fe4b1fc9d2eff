import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Analysis } from '@claim-it/ai';
import { analyse, brainFor, figuresOf, judgedRolls, lossesOf, verdictOf } from '@claim-it/ai';
import { formatVariant, invariant, parseRecord } from '@claim-it/rules';
import { recordNamed } from '@claim-it/testkit';
import { textFor } from '@claim-it/text';
import { review } from '@claim-it/text/en/review';
import { describe, expect, test } from 'vitest';
import { reportText } from './report.ts';

const { resolve } = createRequire(import.meta.url);

const analysisOf = (record: string): Analysis => {
  const replay = parseRecord(record);
  invariant(replay.ok, 'a lawful record');
  const { setup } = replay.value.record;
  const name = `${setup.colors.length}-${formatVariant(setup.variant)}`;
  const weights = readFileSync(resolve(`@claim-it/ai/weights/${name}.bin`));
  const analysis = analyse(replay.value, brainFor(setup, weights), 'static');
  invariant(analysis.ok, 'a review');
  return analysis.value;
};

/** The same game, but in the middle of it the player on turn leaves or is skipped. */
const cutShort = (record: string, word: 'gone' | 'pass'): string => {
  const lines = record.trimEnd().split('\n');
  const tenth = lines.findIndex((line) => line.startsWith('10. '));
  const seat = lines[tenth]?.split(' ')[1] ?? '';
  return [...lines.slice(0, tenth), `10. ${seat} ${word}`, '']
    .join('\n')
    .replace(/Result "\w+"/, 'Result "*"');
};

const RECORDS = [
  ['a game of three', recordNamed('known')],
  ['a game of five', recordNamed('five')],
  ['a game that a player left', cutShort(recordNamed('known'), 'gone')],
  ['a game with a skipped turn', cutShort(recordNamed('known'), 'pass')],
] as const;

/** The rows of the last table, cell by cell. */
const totalsIn = (report: string): readonly (readonly string[])[] => {
  const [table = ''] = report
    .split('\n\n')
    .filter((part) => part.startsWith('Player'))
    .slice(-1);
  return table
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((row) => row.split(/ {2,}/));
};

const tenths = (shown: string): number =>
  Math.round(10 * Number(shown.replace('\u2212', '-').replace(/[+%]/g, '')));

describe.each(RECORDS)('%s', (_, record) => {
  const analysis = analysisOf(record);
  const figures = figuresOf(analysis);
  const report = reportText(analysis, textFor('en'));
  const wereAway = analysis.steps.some(({ kind }) => kind === 'departure' || kind === 'pass');

  test('has the totals that the browser shows, to the last digit', () => {
    const { numbers } = review;
    expect(totalsIn(report).map(([, ...cells]) => cells)).toEqual(
      figures.map(({ account, given, errorRate, marks }) => [
        `${numbers.points(account.start)}%`,
        numbers.signed(account.luck),
        numbers.signed(account.decisions),
        ...(wereAway ? [numbers.signed(account.absences)] : []),
        `${numbers.points(account.result)}%`,
        `${numbers.points(account.adjusted)}%`,
        numbers.points(given),
        errorRate === null ? '–' : numbers.decimal(errorRate),
        ...[marks.inaccuracy, marks.mistake, marks.blunder].map(String),
      ]),
    );
  });

  test('adds up in every row and every column', () => {
    const rows = totalsIn(report).map(([, ...cells]) => cells.map(tenths));
    const parts = wereAway ? 4 : 3;
    for (const row of rows) {
      expect(row.slice(0, parts).reduce((sum, part) => sum + part, 0)).toBe(row[parts]);
      expect(row[parts + 1]).toBe((row[parts] ?? 0) - (row[1] ?? 0));
    }
    const column = (at: number): number => rows.reduce((sum, row) => sum + (row[at] ?? 0), 0);
    expect([0, 1, 2, parts].map(column)).toEqual([1000, 0, 0, 1000]);
  });

  test('has the loss of every marked choice as the browser does', () => {
    const judged = judgedRolls(analysis);
    const losses = lossesOf(judged);
    const marked = judged.flatMap(({ decision }, index) =>
      decision === null || decision.mark === null
        ? []
        : [review.numbers.points(losses[index] ?? 0)],
    );
    const told = [...report.matchAll(/worth (\S+) points more/g)].map(([, points]) => points);
    expect(told).toEqual(marked);
    expect(told.length).toBeGreaterThan(5);
  });

  test('has the same verdict as the browser', () => {
    const verdict = verdictOf(figures, analysis.record.winners);
    const last = report.trimEnd().split('\n').at(-1) ?? '';
    if (verdict === null) expect(last).toMatch(/^So far /);
    else {
      const says = { dice: 'The dice mattered', decisions: 'The decisions', both: 'Dice and' };
      expect(last).toContain(
        verdict.kind === 'absent' ? 'A player being away' : says[verdict.kind],
      );
      expect(last).toContain(review.numbers.signed(verdict.luck));
      expect(last).toContain(review.numbers.signed(verdict.decisions));
    }
  });
});
