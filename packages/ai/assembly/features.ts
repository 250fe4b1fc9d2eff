// From a position to the feature vector of the networks, always from the view of the player about to roll.
import { bustCount, claimable, squattable } from '../../kernel/assembly/game';
import * as position from '../../kernel/assembly/position';
import { spread, transposed, UPPER } from './symmetries';
import {
  BUSTS,
  claimsToCall,
  DENSE,
  GAP_LIMIT,
  KIND,
  MOVER,
  SEAT_SLOTS,
  seats,
  setSlot,
  shapeOf,
  STAKE,
  START,
} from './shape';
import {
  bridgesIn,
  claimsIn,
  freeIn,
  frontIn,
  groupIn,
  reachIn,
  ringIn,
  scoreIn,
  secondIn,
  solidIn,
  solidReachIn,
  spacesIn,
  surveySeat,
  SURVEY_BYTES,
} from './survey';
import { turnsToCome } from './turns';

/** The opponents that the networks assume: 0 for players like themselves, 1 for the frozen player `ev`. */
let rivals: i32 = 0;

export function supposeRivals(kind: u32): void {
  rivals = kind as i32;
}

/** Low odds are more distinct than high ones: steps of 4 up to 48 of 216, then of 12. */
@inline
function bustBin(busts: i32): i32 {
  return busts == 0 ? 0 : busts <= 48 ? 1 + ((busts - 1) >> 2) : 13 + (busts - 49) / 12;
}

@inline
function setMask(record: usize, mask: usize, bits: u64): void {
  store<u64>(record + (mask << 3), bits);
}

@inline
function surveyOf(surveys: usize, seat: u32): usize {
  return surveys + (seat as usize) * SURVEY_BYTES;
}

@inline
function pairsOf(mask: u64): u64 {
  return (mask | transposed(mask)) & UPPER;
}

function ownedIn(p: usize): u64 {
  let owned: u64 = 0;
  for (let seat: u32 = 0; seat < seats; seat++) owned |= position.own(p, seat);
  return owned;
}

/** Surveys every seat of a position without stakes. */
export function surveyAll(p: usize, surveys: usize): void {
  const claimed = position.claimed(p);
  const owned = ownedIn(p);
  for (let seat: u32 = 0; seat < seats; seat++)
    surveySeat(position.own(p, seat), claimed, owned, 0, surveyOf(surveys, seat));
}

/** The same after a take, starting from the position `before` it: most seats have not changed. */
export function surveyAgain(p: usize, surveys: usize, before: usize, known: usize): void {
  const claimed = position.claimed(p);
  const owned = ownedIn(p);
  const claims = claimed ^ position.claimed(before);
  const changed = claims | (owned ^ ownedIn(before));
  for (let seat: u32 = 0; seat < seats; seat++) {
    const own = position.own(p, seat);
    const isSame = own == position.own(before, seat) && (changed & spread(spread(own))) == 0;
    if (isSame) v128.store(surveyOf(surveys, seat), v128.load(surveyOf(known, seat)));
    else surveySeat(own, claimed, owned, claims == 0 ? surveyOf(known, seat) : 0, surveyOf(surveys, seat));
  }
}

function setSeatSlots(shape: usize, record: usize, slot: usize, survey: usize): void {
  setSlot(shape, record, slot, claimsIn(survey));
  setSlot(shape, record, slot + 1, groupIn(survey));
  setSlot(shape, record, slot + 2, secondIn(survey));
  setSlot(shape, record, slot + 3, solidIn(survey));
  setSlot(shape, record, slot + 4, reachIn(survey));
  setSlot(shape, record, slot + 5, spacesIn(survey));
  setSlot(shape, record, slot + 6, frontIn(survey));
  setSlot(shape, record, slot + 7, freeIn(survey));
  setSlot(shape, record, slot + 8, ringIn(survey));
  setSlot(shape, record, slot + 9, bridgesIn(survey));
  setSlot(shape, record, slot + 10, solidReachIn(survey));
}

/** The largest group among the others. */
function rivalGroup(surveys: usize, mover: u32): i32 {
  let best: i32 = 0;
  for (let seat: u32 = 0; seat < seats; seat++)
    if (seat != mover) best = max(best, groupIn(surveyOf(surveys, seat)));
  return best;
}

/** The best score among the others, tie-breaks included. */
function rivalScore(surveys: usize, mover: u32): i32 {
  let best: i32 = 0;
  for (let seat: u32 = 0; seat < seats; seat++)
    if (seat != mover) best = max(best, scoreIn(surveyOf(surveys, seat)));
  return best;
}

/** The leading seat, counted from the mover on; the number of seats stands for a tie. */
function leaderFrom(surveys: usize, mover: u32): u32 {
  let best: i32 = -1;
  let leader: u32 = 0;
  for (let turn: u32 = 0; turn < seats; turn++) {
    const seat = mover + turn < seats ? mover + turn : mover + turn - seats;
    const score = scoreIn(surveyOf(surveys, seat));
    if (score == best) leader = seats;
    else if (score > best) {
      best = score;
      leader = turn;
    }
  }
  return leader;
}

function setBoards(record: usize, p: usize, mover: u32): usize {
  const claimed = position.claimed(p);
  for (let turn: u32 = 0; turn < seats; turn++) {
    const seat = mover + turn < seats ? mover + turn : mover + turn - seats;
    const own = position.own(p, seat);
    setMask(record, 2 * turn, own & ~claimed);
    setMask(record, 2 * turn + 1, own & claimed);
  }
  return 2 * seats;
}

/** Records a position at the start of a turn; `surveys` are those of its seats. */
export function recordStart(p: usize, surveys: usize, record: usize): void {
  const shape = shapeOf(START);
  const mover = position.mover(p);
  const pairs = setBoards(record, p, mover);
  setMask(record, pairs, pairsOf(claimable(p)));
  setMask(record, pairs + 1, pairsOf(squattable(p)));
  let slot: usize = 0;
  for (let turn: u32 = 0; turn < seats; turn++) {
    const seat = mover + turn < seats ? mover + turn : mover + turn - seats;
    setSeatSlots(shape, record, slot, surveyOf(surveys, seat));
    slot += SEAT_SLOTS;
  }
  const busts = bustCount(p);
  const gap = groupIn(surveyOf(surveys, mover)) - rivalGroup(surveys, mover);
  const left = turnsToCome(p);
  const turns = left == position.NO_LAST_ROUND ? 0 : left;
  setSlot(shape, record, slot, bustBin(busts));
  setSlot(shape, record, slot + 1, gap + GAP_LIMIT);
  setSlot(shape, record, slot + 2, (turns * (seats + 1) + leaderFrom(surveys, mover)) as i32);
  setSlot(shape, record, slot + 3, rivals);
  store<u8>(record, START as u8, KIND);
  store<u8>(record, mover as u8, MOVER);
  store<u8>(record, busts as u8, BUSTS);
}

/** The masks of a position with or without stakes, as the STAKE network sees them. */
export function recordStakeMasks(p: usize, record: usize): void {
  const mine = position.own(p, position.mover(p));
  const claimed = position.claimed(p);
  let others: u64 = 0;
  for (let seat: u32 = 0; seat < seats; seat++) others |= position.own(p, seat);
  others &= ~mine;
  const staked = position.stakedClaims(p);
  setMask(record, 0, mine & ~claimed);
  setMask(record, 1, mine & claimed);
  setMask(record, 2, others & ~claimed);
  setMask(record, 3, others & claimed);
  setMask(record, 4, position.squats(p) & ~staked);
  setMask(record, 5, staked);
  setMask(record, 6, pairsOf(claimable(p)));
  setMask(record, 7, pairsOf(squattable(p)));
  setMask(record, 8, position.used(p) as u64);
}

/** The effect of a take on the race: behind, level or ahead, by turns left or a call. */
function raceOf(p: usize, surveys: usize, mover: u32): i32 {
  const mine = surveyOf(surveys, mover);
  const rival = rivalScore(surveys, mover);
  const score = scoreIn(mine);
  const left = turnsToCome(p) as i32;
  const calls = claimsIn(mine) >= claimsToCall;
  const stage =
    left != (position.NO_LAST_ROUND as i32) ? left : calls ? (seats as i32) + 1 : 0;
  return stage * 3 + (score > rival ? 2 : score == rival ? 1 : 0);
}

/** Records a position with stakes; `before` are the surveys without them, `after` those of a take. */
export function recordStake(p: usize, before: usize, after: usize, record: usize): void {
  const shape = shapeOf(STAKE);
  const mover = position.mover(p);
  const mine = surveyOf(after, mover);
  const was = surveyOf(before, mover);
  const rival = rivalGroup(after, mover);
  const busts = bustCount(p);
  recordStakeMasks(p, record);
  setSlot(shape, record, 0, bustBin(busts));
  setSlot(shape, record, 1, popcnt<u32>(position.used(p)) as i32);
  setSlot(shape, record, 2, popcnt<u64>(position.stakedClaims(p)) as i32);
  setSlot(shape, record, 3, groupIn(mine) - groupIn(was));
  setSeatSlots(shape, record, 4, mine);
  setSlot(shape, record, 15, claimsIn(was));
  setSlot(shape, record, 16, groupIn(was));
  setSlot(shape, record, 17, rival);
  setSlot(shape, record, 18, groupIn(mine) - rival + GAP_LIMIT);
  setSlot(shape, record, 19, groupIn(was) - rivalGroup(before, mover) + GAP_LIMIT);
  setSlot(shape, record, 20, raceOf(p, after, mover));
  setSlot(shape, record, 21, rivals);
  store<u8>(record, STAKE as u8, KIND);
  store<u8>(record, mover as u8, MOVER);
  store<u8>(record, busts as u8, BUSTS);
}

/** The dense inputs: the values of a take and a bust to the mover, and the odds between them. */
export function recordOdds(record: usize, take: f32, bust: f32, busts: i32): void {
  const odds = (busts as f32) / 216;
  store<f32>(record, take, DENSE);
  store<f32>(record, bust, DENSE + 4);
  store<f32>(record, take - bust, DENSE + 8);
  store<f32>(record, odds, DENSE + 12);
  store<f32>(record, odds * (take - bust), DENSE + 16);
}
