import { readFileSync } from 'node:fs';
import { parseWeights } from '../net/weights.ts';
import { isCheckpoint, parseCheckpoint } from './checkpoint.ts';
import type { AskedPlan, Options } from './options.ts';
import { FIRST_RATE, HORIZON, MIXED } from './schedule.ts';
import type { Origin, Plan } from './trainer.ts';
import { weightsIn } from './trainer.ts';

/** The start of a run. */
export type Beginning = { readonly plan: Plan; readonly origin: Origin };

/** The plan of a new run: the given options and the defaults. */
const newPlan = ({ players, ...asked }: AskedPlan): Plan => {
  if (players === undefined) throw new Error('--players is missing');
  const usual = { variant: 'standard', seed: 1, horizon: HORIZON, mixed: MIXED } as const;
  return { ...usual, rate: FIRST_RATE, ...asked, players };
};

/** The option names of the parts of a plan that are fixed from the first game on. */
const KEPT = {
  players: 'players',
  variant: 'rules',
  seed: 'seed',
  mixed: 'mixed',
  rate: 'rate',
} as const;

/** The plan of a resumed run: only its length may change. */
const resumedPlan = (plan: Plan, asked: AskedPlan): Plan => {
  for (const [part, option] of Object.entries(KEPT)) {
    const key = part as keyof typeof KEPT;
    if (asked[key] !== undefined && asked[key] !== plan[key])
      throw new Error(
        `the run has --${option} ${plan[key]}, not ${asked[key]}; --anew begins another one with its weights`,
      );
  }
  return { ...plan, horizon: asked.horizon ?? plan.horizon };
};

const anewWith = (weights: Float32Array, found: number, asked: AskedPlan): Beginning => {
  const plan = newPlan(asked);
  if (found !== plan.players) throw new Error(`what to go on from is for ${found} players`);
  return { plan, origin: { kind: 'anew', weights } };
};

/** The content of the file to resume from: a checkpoint, or weights as bots play with them. */
export const beginningIn = (
  bytes: Uint8Array,
  { asked, anew }: Pick<Options, 'asked' | 'anew'>,
): Beginning => {
  if (!isCheckpoint(bytes)) {
    const { values, players } = parseWeights(bytes);
    return anewWith(values, players, asked);
  }
  const checkpoint = parseCheckpoint(bytes);
  if (anew) return anewWith(weightsIn(checkpoint), checkpoint.plan.players, asked);
  return {
    plan: resumedPlan(checkpoint.plan, asked),
    origin: { kind: 'resumed', checkpoint },
  };
};

export const beginningOf = (options: Options): Beginning =>
  options.from === null
    ? { plan: newPlan(options.asked), origin: { kind: 'nothing' } }
    : beginningIn(readFileSync(options.from), options);

/** Reports that the run is complete; null where it is not. */
export const finishedNote = ({ plan, origin }: Beginning): string | null => {
  if (origin.kind !== 'resumed' || origin.checkpoint.games < plan.horizon) return null;
  const { games } = origin.checkpoint;
  return `the run is finished: it has ${games} of ${plan.horizon} games; a larger --games goes on`;
};
