import { parseArgs } from 'node:util';
import type { Variant } from '@claim-it/rules';

export type Options = {
  readonly players: number;
  readonly variant: Variant;
  readonly seed: number;
  /** The length of the run in games: the rates fall over it, and it ends there. */
  readonly games: number;
  /** Stops sooner, after so many minutes; null does not. */
  readonly minutes: number | null;
  /** The share of tables with the frozen player `ev` at all seats but one; null for the usual. */
  readonly mixed: number | null;
  /** A checkpoint to go on from, or weights to begin with. */
  readonly from: string | null;
  /** Takes only the weights from a checkpoint: a new run with its own games and rates. */
  readonly anew: boolean;
  /** The rate to begin with; null for the usual. */
  readonly rate: number | null;
  /** Replaces the weights that bots play with; a short run would make them weaker. */
  readonly publish: boolean;
};

export const USAGE: string = `npm run train -- --players 2|3|4|5 [--rules standard|reuse] [--games 2000000]
  [--minutes 30] [--seed 1] [--mixed 0.5] [--rate 0.002] [--from checkpoint|weights [--anew]] [--publish]`;

const numberIn = (text: string, name: string, low: number, high: number): number => {
  const value = Number(text);
  if (!Number.isFinite(value) || value < low || value > high)
    throw new Error(`--${name} must be a number from ${low} to ${high}, not "${text}"`);
  return value;
};

const variantOf = (text: string): Variant => {
  if (text !== 'standard' && text !== 'reuse')
    throw new Error(`--rules must be standard or reuse, not "${text}"`);
  return text;
};

/** Reads the command line; throws with a sentence when it makes no sense. */
export const parseOptions = (args: readonly string[]): Options => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      players: { type: 'string' },
      rules: { type: 'string', default: 'standard' },
      games: { type: 'string', default: '2000000' },
      minutes: { type: 'string' },
      seed: { type: 'string', default: '1' },
      mixed: { type: 'string' },
      from: { type: 'string' },
      anew: { type: 'boolean', default: false },
      rate: { type: 'string' },
      publish: { type: 'boolean', default: false },
    },
  });
  if (values.players === undefined) throw new Error('--players is missing');
  return {
    players: numberIn(values.players, 'players', 2, 5),
    variant: variantOf(values.rules),
    seed: numberIn(values.seed, 'seed', 0, 0xffffffff),
    games: numberIn(values.games, 'games', 8, 1e9),
    minutes: values.minutes === undefined ? null : numberIn(values.minutes, 'minutes', 0, 1e5),
    mixed: values.mixed === undefined ? null : numberIn(values.mixed, 'mixed', 0, 1),
    from: values.from ?? null,
    anew: values.anew,
    rate: values.rate === undefined ? null : numberIn(values.rate, 'rate', 0, 1),
    publish: values.publish,
  };
};
