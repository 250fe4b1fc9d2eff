import { renameSync, writeFileSync } from 'node:fs';
import type { Variant } from '@claim-it/rules';

/** The whole state of a training run between two steps. */
export type Checkpoint = {
  readonly players: number;
  readonly variant: Variant;
  readonly seed: number;
  readonly horizon: number;
  readonly games: number;
  readonly steps: number;
  readonly random: Uint8Array;
  readonly arrays: readonly Float32Array[];
};

type Header = Omit<Checkpoint, 'random' | 'arrays'> & {
  readonly format: 'claim-it-checkpoint-1';
  readonly random: readonly number[];
  readonly lengths: readonly number[];
};

const isHeader = (value: unknown): value is Header =>
  typeof value === 'object' &&
  value !== null &&
  'format' in value &&
  value.format === 'claim-it-checkpoint-1';

const bytesOf = (array: Float32Array): Uint8Array =>
  new Uint8Array(array.buffer, array.byteOffset, array.byteLength);

/** Writes beside the file and renames, so that a crash leaves the old checkpoint whole. */
export const writeWhole = (file: string, bytes: Uint8Array): void => {
  writeFileSync(`${file}.part`, bytes);
  renameSync(`${file}.part`, file);
};

/** One line of JSON, then the arrays as they lie in memory. */
export const formatCheckpoint = ({ random, arrays, ...rest }: Checkpoint): Uint8Array => {
  const lengths = arrays.map((array) => array.length);
  const header: Header = { format: 'claim-it-checkpoint-1', ...rest, random: [...random], lengths };
  return Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), ...arrays.map(bytesOf)]);
};

/** Whether a file begins as a checkpoint does. */
export const isCheckpoint = (bytes: Uint8Array): boolean => bytes[0] === '{'.charCodeAt(0);

/** Reads what `formatCheckpoint` wrote; throws with a reason when it is something else. */
export const parseCheckpoint = (bytes: Uint8Array): Checkpoint => {
  const end = bytes.indexOf(10);
  const text = end < 0 ? '' : Buffer.from(bytes.subarray(0, end)).toString();
  const header: unknown = text.startsWith('{') ? JSON.parse(text) : null;
  if (!isHeader(header)) throw new Error('not a checkpoint of this trainer');
  const { format: _, random, lengths, ...rest } = header;
  // A copy, because floats must begin at a multiple of four; `slice` of a Buffer would be a view.
  const body = Uint8Array.from(bytes.subarray(end + 1));
  const wanted = lengths.reduce((sum, length) => sum + length * 4, 0);
  if (body.length !== wanted) throw new Error('the checkpoint is cut short');
  let at = 0;
  const arrays = lengths.map((length) => {
    const array = new Float32Array(body.buffer, at, length);
    at += length * 4;
    return array;
  });
  return { ...rest, random: Uint8Array.from(random), arrays };
};
