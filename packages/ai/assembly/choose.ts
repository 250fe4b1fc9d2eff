// The choices after a roll: every placement, each with taking and with rolling on.
import { legal, place } from '../../kernel/assembly/game';
import * as position from '../../kernel/assembly/position';
import { CLASSES, weightOf } from '../../kernel/assembly/tables';
import { bustValue, CANDIDATE_BYTES, rollValue, shareOf, takeValue, valueAgain, valueCandidate, valueTwo } from './evaluate';
import { copyValue } from './value';

const candidates: usize = memory.data(6 * 2208, 16);
const leaf: usize = memory.data(2208, 16);
const bestLeaf: usize = memory.data(32, 16);
const squatLeaf: usize = memory.data(32, 16);
const claimLeaves: usize = memory.data(36 * 32, 16);
/** The spaces whose entry in `claimLeaves` is up to date. */
let knownClaims: u64 = 0;

export let candidateCount: u32 = 0;
/** The choice: which candidate, and whether to take. */
export let chosen: u32 = 0;
export let isTake: bool = false;

@inline
export function candidateAt(index: u32): usize {
  return candidates + (index as usize) * CANDIDATE_BYTES;
}

/** The value of the last choice. */
export function chosenValue(): usize {
  const candidate = candidateAt(chosen);
  return isTake ? takeValue(candidate) : rollValue(candidate);
}

/** Values every placement of a roll in the open turn. */
export function listCandidates(p: usize, cls: u32): void {
  candidateCount = 0;
  for (let rest = legal(p, cls); rest != 0; rest &= rest - 1) {
    const candidate = candidateAt(candidateCount);
    position.copy(p, candidate);
    place(candidate, cls, ctz<u64>(rest) as u32);
    candidateCount += 1;
  }
  let index: u32 = 0;
  for (; index + 2 <= candidateCount; index += 2) valueTwo(candidateAt(index), candidateAt(index + 1));
  if (index < candidateCount) valueCandidate(candidateAt(index));
}

/** The one candidate when the marker is already placed. */
export function listCurrent(p: usize): void {
  candidateCount = 1;
  position.copy(p, candidateAt(0));
  valueCandidate(candidateAt(0));
}

/** Selects the best candidate for the mover by the current values. */
export function pickBest(mover: u32): void {
  let best: f32 = -1;
  for (let index: u32 = 0; index < candidateCount; index++) {
    const candidate = candidateAt(index);
    const taking = shareOf(takeValue(candidate), mover);
    const rolling = shareOf(rollValue(candidate), mover);
    if (taking > best) {
      best = taking;
      chosen = index;
      isTake = true;
    }
    if (rolling > best) {
      best = rolling;
      chosen = index;
      isTake = false;
    }
  }
}

/** The better of taking and rolling on after a placement; the value is written to `to`. */
function valueLeaf(p: usize, cls: u32, space: u32, mover: u32, to: usize): void {
  position.copy(p, leaf);
  place(leaf, cls, space);
  valueAgain(leaf);
  const taking = takeValue(leaf);
  const rolling = rollValue(leaf);
  copyValue(shareOf(taking, mover) >= shareOf(rolling, mover) ? taking : rolling, to);
}

/** The best answer to one roll, stored in `bestLeaf`; a claim on a space is the same for every roll. */
function bestAnswer(p: usize, cls: u32, options: u64, claims: u64, mover: u32): void {
  let best: f32 = -1;
  for (let rest = options; rest != 0; rest &= rest - 1) {
    const space = ctz<u64>(rest) as u32;
    const bit = rest & (0 - rest);
    const isClaim = (bit & claims) != 0;
    const at = isClaim ? claimLeaves + ((space as usize) << 5) : squatLeaf;
    if ((bit & knownClaims) == 0) valueLeaf(p, cls, space, mover, at);
    if (isClaim) knownClaims |= bit;
    const share = shareOf(at, mover);
    if (share <= best) continue;
    best = share;
    copyValue(at, bestLeaf);
  }
}

/** Clears the cached answers to rolls from another position. */
@inline
export function openAnswers(): void {
  knownClaims = 0;
}

/** The address of the value of the best answer to one roll of the open turn, valid until the next call; a bust has one too. */
@inline
export function answerTo(p: usize, cls: u32, mover: u32): usize {
  const options = legal(p, cls);
  if (options == 0) return bustValue;
  bestAnswer(p, cls, options, position.squats(p) | position.own(p, mover), mover);
  return bestLeaf;
}

/** The value of rolling on, exactly over the next roll: all 56 rolls with their weights. */
export function lookAhead(p: usize, mover: u32, to: usize): void {
  openAnswers();
  let low = f32x4.splat(0);
  let high = f32x4.splat(0);
  for (let cls: u32 = 0; cls < CLASSES; cls++) {
    const answer = answerTo(p, cls, mover);
    const weight = f32x4.splat(weightOf(cls) as f32);
    low = f32x4.add(low, f32x4.mul(weight, v128.load(answer, 0)));
    high = f32x4.add(high, f32x4.mul(weight, v128.load(answer, 16)));
  }
  const scale = f32x4.splat((1 as f32) / 216);
  v128.store(to, f32x4.mul(low, scale), 0);
  v128.store(to, f32x4.mul(high, scale), 16);
}
