import { readFile } from 'node:fs/promises';
import type { Analysis } from '@claim-it/ai';
import { analyse, figuresOf } from '@claim-it/ai';
import { loadBrain } from '@claim-it/client/bots';
import { invariant, parseRecord, placementsOf } from '@claim-it/rules';
import { recordNamed } from '@claim-it/testkit';
import { beforeAll, expect, test } from 'vitest';
import type { GameResult } from '../../../parts/results/result.ts';
import { resultOf } from '../../../parts/results/resultOf.ts';
import { drillGame, verdictOn, withChosen } from '../drill/drill.ts';
import { bustsOf, mistakesOf } from '../figures/sums.ts';
import { decisionsIn, judgedBy } from './judging.ts';

const record = recordNamed('known');

const known = (): GameResult => {
  const result = resultOf({ id: 'known', playedAt: 1, isOnline: false, isImported: false, record });
  invariant(result !== null, 'a finished game has a result');
  return result;
};

let analysis: Analysis;
beforeAll(async () => {
  const replay = parseRecord(record);
  invariant(replay.ok, 'the record is lawful');
  const { setup } = replay.value.record;
  const reviewed = analyse(replay.value, await loadBrain(setup, (file) => readFile(file)));
  invariant(reviewed.ok, 'the game has a network');
  analysis = reviewed.value;
});

test('a finished game is counted seat by seat', () => {
  const { winners, seats } = known();
  expect(winners).toEqual([0]);
  expect(seats.map(({ name }) => name)).toEqual(['Josie', 'Amos', 'Lottie']);
  expect(seats.map(({ busts }) => busts)).toEqual([1, 1, 4]);
  const rolls = seats.reduce((sum, { dice }) => sum + dice.rolls, 0);
  expect(rolls).toBe((record.match(/ \d{3}(?= |$)/gm) ?? []).length);
  for (const { dice } of seats)
    expect(dice.pips.reduce((sum, count) => sum + count, 0)).toBe(3 * dice.rolls);
});

test('a game that is not over, or no game, is not counted', () => {
  const cut = record.split('\n').slice(0, 12).join('\n').replace('"g"', '"*"');
  for (const other of [cut, '', 'hello'])
    expect(
      resultOf({ id: 'x', playedAt: 1, isOnline: false, isImported: false, record: other }),
    ).toBeNull();
});

test('every decision of a review finds its position', () => {
  const replay = parseRecord(record);
  invariant(replay.ok, 'the record is lawful');
  const games = decisionsIn(replay.value);
  const decisions = analysis.steps.filter((step) => step.kind === 'decision');
  expect(games).toHaveLength(decisions.length);
  for (const [at, { seat, roll }] of decisions.entries())
    expect(games[at]?.turn).toMatchObject({ seat, phase: { kind: 'toPlace', roll } });
});

test('what the table or a bot placed is not a decision to drill', () => {
  const head = '[Game "1"]\n[Date "?"]\n[Seats "go"]\n[Rules "std"]\n[Result "*"]\n';
  for (const maker of ['by the table', 'by a bot']) {
    const replay = parseRecord(
      `${head}1. g 235 s2@35 {${maker}} take {${maker}}\n2. o 136 s6@13\n`,
    );
    invariant(replay.ok, 'the record is lawful');
    expect(decisionsIn(replay.value).map(({ turn }) => turn.seat)).toEqual([1]);
  }
});

test('luck, loss and busts come from the review, luck as the report shows it', () => {
  const judged = judgedBy(known(), analysis);
  const figures = figuresOf(analysis);
  for (const [seat, { luck, loss, bustsExpected }] of judged.seats.entries()) {
    expect(luck).toBe((figures[seat]?.account.luck ?? 0) / 1000);
    expect(loss).toBe(analysis.seats[seat]?.realLoss);
    expect(bustsExpected).toBeGreaterThan(0);
  }
  const sums = bustsOf([{ result: { ...known(), judged }, seat: 2 }]);
  expect(sums?.had).toBe(4);
  expect(sums?.band.expected).toBeCloseTo(judged.seats[2]?.bustsExpected ?? 0);
});

test('mistakes are those that gave away three points, and can be played again', () => {
  const judged = judgedBy(known(), analysis);
  const marks = analysis.seats.reduce((sum, one) => sum + one.marks.mistake + one.marks.blunder, 0);
  expect(judged.mistakes).toHaveLength(marks);
  expect(marks).toBeGreaterThan(3);
  for (const mistake of judged.mistakes) {
    const { choices, played, loss } = mistake;
    const [best] = choices;
    const game = drillGame(mistake);
    invariant(game !== null && best !== undefined, 'a drill has a position and a best choice');
    expect(loss).toBeGreaterThanOrEqual(0.03);
    expect(choices[played]?.loss).toBe(loss);
    expect(new Set(choices.map(({ space }) => space))).toEqual(
      new Set(placementsOf(game).map(({ space }) => space)),
    );
    expect(verdictOn(mistake, best.space, best.then)).toMatchObject({ kind: 'right', loss: 0 });
    const did = choices[played];
    invariant(did !== undefined, 'something was played');
    expect(verdictOn(mistake, did.space, did.then)).toMatchObject({
      kind: 'wrong',
      isPlayed: true,
    });
    expect(withChosen(game, best.space).turn.phase.kind).toBe('toDecide');
    expect(withChosen(withChosen(game, did.space), best.space)).toEqual(
      withChosen(game, best.space),
    );
  }
});

test('mistakes are grouped, the dearest kind first, and only one’s own count', () => {
  const result = { ...known(), judged: judgedBy(known(), analysis) };
  for (const seat of [0, 1, 2] as const) {
    const groups = mistakesOf([{ result, seat }]);
    const costs = groups.map(({ cost }) => cost);
    expect(costs).toEqual([...costs].sort((one, other) => other - one));
    const all = groups.flatMap(({ mistakes }) => mistakes);
    expect(all.every((mistake) => mistake.seat === seat)).toBe(true);
    expect(
      all.every(({ kind }, at) => at >= 0 && groups.some((group) => group.kind === kind)),
    ).toBe(true);
  }
});
