// Masks of spaces: the four symmetries, and connectivity.
import { FULL } from '../../kernel/assembly/tables';

const COLUMN_1: u64 = 0x41041041;
const NOT_COLUMN_1: u64 = FULL & ~COLUMN_1;
const NOT_COLUMN_6: u64 = FULL & ~(COLUMN_1 << 5);

/** The spaces with column ≤ row: one of each pair that the same rolls reach. */
export const UPPER: u64 = upper();

/** Bit c of a row becomes bit 6c. */
const STANDING: usize = memory.data(64 * 8, 16);
/** The six bits of a row, mirrored. */
const MIRRORED: usize = memory.data(64, 16);

function upper(): u64 {
  let mask: u64 = 0;
  for (let row: u32 = 0; row < 6; row++)
    for (let column: u32 = 0; column <= row; column++) mask |= (1 as u64) << ((column + 6 * row) as u64);
  return mask;
}

function fill(): void {
  for (let bits: u32 = 0; bits < 64; bits++) {
    let standing: u64 = 0;
    let mirror: u32 = 0;
    for (let column: u32 = 0; column < 6; column++)
      if ((bits >> column) & 1) {
        standing |= (1 as u64) << ((6 * column) as u64);
        mirror |= 1 << (5 - column);
      }
    store<u64>(STANDING + ((bits as usize) << 3), standing);
    store<u8>(MIRRORED + (bits as usize), mirror as u8);
  }
}

fill();

@inline
function standing(mask: u64, shift: u64): u64 {
  return load<u64>(STANDING + ((((mask >> shift) & 63) as usize) << 3));
}

/** Transposes columns and rows. */
export function transposed(mask: u64): u64 {
  return (
    standing(mask, 0) |
    (standing(mask, 6) << 1) |
    (standing(mask, 12) << 2) |
    (standing(mask, 18) << 3) |
    (standing(mask, 24) << 4) |
    (standing(mask, 30) << 5)
  );
}

/** Six squatter bits with 1 and 6, 2 and 5, 3 and 4 exchanged. */
export function mirrored(bits: u64): u64 {
  return load<u8>(MIRRORED + (bits as usize)) as u64;
}

/** The board turned by 180 degrees. */
export function turned(mask: u64): u64 {
  let result: u64 = 0;
  for (let shift: u64 = 0; shift < 36; shift += 6)
    result |= mirrored((mask >> shift) & 63) << (30 - shift);
  return result;
}

/** One of the four symmetries of the game: bit 0 transposes, bit 1 turns by 180 degrees. */
export function imageOf(mask: u64, symmetry: u32): u64 {
  const once = symmetry & 1 ? transposed(mask) : mask;
  return symmetry & 2 ? turned(once) : once;
}

/** A mask together with every space that shares a side with it. */
@inline
export function spread(mask: u64): u64 {
  const sideways = ((mask << 1) & NOT_COLUMN_1) | ((mask >> 1) & NOT_COLUMN_6);
  return mask | sideways | (mask << 6) | (mask >> 6);
}
