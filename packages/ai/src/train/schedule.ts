/** The schedule of a training run, a function of the games played. */
export type Rates = {
  readonly rate: number;
  readonly lambda: number;
  readonly averageRate: number;
};

/** Games per training step. */
export const BATCH = 8;
export const EXPLORE = 0.02;
export const EPSILON = 1e-7;

/** The default number of games of a run. */
export const HORIZON = 2_000_000;

export const FIRST_RATE = 2e-3;
const LAST_RATE = 1e-5;
const FIRST_LAMBDA = 0.8;
const LAST_LAMBDA = 0.98;
/** The number of steps in the moving average of the weights. */
const AVERAGE_STEPS = 4000;

/** Adam's correction for the first steps. */
const correction = (step: number): number => Math.sqrt(1 - 0.999 ** step) / (1 - 0.9 ** step);

/** The share of tables at which the networks have one seat and the frozen player `ev` the others. */
export const MIXED = 0.5;

type Plan = { readonly horizon: number; readonly rate: number };

/** The rates after `games` of a plan; `step` counts from 1. */
export const ratesAt = ({ horizon, rate: first }: Plan, games: number, step: number): Rates => {
  const progress = Math.min(1, games / horizon);
  return {
    rate: first * (LAST_RATE / first) ** progress * correction(step),
    lambda: FIRST_LAMBDA + (LAST_LAMBDA - FIRST_LAMBDA) * progress,
    averageRate: 1 / Math.min(step, AVERAGE_STEPS),
  };
};
