import type { ChoiceName, Consideration, ConsideredChoice } from '@claim-it/ai';
import type { ChoiceEstimate, RolloutNews } from '@claim-it/client/analysis';
import type { Game, Space } from '@claim-it/rules';
import { invariant, parsePosition } from '@claim-it/rules';
import { play, start } from '@claim-it/testkit';
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { createEvaluation } from './evaluation.ts';
import { addTrials, choiceKey, rankingOf, trialsIn } from './rollouts.ts';

const at = (position: string): Game => {
  const game = parsePosition(position);
  invariant(game.ok, 'a position');
  return game.value;
};
const then = 'take';
const TAKE: ChoiceName = { placement: null, then };
const OVER: Consideration = { kind: 'over', shares: [1, 0] };

/** Fake workers that answer on command. */
const open = (first: Game) => {
  const game = signal(first);
  const asked: { about: Game; answer: (one: Consideration | null) => void; isOff: boolean }[] = [];
  const rolled: { seed: number; tell: (news: RolloutNews) => void; isOff: boolean }[] = [];
  const evaluation = createEvaluation(game, {
    consider: (about, answer) => {
      const one = { about, answer, isOff: false };
      asked.push(one);
      return { cancel: () => void Object.assign(one, { isOff: true }) };
    },
    rollOut: ({ seed = 0 }, tell) => {
      const one = { seed, tell, isOff: false };
      rolled.push(one);
      return { cancel: () => void Object.assign(one, { isOff: true }) };
    },
  });
  return { game, evaluation, asked, rolled };
};

const estimate = (trials: number, mean: number, standardError: number): ChoiceEstimate => ({
  choice: TAKE,
  trials,
  shares: [{ mean, standardError }],
});

test('every position is asked about, the one before is given up', () => {
  const { game, evaluation, asked } = open(start('gb'));
  game.value = play(start('gb'), '145');
  expect(asked.map(({ isOff }) => isOff)).toEqual([true, false]);
  asked[1]?.answer(OVER);
  expect(evaluation.finding.value).toMatchObject({ kind: 'considered', about: game.value });
});

test('a game that is over and a roll that busts need no thinking', () => {
  const { game, evaluation, asked } = open(
    at('....../....../....../....../....../g..... gb g - 0 std'),
  );
  expect(evaluation.finding.value).toEqual({ kind: 'over', winners: [0] });
  game.value = at('....../....../....../....../....../..1.... gb g 111 - std');
  expect(evaluation.finding.value).toEqual({ kind: 'bust', lost: 1 });
  expect(asked).toHaveLength(0);
});

test('thinkers that fail are asked again', () => {
  const { evaluation, asked } = open(start('gb'));
  asked[0]?.answer(null);
  expect(evaluation.finding.value).toEqual({ kind: 'failed' });
  evaluation.retry();
  asked[1]?.answer(OVER);
  expect(evaluation.finding.value.kind).toBe('considered');
});

test('a rollout stops, continues with other dice, and ends with the position', () => {
  const { game, evaluation, rolled } = open(start('gb'));
  evaluation.startRollout(null);
  rolled[0]?.tell({ kind: 'running', estimates: [estimate(216, 0.5, 0.02)] });
  evaluation.stopRollout();
  expect(evaluation.rollout.value.kind).toBe('stopped');
  expect(rolled[0]?.isOff).toBe(true);
  evaluation.startRollout(null);
  expect(rolled[1]?.seed).not.toBe(rolled[0]?.seed);
  rolled[1]?.tell({ kind: 'done', estimates: [estimate(216, 0.6, 0.02)] });
  expect(evaluation.rollout.value.kind).toBe('done');
  expect(trialsIn(evaluation.rollout.value.estimates)).toBe(432);
  game.value = play(start('gb'), '145');
  expect(evaluation.rollout.value).toMatchObject({ kind: 'idle', estimates: new Map() });
});

test('a rollout whose worker dies continues once from the counted trials, with other dice', () => {
  const { evaluation, rolled } = open(start('gb'));
  const trials = () => trialsIn(evaluation.rollout.value.estimates);
  evaluation.startRollout([TAKE]);
  rolled[0]?.tell({ kind: 'running', estimates: [estimate(9936, 0.5, 0.02)] });
  rolled[0]?.tell({ kind: 'failed' });
  expect(evaluation.rollout.value.kind).toBe('running');
  expect(rolled[1]?.seed).not.toBe(rolled[0]?.seed);
  rolled[1]?.tell({ kind: 'running', estimates: [estimate(216, 0.6, 0.02)] });
  expect(trials()).toBe(10_152);
  rolled[1]?.tell({ kind: 'failed' });
  expect([evaluation.rollout.value.kind, trials(), rolled.length]).toEqual(['failed', 10_152, 2]);
});

const weighed = (space: Space, loss: number): ConsideredChoice => {
  const shares = [0.5 - loss, 0.5 + loss];
  return { placement: { space }, then, loss, shares } as unknown as ConsideredChoice;
};

test('what a choice gives away is the difference of the chances that are shown', () => {
  const choices = [weighed('1,1', 0.1062), weighed('2,2', 0.1095)];
  const rows = rankingOf(choices, new Map(), 0).rows;
  expect(rows.map(({ loss }) => loss?.toFixed(4))).toEqual(['0.0000', '0.0030']);
});

test.each([
  ['is sure', 0.6, 0.01, ['2,2 0', '1,1 0.1', '3,3 null'], true],
  ['is not sure', 0.6, 0.05, ['1,1 0', '2,2 0.02', '3,3 0.3'], false],
  ['agrees', 0.4, 0.01, ['1,1 0', '2,2 0.02', '3,3 0.3'], false],
] as const)('a rollout that %s', (_, mean, standardError, order, isRolledOut) => {
  const choices = [weighed('1,1', 0), weighed('2,2', 0.02), weighed('3,3', 0.3)] as const;
  const tried = (choice: ConsideredChoice, share: number): ChoiceEstimate => ({
    choice,
    trials: 216,
    shares: [{ mean: share, standardError }],
  });
  const estimates = addTrials(new Map(), [tried(choices[0], 0.5), tried(choices[1], mean)]);
  const ranking = rankingOf(choices, estimates, 0);
  const told = ranking.rows.map(
    ({ choice, loss }) => `${choice.placement?.space} ${loss === null ? loss : +loss.toFixed(9)}`,
  );
  expect(told).toEqual(order);
  expect(ranking.isRolledOut).toBe(isRolledOut);
});

test('without the choice that was weighed best a rollout decides nothing', () => {
  const choices = [weighed('1,1', 0), weighed('2,2', 0.02)] as const;
  const estimates = addTrials(new Map(), [{ ...estimate(216, 0.9, 0.01), choice: choices[1] }]);
  expect(rankingOf(choices, estimates, 0).isRolledOut).toBe(false);
});

test('more trials make the mean of all and a smaller error', () => {
  const before = addTrials(new Map(), [estimate(216, 0.5, 0.02)]);
  const one = addTrials(before, [estimate(648, 0.6, 0.01)]).get(choiceKey(TAKE));
  expect(one?.trials).toBe(864);
  expect(one?.shares[0]?.mean).toBeCloseTo(0.575, 10);
  expect(one?.shares[0]?.standardError).toBeCloseTo(Math.hypot(0.02 / 4, (0.01 * 3) / 4), 10);
});
