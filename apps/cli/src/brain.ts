import { readFile } from 'node:fs/promises';
import type { Brain } from '@claim-it/ai';
import { createBrainLoader, WeightsFault, weightsName } from '@claim-it/ai';
import type { Setup } from '@claim-it/rules';
import type { Catalog } from '@claim-it/text';
import { say } from '@claim-it/text';
import { badInput } from './failure.ts';

const load = createBrainLoader();

/** The network for a table; the weights are next to the built program. */
export const loadBrainFor = (setup: Setup): Promise<Brain> =>
  load(setup, (name) => readFile(new URL(`./weights/${name}.bin`, import.meta.url)));

/** The same for a command: missing, damaged, outdated or mismatched weights are reported in one line. */
export const loadBrain = async (setup: Setup, text: Catalog): Promise<Brain> => {
  try {
    return await loadBrainFor(setup);
  } catch (error) {
    const file = `weights/${weightsName(setup)}.bin`;
    const { noBrain, unreadable } = text.cli.error;
    if (error instanceof WeightsFault)
      throw badInput(noBrain(file, say(text.cli.weights, error.reason)));
    throw badInput(unreadable(file));
  }
};
