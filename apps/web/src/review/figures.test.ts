import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Analysis, SeatReview } from '@claim-it/ai';
import { analyse } from '@claim-it/ai';
import { formatRecord, invariant, newRecord, parseRecord, recordEvent } from '@claim-it/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { games } from '../../test/unit/games.ts';
import { loadBrain } from '../brain/weights.ts';
import { accuracyOf, goodnessOf } from './accuracy.ts';
import type { SeatFigures } from './figures.ts';
import { apportioned, figuresOf } from './figures.ts';
import { costliest, gradeOf, judgedRolls, slipAfter } from './judged.ts';
import { momentsOf } from './moments.ts';
import { verdictOf } from './verdict.ts';

const replayOf = (record: string) => {
  const replay = parseRecord(record);
  invariant(replay.ok, 'a lawful record');
  return replay.value;
};

const KNOWN = replayOf(
  readFileSync(new URL('../../test/assay/known.claim', import.meta.url), 'utf8'),
);

const reviewOf = async (replay: typeof KNOWN, effort?: 'static'): Promise<Analysis> => {
  const brain = await loadBrain(replay.record.setup, (file) => readFile(file));
  const analysis = analyse(replay, brain, effort === undefined ? {} : { effort });
  invariant(analysis.ok, 'a review');
  return analysis.value;
};

const known = reviewOf(KNOWN);

describe('the known game', () => {
  test('has the numbers that the command line prints', async () => {
    const figures = figuresOf(await known);
    const [josie, amos, lottie] = figures.map(({ account }) => account);
    expect(josie).toMatchObject({ start: 398, luck: 788, decisions: -186, result: 1000 });
    expect(amos).toMatchObject({ luck: -91, decisions: -235, result: 0, adjusted: 91 });
    expect(lottie).toMatchObject({ luck: -696, decisions: 420, result: 0, adjusted: 696 });
    expect(figures.map(({ given }) => given)).toEqual([738, 451, 248]);
    expect(figures.map(({ marks }) => marks.blunder)).toEqual([2, 1, 0]);
  });

  test('was decided by the dice, and without them another would have been ahead', async () => {
    const { record } = KNOWN;
    expect(verdictOf(figuresOf(await known), record.winners)).toMatchObject({
      ...{ kind: 'dice', winners: [0], luck: 788, decisions: -186 },
      ...{ ahead: 2, adjusted: 696 },
    });
  });

  test('has a judgement for every roll, and slips that can be visited', async () => {
    const judged = judgedRolls(await known);
    const moments = momentsOf(KNOWN);
    expect(judged.map(({ roll }) => roll.roll)).toEqual(moments.map(({ roll }) => roll));
    expect(judged.map(({ roll }) => roll.turn)).toEqual(moments.map(({ turn }) => turn));
    for (const [index, { decision }] of judged.entries()) {
      const played = decision?.candidates[decision.played];
      expect(moments[index]?.placement?.space).toBe(played?.placement.space);
      if (moments[index]?.then !== null) expect(moments[index]?.then).toBe(played?.then);
    }
    const worst = judged[costliest(judged)]?.decision;
    expect(worst && gradeOf(worst)).toBe('fool');
    const first = slipAfter(judged, -1);
    expect(slipAfter(judged, first)).toBeGreaterThan(first);
    expect(slipAfter(judged, judged.length)).toBe(first);
  });
});

const sumsUp = ({ account }: SeatFigures): boolean =>
  account.start + account.luck + account.decisions + account.departures === account.result &&
  account.adjusted === account.result - account.luck;

test('whatever was played, the numbers on the page add up to the last digit', async () => {
  await fc.assert(
    fc.asyncProperty(games, async ({ start, steps }) => {
      const events = steps.flatMap((step) => step.events);
      const record = formatRecord(events.reduce(recordEvent, newRecord(start.setup, [])));
      const analysis = await reviewOf(replayOf(record), 'static');
      const figures = figuresOf(analysis);
      expect(figures.every(sumsUp)).toBe(true);
      for (const [seat, { account }] of figures.entries()) {
        const { luck, skill, departures } = analysis.seats[seat] as SeatReview;
        expect(Math.abs(account.luck - 1000 * luck)).toBeLessThan(1.6);
        expect(Math.abs(account.decisions - 1000 * skill)).toBeLessThan(1.6);
        expect(Math.abs(account.departures - 1000 * departures)).toBeLessThan(1.6);
      }
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

test('rounding spreads what is missing', () => {
  expect(apportioned([1.4, 1.4, 1.2], 4)).toEqual([2, 1, 1]);
  expect(apportioned([-0.5, 0.5], 0)).toEqual([0, 0]);
  expect(apportioned([2, -2], 0)).toEqual([2, -2]);
});
