import { renameSync, writeFileSync } from 'node:fs';
import type { Plan } from './trainer.ts';

/** The whole state of a training run between two steps. */
export type Checkpoint = {
  readonly plan: Plan;
  readonly games: number;
  readonly steps: number;
  readonly random: Uint8Array;
  readonly arrays: readonly Float32Array[];
};

const FORMAT = 'claim-it-checkpoint-2';
const RANDOM_BYTES = 16;
const PLAYERS = [2, 3, 4, 5];

type Header = Omit<Checkpoint, 'random' | 'arrays'> & {
  readonly random: readonly number[];
  readonly lengths: readonly number[];
};

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

const isShare = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= 1;

const isCounts = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every(isCount);

/** A parsed line of JSON before validation. */
type Unread = { readonly [key in 'format' | keyof Header | keyof Plan]?: unknown };

const isUnread = (value: unknown): value is Unread => typeof value === 'object' && value !== null;

const isPlan = (value: unknown): value is Plan =>
  isUnread(value) &&
  [value.seed, value.horizon].every(isCount) &&
  PLAYERS.some((players) => players === value.players) &&
  [value.mixed, value.rate].every(isShare) &&
  (value.variant === 'standard' || value.variant === 'reuse');

const isHeader = (value: Unread): value is Header =>
  isPlan(value.plan) &&
  isCount(value.games) &&
  isCount(value.steps) &&
  isCounts(value.random) &&
  value.random.length === RANDOM_BYTES &&
  isCounts(value.lengths);

const bytesOf = (array: Float32Array): Uint8Array =>
  new Uint8Array(array.buffer, array.byteOffset, array.byteLength);

/** Writes a temporary file and renames it, so that a crash keeps the old checkpoint intact. */
export const writeWhole = (file: string, bytes: Uint8Array): void => {
  writeFileSync(`${file}.part`, bytes);
  renameSync(`${file}.part`, file);
};

/** One line of JSON, then the raw arrays. */
export const formatCheckpoint = ({ random, arrays, ...rest }: Checkpoint): Uint8Array => {
  const header: Header = {
    ...rest,
    random: [...random],
    lengths: arrays.map((array) => array.length),
  };
  const line = `${JSON.stringify({ format: FORMAT, ...header })}\n`;
  return Buffer.concat([Buffer.from(line), ...arrays.map(bytesOf)]);
};

/** Whether a file begins like a checkpoint. */
export const isCheckpoint = (bytes: Uint8Array): boolean => bytes[0] === '{'.charCodeAt(0);

const jsonIn = (line: Uint8Array): unknown => {
  try {
    return JSON.parse(Buffer.from(line).toString());
  } catch {
    throw new Error('the first line of the checkpoint is damaged');
  }
};

const headerIn = (line: Uint8Array): Header => {
  const header = isCheckpoint(line) ? jsonIn(line) : null;
  if (!isUnread(header) || typeof header.format !== 'string')
    throw new Error('not a checkpoint of this trainer');
  if (header.format !== FORMAT)
    throw new Error(
      `the checkpoint is written as ${header.format}, not as ${FORMAT}; the weights beside it can still begin a run`,
    );
  if (!isHeader(header)) throw new Error('the first line of the checkpoint is damaged');
  return header;
};

/** Reads the output of `formatCheckpoint`; throws with a reason for anything else. */
export const parseCheckpoint = (bytes: Uint8Array): Checkpoint => {
  const end = bytes.indexOf(10);
  const { plan, games, steps, random, lengths } = headerIn(bytes.subarray(0, Math.max(0, end)));
  // A copy, because floats must be aligned to four bytes; `slice` of a Buffer would be a view.
  const body = Uint8Array.from(bytes.subarray(end + 1));
  const wanted = lengths.reduce((sum, length) => sum + length * 4, 0);
  if (body.length !== wanted) throw new Error('the checkpoint is cut short');
  let at = 0;
  const arrays = lengths.map((length) => {
    const array = new Float32Array(body.buffer, at, length);
    at += length * 4;
    return array;
  });
  return { plan, games, steps, random: Uint8Array.from(random), arrays };
};
