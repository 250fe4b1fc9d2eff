// Records transformed by one of the four symmetries of the game.
import { imageOf, mirrored, transposed, UPPER } from './symmetries';
import { KIND, maskCount, RECORD_BYTES, shapeOf, STAKE, START } from './shape';

/** The record transformed by one of the four symmetries; slots and dense inputs do not change. */
export function imageRecord(record: usize, symmetry: u32, to: usize): void {
  memory.copy(to, record, RECORD_BYTES);
  const kind = load<u8>(record, KIND) as u32;
  const masks = maskCount(shapeOf(kind));
  const pairs = kind == START ? masks - 2 : masks - 3;
  for (let mask: usize = 0; mask < pairs; mask++)
    store<u64>(to + (mask << 3), imageOf(load<u64>(record + (mask << 3)), symmetry));
  for (let mask = pairs; mask < pairs + 2; mask++) {
    const bits = imageOf(load<u64>(record + (mask << 3)), symmetry);
    store<u64>(to + (mask << 3), (bits | transposed(bits)) & UPPER);
  }
  if (kind == STAKE && symmetry & 2) {
    const at = (masks - 1) << 3;
    store<u64>(to + at, mirrored(load<u64>(record + at)));
  }
}
