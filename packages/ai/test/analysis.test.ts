import type { Seat, Variant } from '@claim-it/rules';
import { bustCount, formatPlacement, parseRecord } from '@claim-it/rules';
import { describe, expect, test } from 'vitest';
import { analyse, analysing } from '../src/analysis/analyse.ts';
import { isRealDecision, markOf, ranked } from '../src/analysis/candidates.ts';
import { seatReviews } from '../src/analysis/seats.ts';
import type { Analysis, CandidateReview, StepReview } from '../src/analysis/types.ts';
import { randomBot } from '../src/bots/random.ts';
import { steadyBot } from '../src/bots/steady.ts';
import { bustPart } from '../src/net/shares.ts';
import type { Plan } from './games.ts';
import { brainOf, playGame, replayOf } from './games.ts';

const VARIANTS: readonly Variant[] = ['standard', 'reuse'];
const TABLES = [2, 3, 4, 5].flatMap((players) => VARIANTS.map((variant) => ({ players, variant })));

const reviewOf = (plan: Plan, effort: 'static' | 'lookAhead' = 'static'): Analysis => {
  const replay = replayOf(playGame(plan).record);
  const analysis = analyse(replay, brainOf(plan.players, plan.variant), effort);
  if (!analysis.ok) throw new Error(analysis.reason.kind);
  return analysis.value;
};

const decisionsOf = (analysis: Analysis) =>
  analysis.steps.filter((step) => step.kind === 'decision');
const rollsOf = (analysis: Analysis) => analysis.steps.filter((step) => step.kind === 'roll');

/** The parts of each seat's result from the steps alone, computed independently of the totals. */
const movedBy = (steps: readonly StepReview[], seat: Seat): number =>
  steps.reduce((sum, step) => {
    if (step.kind !== 'decision') return sum + step.after[seat]! - step.before[seat]!;
    const played = step.candidates[step.played]!.shares[seat]!;
    return sum + played - step.candidates[0]!.shares[seat]!;
  }, 0);

const expectClosed = (analysis: Analysis): void => {
  for (const { seat, luck, skill, departures, passes, standIns, start, result } of analysis.seats) {
    const absences = departures + passes + standIns;
    expect(Math.abs(luck + skill + absences - (result - start))).toBeLessThan(1e-6);
    expect(Math.abs(movedBy(analysis.steps, seat) - (result - start))).toBeLessThan(1e-6);
  }
  expect(analysis.line).toHaveLength(analysis.steps.length + 1);
  for (const shares of analysis.line)
    expect(Math.abs(shares.reduce((sum, share) => sum + share, 0) - 1)).toBeLessThan(1e-9);
};

describe.each(TABLES)('a game of $players, $variant', ({ players, variant }) => {
  const table = { players, variant };
  const games: readonly (readonly [string, Plan])[] = [
    ['random', { ...table, bot: randomBot, seed: 11 + players }],
    ['steady', { ...table, bot: steadyBot, seed: 21 + players }],
    ['unfinished', { ...table, bot: steadyBot, seed: 31 + players, inputs: 97 }],
    ['with departures', { ...table, bot: randomBot, seed: 41 + players, leaves: 60 }],
    ['with skipped turns', { ...table, bot: randomBot, seed: 51 + players, passes: 15 }],
  ];

  test.each(games)(
    '%s: luck, skill, departures and skipped turns add up to the result',
    (_, plan) => {
      expectClosed(reviewOf(plan));
    },
  );

  test('the result of a finished game equals that of the rules', () => {
    const analysis = reviewOf({ ...table, bot: steadyBot, seed: 5 });
    const winners = analysis.record.winners!;
    expect(analysis.seats.map(({ result }) => result)).toEqual(
      analysis.seats.map(({ seat }) => (winners.includes(seat) ? 1 / winners.length : 0)),
    );
  });

  test('candidates are sorted best first, losses are never negative, the best has none', () => {
    for (const { seat, candidates, played, loss, placementLoss, mark } of decisionsOf(
      reviewOf({ ...table, bot: randomBot, seed: 3 }, 'lookAhead'),
    )) {
      const shares = candidates.map((candidate) => candidate.shares[seat]!);
      expect(shares).toEqual(shares.toSorted((left, right) => right - left));
      expect(candidates[0]!.loss).toBe(0);
      expect(loss).toBe(shares[0]! - shares[played]!);
      expect(placementLoss).toBeGreaterThanOrEqual(0);
      expect(placementLoss).toBeLessThanOrEqual(loss);
      if (played === 0) expect([loss, mark]).toEqual([0, null]);
    }
  });
});

describe('one game step by step', () => {
  const plan = { players: 3, variant: 'standard', bot: steadyBot, seed: 8 } as const;
  const replay = replayOf(playGame(plan).record);
  const analysis = reviewOf(plan, 'lookAhead');

  test('every roll of the record is included, with its bust count', () => {
    const dice = replay.steps.flatMap((step, index) => {
      const before = replay.steps[index - 1]?.game ?? replay.start;
      return step.move.kind === 'dice' ? [{ roll: step.move.roll, busts: bustCount(before) }] : [];
    });
    expect(rollsOf(analysis).map(({ roll, busts }) => ({ roll, busts }))).toEqual(dice);
  });

  test('every decision of the record is included, as played and in its turn', () => {
    const written = analysis.record.turns.flatMap(({ seat, moves, end }, index) => {
      const placed = moves.filter((move) => move.kind === 'place');
      return placed.map(({ space, squatter }, count) => {
        const stake = squatter === null ? 'c' : `s${squatter}`;
        const isLast = count === placed.length - 1 && end === 'take';
        return `${index + 1} ${seat} ${stake}@${space.replace(',', '')} ${isLast ? 'take' : 'roll'}`;
      });
    });
    const reviewed = decisionsOf(analysis).map(({ turn, seat, candidates, played }) => {
      const { placement, then } = candidates[played]!;
      return `${turn} ${seat} ${formatPlacement(placement)} ${then}`;
    });
    expect(reviewed).toEqual(written);
  });

  test('a bust has no luck except that of busting', () => {
    const busted = rollsOf(analysis).filter(({ isBust }) => isBust);
    expect(busted.length).toBeGreaterThan(0);
    for (const { luck, bustLuck } of busted) {
      expect(bustLuck * luck).toBeGreaterThan(0);
      expect(Math.abs(bustLuck)).toBeLessThanOrEqual(Math.abs(luck) + 1e-12);
    }
  });

  test('a roll that cannot bust has no luck of busting; one that could, never bad luck', () => {
    const safe = rollsOf(analysis).filter(({ isBust }) => !isBust);
    for (const { busts, bustLuck } of safe) if (busts === 0) expect(bustLuck).toBe(0);
    expect(safe.some(({ bustLuck }) => bustLuck > 0.001)).toBe(true);
  });

  test('a seat has the losses, marks and error rate of its own decisions', () => {
    for (const review of analysis.seats) {
      const own = decisionsOf(analysis).filter(({ seat }) => seat === review.seat);
      const loss = own.reduce((sum, step) => sum + step.loss, 0);
      expect(review.loss).toBeCloseTo(loss, 12);
      const real = own.filter(({ isReal }) => isReal);
      const realLoss = real.reduce((sum, step) => sum + step.loss, 0);
      expect(review.realDecisions).toBe(real.length);
      expect(review.realLoss).toBeCloseTo(realLoss, 12);
      expect(review.errorRate).toBeCloseTo((1000 * realLoss) / real.length, 9);
      expect(review.luckAdjusted).toBeCloseTo(review.result - review.luck, 12);
      for (const mark of ['inaccuracy', 'mistake', 'blunder'] as const)
        expect(review.marks[mark]).toBe(own.filter((step) => step.mark === mark).length);
    }
  });

  test('random play gives away more than steady play', () => {
    const worse = reviewOf({ ...plan, bot: randomBot });
    const rate = ({ seats }: Analysis): number =>
      seats.reduce((sum, { errorRate }) => sum + (errorRate ?? 0), 0);
    expect(rate(worse)).toBeGreaterThan(2 * rate(analysis));
  });
});

describe('the luck of busting', () => {
  const closeTo = (shares: readonly number[]) => shares.map((share) => expect.closeTo(share, 12));

  test('a bust costs its loss of shares, an escape gains its part of that', () => {
    const parts = [true, false].map((isBust) => bustPart([0.5, 0.5], [0.2, 0.8], 54, isBust));
    expect(parts).toEqual([closeTo([-0.3, 0.3]), closeTo([0.1, -0.1])]);
  });

  test('where almost every roll busts no share is negative', () => {
    const [lost, kept] = [true, false].map((isBust) =>
      bustPart([0.6, 0.4], [0.1, 0.9], 200, isBust),
    );
    expect(kept).toEqual(closeTo([(200 / 216) * 0.9, (-200 / 216) * 0.9]));
    expect(lost).toEqual(closeTo([(-16 / 216) * 0.9, (16 / 216) * 0.9]));
  });

  test.each([0, 216])('it is zero when %i of 216 bust', (busts) => {
    expect(bustPart([0.5, 0.5], [0.2, 0.8], busts, busts === 216)).toEqual([0, 0]);
  });
});

describe('incomplete records', () => {
  const HEAD = '[Game "1"]\n[Date "?"]\n[Seats "gbo"]\n[Rules "std"]\n[Result "*"]\n';
  const reviewed = (turns: string): Analysis => {
    const replay = parseRecord(`${HEAD}${turns}\n`);
    if (!replay.ok) throw new Error(JSON.stringify(replay.reason));
    const analysis = analyse(replay.value, brainOf(3));
    if (!analysis.ok) throw new Error(analysis.reason.kind);
    expectClosed(analysis.value);
    return analysis.value;
  };

  test.each([
    ['nothing at all', '', []],
    ['a roll', '1. g 235', ['roll']],
    ['a placement', '1. g 235 s2@35', ['roll', 'decision']],
    ['a take', '1. g 235 s2@35 take', ['roll', 'decision']],
    ['a departure on turn', '1. g 235 s2@35 gone', ['roll', 'decision', 'departure']],
    ['a turn skipped before its roll', '1. g pass', ['pass']],
    ['a turn skipped after a roll', '1. g 235 pass', ['roll', 'pass']],
    ['a turn skipped after a placement', '1. g 235 s2@35 pass', ['roll', 'decision', 'pass']],
    [
      'a turn that the table took after a roll',
      '1. g 235 s2@35 {by the table} take {by the table}',
      ['roll', 'pass'],
    ],
    [
      'a turn that the table took after a placement',
      '1. g 235 s2@35 take {by the table}',
      ['roll', 'decision', 'pass'],
    ],
    [
      'a turn that a bot played',
      '1. g 235 s2@35 {by a bot} 145 {by a bot} s4@15 {by a bot} take {by a bot}',
      ['roll', 'standIn', 'roll', 'standIn'],
    ],
    [
      'a bot that rolled on after a placement of the player',
      '1. g 235 s2@35 145 {by a bot} s4@15 {by a bot}',
      ['roll', 'decision', 'standIn', 'roll'],
    ],
    [
      'a player who is back after a placement of the bot',
      '1. g 235 s2@35 {by a bot} 145 s4@15 take',
      ['roll', 'standIn', 'roll', 'decision'],
    ],
    ['a departure before the turn', '1. o gone\n2. g 235', ['departure', 'roll']],
  ])('%s', (_, turns, kinds) => {
    expect(reviewed(turns).steps.map(({ kind }) => kind)).toEqual(kinds);
  });

  test('a seat that has left expects nothing', () => {
    expect(reviewed('1. g 235 s2@35 gone').seats[0]!.result).toBe(0);
  });

  test('a skipped turn is neither luck nor a decision', () => {
    const [seat] = reviewed('1. g pass').seats;
    expect(seat).toMatchObject({ luck: 0, skill: 0, departures: 0, realDecisions: 0, loss: 0 });
    expect(seat!.passes).toBeLessThan(0);
    for (const answered of ['pass', 's2@35 {by the table} take {by the table}']) {
      const [seat] = reviewed(`1. g 235 ${answered}`).seats;
      expect(seat).toMatchObject({ skill: 0, realDecisions: 0, loss: 0 });
    }
  });

  test('what a bot chose is no decision of the player, and changes all chances', () => {
    const { seats } = reviewed('1. g 235 s2@35 {by a bot} take {by a bot}');
    expect(seats[0]).toMatchObject({ skill: 0, realDecisions: 0, loss: 0, passes: 0 });
    expect(seats.map(({ standIns }) => standIns)).not.toContain(0);
  });

  test('a forced placement before a bot or the table goes on is not a real decision', () => {
    for (const then of ['take {by the table}', 'take {by a bot}', 'pass']) {
      const { steps } = reviewed(`1. g 111 s1@11 ${then}`);
      const decision = steps.find((step) => step.kind === 'decision');
      expect(decision?.candidates.map(({ placement }) => placement.space)).toEqual(['1,1', '1,1']);
      expect(decision).toMatchObject({ isReal: false, loss: 0 });
    }
  });

  test('without roll or take only the placement is judged', () => {
    const [, decision] = reviewed('1. g 235 s2@35').steps;
    if (decision?.kind !== 'decision') throw new Error('no decision');
    expect(decision.loss).toBe(decision.placementLoss);
  });

  test('a seat without a decision has no error rate', () => {
    expect(reviewed('1. g 235 s2@35 take').seats[1]!.errorRate).toBeNull();
  });
});

describe('grades', () => {
  test.each([
    [0, null],
    [0.0099, null],
    [0.01, 'inaccuracy'],
    [0.0299, 'inaccuracy'],
    [0.03, 'mistake'],
    [0.0799, 'mistake'],
    [0.08, 'blunder'],
    [1, 'blunder'],
  ])('a loss of %d is %s', (loss, mark) => expect(markOf(loss)).toBe(mark));

  const then = 'roll';
  const candidate = (share: number): Omit<CandidateReview, 'loss'> => ({
    placement: { space: '1,2', stake: { kind: 'squatter', number: 3 } },
    then,
    busts: 0,
    shares: [share, 1 - share],
  });

  test.each([
    ['one candidate', [0.5], false],
    ['candidates that are worth the same', [0.5, 0.4985], false],
    ['candidates that differ', [0.4975, 0.5], true],
    ['a game that is certainly won', [1, 0.9951], false],
    ['a game that is lost', [0.004, 0.001], false],
    ['a game that is almost won', [0.994, 0.2], true],
    ['a won game that can be thrown away', [1, 0], true],
    ['a won game that one of many choices throws away', [1, 1, 0.9], true],
  ])('%s', (_, shares, isReal) => {
    const candidates = shares.map((share) => candidate(share));
    expect(isRealDecision(ranked(candidates, 0))).toBe(isReal);
  });

  test('a lost game may still be decided for one opponent or another', () => {
    const kingmaker = [
      { ...candidate(0), shares: [0.003, 0.997, 0] },
      { ...candidate(0), shares: [0, 0, 1] },
    ];
    expect(isRealDecision(ranked(kingmaker, 0))).toBe(true);
  });

  const decided = (shares: readonly number[]): StepReview => {
    const candidates = ranked(
      shares.map((share) => candidate(share)),
      0,
    );
    const { loss } = candidates.at(-1)!;
    return {
      kind: 'decision',
      turn: 1,
      seat: 0,
      roll: [1, 2, 3],
      candidates,
      loss,
      played: candidates.length - 1,
      placementLoss: 0,
      mark: markOf(loss),
      isReal: isRealDecision(candidates),
    };
  };

  test('a lost win is an error; a choice without a real decision does not count for the rate', () => {
    const steps = [decided([0.5, 0.4985]), decided([1, 0])];
    const [review] = seatReviews(steps, [[0.5], [0.4985], [0]]);
    expect(review?.loss).toBeCloseTo(1.0015, 12);
    expect(review).toMatchObject({ realLoss: 1, realDecisions: 1, errorRate: 1000 });
  });
});

describe('an analysis that is not possible', () => {
  const replay = replayOf(
    playGame({ players: 3, variant: 'standard', bot: steadyBot, seed: 2 }).record,
  );

  test.each([
    ['other players', brainOf(2)],
    ['other rules', brainOf(3, 'reuse')],
  ])('a brain for %s', (_, brain) => {
    const reason = { kind: 'noNetwork', players: 3, variant: 'standard' };
    expect(analyse(replay, brain)).toEqual({ ok: false, reason });
  });

  test('runs step by step, and reports its progress', () => {
    const progress = [...analysing(replay, brainOf(3))];
    expect(progress).toEqual(replay.steps.map((_, index) => index + 1));
  });
});
