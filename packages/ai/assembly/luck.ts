// The luck of dice, computed from the networks. For any network it sums to zero over all dice:
// subtracting it from results changes their variance, never their mean.
import * as position from '../../kernel/assembly/position';
import { CLASSES, weightOf } from '../../kernel/assembly/tables';
import { answerTo, openAnswers } from './choose';
import { asked } from './consider';
import { bustValue, openTurn, setViews, shareOf } from './evaluate';
import { supposeRivals } from './features';
import { seats } from './shape';

/** What the last question found for each seat, in 64 bits. */
export const lucks: usize = memory.data(64, 16);

export function clearLuck(): void {
  memory.fill(lucks, 0, 64);
}

@inline
function addLuck(seat: u32, share: f64): void {
  const at = lucks + ((seat as usize) << 3);
  store<f64>(at, load<f64>(at) + share);
}

/** What a roll of the queried position gained each seat, with the best answer to it, compared to the mean of all 216 outcomes. */
export function luckAsked(rolled: u32): void {
  const mover = position.mover(asked);
  clearLuck();
  setViews(1);
  supposeRivals(0);
  openTurn(asked);
  openAnswers();
  for (let cls: u32 = 0; cls < CLASSES; cls++) {
    const answer = answerTo(asked, cls, mover);
    const weight = (cls == rolled ? 1 : 0) - (weightOf(cls) as f64) / 216;
    for (let seat: u32 = 0; seat < seats; seat++) addLuck(seat, weight * (shareOf(answer, seat) as f64));
  }
}

@inline
function sumOf(value: usize): f64 {
  let sum: f64 = 0;
  for (let seat: u32 = 0; seat < seats; seat++) sum += shareOf(value, seat) as f64;
  return sum;
}

/**
 * Adds the bust part of a roll's luck, from the value of rolling; see bustPart in analysis/shares.ts.
 * Where almost every roll busts, a small error of the value would be amplified: no share may fall below 0.
 */
export function addBustLuck(value: usize, busts: i32, isBust: bool): void {
  if (busts == 0 || busts == 216) return;
  const total = sumOf(value);
  const bustTotal = sumOf(bustValue);
  let reach = (busts as f64) / ((216 - busts) as f64);
  for (let seat: u32 = 0; seat < seats; seat++) {
    const share = (shareOf(value, seat) as f64) / total;
    const fall = (shareOf(bustValue, seat) as f64) / bustTotal - share;
    if (fall > 0) reach = min(reach, share / fall);
  }
  const surprise = (isBust ? 1 : 0) - (busts as f64) / 216;
  for (let seat: u32 = 0; seat < seats; seat++) {
    const share = (shareOf(value, seat) as f64) / total;
    const fall = (shareOf(bustValue, seat) as f64) / bustTotal - share;
    addLuck(seat, surprise * (1 + reach) * fall);
  }
}
