import { readFile } from 'node:fs/promises';
import type { Account, Analysis, SeatReview } from '@claim-it/ai';
import {
  accuracyOf,
  analyse,
  costliest,
  figuresOf,
  goodnessOf,
  gradeOf,
  judgedRolls,
  lossesOf,
  slipAfter,
  verdictOf,
} from '@claim-it/ai';
import { loadBrain } from '@claim-it/client/bots';
import { games } from '@claim-it/client/testing/games.ts';
import { formatRecord, invariant, newRecord, parseRecord, recordEvent } from '@claim-it/rules';
import { recordNamed } from '@claim-it/testkit';
import { review as texts } from '@claim-it/text/en/review';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rollsOf } from '../../../parts/record/rolls.ts';

const replayOf = (record: string) => {
  const replay = parseRecord(record);
  invariant(replay.ok, 'a lawful record');
  return replay.value;
};

const KNOWN = replayOf(recordNamed('known'));

const reviewOf = async (replay: typeof KNOWN, effort?: 'static'): Promise<Analysis> => {
  const brain = await loadBrain(replay.record.setup, (file) => readFile(file));
  const analysis = analyse(replay, brain, effort);
  invariant(analysis.ok, 'a review');
  return analysis.value;
};

const known = reviewOf(KNOWN);

describe('the known game', () => {
  test('has the numbers that the command line prints, to a tenth', async () => {
    const figures = figuresOf(await known);
    const [josie, amos, lottie] = figures.map(({ account }) => account);
    expect(josie).toMatchObject({ start: 398, luck: 787, decisions: -185, result: 1000 });
    expect(amos).toMatchObject({ luck: -91, decisions: -235, result: 0, adjusted: 91 });
    expect(lottie).toMatchObject({ luck: -696, decisions: 420, result: 0, adjusted: 696 });
    expectSums(figures.map(({ account }) => account));
    expect(figures.map(({ given }) => given)).toEqual([738, 451, 248]);
    expect(figures.map(({ marks }) => marks.blunder)).toEqual([2, 1, 0]);
  });

  test('was decided by the dice, and without them another would have been ahead', async () => {
    const { record } = KNOWN;
    expect(verdictOf(figuresOf(await known), record.winners)).toMatchObject({
      kind: 'dice',
      winners: [0],
      luck: 787,
      decisions: -185,
      ahead: 2,
      adjusted: 696,
    });
  });

  test('has a judgement for every roll, and slips that can be visited', async () => {
    const judged = judgedRolls(await known);
    const rolls = rollsOf(KNOWN);
    expect(judged.map(({ roll }) => roll.roll)).toEqual(rolls.map(({ roll }) => roll));
    expect(judged.map(({ roll }) => roll.turn)).toEqual(rolls.map(({ turn }) => turn));
    for (const [index, { decision }] of judged.entries()) {
      const played = decision?.candidates[decision.played];
      expect(rolls[index]?.placement?.space).toBe(played?.placement.space);
      if (rolls[index]?.then !== null) expect(rolls[index]?.then).toBe(played?.then);
    }
    const worst = judged[costliest(judged)]?.decision;
    expect(worst && gradeOf(worst)).toBe('fool');
    const first = slipAfter(judged, -1);
    expect(slipAfter(judged, first)).toBeGreaterThan(first);
    expect(slipAfter(judged, judged.length)).toBe(first);
  });
});

/** A number as it stands on the page, in tenths. */
const readTenths = (shown: string): number =>
  Math.round(10 * Number(shown.replace('\u2212', '-').replace('+', '')));

const read = ({ start, luck, decisions, absences, result, adjusted }: Account): Account => {
  const points = (tenths: number): number => readTenths(texts.numbers.points(tenths));
  const signed = (tenths: number): number => readTenths(texts.numbers.signed(tenths));
  return {
    start: points(start),
    result: points(result),
    adjusted: points(adjusted),
    luck: signed(luck),
    decisions: signed(decisions),
    absences: signed(absences),
  };
};

const expectSums = (accounts: readonly Account[]): void => {
  for (const { start, luck, decisions, absences, result, adjusted } of accounts) {
    expect(start + luck + decisions + absences).toBe(result);
    expect(result - luck).toBe(adjusted);
  }
  const column = (part: keyof Account): number =>
    accounts.reduce((sum, account) => sum + account[part], 0);
  for (const part of ['start', 'result', 'adjusted'] as const) expect(column(part)).toBe(1000);
  for (const part of ['luck', 'decisions', 'absences'] as const) expect(column(part)).toBe(0);
};

/** Rounded up or down at most: shown in tenths, but for the last digits of arithmetic. */
const expectNear = (shown: number, share: number): void =>
  expect(Math.abs(shown - 1000 * share)).toBeLessThan(1.01);

test('after any play, the numbers on the page add up to the last digit', async () => {
  await fc.assert(
    fc.asyncProperty(games, async ({ start, steps }) => {
      const events = steps.flatMap((step) => step.events);
      const record = formatRecord(events.reduce(recordEvent, newRecord(start.setup, [])));
      const analysis = await reviewOf(replayOf(record), 'static');
      const judged = judgedRolls(analysis);
      const losses = lossesOf(judged).map((loss) => readTenths(texts.numbers.points(loss)));
      const figures = figuresOf(analysis);
      const accounts = figures.map(({ account }) => read(account));
      expectSums(accounts);
      for (const [seat, account] of accounts.entries()) {
        const review = analysis.seats[seat] as SeatReview;
        for (const part of ['start', 'luck', 'result'] as const)
          expectNear(account[part], review[part]);
        expectNear(account.absences, review.departures + review.passes + review.standIns);
        expectNear(account.decisions, review.skill);
        expectNear(account.adjusted, review.luckAdjusted);
        const own = losses.filter((_, index) => judged[index]?.roll.seat === seat);
        const given = readTenths(texts.numbers.signed(-(figures[seat]?.given ?? 0)));
        expect(own.reduce((sum, loss) => sum + loss, 0)).toBe(0 - given);
        expectNear(-given, review.loss);
      }
      for (const [index, { decision }] of judged.entries())
        expectNear(losses[index] ?? 0, decision?.loss ?? 0);
    }),
    { numRuns: 100 },
  );
});

describe('accuracy', () => {
  test('the best choice is whole, and eight points given away are half', () => {
    expect(goodnessOf(0)).toBe(1);
    expect(goodnessOf(0.08)).toBe(0.5);
    expect(goodnessOf(0.02)).toBeGreaterThan(goodnessOf(0.03));
  });

  test('is the mean over real decisions, and nothing where there were none', async () => {
    const { steps } = await known;
    const losses = steps.flatMap((step) =>
      step.kind === 'decision' && step.seat === 1 && step.isReal ? [step.loss] : [],
    );
    const mean = losses.reduce((sum, loss) => sum + goodnessOf(loss), 0) / losses.length;
    expect(accuracyOf(steps, 1)).toBeCloseTo(100 * mean, 9);
    expect(accuracyOf([], 1)).toBe(null);
  });
});
