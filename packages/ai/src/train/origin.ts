import { readFileSync } from 'node:fs';
import { parseWeights } from '../net/weights.ts';
import { isCheckpoint, parseCheckpoint } from './checkpoint.ts';
import type { Options } from './options.ts';
import type { Origin } from './trainer.ts';
import { weightsIn } from './trainer.ts';

/** What the file to go on from holds: a checkpoint, or weights as bots play with them. */
export const originIn = (
  bytes: Uint8Array,
  { players, variant, anew }: Pick<Options, 'players' | 'variant' | 'anew'>,
): Origin => {
  const refuseOthers = (found: number): void => {
    if (found !== players) throw new Error(`what to go on from is for ${found} players`);
  };
  if (!isCheckpoint(bytes)) {
    const weights = parseWeights(bytes);
    refuseOthers(weights.players);
    return { kind: 'anew', weights: weights.values };
  }
  const checkpoint = parseCheckpoint(bytes);
  refuseOthers(checkpoint.players);
  // The variation is another game: it takes over what was learned, but not the run.
  const isAnew = anew || checkpoint.variant !== variant;
  return isAnew
    ? { kind: 'anew', weights: weightsIn(checkpoint) }
    : { kind: 'resumed', checkpoint };
};

export const originOf = (options: Options): Origin =>
  options.from === null ? { kind: 'nothing' } : originIn(readFileSync(options.from), options);
