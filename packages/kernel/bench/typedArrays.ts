// The runner-up to WebAssembly: the standard game in plain TypeScript on typed arrays, as far as
// random play and the bust count need it. Every index is in range, so `?? 0` never applies.
import { CLAIM_ROLLS, HALF, ROLL_MASKS, SQUATTER_MASKS, SQUATTER_ROLLS, THIRDS } from './tables.ts';

const COLUMN_1 = 0x1041;
const NOT_COLUMN_1 = HALF & ~COLUMN_1;
const NOT_COLUMN_6 = HALF & ~(COLUMN_1 << 5);
const CLAIMS_TO_CALL = [0, 0, 13, 9, 7, 6];
const TAKE_ODDS = 367_002; // 0.35 of 2 ** 20

/** Two words a seat. */
const own = new Int32Array(10);
const random = new Int32Array([0x9e3779b9, 0x7f4a7c15, 0xbf58476d, 0x1ce4e5b9]);
let [squatsLow, squatsHigh, stakedLow, stakedHigh, used] = [0, 0, 0, 0, 0];
let [claimedLow, claimedHigh, claims] = [0, 0, 0];
let [turns, rolls, busts] = [0, 0, 0];

/** Five words for each sample: open to a claim, open to a squatter, squatters in play. */
const SAMPLES = 1024;
const samples = new Int32Array(SAMPLES * 5);
let sampled = SAMPLES;

/** xoshiro128+ */
const next = (): number => {
  const a = random[0] ?? 0;
  const b = random[1] ?? 0;
  const d = random[3] ?? 0;
  const third = (random[2] ?? 0) ^ a;
  const fourth = d ^ b;
  random[1] = b ^ third;
  random[0] = a ^ fourth;
  random[2] = third ^ (b << 9);
  random[3] = (fourth << 11) | (fourth >>> 21);
  return (a + d) | 0;
};

const popcount = (mask: number): number => {
  const pairs = mask - ((mask >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

/** The set bit with this rank, counted from 0; a roll offers at most six. */
const bitAt = (mask: number, rank: number): number => {
  let rest = mask;
  if (rank > 0) rest &= rest - 1;
  if (rank > 1) rest &= rest - 1;
  if (rank > 2) rest &= rest - 1;
  if (rank > 3) rest &= rest - 1;
  if (rank > 4) rest &= rest - 1;
  return rest & -rest;
};

/** Rolls and lays any marker that the roll allows; false when the roll is a bust. */
const rollAndPlace = (mover: number, draw: number): boolean => {
  const outcome = ((next() >>> 16) * 216) >>> 16;
  const shutLow = claimedLow | stakedLow;
  const shutHigh = claimedHigh | stakedHigh;
  const showsLow = squatsLow | (own[mover * 2] ?? 0);
  const showsHigh = squatsHigh | (own[mover * 2 + 1] ?? 0);
  const canClaim = claims < 30 ? HALF : 0;
  const entry = (used * 216 + outcome) * 2;
  const openLow =
    ((ROLL_MASKS[outcome * 2] ?? 0) & showsLow & ~shutLow & canClaim) |
    ((SQUATTER_MASKS[entry] ?? 0) & ~(shutLow | showsLow));
  const openHigh =
    ((ROLL_MASKS[outcome * 2 + 1] ?? 0) & showsHigh & ~shutHigh & canClaim) |
    ((SQUATTER_MASKS[entry + 1] ?? 0) & ~(shutHigh | showsHigh));
  if ((openLow | openHigh) === 0) return false;
  const low = popcount(openLow);
  const rank = ((draw >>> 20) * (low + popcount(openHigh))) >>> 12;
  const bitLow = rank < low ? bitAt(openLow, rank) : 0;
  const bitHigh = rank < low ? 0 : bitAt(openHigh, rank - low);
  const claimLow = bitLow & showsLow;
  const claimHigh = bitHigh & showsHigh;
  stakedLow |= claimLow;
  stakedHigh |= claimHigh;
  squatsLow |= bitLow ^ claimLow;
  squatsHigh |= bitHigh ^ claimHigh;
  const space = rank < low ? 31 - Math.clz32(bitLow) : 49 - Math.clz32(bitHigh);
  if ((claimLow | claimHigh) !== 0) claims += 1;
  else used |= 1 << (THIRDS[outcome * 36 + space] ?? 0);
  return true;
};

const take = (mover: number, seats: number): void => {
  const takenLow = squatsLow | stakedLow;
  const takenHigh = squatsHigh | stakedHigh;
  for (let seat = 0; seat < seats; seat += 1) {
    own[seat * 2] = (own[seat * 2] ?? 0) & ~takenLow;
    own[seat * 2 + 1] = (own[seat * 2 + 1] ?? 0) & ~takenHigh;
  }
  own[mover * 2] = (own[mover * 2] ?? 0) | takenLow;
  own[mover * 2 + 1] = (own[mover * 2 + 1] ?? 0) | takenHigh;
  claimedLow |= stakedLow;
  claimedHigh |= stakedHigh;
};

const keepSample = (mover: number): void => {
  const shutLow = claimedLow | stakedLow;
  const shutHigh = claimedHigh | stakedHigh;
  const showsLow = squatsLow | (own[mover * 2] ?? 0);
  const showsHigh = squatsHigh | (own[mover * 2 + 1] ?? 0);
  const canClaim = claims < 30 ? HALF : 0;
  const at = sampled * 5;
  samples[at] = showsLow & ~shutLow & canClaim;
  samples[at + 1] = showsHigh & ~shutHigh & canClaim;
  samples[at + 2] = HALF & ~(shutLow | showsLow);
  samples[at + 3] = HALF & ~(shutHigh | showsHigh);
  samples[at + 4] = used;
  sampled += 1;
};

const playTurn = (mover: number, seats: number): void => {
  squatsLow = squatsHigh = stakedLow = stakedHigh = used = 0;
  turns += 1;
  const before = claims;
  for (;;) {
    const draw = next();
    rolls += 1;
    if (!rollAndPlace(mover, draw)) {
      busts += 1;
      claims = before;
      return;
    }
    if (sampled < SAMPLES && (draw & 63) === 0) keepSample(mover);
    if ((draw & 0xfffff) < TAKE_ODDS) {
      take(mover, seats);
      return;
    }
  }
};

const largestGroup = (maskLow: number, maskHigh: number): number => {
  let restLow = maskLow;
  let restHigh = maskHigh;
  let largest = 0;
  while ((restLow | restHigh) !== 0) {
    let low = restLow & -restLow;
    let high = low === 0 ? restHigh & -restHigh : 0;
    let lowBefore = 0;
    let highBefore = 0;
    while (low !== lowBefore || high !== highBefore) {
      lowBefore = low;
      highBefore = high;
      low |= ((low << 1) & NOT_COLUMN_1) | ((low >>> 1) & NOT_COLUMN_6) | (low << 6) | (low >>> 6);
      high |=
        ((high << 1) & NOT_COLUMN_1) | ((high >>> 1) & NOT_COLUMN_6) | (high << 6) | (high >>> 6);
      low = (low | (highBefore << 12)) & restLow;
      high = (high | (lowBefore >>> 12)) & restHigh;
    }
    largest = Math.max(largest, popcount(low) + popcount(high));
    restLow &= ~low;
    restHigh &= ~high;
  }
  return largest;
};

const claimsOf = (seat: number): number =>
  popcount((own[seat * 2] ?? 0) & claimedLow) + popcount((own[seat * 2 + 1] ?? 0) & claimedHigh);

const winnerOf = (seats: number): number => {
  let best = -1;
  let winner = 0;
  for (let seat = 0; seat < seats; seat += 1) {
    const low = own[seat * 2] ?? 0;
    const high = own[seat * 2 + 1] ?? 0;
    const spaces = popcount(low) + popcount(high);
    const score = largestGroup(low, high) * 10000 + claimsOf(seat) * 100 + spaces;
    if (score <= best) continue;
    best = score;
    winner = seat;
  }
  return winner;
};

const playGame = (seats: number): number => {
  own.fill(0);
  claimedLow = claimedHigh = claims = 0;
  let mover = 0;
  let left = -1;
  while (left !== 0) {
    playTurn(mover, seats);
    if (left > 0) left -= 1;
    else if (claimsOf(mover) >= (CLAIMS_TO_CALL[seats] ?? 0)) left = seats;
    mover = mover + 1 === seats ? 0 : mover + 1;
  }
  return winnerOf(seats);
};

export type Counts = {
  readonly turns: number;
  readonly rolls: number;
  readonly busts: number;
  readonly firstWins: number;
};

export const playRandom = (games: number, seats: number): Counts => {
  turns = rolls = busts = 0;
  let firstWins = 0;
  for (let game = 0; game < games; game += 1) if (playGame(seats) === 0) firstWins += 1;
  return { turns, rolls, busts, firstWins };
};

/** Keeps positions from random play for `meanBustCount`. */
export const sample = (seats: number): void => {
  sampled = 0;
  while (sampled < SAMPLES) playGame(seats);
};

const bustCountAt = (at: number): number => {
  const inPlay = (samples[at + 4] ?? 0) * 6;
  let first = 0;
  let second = 0;
  for (let row = 0; row < 6; row += 1) {
    const half = row < 3 ? 0 : 1;
    const shift = (row - 3 * half) * 6;
    const claims = (row * 64 + (((samples[at + half] ?? 0) >>> shift) & 63)) * 2;
    const squatters = ((inPlay + row) * 64 + (((samples[at + 2 + half] ?? 0) >>> shift) & 63)) * 2;
    first |= (CLAIM_ROLLS[claims] ?? 0) | (SQUATTER_ROLLS[squatters] ?? 0);
    second |= (CLAIM_ROLLS[claims + 1] ?? 0) | (SQUATTER_ROLLS[squatters + 1] ?? 0);
  }
  return 216 - 6 * popcount(first & 0xfffff) - popcount(first >>> 20) - 3 * popcount(second);
};

/** The mean bust count of the sample, worked out `rounds` times over. */
export const meanBustCount = (rounds: number): number => {
  let total = 0;
  for (let round = 0; round < rounds; round += 1)
    for (let at = 0; at < SAMPLES * 5; at += 5) total += bustCountAt(at);
  return total / (rounds * SAMPLES);
};
