// Lookahead beyond the networks: over the next roll, over two where it is close, to the end on the last turn.
import { bust, legal, place, take } from '../../kernel/assembly/game';
import * as position from '../../kernel/assembly/position';
import { CLASSES, weightOf } from '../../kernel/assembly/tables';
import { candidateAt, candidateCount, chosenValue, lookAhead, pickBest } from './choose';
import { isLate } from './deadline';
import {
  bustValue,
  CANDIDATE_BYTES,
  openTurn,
  rollValue,
  setBustValue,
  setViews,
  shareOf,
  takeValue,
  valueAgain,
  valued,
} from './evaluate';
import { isExhausted, openLastTurn, rollingShare, shareByTaking } from './lastTurn';
import { addValue, clearValue, copyValue } from './value';

/** Candidates further behind the best than this are not searched. */
const FILTER: f32 = 0.06;
/** The same for answers within a search of two rolls. */
const INNER_FILTER: f32 = 0.02;
/** Taking and rolling on closer than this are searched two rolls deep. */
const CLOSE: f32 = 0.012;

const answers: usize = memory.data(6 * 2208, 16);
const deeper: usize = memory.data(32, 16);
const bestOfRoll: usize = memory.data(32, 16);

@inline
function answerAt(index: u32): usize {
  return answers + (index as usize) * CANDIDATE_BYTES;
}

/** Evaluates rolling on by looking one roll ahead, for every candidate near the best. */
export function refineCandidates(mover: u32): void {
  pickBest(mover);
  const best = shareOf(chosenValue(), mover);
  for (let index: u32 = 0; index < candidateCount; index++) {
    const value = rollValue(candidateAt(index));
    if (isLate()) return;
    if (shareOf(value, mover) >= best - FILTER) lookAhead(candidateAt(index), mover, value);
  }
}

const ended: usize = memory.data(96, 16);
/** The value of losing this turn, with the same lookahead as taking. */
const lostValue: usize = memory.data(32, 16);
const looked: usize = memory.data(32, 16);
/** The mean change of this turn's endings by the lookahead. */
const drift: usize = memory.data(32, 16);
let endings: u32 = 0;

/** Replaces the value of the ending in `ended` by a lookahead over the next player's first roll; a finished game needs none. */
function lookIntoNextTurn(value: usize): bool {
  if (position.left(ended) == 0) return false;
  openTurn(ended);
  lookAhead(ended, position.mover(ended), looked);
  addValue(looked, drift, 1);
  addValue(value, drift, -1);
  copyValue(looked, value);
  endings += 1;
  return true;
}

/**
 * Evaluates losing the turn, and taking for every candidate near the best, by the next player's first roll. A maximum over
 * estimates is biased upwards, so the part common to all endings is subtracted again: only the differences count.
 */
export function refineEndings(p: usize, mover: u32): void {
  pickBest(mover);
  const floor = shareOf(chosenValue(), mover) - FILTER;
  clearValue(drift);
  endings = 0;
  position.copy(p, ended);
  bust(ended);
  copyValue(bustValue, lostValue);
  const isLostSeen = lookIntoNextTurn(lostValue);
  let seen: u32 = 0;
  for (let index: u32 = 0; index < candidateCount; index++) {
    const value = takeValue(candidateAt(index));
    if (isLate()) break;
    if (shareOf(value, mover) < floor) continue;
    position.copy(candidateAt(index), ended);
    take(ended);
    if (lookIntoNextTurn(value)) seen |= 1 << index;
  }
  const share: f32 = endings == 0 ? 0 : (-1 as f32) / (endings as f32);
  if (isLostSeen) addValue(drift, lostValue, share);
  for (let index: u32 = 0; index < candidateCount; index++)
    if ((seen >> index) & 1) addValue(drift, takeValue(candidateAt(index)), share);
  openTurn(p);
  setBustValue(lostValue);
}

/** The best answer to one roll when rolling on from it is evaluated one roll ahead. */
function deepAnswer(p: usize, cls: u32, options: u64, mover: u32): void {
  let count: u32 = 0;
  let best: f32 = -1;
  for (let rest = options; rest != 0; rest &= rest - 1) {
    const answer = answerAt(count);
    position.copy(p, answer);
    place(answer, cls, ctz<u64>(rest) as u32);
    valueAgain(answer);
    best = max(best, max(shareOf(takeValue(answer), mover), shareOf(rollValue(answer), mover)));
    count += 1;
  }
  const floor = best - INNER_FILTER;
  best = -1;
  for (let index: u32 = 0; index < count; index++) {
    const answer = answerAt(index);
    const taking = shareOf(takeValue(answer), mover);
    if (taking > best) {
      best = taking;
      copyValue(takeValue(answer), bestOfRoll);
    }
    if (shareOf(rollValue(answer), mover) < floor) continue;
    lookAhead(answer, mover, deeper);
    if (shareOf(deeper, mover) <= best) continue;
    best = shareOf(deeper, mover);
    copyValue(deeper, bestOfRoll);
  }
}

/** The value of rolling on, exactly over two rolls except for the filter; false when the limit came first. */
function lookTwice(p: usize, mover: u32, limit: u32, to: usize): bool {
  let low = f32x4.splat(0);
  let high = f32x4.splat(0);
  for (let cls: u32 = 0; cls < CLASSES; cls++) {
    if (valued > limit || isLate()) return false;
    const options = legal(p, cls);
    if (options != 0) deepAnswer(p, cls, options, mover);
    const answer = options == 0 ? bustValue : bestOfRoll;
    const weight = f32x4.splat(weightOf(cls) as f32);
    low = f32x4.add(low, f32x4.mul(weight, v128.load(answer, 0)));
    high = f32x4.add(high, f32x4.mul(weight, v128.load(answer, 16)));
  }
  const scale = f32x4.splat((1 as f32) / 216);
  v128.store(to, f32x4.mul(low, scale), 0);
  v128.store(to, f32x4.mul(high, scale), 16);
  return true;
}

/** The candidate that is best to take, or best to roll on from. */
function bestFor(mover: u32, isTaking: bool): usize {
  let best = candidateAt(0);
  for (let index: u32 = 1; index < candidateCount; index++) {
    const candidate = candidateAt(index);
    const value = isTaking ? takeValue(candidate) : rollValue(candidate);
    if (shareOf(value, mover) > shareOf(isTaking ? takeValue(best) : rollValue(best), mover))
      best = candidate;
  }
  return best;
}

const twice: usize = memory.data(32, 16);

/** Where taking and rolling on are close, evaluates rolling on two rolls deep, within a limit of positions. */
export function deepenCandidates(p: usize, mover: u32, limit: u32): void {
  const rolled = bestFor(mover, false);
  const rolling = shareOf(rollValue(rolled), mover);
  const taking = shareOf(takeValue(bestFor(mover, true)), mover);
  if (abs(rolling - taking) > CLOSE) return;
  // One image of the board is enough two rolls on, and four times as fast; losing the turn keeps its value.
  copyValue(bustValue, lostValue);
  setViews(1);
  openTurn(p);
  setBustValue(lostValue);
  if (lookTwice(rolled, mover, limit, twice)) copyValue(twice, rollValue(rolled));
}

/** On the last turn, the exact shares of the mover for every candidate; false when there are too many states, or too little time. */
export function solveCandidates(p: usize, mover: u32, limit: u32): bool {
  openLastTurn(p, limit);
  for (let index: u32 = 0; index < candidateCount; index++) {
    const candidate = candidateAt(index);
    const taking = shareByTaking(candidate);
    const rolling: f32 = taking == 1 ? 0 : rollingShare(candidate, 0);
    if (isExhausted) return false;
    store<f32>(takeValue(candidate) + ((mover as usize) << 2), taking);
    store<f32>(rollValue(candidate) + ((mover as usize) << 2), rolling);
  }
  return true;
}
