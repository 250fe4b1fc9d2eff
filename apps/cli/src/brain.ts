import { readFile } from 'node:fs/promises';
import type { Brain } from '@claim-it/ai';
import { brainFor, WeightsFault } from '@claim-it/ai';
import type { Setup } from '@claim-it/rules';
import { formatVariant } from '@claim-it/rules';
import type { Catalog } from '@claim-it/text';
import { sayWeightsFault } from './draw/fault.ts';
import { badInput } from './failure.ts';

const brains = new Map<string, Promise<Brain>>();

const fileFor = ({ colors, variant }: Setup): string =>
  `${colors.length}-${formatVariant(variant)}.bin`;

const readBrain = async (setup: Setup): Promise<Brain> =>
  brainFor(setup, await readFile(new URL(`./weights/${fileFor(setup)}`, import.meta.url)));

/** The network for a table, read once; the weights lie beside the built program. */
export const loadBrainFor = (setup: Setup): Promise<Brain> => {
  const file = fileFor(setup);
  const known = brains.get(file) ?? readBrain(setup);
  brains.set(file, known);
  return known;
};

/** The same for a command: weights that are missing, damaged, of another version or another table's are one clear line. */
export const loadBrain = async (setup: Setup, text: Catalog): Promise<Brain> => {
  try {
    return await loadBrainFor(setup);
  } catch (error) {
    const file = `weights/${fileFor(setup)}`;
    const { noBrain, unreadable } = text.cli.error;
    if (error instanceof WeightsFault) throw badInput(noBrain(file, sayWeightsFault(error, text)));
    throw badInput(unreadable(file));
  }
};
