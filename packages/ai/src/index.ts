export { analyse, analysing } from './analysis/analyse.ts';
export { candidatesFor, markOf } from './analysis/candidates.ts';
export type { Advice } from './analysis/coach.ts';
export { adviceFor } from './analysis/coach.ts';
export type { ChoiceName, Consideration } from './analysis/consider.ts';
export { consider, gameAfterChoice } from './analysis/consider.ts';
export type { Reason } from './analysis/reasons.ts';
export { afterPlacing, ifTaken } from './analysis/reasons.ts';
export type { Rollout, RunningRollout } from './analysis/rollout.ts';
export { ROUND, rollingOut, startRollout } from './analysis/rollout.ts';
export { errorRateFor } from './analysis/seats.ts';
export { expectation } from './analysis/shares.ts';
export type { Estimate } from './analysis/strata.ts';
export type * from './analysis/types.ts';
export type { Bot } from './bots/bot.ts';
export type { BotName, Level } from './bots/index.ts';
export {
  BASELINES,
  BOT_NAMES,
  createBot,
  isBotName,
  LEVELS,
  needsBrain,
  STYLES,
} from './bots/index.ts';
export type { Style } from './bots/styles.ts';
export { bitOf, classOf, placementMask, positionOf } from './bridge.ts';
export { rollDice } from './dice.ts';
export type { PlayerName as ArenaPlayer } from './net/arena.ts';
export { createArena, PLAYERS as ARENA_PLAYERS } from './net/arena.ts';
export { brainFor, createBrainLoader, weightsName } from './net/brain.ts';
export { supportsSimd } from './net/support.ts';
export type { Brain, Shares } from './net/types.ts';
export { provideEngine } from './net/wasm.ts';
export type { Weights, WeightsReason } from './net/weights.ts';
export { parseWeights, WeightsFault } from './net/weights.ts';
export { confirm } from './puzzles/confirm.ts';
export { difficultyOf } from './puzzles/difficulty.ts';
export type { Mined } from './puzzles/mine.ts';
export { mineGame } from './puzzles/mine.ts';
export type { Difficulty, Puzzle, PuzzleChoice } from './puzzles/puzzle.ts';
export { DIFFICULTIES, formatPuzzle, kindOf, parsePuzzle, parsePuzzles } from './puzzles/puzzle.ts';
export type { Random } from './random.ts';
export { seededRandom } from './random.ts';
export { accuracyOf, goodnessOf } from './report/accuracy.ts';
export { bustOddsOf } from './report/busts.ts';
export type { Scale } from './report/chart.ts';
export { chancesOf, peakOf, QUARTERS, scaleFor, turnStarts } from './report/chart.ts';
export type { Account, SeatFigures, Tenths } from './report/figures.ts';
export { figuresOf, lossesOf } from './report/figures.ts';
export type { Grade, JudgedRoll } from './report/judged.ts';
export { costliest, gradeOf, judgedRolls, slipAfter } from './report/judged.ts';
export { PAINTS } from './report/paints.ts';
export { apportioned, shownShares } from './report/rounding.ts';
export { winLinesSvg } from './report/svg.ts';
export { verdictOf } from './report/verdict.ts';
