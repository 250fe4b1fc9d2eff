import type { Consideration } from '@claim-it/ai';
import type { Game } from '@claim-it/rules';
import { invariant, parsePosition, placementsOf } from '@claim-it/rules';
import { expect, test, vi } from 'vitest';
import type { Choices } from './thought.ts';
import { createThinker, seriousLoss } from './thought.ts';

const at = (position: string): Game => {
  const game = parsePosition(position);
  invariant(game.ok, position);
  return game.value;
};

const HERE = at('..Gg.o/Gg...O/.Gobo./...B../B.3..bO/..g... gbo g 345 - std');
const THERE = at('..Gg.o/Gg...O/.Gobo./...B../B.3..bO/..g... gbo g 346 - std');

const choicesFor = (losses: readonly number[]): Choices => {
  const [placement] = placementsOf(HERE);
  invariant(placement !== undefined, 'something is on offer');
  const choices = losses.map((loss, nth) => {
    const then = nth === 0 ? ('roll' as const) : ('take' as const);
    return { placement, then, loss, shares: [], busts: 0 };
  });
  return { kind: 'choices', seat: 0, choices, advice: {} as Choices['advice'] };
};

/** A fake worker that answers on command. */
const slowWorker = () => {
  const answers: ((answer: Consideration | null) => void)[] = [];
  const cancel = vi.fn();
  const consider = vi.fn((_: Game, onAnswer: (answer: Consideration | null) => void) => {
    answers.push(onAnswer);
    return { cancel };
  });
  return {
    consider,
    cancel,
    answer: (nth: number, one: Consideration | null) => answers[nth]?.(one),
  };
};

test('only what gives away eight points or more is serious', () => {
  const space = placementsOf(HERE)[0]?.space ?? null;
  const choices = choicesFor([0.0799, 0.08]);
  expect(seriousLoss(choices, space, 'roll')).toBeNull();
  expect(seriousLoss(choices, space, 'take')).toBe(0.08);
  expect(seriousLoss(choices, null, 'take')).toBeNull();
});

test('a position is thought about once, however often it is asked about', () => {
  const { consider, answer } = slowWorker();
  const thinker = createThinker(consider);
  const heard = vi.fn();
  thinker.about(HERE);
  thinker.ask(HERE, heard);
  thinker.ask({ ...HERE }, heard);
  expect(heard).not.toHaveBeenCalled();
  answer(0, choicesFor([0]));
  expect(heard).toHaveBeenCalledTimes(2);
  thinker.ask(HERE, heard);
  expect(heard).toHaveBeenCalledTimes(3);
  expect(consider).toHaveBeenCalledTimes(1);
});

test('another position replaces it, and a late answer is ignored', () => {
  const { consider, cancel, answer } = slowWorker();
  const thinker = createThinker(consider);
  const [first, second] = [vi.fn(), vi.fn()];
  thinker.ask(HERE, first);
  thinker.ask(THERE, second);
  expect(cancel).toHaveBeenCalledTimes(1);
  expect(first).toHaveBeenCalledWith(null);
  answer(0, choicesFor([0]));
  expect(second).not.toHaveBeenCalled();
  answer(1, choicesFor([0]));
  expect(second).toHaveBeenCalledWith(expect.objectContaining({ kind: 'choices' }));
});

test('a worker that fails is asked again the next time', () => {
  const { consider, answer } = slowWorker();
  const thinker = createThinker(consider);
  const heard = vi.fn();
  thinker.ask(HERE, heard);
  answer(0, null);
  expect(heard).toHaveBeenLastCalledWith(null);
  thinker.ask(HERE, heard);
  answer(1, choicesFor([0]));
  expect(heard).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'choices' }));
});
