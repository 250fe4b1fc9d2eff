import type { Kernel, Position } from '@claim-it/kernel';
import { createKernel } from '@claim-it/kernel';
import type { Result } from '@claim-it/rules';
import { invariant, ok, ROLLS, refuse, weightOf } from '@claim-it/rules';
import type { Brain } from '../net/brain.ts';
import type { Random } from '../random.ts';
import { seededRandom } from '../random.ts';
import { bustPart, normalise, shareAt } from './shares.ts';
import type { Estimate } from './strata.ts';
import { estimate } from './strata.ts';
import type { Shares } from './types.ts';

export type RolloutOptions = {
  /** Rounded up to a multiple of 216, so that every first roll comes as often as it should. */
  readonly trials: number;
  readonly seed: number;
  /** How the players of a trial choose; nothing harder pays. */
  readonly effort?: 'static';
  /** Asked before every trial. */
  readonly shouldStop?: () => boolean;
};

/** What many games from one position say about it. */
export type Rollout = {
  readonly trials: number;
  /** By results alone. */
  readonly raw: readonly Estimate[];
  /** With the luck of busting taken out; the same on average and less scattered. */
  readonly adjusted: readonly Estimate[];
  /** How many times more raw trials the same precision would take. */
  readonly varianceRatio: number;
};

export type RolloutRefusal = { readonly kind: 'cancelled' };

const OUTCOMES: readonly number[] = ROLLS.flatMap((roll, cls) =>
  Array.from({ length: weightOf(roll) }, () => cls),
);
const OUTCOME_COUNT = 216;

const outcome = (index: number): number => {
  const cls = OUTCOMES[index % OUTCOME_COUNT];
  invariant(cls !== undefined, 'there are 216 outcomes');
  return cls;
};

/** The table of a trial: where the game stands, and what the evaluator thinks of it. */
type Trial = {
  readonly kernel: Kernel;
  readonly brain: Brain;
  position: Position;
  /** The value when the mover rolls now. */
  value: Shares;
  /** The value when this turn is lost; the same all turn long. */
  bust: Shares | null;
  /** What busts and escapes have brought each seat, beyond what was to be expected. */
  readonly luck: number[];
};

const finalShares = (kernel: Kernel, seats: number): Shares => {
  const winners = kernel.winners();
  return Array.from({ length: seats }, (_, seat) =>
    winners.includes(seat) ? 1 / winners.length : 0,
  );
};

const valueNow = ({ kernel, brain }: Trial, position: Position): Shares =>
  position.left === 0 ? finalShares(kernel, position.own.length) : normalise(brain.value(position));

/** The shares if the mover loses the turn; leaves the kernel as it was. */
const valueOfBust = (trial: Trial): Shares => {
  const { kernel, position } = trial;
  kernel.bust();
  const value = valueNow(trial, kernel.read());
  kernel.load(position);
  return value;
};

const bookBustLuck = (trial: Trial, busts: number, isBust: boolean): void => {
  if (busts === 0) return;
  trial.bust ??= valueOfBust(trial);
  const { bust, luck, value } = trial;
  for (const [seat, part] of bustPart(value, bust, busts, isBust).entries())
    luck[seat] = (luck[seat] ?? 0) + part;
};

const playRoll = (trial: Trial, cls: number): void => {
  const { kernel, brain, position } = trial;
  const isBust = kernel.legal(cls) === 0;
  bookBustLuck(trial, kernel.bustCount(), isBust);
  if (isBust) {
    kernel.bust();
    trial.position = kernel.read();
    trial.value = trial.bust ?? valueNow(trial, trial.position);
    trial.bust = null;
    return;
  }
  const { candidates, best, takes } = brain.consider(position, cls, 'static');
  const chosen = candidates[best];
  invariant(chosen !== undefined && chosen.space !== null, 'a placement was chosen');
  kernel.place(cls, chosen.space);
  if (takes) {
    kernel.take();
    trial.bust = null;
  }
  trial.position = kernel.read();
  trial.value = normalise(takes ? chosen.take : chosen.roll);
};

/** Plays one game to its end; the first roll is given, chance has the others. */
const playTrial = (trial: Trial, first: number, random: Random): void => {
  playRoll(trial, first);
  while (trial.position.left !== 0) playRoll(trial, outcome(random.below(OUTCOME_COUNT)));
};

/**
 * Plays a position to the end many times, the mover about to roll. Trial by trial the dice are the same
 * for the same seed, so that two positions can be compared with the same luck.
 */
export const rollOut = (
  position: Position,
  brain: Brain,
  { trials, seed, shouldStop = () => false }: RolloutOptions,
): Result<Rollout, RolloutRefusal> => {
  const seats = position.own.length;
  const count = Math.max(1, Math.ceil(trials / OUTCOME_COUNT)) * OUTCOME_COUNT;
  const kernel = createKernel();
  kernel.load(position);
  const value = position.left === 0 ? finalShares(kernel, seats) : normalise(brain.value(position));
  const raw: Shares[] = [];
  const adjusted: Shares[] = [];
  for (let index = 0; index < count; index += 1) {
    if (shouldStop()) return refuse({ kind: 'cancelled' });
    kernel.load(position);
    const luck = Array.from({ length: seats }, () => 0);
    const trial: Trial = { kernel, brain, position, value, bust: null, luck };
    if (position.left !== 0) playTrial(trial, outcome(index), seededRandom(seed, index));
    const result = finalShares(kernel, seats);
    raw.push(result);
    adjusted.push(result.map((share, seat) => share - shareAt(luck, seat)));
  }
  return ok({ trials: count, ...estimate(raw, adjusted, outcome) });
};
