// Whole games between players of any kind, seats rotated.
import { bust, legal, take } from '../../kernel/assembly/game';
import * as position from '../../kernel/assembly/position';
import { classOf } from '../../kernel/assembly/tables';
import { EV, playBaseline } from './baseline';
import { candidateAt, chosen, isTake } from './choose';
import { considerAt } from './consider';
import { finalValue, shareOf } from './evaluate';
import { useWeights } from './net';
import { below } from '../../kernel/assembly/random';
import { seats } from './shape';
import { forgetShort } from './short';

/** A player with a network is given as bits of its effort; RIVAL uses the second weights. */
const RIVAL: u32 = 8;
/** Limits: positions a search may evaluate, and states of a last turn it may solve. */
const VALUED_LIMIT: u32 = 20000;
const SOLVED_LIMIT: u32 = 8000;

const table: usize = memory.data(96, 16);
const outcome: usize = memory.data(32, 16);

let ownWeights: usize = 0;
let rivalWeights: usize = 0;

export let shareSum: f64 = 0;
export let squareSum: f64 = 0;

export function placeWeights(own: usize, rival: usize): void {
  ownWeights = own;
  rivalWeights = rival;
}

function decide(cls: u32, kind: u32): bool {
  if (kind & EV) return playBaseline(table, cls, kind);
  considerAt(table, cls, kind, VALUED_LIMIT, SOLVED_LIMIT);
  position.copy(candidateAt(chosen), table);
  return isTake;
}

function playTurn(kind: u32): void {
  if (!(kind & EV)) useWeights(kind & RIVAL ? rivalWeights : ownWeights);
  for (;;) {
    const cls = classOf(below(216));
    if (legal(table, cls) == 0) return bust(table);
    if (decide(cls, kind)) return take(table);
  }
}

/** One candidate among opponents of one kind; the candidate's seat rotates with each game. */
export function playArena(games: u32, variant: u32, candidate: u32, opponent: u32): void {
  shareSum = 0;
  squareSum = 0;
  forgetShort();
  for (let game: u32 = 0; game < games; game++) {
    const seat = game % seats;
    position.reset(table, seats, variant);
    while (position.left(table) != 0)
      playTurn(position.mover(table) == seat ? candidate : opponent);
    finalValue(table, outcome);
    const share = shareOf(outcome, seat) as f64;
    shareSum += share;
    squareSum += share * share;
  }
}
