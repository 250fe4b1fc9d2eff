import type { Brain } from '@claim-it/ai';
import { createBrain, parseWeights } from '@claim-it/ai';
import type { Setup } from '@claim-it/rules';
import { formatVariant } from '@claim-it/rules';

/** Written out, because the build follows only addresses it can read. */
const FILES: Readonly<Record<string, URL>> = {
  '2-std': new URL('../../../../packages/ai/weights/2-std.bin', import.meta.url),
  '3-std': new URL('../../../../packages/ai/weights/3-std.bin', import.meta.url),
  '4-std': new URL('../../../../packages/ai/weights/4-std.bin', import.meta.url),
  '5-std': new URL('../../../../packages/ai/weights/5-std.bin', import.meta.url),
  '2-reuse': new URL('../../../../packages/ai/weights/2-reuse.bin', import.meta.url),
  '3-reuse': new URL('../../../../packages/ai/weights/3-reuse.bin', import.meta.url),
  '4-reuse': new URL('../../../../packages/ai/weights/4-reuse.bin', import.meta.url),
  '5-reuse': new URL('../../../../packages/ai/weights/5-reuse.bin', import.meta.url),
};

const fetchBytes = async (file: URL): Promise<Uint8Array> => {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file.pathname}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
};

const brains = new Map<string, Promise<Brain>>();

/** The network for a table: only the file it needs, and that once. */
export const loadBrain = (
  { colors, variant }: Setup,
  read: (file: URL) => Promise<Uint8Array> = fetchBytes,
): Promise<Brain> => {
  const name = `${colors.length}-${formatVariant(variant)}`;
  const file = FILES[name];
  if (file === undefined) throw new Error(`no weights for ${name}`);
  const known = brains.get(name) ?? read(file).then((bytes) => createBrain(parseWeights(bytes)));
  brains.set(name, known);
  known.catch(() => brains.delete(name)); // the next question tries again
  return known;
};
