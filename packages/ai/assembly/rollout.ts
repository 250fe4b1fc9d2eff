// A game from the queried position to its end, played by the networks alone, with the luck of busting on the way.
import { bust, bustCount, legal, take } from '../../kernel/assembly/game';
import * as position from '../../kernel/assembly/position';
import { below, seed } from '../../kernel/assembly/random';
import { classOf } from '../../kernel/assembly/tables';
import { candidateAt, chosen, chosenValue, isTake, listCandidates, pickBest } from './choose';
import { answer, asked, valueAsked } from './consider';
import { bustValue, finalValue, openTurn } from './evaluate';
import { addBustLuck, clearLuck } from './luck';
import { copyValue } from './value';

const table: usize = memory.data(96, 16);
/** The value when the mover rolls now. */
const value: usize = memory.data(32, 16);

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
    cls = classOf(below(216));
  }
}

/**
 * Plays once. The winners' shares are written to the host's result area, the luck of busting to its luck area.
 * One image of the board is enough here: four trials are more informative than one that is evaluated four times.
 */
export function playOutAsked(first: u32, dice: u32): void {
  clearLuck();
  seed(dice);
  position.copy(asked, table);
  if (position.left(table) != 0) {
    valueAsked(0);
    copyValue(answer, value);
    playTurn(first);
  }
  while (position.left(table) != 0) playTurn(classOf(below(216)));
  finalValue(table, answer);
}
