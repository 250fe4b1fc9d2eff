// Random play to the end: any placement that is legal, then a take with probability 0.35.
import { bust, legal, legalWith, place, take, turnsAfter, winners } from './game';
import * as position from './position';
import { bitsOf, firstAfter, firstState, keepState, next, secondAfter, secondState } from './random';
import { classOf, thirdOf } from './tables';

const TAKE_ODDS: u64 = 367002; // 0.35 of 2 ** 20
const LOW_20: u64 = 0xfffff;

const table: usize = memory.data(80, 16);
const wins: usize = memory.data(5 * 4, 4);

let turns: u64 = 0;
let rolls: u64 = 0;
let busts: u64 = 0;

export function turnsPlayed(): f64 {
  return turns as f64;
}

export function rollsPlayed(): f64 {
  return rolls as f64;
}

export function bustsPlayed(): f64 {
  return busts as f64;
}

/** Games won by a seat; a shared win counts for each winner. */
export function winsOf(seat: u32): u32 {
  return load<u32>(wins + ((seat as usize) << 2));
}

/** The mask without its lowest bit. */
function drop(mask: u64): u64 {
  return mask & (mask - 1);
}

/** The space of the set bit with this rank, counted from 0; a roll offers at most six. */
function pick(mask: u64, rank: u64): u32 {
  // All six candidates, then a branch-free selection by the bits of the rank: a loop would be mispredicted half the time.
  const from1 = drop(mask);
  const from2 = drop(from1);
  const from3 = drop(from2);
  const from4 = drop(from3);
  const from5 = drop(from4);
  const odd = (rank & 1) !== 0;
  const low = select<u64>(from1, mask, odd);
  const middle = select<u64>(from3, from2, odd);
  const high = select<u64>(from5, from4, odd);
  const lower = select<u64>(middle, low, (rank & 2) !== 0);
  return ctz<u64>(select<u64>(high, lower, rank > 3)) as u32;
}

/** The roll in a draw of 64 bits: its upper 24. */
function rollIn(bits: u64): u32 {
  return classOf((((bits >> 40) * 216) >> 24) as u32);
}

/** Any of the open spaces, by the 20 bits in the middle. */
function spaceIn(bits: u64, open: u64): u32 {
  return pick(open, (((bits >> 20) & LOW_20) * popcnt<u64>(open)) >> 20);
}

/** Rolls and places any marker that the roll allows; false when the roll is a bust. Uses the upper 44 of the bits. */
export function rollAndPlace(p: usize, bits: u64): bool {
  const cls = rollIn(bits);
  const open = legal(p, cls);
  if (open === 0) return false;
  place(p, cls, spaceIn(bits, open));
  return true;
}

/** Whether to take after a placement. Uses the lower 20 of the bits. */
export function wantsToTake(bits: u64): bool {
  return (bits & LOW_20) < TAKE_ODDS;
}

/** One turn; a single draw of 64 bits serves the dice, the placement and the decision. */
function playTurn(p: usize): void {
  turns += 1;
  let bits = next();
  rolls += 1;
  while (rollAndPlace(p, bits)) {
    if (wantsToTake(bits)) {
      take(p);
      return;
    }
    bits = next();
    rolls += 1;
  }
  busts += 1;
  bust(p);
}

/** A whole game by the standard rules without departures: all but the holdings is kept in registers. */
function playStandardGame(p: usize, seats: u32): void {
  let a = firstState();
  let b = secondState();
  let claimed: u64 = 0;
  let mover: u32 = 0;
  let turnsLeft = position.NO_LAST_ROUND;
  let turned: u64 = 0;
  let rolled: u64 = 0;
  let busted: u64 = 0;
  do {
    let mine = position.own(p, mover);
    let squats: u64 = 0;
    let staked: u64 = 0;
    let used: u32 = 0;
    turned += 1;
    for (;;) {
      const bits = bitsOf(a, b);
      const following = firstAfter(a, b);
      b = secondAfter(a, b);
      a = following;
      rolled += 1;
      const cls = rollIn(bits);
      const shows = squats | mine;
      const open = legalWith(claimed | staked, shows, used, cls);
      if (open === 0) {
        busted += 1;
        break;
      }
      const space = spaceIn(bits, open);
      const bit = (1 as u64) << (space as u64);
      const claim = bit & shows;
      staked |= claim;
      squats |= bit ^ claim;
      used |= ((claim === 0) as u32) << thirdOf(cls, space);
      if (wantsToTake(bits)) {
        mine |= squats | staked;
        claimed |= staked;
        position.removeFromAll(p, squats | staked);
        position.setOwn(p, mover, mine);
        break;
      }
    }
    turnsLeft = turnsAfter(turnsLeft, popcnt<u64>(mine & claimed), seats);
    mover = mover + 1 === seats ? 0 : mover + 1;
  } while (turnsLeft !== 0);
  keepState(a, b);
  turns += turned;
  rolls += rolled;
  busts += busted;
  position.setClaimed(p, claimed);
}

function countWins(bits: u32, seats: u32): void {
  for (let seat: u32 = 0; seat < seats; seat++)
    store<u32>(wins + ((seat as usize) << 2), winsOf(seat) + ((bits >> seat) & 1));
}

/** Plays whole games and counts; resets the counters first. */
export function playRandom(games: u32, seats: u32, variant: u32): void {
  turns = 0;
  rolls = 0;
  busts = 0;
  memory.fill(wins, 0, 5 * 4);
  for (let game: u32 = 0; game < games; game++) {
    position.reset(table, seats, variant);
    if (variant === position.STANDARD) playStandardGame(table, seats);
    else while (position.left(table) !== 0) playTurn(table);
    countWins(winners(table), seats);
  }
}
