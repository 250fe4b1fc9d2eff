import { parseArgs } from 'node:util';
import type { Variant } from '@claim-it/rules';
import type { Plan } from './trainer.ts';

/** The plan given on the command line. */
export type AskedPlan = Partial<Plan>;

export type Options = {
  /** The rest comes from the checkpoint, or from the defaults. */
  readonly asked: AskedPlan;
  /** Stops earlier, after so many minutes; null does not. */
  readonly minutes: number | null;
  /** A checkpoint to resume, or weights to begin with. */
  readonly from: string | null;
  /** Takes only the weights from a checkpoint: a new run with its own games and rates. */
  readonly anew: boolean;
  /** Replaces the weights of the bots; a short run would make them weaker. */
  readonly publish: boolean;
};

export const USAGE: string = `npm run train -- --players 2|3|4|5 [--rules standard|reuse] [--games 2000000]
  [--minutes 30] [--seed 1] [--mixed 0.5] [--rate 0.002] [--from weights|checkpoint --anew] [--publish]
npm run train -- --from checkpoint [--games 2000000] [--minutes 30] [--publish]`;

const numberIn = (text: string, name: string, low: number, high: number): number => {
  const value = Number(text);
  if (!Number.isFinite(value) || value < low || value > high)
    throw new Error(`--${name} must be a number from ${low} to ${high}, not "${text}"`);
  return value;
};

const wholeIn = (text: string, name: string, low: number, high: number): number => {
  const value = numberIn(text, name, low, high);
  if (!Number.isInteger(value)) throw new Error(`--${name} must be a whole number, not "${text}"`);
  return value;
};

const variantOf = (text: string): Variant => {
  if (text !== 'standard' && text !== 'reuse')
    throw new Error(`--rules must be standard or reuse, not "${text}"`);
  return text;
};

type Given = {
  readonly [option in 'players' | 'rules' | 'games' | 'seed' | 'mixed' | 'rate']?:
    | string
    | undefined;
};

const askedIn = ({ players, rules, games, seed, mixed, rate }: Given): AskedPlan => ({
  ...(players === undefined ? {} : { players: wholeIn(players, 'players', 2, 5) }),
  ...(rules === undefined ? {} : { variant: variantOf(rules) }),
  ...(seed === undefined ? {} : { seed: wholeIn(seed, 'seed', 0, 0xffffffff) }),
  ...(games === undefined ? {} : { horizon: wholeIn(games, 'games', 8, 1e9) }),
  ...(mixed === undefined ? {} : { mixed: numberIn(mixed, 'mixed', 0, 1) }),
  ...(rate === undefined ? {} : { rate: numberIn(rate, 'rate', 0, 1) }),
});

/** Reads the command line; throws with a sentence on invalid options. */
export const parseOptions = (args: readonly string[]): Options => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      players: { type: 'string' },
      rules: { type: 'string' },
      games: { type: 'string' },
      minutes: { type: 'string' },
      seed: { type: 'string' },
      mixed: { type: 'string' },
      from: { type: 'string' },
      anew: { type: 'boolean', default: false },
      rate: { type: 'string' },
      publish: { type: 'boolean', default: false },
    },
  });
  return {
    asked: askedIn(values),
    minutes: values.minutes === undefined ? null : numberIn(values.minutes, 'minutes', 0, 1e5),
    from: values.from ?? null,
    anew: values.anew,
    publish: values.publish,
  };
};
