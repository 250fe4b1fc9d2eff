// Frozen opponents: they never change, so that strength can be compared over time.
import { bustCount, largestGroup, legal, place, take, winners } from '../../kernel/assembly/game';
import * as position from '../../kernel/assembly/position';
import { CLASSES, weightOf } from '../../kernel/assembly/tables';
import { below } from '../../kernel/assembly/random';

export const EV: u32 = 16;
export const H15: u32 = 17;
export const H20: u32 = 18;
export const RANDOM: u32 = 19;

const ahead: usize = memory.data(96, 16);
const tried: usize = memory.data(96, 16);
const chosen: usize = memory.data(96, 16);

/** The score of the board after a take now: group, half a point a claim, 0.15 a space, less 0.8 of the best opponent's group. */
function prospect(p: usize): f64 {
  const mover = position.mover(p);
  const staked = position.stakedClaims(p);
  const taken = position.squats(p) | staked;
  const mine = position.own(p, mover) | taken;
  const count = position.seats(p);
  let rival = 0;
  for (let seat: u32 = 0; seat < count; seat++)
    if (seat != mover) rival = max(rival, largestGroup(position.own(p, seat) & ~taken));
  const claims = popcnt<u64>(mine & (position.claimed(p) | staked)) as f64;
  return (largestGroup(mine) as f64) + 0.5 * claims + 0.15 * (popcnt<u64>(mine) as f64) - 0.8 * (rival as f64);
}

/** The prospect of the best placement for a roll; the placement is made in `to`. Ties are broken at random. */
function placeBest(p: usize, cls: u32, to: usize, isLot: bool): f64 {
  let best: f64 = -1e9;
  let ties: u32 = 0;
  for (let rest = legal(p, cls); rest != 0; rest &= rest - 1) {
    position.copy(p, tried);
    place(tried, cls, ctz<u64>(rest) as u32);
    const value = prospect(tried);
    if (value < best) continue;
    if (value > best) ties = 0;
    best = value;
    ties += 1;
    if (ties == 1 || (isLot && below(ties) == 0)) position.copy(tried, to);
  }
  return best;
}

/** Expected prospect of rolling once more and then taking; a bust leaves `lost`. */
function nextProspect(p: usize, lost: f64): f64 {
  let sum: f64 = 0;
  for (let cls: u32 = 0; cls < CLASSES; cls++) {
    const value = legal(p, cls) == 0 ? lost : placeBest(p, cls, chosen, false);
    sum += value * (weightOf(cls) as f64);
  }
  return sum / 216;
}

/** On the last turn of the game only winning counts. */
function winsByTaking(p: usize): bool {
  position.copy(p, ahead);
  const mover = position.mover(p);
  take(ahead);
  return ((winners(ahead) >> mover) & 1) != 0;
}

function takesByProspect(p: usize): bool {
  position.copy(p, ahead);
  position.clearTurn(ahead);
  const lost = prospect(ahead);
  return prospect(p) >= nextProspect(p, lost);
}

/** Whether a frozen player takes the position it has made. */
export function takesNow(p: usize, kind: u32): bool {
  if (kind == RANDOM) return below(2) == 0;
  if (position.left(p) == 1) return winsByTaking(p);
  if (kind == EV) return takesByProspect(p);
  return bustCount(p) > (kind == H15 ? 32 : 43);
}

/** Places for the roll on `p` itself; returns whether the player takes. */
export function playBaseline(p: usize, cls: u32, kind: u32): bool {
  if (kind == RANDOM) {
    let options = legal(p, cls);
    for (let skip = below(popcnt<u64>(options) as u32); skip > 0; skip--) options &= options - 1;
    place(p, cls, ctz<u64>(options) as u32);
  } else {
    placeBest(p, cls, chosen, true);
    position.copy(chosen, p);
  }
  return takesNow(p, kind);
}
