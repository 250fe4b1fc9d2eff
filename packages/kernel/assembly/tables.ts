// Tables of all rolls, computed once at the start. Rolls are counted by class: the 56 different
// rolls in ascending order, as `ROLLS` of the rules package lists them.

export const FULL: u64 = (1 << 36) - 1;
export const CLASSES: u32 = 56;
export const OUTCOMES: u32 = 216;

const ROLL_MASKS: usize = memory.data(56 * 8, 16);
const SQUATTER_MASKS: usize = memory.data(64 * 56 * 8, 16);
const WEIGHTS: usize = memory.data(56);
const THIRDS: usize = memory.data(56 * 36);
const CLASS_OF_OUTCOME: usize = memory.data(216);

// One bit for each class, grouped by weight: 20 of weight 6, 30 of weight 3,
// 6 of weight 1. A popcount of each group then weighs a whole set of classes.
const CLAIM_ROLLS: usize = memory.data(6 * 64 * 8, 16);
const SQUATTER_ROLLS: usize = memory.data(64 * 6 * 64 * 8, 16);
const DIFFERENT: u64 = (1 << 20) - 1;
const PAIRS: u64 = ((1 << 30) - 1) << 20;

/** The one, three or six spaces that a roll offers, regardless of the board. */
export function rollMask(cls: u32): u64 {
  return load<u64>(ROLL_MASKS + ((cls as usize) << 3));
}

/** Of those, the spaces whose third die is a squatter not in `used`. */
export function squatterMask(used: u32, cls: u32): u64 {
  return load<u64>(SQUATTER_MASKS + (((used * CLASSES + cls) as usize) << 3));
}

/** How many of the 216 outcomes are this roll. */
export function weightOf(cls: u32): u32 {
  return load<u8>(WEIGHTS + (cls as usize));
}

/** The third die, counted from 0, when a roll is used for `space`. R1 */
export function thirdOf(cls: u32, space: u32): u32 {
  return load<u8>(THIRDS + ((cls * 36 + space) as usize));
}

/** The class of an outcome (a - 1) * 36 + (b - 1) * 6 + (c - 1). */
export function classOf(outcome: u32): u32 {
  return load<u8>(CLASS_OF_OUTCOME + (outcome as usize));
}

function claimRolls(row: u32, columns: u64): u64 {
  return load<u64>(CLAIM_ROLLS + (((row << 6) as usize) << 3) + ((columns as usize) << 3));
}

function squatterRolls(used: u32, row: u32, columns: u64): u64 {
  const base = SQUATTER_ROLLS + (((used * 6 + row) as usize) << 9);
  return load<u64>(base + ((columns as usize) << 3));
}

function rollsInRow(claimable: u64, squattable: u64, used: u32, row: u32): u64 {
  const shift = (row * 6) as u64;
  const forClaims = claimRolls(row, (claimable >> shift) & 63);
  return forClaims | squatterRolls(used, row, (squattable >> shift) & 63);
}

/** How many of the 216 outcomes find no space, exactly: one look-up per row and mask, then three popcounts. */
export function bustCountOf(claimable: u64, squattable: u64, used: u32): i32 {
  const alive =
    rollsInRow(claimable, squattable, used, 0) |
    rollsInRow(claimable, squattable, used, 1) |
    rollsInRow(claimable, squattable, used, 2) |
    rollsInRow(claimable, squattable, used, 3) |
    rollsInRow(claimable, squattable, used, 4) |
    rollsInRow(claimable, squattable, used, 5);
  const different = popcnt<u64>(alive & DIFFERENT) as i32;
  const pairs = popcnt<u64>(alive & PAIRS) as i32;
  const triples = popcnt<u64>(alive >> 50) as i32;
  return 216 - 6 * different - 3 * pairs - triples;
}

/** Pips are counted from 0 here and below. */
function bitAt(column: u32, row: u32): u64 {
  return (1 as u64) << ((column + 6 * row) as u64);
}

function orInto(address: usize, bits: u64): void {
  store<u64>(address, load<u64>(address) | bits);
}

/** Adds one way to use the dice of a class: `column`, `row`, and `third` for the marker. */
function enterWay(cls: u32, roll: u64, column: u32, row: u32, third: u32): void {
  orInto(ROLL_MASKS + ((cls as usize) << 3), bitAt(column, row));
  store<u8>(THIRDS + ((cls * 36 + column + 6 * row) as usize), third as u8);
  store<u8>(CLASS_OF_OUTCOME + ((column * 36 + row * 6 + third) as usize), cls as u8);
  for (let columns: u32 = 0; columns < 64; columns++)
    if ((columns >> column) & 1) orInto(CLAIM_ROLLS + (((row * 64 + columns) as usize) << 3), roll);
  for (let used: u32 = 0; used < 64; used++) {
    if ((used >> third) & 1) continue;
    orInto(SQUATTER_MASKS + (((used * CLASSES + cls) as usize) << 3), bitAt(column, row));
    for (let columns: u32 = 0; columns < 64; columns++)
      if ((columns >> column) & 1)
        orInto(SQUATTER_ROLLS + ((((used * 6 + row) * 64 + columns) as usize) << 3), roll);
  }
}

function enterClass(cls: u32, roll: u64, a: u32, b: u32, c: u32): void {
  enterWay(cls, roll, a, b, c);
  enterWay(cls, roll, b, a, c);
  enterWay(cls, roll, a, c, b);
  enterWay(cls, roll, c, a, b);
  enterWay(cls, roll, b, c, a);
  enterWay(cls, roll, c, b, a);
}

function fill(): void {
  let cls: u32 = 0;
  let different: u64 = 0;
  let pairs: u64 = 20;
  let triples: u64 = 50;
  for (let a: u32 = 0; a < 6; a++)
    for (let b: u32 = a; b < 6; b++)
      for (let c: u32 = b; c < 6; c++) {
        const weight: u32 = a === c ? 1 : a === b || b === c ? 3 : 6;
        const bit = weight === 1 ? triples++ : weight === 3 ? pairs++ : different++;
        store<u8>(WEIGHTS + (cls as usize), weight as u8);
        enterClass(cls, (1 as u64) << bit, a, b, c);
        cls += 1;
      }
}

fill();
