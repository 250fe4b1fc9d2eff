import type { Chair, Ledger, Opened } from '@claim-it/fairness';
import { chairAt, chairsUpTo, rulesTextOf } from '@claim-it/fairness';
import type { Color, Game, Seat } from '@claim-it/rules';
import { isOver } from '@claim-it/rules';
import { agreementsOf } from './agreements.ts';
import type { TableUse } from './bounds.ts';
import { unused } from './bounds.ts';
import type { Sitter } from './event.ts';
import type { TableHeader } from './header.ts';
import type { TableId } from './ids.ts';
import type { BotLevel, BotStyle, Wish } from './parts.ts';

export type Seated = { readonly color: Color; readonly sitter: Sitter };

export type TableWish = { readonly chair: Chair; readonly wish: Exclude<Wish, 'wait'> };

/** A bot that plays for a person: until they return, or to the end of the turn in which they joined. */
export type StandIn = {
  readonly level: BotLevel;
  readonly style: BotStyle | null;
  readonly by: 'players' | 'clock' | 'joining';
};

/** A table as plain JSON: the fold of its header and its events. */
export type TableState = {
  readonly id: TableId;
  readonly header: TableHeader;
  /** The number of its events. */
  readonly seq: number;
  readonly chairs: readonly (Seated | null)[];
  /** The dice, from the moment the last chair is taken. */
  readonly ledger: Ledger | null;
  /** How many chains the server has announced. */
  readonly houseTips: number;
  /** Set once the first player is known. */
  readonly game: Game | null;
  /** The start of the decision that is due. */
  readonly since: number;
  /** The rest of each chair's bank, in milliseconds. R11 */
  readonly banks: readonly number[];
  /** How often in a row the time of each chair ran out. R11 */
  readonly lapses: readonly number[];
  /** The time of the person on turn ran out, and the consequence is the next event. */
  readonly isOverdue: boolean;
  /** When the server lost the connection of each chair's person; null if present or not waited for. R12 */
  readonly absences: readonly (number | null)[];
  /** The wishes of the others about the absent person on turn; no entry means wait. R12 */
  readonly wishes: readonly TableWish[];
  /** The stand-in of each chair. R13 */
  readonly standIns: readonly (StandIn | null)[];
  /** Before the start: the ready chairs, and since when no chair is empty. */
  readonly ready: readonly Chair[];
  readonly fullSince: number | null;
  readonly rematch: TableId | null;
  readonly use: TableUse;
};

export type TablePhase = 'gathering' | 'shaking' | 'playing' | 'over';

const SECOND = 1000;
const HOUR = 3_600_000;

/** The bank at the start, in milliseconds, which is also its maximum. */
export const fullBank = (header: TableHeader): number => {
  const { pace } = agreementsOf(header);
  return pace.kind === 'live' ? pace.bank * SECOND : 0;
};

export const newTable = (id: TableId, header: TableHeader): TableState => ({
  id,
  header,
  seq: 0,
  chairs: Array.from({ length: header.chairs }, () => null),
  ledger: null,
  houseTips: 0,
  game: null,
  since: 0,
  banks: Array.from({ length: header.chairs }, () => fullBank(header)),
  lapses: Array.from({ length: header.chairs }, () => 0),
  isOverdue: false,
  absences: Array.from({ length: header.chairs }, () => null),
  wishes: [],
  standIns: Array.from({ length: header.chairs }, () => null),
  ready: [],
  fullSince: null,
  rematch: null,
  use: unused(header.chairs),
});

/** Opens the dice once the last chair is taken, with exactly the tips of the people who sit here. */
export const openingOf = ({ id, header, chairs }: TableState): Opened => ({
  kind: 'opened',
  version: 2,
  game: id,
  rules: rulesTextOf({ setup: { colors: [], variant: header.variant } }),
  house: header.houseTip,
  players: chairs.map((one) => (one?.sitter.kind === 'person' ? one.sitter.tip : null)),
});

export const phaseOf = ({ ledger, game }: TableState): TablePhase => {
  if (ledger === null) return 'gathering';
  if (game === null) return 'shaking';
  return isOver(game) ? 'over' : 'playing';
};

/** The chair of a seat: seats are counted from the first player. S3 */
export const chairOf = ({ ledger, header }: TableState, seat: Seat): Chair =>
  chairAt(((ledger?.first?.chair ?? 0) + seat) % header.chairs);

export const seatOf = ({ ledger, header }: TableState, chair: Chair): Seat =>
  ((chair - (ledger?.first?.chair ?? 0) + header.chairs) % header.chairs) as Seat;

/** The chair on turn; null outside a turn. */
export const chairOnTurn = (state: TableState): Chair | null =>
  state.game === null || isOver(state.game) ? null : chairOf(state, state.game.turn.seat);

/** Whether the person of a chair has left the game for good, with or without a bot in their place. */
export const isGone = (state: TableState, chair: Chair): boolean =>
  state.chairs[chair]?.sitter.kind !== 'person' ||
  (state.game?.departed.includes(seatOf(state, chair)) ?? false);

/** Chairs of people who are still in the game. */
export const peopleAt = (state: TableState): readonly Chair[] =>
  chairsUpTo(state.chairs.length).filter((chair) => !isGone(state, chair));

/** The bot that decides for a chair: its occupant or a stand-in; null where a person decides. */
export const botAt = (
  { chairs, standIns }: TableState,
  chair: Chair,
): Pick<StandIn, 'level' | 'style'> | null => {
  const sitter = chairs[chair]?.sitter;
  return sitter?.kind === 'bot' ? sitter : (standIns[chair] ?? null);
};

/** Whether a roll was requested and has not come. */
export const isRolling = ({ game }: TableState): boolean => game?.turn.phase.kind === 'rolling';

/** The logged deadline of the person on turn; null without a clock or a decision. The server may allow more. */
export const deadlineOf = (state: TableState): number | null => {
  const chair = chairOnTurn(state);
  const { pace, onTimeOut } = agreementsOf(state.header);
  if (chair === null || isGone(state, chair) || botAt(state, chair) !== null) return null;
  if (pace.kind === 'none') return null;
  if (onTimeOut === 'lapse' && isRolling(state)) return null;
  const given = pace.kind === 'live' ? pace.seconds * SECOND : pace.hours * HOUR;
  return state.since + given + (state.banks[chair] ?? 0);
};
