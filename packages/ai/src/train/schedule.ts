/** How a training run changes as it goes on; everything follows from the games played. */
export type Rates = {
  readonly rate: number;
  readonly lambda: number;
  readonly averageRate: number;
};

/** Games learned from in one step. */
export const BATCH = 8;
export const EXPLORE = 0.02;
export const EPSILON = 1e-7;

/** Games of a run that is not told how many. */
export const HORIZON = 2_000_000;

export const FIRST_RATE = 2e-3;
const LAST_RATE = 1e-5;
const FIRST_LAMBDA = 0.8;
const LAST_LAMBDA = 0.98;
/** Steps that the average of the weights reaches back. */
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
