import type { Mask } from './mask.ts';

/** `reuse` is the variation in which a claim sends the squatter beneath it back to the rack. */
export type KernelVariant = 'standard' | 'reuse';

/** The state of a game in the kernel, as plain JSON. Seats and spaces are counted from 0. */
export type Position = {
  readonly variant: KernelVariant;
  /** Each seat's spaces, settled and claimed, after the last take. */
  readonly own: readonly Mask[];
  /** Claimed for good, by any seat. */
  readonly claimed: Mask;
  /** Spaces that received a squatter this turn, even if a claim covers it now. */
  readonly squats: Mask;
  /** Claims placed this turn. */
  readonly stakedClaims: Mask;
  /** The spaces of squatters 1 to 6, bare or under a claim; null while free. */
  readonly squatters: readonly (number | null)[];
  readonly mover: number;
  /** Turns still to finish, the current one included; null before the last round, 0 after the end. */
  readonly left: number | null;
  /** Seats whose players have left, in ascending order. */
  readonly departed: readonly number[];
};

// The layout of assembly/position.ts.
const OWN = 0;
const CLAIMED = 40;
const SQUATS = 48;
const STAKED_CLAIMS = 56;
const USED = 64;
const MOVER = 65;
const LEFT = 66;
const SEATS = 67;
const VARIANT = 68;
const DEPARTED = 69;
const SQUATTERS = 72;
/** The size of a position in memory. */
export const POSITION_BYTES = 80;
const MAX_SEATS = 5;
const SQUATTER_COUNT = 6;
const NONE = 255;
const HALF = 2 ** 32;

const INDICES: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7];
const indicesUpTo = (count: number): readonly number[] => INDICES.slice(0, count);

export const variantCode = (variant: KernelVariant): number => (variant === 'reuse' ? 1 : 0);

/** The positions of the bits that are set in a byte. */
export const bitsIn = (byte: number): readonly number[] =>
  INDICES.filter((index) => (byte >> index) & 1);

const byteOf = (bits: readonly number[]): number =>
  bits.reduce((byte, bit) => byte | (1 << bit), 0);

const readMask = (view: DataView, offset: number): Mask =>
  view.getUint32(offset, true) + view.getUint32(offset + 4, true) * HALF;

const writeMask = (view: DataView, offset: number, mask: Mask): void => {
  view.setUint32(offset, mask % HALF, true);
  view.setUint32(offset + 4, Math.floor(mask / HALF), true);
};

const orNull = (byte: number): number | null => (byte === NONE ? null : byte);

/** The 80 bytes of one position in the kernel's memory. */
export const viewAt = (buffer: ArrayBuffer, address: number): DataView =>
  new DataView(buffer, address, POSITION_BYTES);

export const readPosition = (view: DataView): Position => ({
  variant: view.getUint8(VARIANT) === 0 ? 'standard' : 'reuse',
  own: indicesUpTo(view.getUint8(SEATS)).map((seat) => readMask(view, OWN + 8 * seat)),
  claimed: readMask(view, CLAIMED),
  squats: readMask(view, SQUATS),
  stakedClaims: readMask(view, STAKED_CLAIMS),
  squatters: indicesUpTo(SQUATTER_COUNT).map((squatter) =>
    orNull(view.getUint8(SQUATTERS + squatter)),
  ),
  mover: view.getUint8(MOVER),
  left: orNull(view.getUint8(LEFT)),
  departed: bitsIn(view.getUint8(DEPARTED)),
});

/** Writes a position to the kernel's memory, or to that of a program compiled with it. */
export const writePosition = (view: DataView, position: Position): void => {
  const { squatters } = position;
  for (const seat of indicesUpTo(MAX_SEATS))
    writeMask(view, OWN + 8 * seat, position.own[seat] ?? 0);
  writeMask(view, CLAIMED, position.claimed);
  writeMask(view, SQUATS, position.squats);
  writeMask(view, STAKED_CLAIMS, position.stakedClaims);
  for (const squatter of indicesUpTo(SQUATTER_COUNT))
    view.setUint8(SQUATTERS + squatter, squatters[squatter] ?? NONE);
  view.setUint8(
    USED,
    byteOf(indicesUpTo(SQUATTER_COUNT).filter((index) => (squatters[index] ?? NONE) !== NONE)),
  );
  view.setUint8(MOVER, position.mover);
  view.setUint8(LEFT, position.left ?? NONE);
  view.setUint8(SEATS, position.own.length);
  view.setUint8(VARIANT, variantCode(position.variant));
  view.setUint8(DEPARTED, byteOf(position.departed));
};
