import type { Brain } from '@claim-it/ai';
import { createBrainLoader } from '@claim-it/ai';
import type { Setup } from '@claim-it/rules';
import { weightsFile } from './weightsFiles.ts';

const fetchBytes = async (file: URL): Promise<Uint8Array> => {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file.pathname}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
};

const load = createBrainLoader();

/** The network for a table; loads only that file, once. */
export const loadBrain = (
  setup: Setup,
  read: (file: URL) => Promise<Uint8Array> = fetchBytes,
): Promise<Brain> => load(setup, (name) => read(weightsFile(name)));
