// Queries of the host: the value of one position, and its candidates after a roll or before a decision.
import { legal } from '../../kernel/assembly/game';
import * as position from '../../kernel/assembly/position';
import { playBaseline, takesNow } from './baseline';
import { candidateAt, candidateCount, chosen, isTake, listCandidates, listCurrent, pickBest } from './choose';
import { seats } from './shape';
import { clearValued, finalValue, openTurn, rollValue, setShort, setViews, takeValue, valueCandidate, valueStart } from './evaluate';
import { supposeRivals } from './features';
import { deepenCandidates, refineCandidates, refineEndings, solveCandidates } from './search';
import { turnsToCome } from './turns';

/** The effort as bits: look one roll ahead, average all symmetries, search on. */
export const LOOKS_AHEAD: u32 = 1;
export const ALL_VIEWS: u32 = 2;
export const SEARCHES: u32 = 4;
/** Assumes weaker players at the other seats. */
export const OVER_WEAKER: u32 = 32;

/** Networks in whole numbers of 16 bits, as in rollouts; for choices by values alone. */
export const SHORT: u32 = 64;

/** Stands for no roll: the marker is placed, only taking or rolling on is open. */
export const NO_ROLL: u32 = 255;

/** The position that the host queries; see the kernel for its bytes. */
export const asked: usize = memory.data(96, 16);
export const answer: usize = memory.data(32, 16);
const record: usize = memory.data(512, 16);

function viewsOf(effort: u32): u32 {
  return effort & ALL_VIEWS ? 4 : 1;
}

/** The win shares when the mover of the queried position is about to roll. */
export function valueAsked(effort: u32): void {
  clearValued();
  supposeRivals(0);
  setViews(viewsOf(effort));
  if (position.left(asked) == 0) return finalValue(asked, answer);
  if ((position.squats(asked) | position.stakedClaims(asked)) == 0)
    return valueStart(asked, record, answer);
  openTurn(asked);
  position.copy(asked, candidateAt(0));
  valueCandidate(candidateAt(0));
  memory.copy(answer, rollValue(candidateAt(0)), 32);
}

/**
 * The lookahead into the next turn assumes an equally strong next player. With four and five players it made earlier networks
 * weaker: 54.1 ± 1.7 % against `ev` with four instead of 56.0 ± 1.0 without.
 */
@inline
function looksIntoNextTurn(effort: u32): bool {
  return seats < 4 && !(effort & OVER_WEAKER);
}

/** Evaluates all candidates of `p` with the requested effort and picks the best. */
export function considerAt(p: usize, cls: u32, effort: u32, valuedLimit: u32, solvedLimit: u32): void {
  const mover = position.mover(p);
  const isDeep = (effort & SEARCHES) != 0;
  clearValued();
  supposeRivals(effort & OVER_WEAKER ? 1 : 0);
  setViews(viewsOf(effort));
  if (effort & SHORT) setShort();
  openTurn(p);
  if (cls == NO_ROLL) listCurrent(p);
  else listCandidates(p, cls);
  const isSolved = isDeep && turnsToCome(p) == 1 && solveCandidates(p, mover, solvedLimit);
  if (!isSolved && isDeep && looksIntoNextTurn(effort)) refineEndings(p, mover);
  if (!isSolved && effort & LOOKS_AHEAD) refineCandidates(mover);
  if (!isSolved && isDeep) deepenCandidates(p, mover, valuedLimit);
  pickBest(mover);
}

/** How many placements the queried position has for a roll; 0 is a bust, and then there is nothing to consider. */
export function considerAsked(cls: u32, effort: u32, valuedLimit: u32, solvedLimit: u32): u32 {
  if (cls != NO_ROLL && legal(asked, cls) == 0) return 0;
  considerAt(asked, cls, effort, valuedLimit, solvedLimit);
  return candidateCount;
}

/** The space that a candidate's placement filled. */
export function spaceOf(index: u32): u32 {
  const candidate = candidateAt(index);
  const squat = position.squats(candidate) ^ position.squats(asked);
  const claim = position.stakedClaims(candidate) ^ position.stakedClaims(asked);
  return ctz<u64>(squat | claim) as u32;
}

const played: usize = memory.data(96, 16);

/** A frozen player's choice in the queried position: the space it fills, plus 64 when it takes. */
export function playAsked(cls: u32, kind: u32): u32 {
  if (cls == NO_ROLL) return takesNow(asked, kind) ? 64 : 0;
  position.copy(asked, played);
  const isTaking = playBaseline(played, cls, kind);
  const squat = position.squats(played) ^ position.squats(asked);
  const claim = position.stakedClaims(played) ^ position.stakedClaims(asked);
  return (ctz<u64>(squat | claim) as u32) + (isTaking ? 64 : 0);
}

export function takeValueAt(index: u32): usize {
  return takeValue(candidateAt(index));
}

export function rollValueAt(index: u32): usize {
  return rollValue(candidateAt(index));
}

export function chosenIndex(): u32 {
  return chosen;
}

export function choosesTake(): u32 {
  return isTake ? 1 : 0;
}
