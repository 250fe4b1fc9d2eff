// A game from the queried position to its end, played by the networks alone, with the luck of busting on the way.
import { bust, bustCount, legal, take } from '../../kernel/assembly/game';
import * as position from '../../kernel/assembly/position';
import { below, seed } from '../../kernel/assembly/random';
import { classOf } from '../../kernel/assembly/tables';
import { candidateAt, chosen, chosenValue, isTake, listCandidates, pickBest } from './choose';
import { answer, asked, valueAsked } from './consider';
import { bustValue, finalValue, openTurn, rollOnFrom, setShort } from './evaluate';
import { addBustLuck, clearLuck } from './luck';
import { isOn } from './memo';
import { conversions, prepareShort } from './short';
import { copyValue } from './value';

const table: usize = memory.data(96, 16);
/** The value when the mover rolls now. */
const value: usize = memory.data(32, 16);

/** The position of the last rollout and its value, which all its trials begin with. */
const begun: usize = memory.data(96, 16);
const begunValue: usize = memory.data(32, 16);
let begunWith: u32 = 0;

function isBegun(): bool {
  if (!isOn || begunWith != conversions) return false;
  for (let at: usize = 0; at < position.POSITION_BYTES; at += 16)
    if (v128.any_true(v128.xor(v128.load(begun + at), v128.load(asked + at)))) return false;
  return true;
}

function begin(): void {
  prepareShort();
  if (isBegun()) return;
  valueAsked(0);
  position.copy(asked, begun);
  copyValue(answer, begunValue);
  begunWith = conversions;
}

/** Plays a turn whose first roll is given; the others are random. */
function playTurn(first: u32): void {
  const mover = position.mover(table);
  let cls = first;
  openTurn(table);
  for (;;) {
    const isBust = legal(table, cls) == 0;
    addBustLuck(value, bustCount(table), isBust);
    if (isBust) {
      copyValue(bustValue, value);
      return bust(table);
    }
    listCandidates(table, cls);
    pickBest(mover);
    copyValue(chosenValue(), value);
    position.copy(candidateAt(chosen), table);
    if (isTake) return take(table);
    rollOnFrom(candidateAt(chosen));
    cls = classOf(below(216));
  }
}

/**
 * Plays once. The winners' shares are written to the host's result area, the luck of busting to its luck area.
 * One image of the board is enough here: four trials are more informative than one that is evaluated four times. So are numbers
 * of 16 bits: they decide about the same, as strength.md shows, and twice as fast.
 */
export function playOutAsked(first: u32, dice: u32): void {
  clearLuck();
  seed(dice);
  position.copy(asked, table);
  if (position.left(table) != 0) {
    begin();
    copyValue(begunValue, value);
    setShort();
    playTurn(first);
  }
  while (position.left(table) != 0) playTurn(classOf(below(216)));
  finalValue(table, answer);
}
