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

export const weightsName = ({ colors, variant }: Setup): string =>
  `${colors.length}-${formatVariant(variant)}`;

/** Where the network for a table lies; its name changes with what is in it. */
export const weightsFile = (setup: Setup): URL => {
  const file = FILES[weightsName(setup)];
  if (file === undefined) throw new Error(`no weights for ${weightsName(setup)}`);
  return file;
};

/** Changes as soon as any network does. */
export const weightsEdition: string = Object.values(FILES)
  .map(({ pathname }) => pathname.split('/').at(-1) ?? '')
  .join();
