import { bitOf, classOf, placementMask, positionOf } from '@claim-it/ai';
import type { Game, Input, Pip, Seat, Variant } from '@claim-it/rules';
import {
  apply,
  bustCount,
  COLORS,
  isOver,
  leaders,
  newGame,
  placementsOf,
  presentSeats,
  rollOf,
  standings,
} from '@claim-it/rules';
import type { Kernel, Position } from '../src/index.ts';

/** A number from 0 to n - 1. */
export type Below = (n: number) => number;

export type Plan = {
  readonly seats: number;
  readonly variant: Variant;
  /** The steps in a thousand before which a player leaves. */
  readonly leaving: number;
  /** The steps in a thousand before which the table skips the turn. */
  readonly passing: number;
  /** Compares bust counts and scores as well, which is slow in the rules. */
  readonly thorough: boolean;
  readonly below: Below;
};

/** mulberry32: small, seedable, and not the kernel's own generator. */
export const randomFrom = (seed: number): Below => {
  let state = seed;
  return (n) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * n);
  };
};

const isSame = (left: unknown, right: unknown): boolean => {
  if (!Array.isArray(left) || !Array.isArray(right)) return left === right;
  return left.length === right.length && left.every((item, index) => item === right[index]);
};

/** Numbers, words and lists of them. */
const same = (what: string, kernel: unknown, rules: unknown): void => {
  if (!isSame(kernel, rules))
    throw new Error(`${what}: kernel ${JSON.stringify(kernel)}, rules ${JSON.stringify(rules)}`);
};

const FIELDS: Readonly<Record<keyof Position, true>> = {
  variant: true,
  own: true,
  claimed: true,
  squats: true,
  stakedClaims: true,
  squatters: true,
  mover: true,
  left: true,
  departed: true,
};
const KEYS = Object.keys(FIELDS) as readonly (keyof Position)[];

const samePosition = (kernel: Position, rules: Position): void => {
  for (const key of KEYS) same(key, kernel[key], rules[key]);
};

const after = (game: Game, input: Input): Game => {
  const step = apply(game, input);
  if (!step.ok) throw new Error(`refused: ${JSON.stringify(step.reason)}`);
  return step.value.game;
};

const compare = (kernel: Kernel, game: Game, { thorough }: Plan): void => {
  samePosition(kernel.read(), positionOf(game));
  if (!thorough) return;
  if (!isOver(game)) same('bust count', kernel.bustCount(), bustCount(game));
  compareStandings(kernel, game);
};

const compareStandings = (kernel: Kernel, game: Game): void => {
  for (const { seat, group, claims, spaces } of standings(game))
    same(`score of seat ${seat}`, kernel.score(seat), group * 10000 + claims * 100 + spaces);
  same('winners', kernel.winners(), leaders(game));
};

const pick = <Item>(items: readonly Item[], below: Below): Item => {
  const item = items[below(items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
};

/** A player leaves, on turn or not, perhaps while a roll is unplaced. */
const leaveTogether = (kernel: Kernel, game: Game, plan: Plan): Game => {
  const seat: Seat = pick(presentSeats(game), plan.below);
  kernel.leave(seat);
  const next = after(game, { kind: 'leave', seat });
  compare(kernel, next, plan);
  return next;
};

/** For the kernel a skipped turn is a bust, at any time. */
const passTogether = (kernel: Kernel, game: Game, plan: Plan): Game => {
  kernel.bust();
  const next = after(game, { kind: 'pass', seat: game.turn.seat });
  compare(kernel, next, plan);
  return next;
};

/** A player may leave or the turn may be skipped; null if neither happens. */
const disturbTogether = (kernel: Kernel, game: Game, plan: Plan): Game | null => {
  const accident = plan.below(1000);
  if (accident < plan.leaving) return leaveTogether(kernel, game, plan);
  return accident < plan.leaving + plan.passing ? passTogether(kernel, game, plan) : null;
};

const takeTogether = (kernel: Kernel, game: Game, plan: Plan): Game => {
  kernel.take();
  const next = after(game, { kind: 'take', seat: game.turn.seat });
  compare(kernel, next, plan);
  return next;
};

/** One roll and its consequence: a bust, or a placement and perhaps a take. */
const rollTogether = (kernel: Kernel, game: Game, plan: Plan): Game => {
  const pip = (): Pip => (plan.below(6) + 1) as Pip;
  const roll = rollOf(pip(), pip(), pip());
  const cls = classOf(roll);
  const open = kernel.legal(cls);
  const rolled = after(after(game, { kind: 'roll', seat: game.turn.seat }), { kind: 'dice', roll });
  const placements = placementsOf(rolled);
  same('legal placements', open, placementMask(placements));
  if (open === 0) {
    kernel.bust();
    compare(kernel, rolled, plan);
    return rolled;
  }
  const waiting = disturbTogether(kernel, rolled, plan) ?? rolled;
  if (waiting.turn.phase.kind !== 'toPlace') return waiting;
  const { space } = pick(placements, plan.below);
  kernel.place(cls, bitOf(space));
  const placed = after(waiting, { kind: 'place', seat: waiting.turn.seat, space });
  compare(kernel, placed, plan);
  return plan.below(100) < 35 ? takeTogether(kernel, placed, plan) : placed;
};

/** Plays one random game in kernel and rules side by side; throws on the first difference. Returns the last position. */
export const playTogether = (kernel: Kernel, plan: Plan): Game => {
  const started = newGame({ colors: COLORS.slice(0, plan.seats), variant: plan.variant });
  if (!started.ok) throw new Error(`refused: ${JSON.stringify(started.reason)}`);
  let game = started.value;
  kernel.reset(plan.seats, plan.variant);
  compare(kernel, game, plan);
  while (!isOver(game))
    game = disturbTogether(kernel, game, plan) ?? rollTogether(kernel, game, plan);
  compareStandings(kernel, game);
  return game;
};
