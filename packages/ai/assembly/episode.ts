// Self-play: games become records with targets.
import { bust, legal, take } from '../../kernel/assembly/game';
import * as position from '../../kernel/assembly/position';
import { classOf } from '../../kernel/assembly/tables';
import { EV, playBaseline } from './baseline';
import { candidateAt, candidateCount, chosen, chosenValue, isTake, listCandidates, pickBest } from './choose';
import {
  bustRecord,
  bustValue,
  finalValue,
  openTurn,
  rollRecord,
  rollValue,
  takeRecord,
  takeValue,
  valueCandidate,
  valueStart,
} from './evaluate';
import { below, unit } from '../../kernel/assembly/random';
import { supposeRivals } from './features';
import { BUSTED, BUSTS, CUT, GREEDY, LOST, OURS, RECORD_BYTES, seats, TARGET, VALUE } from './shape';
import { copyValue } from './value';

const NET: u32 = 0;
const table: usize = memory.data(96, 16);
const players: usize = memory.data(8, 16);
const outcome: usize = memory.data(32, 16);
const first: usize = memory.data(512, 16);
const firstValue: usize = memory.data(32, 16);

/** A table with frozen players. */
let isMixed: bool = false;

let records: usize = 0;
let capacity: u32 = 0;
export let recordCount: u32 = 0;
export let rollCount: u32 = 0;

export function placeRecords(at: usize, count: u32): void {
  records = at;
  capacity = count;
}

export function clearRecords(): void {
  recordCount = 0;
  rollCount = 0;
}

@inline
function recordAt(index: u32): usize {
  return records + (index as usize) * RECORD_BYTES;
}

function push(record: usize, value: usize, isOurs: bool): void {
  const to = recordAt(recordCount);
  memory.copy(to, record, RECORD_BYTES);
  copyValue(value, to + VALUE);
  store<u8>(to, 0, CUT);
  store<u8>(to, 0, BUSTED);
  store<u8>(to, isOurs ? 1 : 0, OURS);
  recordCount += 1;
}

function rollDice(): u32 {
  rollCount += 1;
  return classOf(below(216));
}

/** Makes the candidate's position the table's; returns whether the turn goes on. */
function carryOut(candidate: usize, takes: bool, isOurs: bool): bool {
  position.copy(candidate, table);
  if (!takes) {
    push(rollRecord(candidate), rollValue(candidate), isOurs);
    return true;
  }
  take(table);
  if (position.left(table) != 0) push(takeRecord(candidate), takeValue(candidate), isOurs);
  return false;
}

function playNet(cls: u32, mover: u32, current: usize, explore: f32): bool {
  listCandidates(table, cls);
  pickBest(mover);
  if (explore > 0 && unit() < explore) {
    copyValue(chosenValue(), current + GREEDY);
    store<u8>(current, 1, CUT);
    return carryOut(candidateAt(below(candidateCount)), below(2) == 0, true);
  }
  return carryOut(candidateAt(chosen), isTake, true);
}

function playOther(cls: u32, kind: u32): bool {
  const candidate = candidateAt(0);
  position.copy(table, candidate);
  const takes = playBaseline(candidate, cls, kind);
  valueCandidate(candidate);
  return carryOut(candidate, takes, false);
}

function playTurn(explore: f32): void {
  const mover = position.mover(table);
  const kind = load<u8>(players + (mover as usize)) as u32;
  supposeRivals(isMixed && kind == NET ? 1 : 0);
  openTurn(table);
  let goesOn = true;
  while (goesOn) {
    const current = recordAt(recordCount - 1);
    const cls = rollDice();
    copyValue(bustValue, current + LOST);
    if (legal(table, cls) == 0) {
      store<u8>(current, 1, BUSTED);
      bust(table);
      if (position.left(table) != 0) push(bustRecord, bustValue, kind == NET);
      return;
    }
    goesOn = kind == NET ? playNet(cls, mover, current, explore) : playOther(cls, kind);
  }
}

/**
 * The successors of a record: its next value by 1 - lambda and its next target by lambda. A value assumes
 * that the network decides, so in the turn of a frozen player only the outcome counts.
 */
@inline
function aheadOf(next: usize, at: usize, lambda: f32): f32 {
  const target = load<f32>(next + at, TARGET);
  if (load<u8>(next, OURS) == 0) return target;
  return load<f32>(next + at, VALUE) * (1 - lambda) + target * lambda;
}

/**
 * A record's target is its outcome, without the luck of busting or not. That luck has mean zero for any
 * network, so errors of the network do not feed back as targets.
 */
function setTarget(record: usize, next: usize, lambda: f32): void {
  const odds = (load<u8>(record, BUSTS) as f32) / 216;
  // With odds beyond this the weight of an escape would be too large.
  const luck: f32 = odds > 0.7 ? 0 : load<u8>(record, BUSTED) != 0 ? -1 : odds / (1 - odds);
  for (let at: usize = 0; at < (seats as usize) << 2; at += 4) {
    let ahead = next == 0 ? load<f32>(outcome + at) : aheadOf(next, at, lambda);
    if (load<u8>(record, CUT) != 0) ahead = load<f32>(record + at, GREEDY);
    const loss = load<f32>(record + at, LOST) - load<f32>(record + at, VALUE);
    store<f32>(record + at, ahead + luck * loss, TARGET);
  }
}

/** Walks a game backwards and gives every record its target. */
function setTargets(from: u32, lambda: f32): void {
  let next: usize = 0;
  for (let index = recordCount; index > from; ) {
    index -= 1;
    setTarget(recordAt(index), next, lambda);
    next = recordAt(index);
  }
}

/** Drops the records of positions that only frozen players evaluate. */
function keepOurs(from: u32): void {
  let kept = from;
  for (let index = from; index < recordCount; index++) {
    if (load<u8>(recordAt(index), OURS) == 0) continue;
    if (kept != index) memory.copy(recordAt(kept), recordAt(index), RECORD_BYTES);
    kept += 1;
  }
  recordCount = kept;
}

/** Some tables are self-play; at the others the networks have one seat and `ev` has the rest, which is an input feature. */
function seatPlayers(mixed: f32): void {
  store<u64>(players, 0);
  isMixed = unit() < mixed;
  if (!isMixed) return;
  const kept = below(seats);
  for (let seat: u32 = 0; seat < seats; seat++)
    if (seat != kept) store<u8>(players + (seat as usize), EV as u8);
}

/** Plays one game and appends its records. */
export function playEpisode(variant: u32, lambda: f32, explore: f32, mixed: f32): void {
  const from = recordCount;
  seatPlayers(mixed);
  position.reset(table, seats, variant);
  supposeRivals(0);
  valueStart(table, first, firstValue);
  push(first, firstValue, !isMixed);
  while (position.left(table) != 0 && recordCount + 64 < capacity) playTurn(explore);
  finalValue(table, outcome);
  setTargets(from, lambda);
  keepOurs(from);
}
