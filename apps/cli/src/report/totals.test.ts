import type { Analysis, SeatReview } from '@claim-it/ai';
import type { Seat } from '@claim-it/rules';
import { newRecord } from '@claim-it/rules';
import { namesOf, textFor } from '@claim-it/text';
import { expect, test } from 'vitest';
import { signed } from './points.ts';
import { verdictText } from './totals.ts';

type Parts = Readonly<Record<'luck' | 'skill' | 'absences' | 'result', number>>;

const reviewOf = (seat: Seat, { luck, skill, absences, result }: Parts): SeatReview => ({
  seat,
  luck,
  skill,
  departures: absences / 4,
  passes: absences / 4,
  standIns: absences / 2,
  result,
  start: result - luck - skill - absences,
  luckAdjusted: result - luck,
  loss: 0,
  realLoss: 0,
  realDecisions: 0,
  errorRate: null,
  marks: { inaccuracy: 0, mistake: 0, blunder: 0 },
});

const text = textFor('en');
const names = namesOf(text, ['green', 'blue', 'orange'], ['Ada', 'Ben', 'Cleo']);

/** The verdict on a game with these events for Ben and Cleo; Ada left early. */
const verdict = (winners: readonly Seat[] | null, ben: Parts, cleo: Parts): string => {
  const ada = { luck: -0.3, skill: -0.1, absences: 0, result: 0 };
  const record = newRecord({ colors: ['green', 'blue', 'orange'], variant: 'standard' }, []);
  const analysis: Analysis = {
    record: { ...record, winners },
    steps: [],
    seats: [reviewOf(0, ada), reviewOf(1, ben), reviewOf(2, cleo)],
    line: [],
  };
  return verdictText(analysis, names, text);
};

const parts = (luck: number, skill: number, absences = 0, result = 1): Parts => ({
  luck,
  skill,
  absences,
  result,
});
const lost = parts(-0.2, -0.1, 0, 0);

test.each([
  [
    'far more luck',
    parts(0.5, 0.1),
    /^The dice mattered most: they brought Ben \+50\.0 .* \+10\.0\.$/,
  ],
  ['luck against bad play', parts(0.8, -0.2), /^The dice mattered most: .* \+80\.0 .* −20\.0\.$/],
  [
    'far better play',
    parts(0.1, 0.5),
    /^The decisions mattered most: .* Ben \+50\.0 .* \+10\.0\.$/,
  ],
  ['play against the dice', parts(-0.1, 0.7), /^The decisions mattered most: .* −10\.0\.$/],
  ['about as much of both', parts(0.3, 0.3), /^Dice and decisions both/],
  [
    'others who were away',
    parts(0.1, 0.1, 0.4),
    /^A player being away mattered most: .* Ben \+40\.0 points\.$/,
  ],
])('%s decided the game', (_, ben, says) => {
  expect(verdict([1], ben, lost)).toMatch(says);
});

test('shared winners are named together', () => {
  const half = parts(0.1, 0.02, 0, 0.5);
  expect(verdict([1, 2], half, half)).toMatch(/brought Ben, Cleo \+20\.0 points, .* \+4\.0\.$/);
});

test('before the end the best chances so far are shown', () => {
  const ahead = parts(0.3, 0.1, 0, 0.7);
  expect(verdict(null, parts(0, 0, 0, 0.3), ahead)).toMatch(
    /^So far Cleo .* \+30\.0 .* \+10\.0\.$/,
  );
});

test('nearly zero has no sign', () => {
  expect([0.4, -0.4, -0.6].map((tenths) => signed(tenths, text))).toEqual(['0.0', '0.0', '−0.1']);
});
