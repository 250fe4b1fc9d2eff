export type { Board, Holding } from './board.ts';
export { claimsOf, NEIGHBOURS, ownerOf, spacesOf } from './board.ts';
export type { Step } from './decide.ts';
export { apply, choicesOf, decide, inputsFor } from './decide.ts';
export type { Offer } from './dice.ts';
export { offersOf, ROLLS, rollOf, weightOf } from './dice.ts';
export { evolve } from './evolve.ts';
export type { Game, Phase, SetupRefusal, Turn, Undoable } from './game.ts';
export {
  bustCount,
  colorOf,
  isOver,
  leaders,
  lonePlacement,
  newGame,
  placementContext,
  placementsOf,
  presentSeats,
  seatsOf,
  standings,
  turnsLeftIn,
} from './game.ts';
export type { Chance, Choice, Eviction, GameEvent, Input, Pass, Refusal } from './input.ts';
export { callerFor, claimsToCall, turnsLeft } from './lastRound.ts';
export type { MoveRefusal, NotationFault, NotationReason } from './notation/fault.ts';
export {
  colorFor,
  formatRoll,
  formatSpace,
  formatVariant,
  letterOf,
  rollFor,
  spaceFor,
  variantFor,
} from './notation/letters.ts';
export type { Move } from './notation/moves.ts';
export { applyMove, formatMove, formatPlacement, parseMove } from './notation/moves.ts';
export { formatPosition, parsePosition } from './notation/position.ts';
export type { GameRecord, RecordTurn, Substitute, Tag } from './notation/record.ts';
export {
  commentNext,
  formatRecord,
  formatResult,
  MADE_BY,
  newRecord,
  recordEvent,
} from './notation/record.ts';
export type { RecordPart } from './notation/records.ts';
export { splitRecords } from './notation/records.ts';
export type { Replay, ReplayStep } from './notation/replay.ts';
export { parseRecord } from './notation/replay.ts';
export type { Result } from './result.ts';
export { invariant, ok, refuse, unreachable } from './result.ts';
export type { RollOff, RollOffRefusal } from './rollOff.ts';
export { firstPlayer, newRollOff, nextToRoll, rollForFirst, sumOf, turnOrder } from './rollOff.ts';
export type { OnSkip } from './skipTurn.ts';
export { skipTurn } from './skipTurn.ts';
export type { Placement, PlacementContext, PlacementRefusal, Stake, Stakes } from './stake.ts';
export {
  CLAIM_SUPPLY,
  countClaimsLeft,
  freeSquatters,
  isBust,
  placementsFor,
  squatterAt,
  stakedSpaces,
  stakeFor,
} from './stake.ts';
export type { Standing } from './standing.ts';
export { compareStandings, groupsOf, leadersOf, standingOf } from './standing.ts';
export type { Color, Pip, Roll, Seat, Setup, Space, Variant } from './vocabulary.ts';
export {
  COLORS,
  columnOf,
  MAX_SEATS,
  MIN_SEATS,
  PIPS,
  rowOf,
  SPACES,
  spaceAt,
} from './vocabulary.ts';
