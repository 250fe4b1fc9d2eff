import type { Chair } from '@claim-it/fairness';
import type { Result } from '@claim-it/rules';
import { ok, refuse } from '@claim-it/rules';
import { agreementsOf } from './agreements.ts';
import { decider } from './clock.ts';
import type { TableEvent } from './event.ts';
import type { TableFault } from './fault.ts';
import { isStartLate } from './ready.ts';
import type { TableState } from './state.ts';
import { chairOnTurn, isGone, peopleAt } from './state.ts';

type Next = Result<TableState, TableFault>;
type EventOf<Kind extends TableEvent['kind']> = Extract<TableEvent, { kind: Kind }>;

const SECOND = 1000;

/** A person counts as absent after this time without a connection; it doubles with each absence in the same turn, up to a bound. */
const ABSENT_AFTER_MS = 20_000;
const MOST_DOUBLINGS = 5;

/** How long the person of a chair must be without a connection to count as absent. */
export const absentAfter = ({ use }: TableState, chair: Chair): number =>
  ABSENT_AFTER_MS * 2 ** Math.min(use.absent[chair] ?? 0, MOST_DOUBLINGS);

const isPerson = (state: TableState, chair: Chair): boolean =>
  !isGone(state, chair) && (state.standIns[chair] ?? null) === null;

/** The absent person the table waits for; null if there is none. */
export const absentee = (state: TableState): Chair | null => {
  const chair = decider(state);
  return chair !== null && (state.absences[chair] ?? null) !== null ? chair : null;
};

/** People in the game who are neither absent nor played for by a bot: they decide about an absent person. */
export const deciders = (state: TableState, about: Chair): readonly Chair[] =>
  peopleAt(state).filter(
    (chair) =>
      chair !== about && isPerson(state, chair) && (state.absences[chair] ?? null) === null,
  );

/** From when on the others may continue without an absent person; null where they may not. */
export const goOnFrom = (state: TableState, about: Chair): number | null => {
  const { patience } = agreementsOf(state.header);
  const since = state.absences[about] ?? null;
  return patience === null || since === null || absentee(state) !== about
    ? null
    : since + patience * SECOND;
};

/**
 * The person on turn first; the others only while the table waits for them, because absent people decide nothing.
 * Before the game, the people whom the start waits for.
 */
export const beAbsent = (state: TableState, { chair, since, at }: EventOf<'absent'>): Next => {
  if (isStartLate(state, chair)) return markAbsent(state, chair, since, at);
  if (agreementsOf(state.header).patience === null) return refuse({ kind: 'notAgreed' });
  const isAwaited = decider(state) === chair || absentee(state) !== null;
  if (!isAwaited || !isPerson(state, chair)) return refuse({ kind: 'otherPlayer', chair });
  if ((state.absences[chair] ?? null) !== null) return refuse({ kind: 'isAbsent', chair });
  return markAbsent(state, chair, since, at);
};

const markAbsent = (state: TableState, chair: Chair, since: number, at: number): Next => {
  const from = since + absentAfter(state, chair);
  return at < from
    ? refuse({ kind: 'tooEarly', from })
    : ok({ ...state, absences: state.absences.with(chair, since) });
};

/** Wishes apply to the person on turn. */
export const withoutWishes = (state: TableState): TableState =>
  state.wishes.length === 0 ? state : { ...state, wishes: [] };

/** A person has left: their absence and wishes are removed. */
export const withoutPerson = (state: TableState, chair: Chair): TableState => {
  const isOnTurn = chairOnTurn(state) === chair;
  return {
    ...state,
    absences: state.absences.with(chair, null),
    standIns: state.standIns.with(chair, null),
    wishes: isOnTurn ? [] : state.wishes.filter((one) => one.chair !== chair),
    isOverdue: isOnTurn ? false : state.isOverdue,
  };
};

/** A person is connected again. */
export const withReturned = (state: TableState, chair: Chair): TableState => {
  if ((state.absences[chair] ?? null) === null) return state;
  const back = { ...state, absences: state.absences.with(chair, null) };
  return absentee(state) === chair ? withoutWishes(back) : back;
};

export const wishFor = (state: TableState, event: EventOf<'wished'>): Next => {
  const { chair, about, wish, at } = event;
  const from = goOnFrom(state, about);
  if (from === null) return refuse({ kind: 'notAbsent', chair: about });
  if (!deciders(state, about).includes(chair)) return refuse({ kind: 'isAbsent', chair });
  if (at < from) return refuse({ kind: 'tooEarly', from });
  const others = state.wishes.filter((one) => one.chair !== chair);
  return ok({ ...state, wishes: wish === 'wait' ? others : [...others, { chair, wish }] });
};
