// The distance to the end of the game.
import * as position from '../../kernel/assembly/position';
import { seats } from './shape';

/**
 * Turns until the end, the current one included: `left` without those of seats that have left, which are skipped. R8
 * With 1 the current turn is the last, regardless of `left`.
 */
export function turnsToCome(p: usize): u32 {
  const left = position.left(p);
  const departed = position.departed(p);
  if (departed == 0 || left == position.NO_LAST_ROUND) return left;
  let turns: u32 = 0;
  let seat = position.mover(p);
  for (let turn: u32 = 0; turn < left; turn++) {
    if (!((departed >> seat) & 1)) turns += 1;
    seat = seat + 1 == seats ? 0 : seat + 1;
  }
  return turns;
}
