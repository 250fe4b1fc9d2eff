// The exact probability to survive the next rolls of a turn: every roll with its weight, the safest placement for each.
import { bustCount, claimable, legal, place } from './game';
import * as position from './position';
import { CLASSES, OUTCOMES, weightOf } from './tables';

const SPACES: usize = 36;

/** Memory for one position and one row of cached results per remaining roll. */
const positions: usize = memory.data(3 * 80, 16);
const claims: usize = memory.data(3 * 36 * 4, 4);

/** A claim on a space leads to the same position for every roll, so it is computed once. */
function claimAt(rolls: u32, space: u32): usize {
  return claims + ((((rolls - 1) as usize) * SPACES + space) << 2);
}

function survivalAfter(p: usize, cls: u32, space: u32, rolls: u32): u32 {
  const next = positions + ((rolls - 1) as usize) * position.POSITION_BYTES;
  position.copy(p, next);
  place(next, cls, space);
  return survival(next, rolls);
}

function bestSurvival(p: usize, cls: u32, open: u64, claimed: u64, rolls: u32): u32 {
  let best: u32 = 0;
  for (let rest = open; rest !== 0; rest &= rest - 1) {
    const space = ctz<u64>(rest) as u32;
    const isClaim = ((claimed >> (space as u64)) & 1) !== 0;
    const known = claimAt(rolls, space);
    let ways = isClaim ? load<u32>(known) : 0;
    if (ways === 0) ways = survivalAfter(p, cls, space, rolls);
    if (isClaim) store<u32>(known, ways);
    best = max<u32>(best, ways);
  }
  return best;
}

/** In how many of the 216 ** rolls dice results the mover survives, placing for safety alone; at most 3 rolls. */
export function survival(p: usize, rolls: u32): u32 {
  if (rolls === 1) return OUTCOMES - (bustCount(p) as u32);
  const claimed = claimable(p);
  memory.fill(claimAt(rolls - 1, 0), 0, SPACES << 2);
  let ways: u32 = 0;
  for (let cls: u32 = 0; cls < CLASSES; cls++) {
    const open = legal(p, cls);
    if (open !== 0) ways += weightOf(cls) * bestSurvival(p, cls, open, claimed, rolls - 1);
  }
  return ways;
}
