import type { Chair } from '@claim-it/fairness';
import { missingStirs } from '@claim-it/fairness';
import type { GameEvent, Result } from '@claim-it/rules';
import { ok, refuse } from '@claim-it/rules';
import { agreementsOf } from './agreements.ts';
import type { TableEvent } from './event.ts';
import type { TableFault } from './fault.ts';
import type { TableState } from './state.ts';
import { botAt, chairOnTurn, deadlineOf, fullBank, isGone, isRolling, phaseOf } from './state.ts';

type Next = Result<TableState, TableFault>;
type EventOf<Kind extends TableEvent['kind']> = Extract<TableEvent, { kind: Kind }>;

const SECOND = 1000;

/** The person who must decide now; null if it is a bot, or no chair is on turn. */
export const decider = (state: TableState): Chair | null => {
  const chair = chairOnTurn(state);
  return chair === null || isGone(state, chair) || botAt(state, chair) !== null ? null : chair;
};

const has = (events: readonly GameEvent[], kind: GameEvent['kind']): boolean =>
  events.some((event) => event.kind === kind);

/** The result of an input, and whether it came from a player. */
type ClockStep = {
  readonly events: readonly GameEvent[];
  readonly at: number;
  readonly isSkipped: boolean;
};

/** A slow clock runs for a whole turn, a live one from roll to roll; it stops after a roll was requested. */
const isRenewed = ({ header }: TableState, events: readonly GameEvent[]): boolean => {
  if (has(events, 'turnStarted')) return true;
  if (header.pace.kind === 'slow') return false;
  const isAsked = agreementsOf(header).onTimeOut === 'lapse' && has(events, 'diceRequested');
  return isAsked || has(events, 'rolled');
};

/** The bank after a decision: it pays for time beyond the seconds, and a played turn gives some back. R11 */
const bankAfter = (
  state: TableState,
  chair: Chair,
  { events, at, isSkipped }: ClockStep,
): number => {
  const { pace } = agreementsOf(state.header);
  const bank = state.banks[chair] ?? 0;
  if (pace.kind !== 'live') return bank;
  const taken = isRolling(state) ? 0 : Math.max(0, at - state.since - pace.seconds * SECOND);
  const left = Math.max(0, bank - taken);
  const isPlayed = has(events, 'turnStarted') && !isSkipped;
  const back = isPlayed ? pace.increment * SECOND : 0;
  return Math.min(fullBank(state.header), left + back);
};

/** The clock after an input of the game: `before` is the table before it. */
export const clockAfter = (
  before: TableState,
  step: ClockStep,
): Pick<TableState, 'since' | 'banks'> => {
  const { since, banks } = before;
  if (!isRenewed(before, step.events)) return { since, banks };
  const chair = decider(before);
  const bank = chair === null ? null : bankAfter(before, chair, step);
  return {
    since: step.at,
    banks: chair === null || bank === null ? banks : banks.with(chair, bank),
  };
};

const othersMissing = ({ ledger }: TableState, chair: Chair): boolean =>
  ledger !== null && missingStirs(ledger).some((one) => one !== chair);

/** The live clock of a person whose roll waited for others starts when the last of them has stirred. */
export const sinceAfterStir = (before: TableState, after: TableState, at: number): number => {
  const chair = decider(after);
  const { pace, onTimeOut } = agreementsOf(after.header);
  if (chair === null || pace.kind !== 'live' || onTimeOut === 'leave') return after.since;
  const isFreed = othersMissing(before, chair) && !othersMissing(after, chair);
  return isFreed ? Math.max(after.since, at) : after.since;
};

/** The time of the person on turn ran out. R11 */
export const lapse = (state: TableState, { chair, at }: EventOf<'lapsed'>): Next => {
  const deadline = deadlineOf(state);
  if (agreementsOf(state.header).onTimeOut === 'leave') return refuse({ kind: 'notAgreed' });
  if (deadline === null || decider(state) !== chair) return refuse({ kind: 'otherPlayer', chair });
  if (at < deadline) return refuse({ kind: 'tooEarly', from: deadline });
  const lapses = state.lapses.with(chair, (state.lapses[chair] ?? 0) + 1);
  return ok({ ...state, lapses, banks: state.banks.with(chair, 0), isOverdue: true });
};

/** No player's time ran while the server was away. */
export const credit = (state: TableState, { ms }: EventOf<'credited'>): Next => {
  const chair = decider(state);
  if (agreementsOf(state.header).onTimeOut === 'leave') return refuse({ kind: 'notAgreed' });
  if (chair === null) return refuse({ kind: 'untimely', event: 'credited', phase: phaseOf(state) });
  return ok({ ...state, since: state.since + ms });
};
