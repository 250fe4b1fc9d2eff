// The value of a position: the expected win share of each seat when the mover is about to roll.
// A turn is opened once; every position of that turn is then evaluated by its differences from the start of the turn.
import { bust, take, winners } from '../../kernel/assembly/game';
import * as position from '../../kernel/assembly/position';
import { imageRecord } from './image';
import { forget, isOn, recall, remember } from './memo';
import { addDense, finish, finishTwo, sumAll, sumChanges } from './net';
import { recordOdds, recordStake, recordStakeMasks, recordStart, surveyAgain, surveyAll } from './features';
import { BUSTS, KIND, MOVER, PRIOR, RECORD_BYTES, seats, STAKE } from './shape';
import { addDenseShort, finishShort, finishTwoShort, prepareShort, sumAllShort, sumChangesShort } from './short';
import { addValue, clearValue, copyValue } from './value';

/** A mixture of both outcomes never rules a seat out completely; the network may. */
const FLOOR: f32 = 0.01;

/** A candidate: a position after a placement, both records, its values for taking and for rolling on, and their short sums. */
export const CANDIDATE_BYTES: usize = 96 + 2 * RECORD_BYTES + 64 + 1024;
const TAKE_RECORD: usize = 96;
const ROLL_RECORD: usize = 96 + RECORD_BYTES;
const TAKE_VALUE: usize = 96 + 2 * RECORD_BYTES;
const ROLL_VALUE: usize = TAKE_VALUE + 32;
const TAKE_SUMS: usize = ROLL_VALUE + 32;
const ROLL_SUMS: usize = TAKE_SUMS + 512;

@inline
export function takeRecord(candidate: usize): usize {
  return candidate + TAKE_RECORD;
}

@inline
export function rollRecord(candidate: usize): usize {
  return candidate + ROLL_RECORD;
}

@inline
export function takeValue(candidate: usize): usize {
  return candidate + TAKE_VALUE;
}

@inline
export function rollValue(candidate: usize): usize {
  return candidate + ROLL_VALUE;
}

/** The open turn: the board at its start, and the value of losing it. */
const opened: usize = memory.data(96, 16);
const openedSurveys: usize = memory.data(128, 16);
const passed: usize = memory.data(96, 16);
export const bustRecord: usize = memory.data(4 * 512, 16);
export const bustValue: usize = memory.data(32, 16);
const bustSums: usize = memory.data(4 * 1024, 16);
const boardRecords: usize = memory.data(4 * 512, 16);
const boardSums: usize = memory.data(4 * 1024, 16);

const taken: usize = memory.data(96, 16);
const takenSurveys: usize = memory.data(128, 16);
const changedSums: usize = memory.data(4 * 1024, 16);
const otherSurveys: usize = memory.data(128, 16);
const otherSums: usize = memory.data(1024, 16);
const image: usize = memory.data(512, 16);
const twoValues: usize = memory.data(2 * 32, 16);

/** Symmetric images of a position that are evaluated and averaged: 1, or all 4. */
let views: usize = 1;
/** Positions evaluated since the counter was reset. */
export let valued: u32 = 0;

/** Networks in whole numbers of 16 bits: for one image only. */
let isShort: bool = false;

export function setViews(count: u32): void {
  views = count;
  isShort = false;
}

/** One image of the board, with networks in whole numbers of 16 bits. */
export function setShort(): void {
  views = 1;
  isShort = true;
  prepareShort();
}

export function clearValued(): void {
  valued = 0;
}

@inline
export function shareOf(value: usize, seat: u32): f32 {
  return load<f32>(value + ((seat as usize) << 2));
}

/** The exact shares of a game that is over. */
export function finalValue(p: usize, to: usize): void {
  const bits = winners(p);
  const share = (1 as f32) / (popcnt<u32>(bits) as f32);
  for (let seat: u32 = 0; seat < seats; seat++)
    store<f32>(to + ((seat as usize) << 2), (bits >> seat) & 1 ? share : 0);
}

/** Seats that have left cannot win; all others start level. */
function levelPrior(p: usize, record: usize): void {
  const mover = position.mover(p);
  const departed = position.departed(p);
  for (let turn: u32 = 0; turn < seats; turn++) {
    const seat = (mover + turn) % seats;
    store<f32>(record + ((turn as usize) << 2), (departed >> seat) & 1 ? 0 : 1, PRIOR);
  }
}

/** The mean value of all images whose first layers are in `sums`. */
function valueSums(record: usize, sums: usize, mover: u32, to: usize): void {
  if (isShort) return finishShort(record, sums, mover, to);
  if (views == 1) return finish(record, sums, mover, to);
  clearValue(to);
  const share = (1 as f32) / (views as f32);
  for (let view: usize = 0; view < views; view += 2) {
    const at = sums + (view << 10);
    finishTwo(record, at, twoValues, record, at + 1024, twoValues + 32, mover);
    addValue(twoValues, to, share);
    addValue(twoValues + 32, to, share);
  }
}

@inline
function sumOf(record: usize, to: usize, withSlots: bool): void {
  if (isShort) sumAllShort(record, to, withSlots);
  else sumAll(record, to, withSlots);
}

/** Evaluates a record from scratch and keeps each image with its sum for later differences. */
function valueAll(records: usize, sums: usize, mover: u32, to: usize): void {
  for (let view: usize = 0; view < views; view++) {
    const at = records + view * RECORD_BYTES;
    if (view != 0) imageRecord(records, view as u32, at);
    sumOf(at, sums + (view << 10), true);
  }
  valueSums(records, sums, mover, to);
}

/** The first layers of a record's images, by their differences from known ones. */
function sumImages(record: usize, known: usize, sums: usize, to: usize): void {
  const isStake = load<u8>(record, KIND) == STAKE;
  for (let view: usize = 0; view < views; view++) {
    let at = record;
    if (view != 0) {
      at = image;
      imageRecord(record, view as u32, image);
    }
    sumChanges(known + view * RECORD_BYTES, sums + (view << 10), at, to + (view << 10), !isStake);
    if (isStake) addDense(at, to + (view << 10));
  }
}

// Sums of whole numbers are the same in any order: with short ones, each roll of a turn starts from the position before it.
const lastTake: usize = memory.data(512, 16);
const lastTakeSums: usize = memory.data(512, 16);
const lastRoll: usize = memory.data(512, 16);
const lastRollSums: usize = memory.data(512, 16);
/** The turn has had a roll; `false` before it, when there is only the board. */
let hasRolled: bool = false;

/** The turn goes on from this candidate. Later ones are evaluated by their differences from it, where that is exact. */
export function rollOnFrom(candidate: usize): void {
  if (!isShort || !isOn) return;
  hasRolled = true;
  memory.copy(lastTake, takeRecord(candidate), RECORD_BYTES);
  memory.copy(lastTakeSums, candidate + TAKE_SUMS, 512);
  memory.copy(lastRoll, rollRecord(candidate), RECORD_BYTES);
  memory.copy(lastRollSums, candidate + ROLL_SUMS, 512);
}

/** The first layers for taking; returns where they are. */
function takeSums(candidate: usize, free: usize): usize {
  const record = takeRecord(candidate);
  if (!isShort) {
    sumImages(record, bustRecord, bustSums, free);
    return free;
  }
  const to = candidate + TAKE_SUMS;
  if (hasRolled) sumChangesShort(lastTake, lastTakeSums, record, to, true);
  else sumChangesShort(bustRecord, bustSums, record, to, true);
  return to;
}

/** The first layers for rolling on; returns where they are. */
function rollSums(candidate: usize, free: usize): usize {
  const record = rollRecord(candidate);
  if (!isShort) {
    sumImages(record, boardRecords, boardSums, free);
    return free;
  }
  const to = candidate + ROLL_SUMS;
  if (hasRolled) sumChangesShort(lastRoll, lastRollSums, record, to, true);
  else sumChangesShort(boardRecords, boardSums, record, to, false);
  addDenseShort(record, to, free);
  return free;
}

function finishPair(record: usize, sums: usize, to: usize, otherRecord: usize, otherSums: usize, otherTo: usize): void {
  const mover = load<u8>(record, MOVER) as u32;
  if (isShort) finishTwoShort(record, sums, to, otherRecord, otherSums, otherTo, mover);
  else finishTwo(record, sums, to, otherRecord, otherSums, otherTo, mover);
}

const starts: usize = memory.data(4 * 512, 16);
const startSums: usize = memory.data(4 * 1024, 16);

/** The value of a turn about to begin, from scratch. */
export function valueStart(p: usize, record: usize, to: usize): void {
  surveyAll(p, takenSurveys);
  recordStart(p, takenSurveys, starts);
  levelPrior(p, starts);
  valueAll(starts, startSums, position.mover(p), to);
  memory.copy(record, starts, RECORD_BYTES);
}

/** Prepares for evaluating positions of the turn that `p` belongs to. */
export function openTurn(p: usize): void {
  forget();
  hasRolled = false;
  position.copy(p, opened);
  position.clearTurn(opened);
  surveyAll(opened, openedSurveys);
  position.copy(opened, passed);
  bust(passed);
  if (position.left(passed) == 0) finalValue(passed, bustValue);
  else {
    recordStart(passed, openedSurveys, bustRecord);
    levelPrior(passed, bustRecord);
    valueAll(bustRecord, bustSums, position.mover(passed), bustValue);
  }
  recordStakeMasks(opened, boardRecords);
  store<u8>(boardRecords, STAKE as u8, KIND);
  for (let view: usize = 0; view < views; view++) {
    const at = boardRecords + view * RECORD_BYTES;
    if (view != 0) imageRecord(boardRecords, view as u32, at);
    sumOf(at, boardSums + (view << 10), false);
  }
}

/** Records a take; false when the game is over then, and the value is known. */
function recordTake(candidate: usize, surveys: usize): bool {
  position.copy(candidate, taken);
  take(taken);
  surveyAgain(taken, surveys, opened, openedSurveys);
  if (position.left(taken) == 0) {
    finalValue(taken, takeValue(candidate));
    return false;
  }
  const record = takeRecord(candidate);
  recordStart(taken, surveys, record);
  levelPrior(taken, record);
  return true;
}

/** Rolling on is evaluated from the values of taking and busting: the network only adds a correction. */
function mixedPrior(candidate: usize, mover: u32, busts: i32): void {
  const record = rollRecord(candidate);
  const departed = position.departed(candidate);
  const odds = (busts as f32) / 216;
  for (let turn: u32 = 0; turn < seats; turn++) {
    const seat = mover + turn < seats ? mover + turn : mover + turn - seats;
    const bustShare = shareOf(bustValue, seat);
    const takeShare = shareOf(takeValue(candidate), seat);
    const mix = takeShare + odds * (bustShare - takeShare) + FLOOR;
    store<f32>(record + ((turn as usize) << 2), (departed >> seat) & 1 ? 0 : mix, PRIOR);
  }
}

/** Records rolling on, once the value of taking is known. */
function recordRoll(candidate: usize, surveys: usize): void {
  const record = rollRecord(candidate);
  recordStake(candidate, openedSurveys, surveys, record);
  const mover = load<u8>(record, MOVER) as u32;
  const busts = load<u8>(record, BUSTS) as i32;
  mixedPrior(candidate, mover, busts);
  recordOdds(record, shareOf(takeValue(candidate), mover), shareOf(bustValue, mover), busts);
}

/** Evaluates a position of the open turn, stakes on the board: for taking, then for rolling on. */
export function valueCandidate(candidate: usize): void {
  valued += 1;
  const record = takeRecord(candidate);
  const rolling = rollRecord(candidate);
  if (recordTake(candidate, takenSurveys))
    valueSums(record, takeSums(candidate, changedSums), load<u8>(record, MOVER), takeValue(candidate));
  recordRoll(candidate, takenSurveys);
  valueSums(rolling, rollSums(candidate, changedSums), load<u8>(rolling, MOVER), rollValue(candidate));
}

/** Evaluates two positions that follow the same roll; the same values, but the weights are read once for both. */
export function valueTwo(one: usize, other: usize): void {
  if (views != 1) {
    valueCandidate(one);
    return valueCandidate(other);
  }
  valued += 2;
  const isOpen = recordTake(one, takenSurveys);
  // Both end the same turn: the game is over after both or after neither.
  recordTake(other, otherSurveys);
  if (isOpen) {
    const sums = takeSums(one, changedSums);
    finishPair(takeRecord(one), sums, takeValue(one), takeRecord(other), takeSums(other, otherSums), takeValue(other));
  }
  recordRoll(one, takenSurveys);
  recordRoll(other, otherSurveys);
  const sums = rollSums(one, changedSums);
  finishPair(rollRecord(one), sums, rollValue(one), rollRecord(other), rollSums(other, otherSums), rollValue(other));
}

/** The same for a position that may have been evaluated in this turn before; only its values are written then. */
export function valueAgain(candidate: usize): void {
  if (recall(candidate, takeValue(candidate), rollValue(candidate))) valued += 1;
  else {
    valueCandidate(candidate);
    remember(candidate, takeValue(candidate), rollValue(candidate));
  }
}

/** Replaces the value of losing the open turn. */
export function setBustValue(value: usize): void {
  copyValue(value, bustValue);
  forget();
}
