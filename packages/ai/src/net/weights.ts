import type { Variant } from '@claim-it/rules';

/** Weights of one number of players and one variant, as the brain uses them. */
export type Weights = {
  readonly players: number;
  readonly variant: Variant;
  /** Games of self-play in training. */
  readonly games: number;
  readonly values: Float32Array;
};

const MAGIC = 0x4e4c4331; // "1CLN" in byte order
const VERSION = 2;
const HEADER_BYTES = 32;
/** The number of weights that share a scale. */
const CHUNK = 128;
const LIMIT = 127;

/** FNV-1a over all bytes after the checksum. */
const checksumOf = (bytes: Uint8Array): number => {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
};

const CHECKED_FROM = 12;

const largestIn = (values: Float32Array): number => {
  let largest = 0;
  for (const value of values) largest = Math.max(largest, Math.abs(value));
  return largest;
};

/** The file: a header, a scale for each 128 weights, then the weights as 8-bit numbers. */
export const formatWeights = ({ players, variant, games, values }: Weights): Uint8Array => {
  const chunks = Math.ceil(values.length / CHUNK);
  const bytes = new Uint8Array(HEADER_BYTES + chunks * 4 + values.length);
  const view = new DataView(bytes.buffer);
  for (let chunk = 0; chunk < chunks; chunk += 1) {
    const part = values.subarray(chunk * CHUNK, (chunk + 1) * CHUNK);
    const scale = Math.fround(largestIn(part) / LIMIT);
    view.setFloat32(HEADER_BYTES + chunk * 4, scale, true);
    for (const [index, value] of part.entries()) {
      const at = HEADER_BYTES + chunks * 4 + chunk * CHUNK + index;
      view.setInt8(at, scale === 0 ? 0 : Math.round(value / scale));
    }
  }
  view.setUint32(0, MAGIC, true);
  view.setUint32(4, VERSION, true);
  view.setUint32(12, players, true);
  view.setUint32(16, variant === 'reuse' ? 1 : 0, true);
  view.setUint32(20, values.length, true);
  view.setUint32(24, CHUNK, true);
  view.setUint32(28, Math.min(games, 0xffffffff), true);
  view.setUint32(8, checksumOf(bytes.subarray(CHECKED_FROM)), true);
  return bytes;
};

/** Why weights cannot be used, with the facts that explain it. */
export type WeightsReason =
  | { readonly kind: 'notWeights' }
  | { readonly kind: 'otherVersion'; readonly version: number; readonly wanted: number }
  | { readonly kind: 'wrongLength'; readonly bytes: number; readonly wanted: number }
  | { readonly kind: 'damaged' }
  /** The network of this program has another shape. */
  | { readonly kind: 'otherNetwork'; readonly weights: number; readonly wanted: number }
  /** The weights are for another number of players, or for other rules. */
  | { readonly kind: 'otherTable'; readonly players: number; readonly variant: Variant };

/** Thrown for weights that cannot be used. */
export class WeightsFault extends Error {
  readonly reason: WeightsReason;

  constructor(reason: WeightsReason) {
    super(`weights that cannot be used: ${JSON.stringify(reason)}`);
    this.reason = reason;
  }
}

const check = (holds: boolean, reason: WeightsReason): void => {
  if (!holds) throw new WeightsFault(reason);
};

/** Reads a file of weights; throws `WeightsFault` when it is damaged or of another version. */
export const parseWeights = (bytes: Uint8Array): Weights => {
  const { length } = bytes;
  check(length >= HEADER_BYTES, { kind: 'wrongLength', bytes: length, wanted: HEADER_BYTES });
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  check(view.getUint32(0, true) === MAGIC, { kind: 'notWeights' });
  const version = view.getUint32(4, true);
  check(version === VERSION, { kind: 'otherVersion', version, wanted: VERSION });
  const count = view.getUint32(20, true);
  const chunk = view.getUint32(24, true);
  check(chunk > 0, { kind: 'damaged' });
  const chunks = Math.ceil(count / chunk);
  const wanted = HEADER_BYTES + chunks * 4 + count;
  check(length === wanted, { kind: 'wrongLength', bytes: length, wanted });
  const isWhole = checksumOf(bytes.subarray(CHECKED_FROM)) === view.getUint32(8, true);
  check(isWhole, { kind: 'damaged' });
  const values = new Float32Array(count);
  for (let index = 0; index < count; index += 1) {
    const scale = view.getFloat32(HEADER_BYTES + Math.floor(index / chunk) * 4, true);
    values[index] = view.getInt8(HEADER_BYTES + chunks * 4 + index) * scale;
  }
  const variant = view.getUint32(16, true) === 1 ? 'reuse' : 'standard';
  return { players: view.getUint32(12, true), variant, games: view.getUint32(28, true), values };
};
