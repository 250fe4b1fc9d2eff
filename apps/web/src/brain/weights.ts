import type { Brain } from '@claim-it/ai';
import { brainFor } from '@claim-it/ai';
import type { Setup } from '@claim-it/rules';
import { weightsFile, weightsName } from './weightsFiles.ts';

const fetchBytes = async (file: URL): Promise<Uint8Array> => {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file.pathname}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
};

const brains = new Map<string, Promise<Brain>>();

/** The network for a table: only the file it needs, and that once. */
export const loadBrain = (
  setup: Setup,
  read: (file: URL) => Promise<Uint8Array> = fetchBytes,
): Promise<Brain> => {
  const name = weightsName(setup);
  const file = weightsFile(setup);
  const known = brains.get(name) ?? read(file).then((bytes) => brainFor(setup, bytes));
  brains.set(name, known);
  known.catch(() => brains.delete(name)); // the next question tries again
  return known;
};
