import type { DiceEvent, Opened } from '@claim-it/fairness';
import { chairAt, proveRecord } from '@claim-it/fairness';
import type { GameRecord, Result, Seat, Tag } from '@claim-it/rules';
import {
  commentNext,
  invariant,
  MADE_BY,
  newRecord,
  ok,
  recordEvent,
  refuse,
} from '@claim-it/rules';
import type { TableEvent } from './event.ts';
import type { TableStep } from './evolve.ts';
import type { Folded, FoldFault } from './fold.ts';
import { foldTable } from './fold.ts';
import type { TableHeader } from './header.ts';
import type { TableId } from './ids.ts';
import { newTable, seatOf } from './state.ts';

/** Why there is no record: the log is invalid, or the game has not begun. */
export type RecordFault = FoldFault | 'notBegun';

/** The log of a table. */
export type TableLog = {
  readonly id: TableId;
  readonly header: TableHeader;
  readonly events: readonly TableEvent[];
};

const diceOf = (events: readonly TableEvent[]): readonly (Opened | DiceEvent)[] =>
  events.flatMap((event) => (event.kind === 'dice' ? [event.event] : []));

const isDiceEvent = (event: Opened | DiceEvent): event is DiceEvent => event.kind !== 'opened';

/** The seats of people, some of whose choices a bot may have made; at all others it made every one. */
const seatsOfPeople = ({ state, steps }: Folded): ReadonlySet<Seat> => {
  const own = steps.flatMap(({ input, madeBy }) =>
    madeBy === undefined && (input.kind === 'roll' || input.kind === 'take') ? [input.seat] : [],
  );
  const seated = state.chairs.flatMap((chair, at) =>
    chair?.sitter.kind === 'person' ? [seatOf(state, chairAt(at))] : [],
  );
  return new Set([...own, ...seated]);
};

/** A record writes no choice to roll: its dice say who made it. */
const makersOf = (steps: readonly TableStep[]): readonly TableStep[] => {
  let choice: TableStep | null = null;
  return steps.flatMap((step) => {
    if (step.input.kind === 'roll') choice = step;
    return step.input.kind === 'dice' && choice !== null
      ? { ...choice, events: step.events }
      : step;
  });
};

const recordStep = (
  record: GameRecord,
  { input, events, madeBy }: TableStep,
  people: ReadonlySet<Seat>,
): GameRecord => {
  const isTold = madeBy === 'table' || ('seat' in input && people.has(input.seat));
  const isWord = events.some(({ kind }) => kind !== 'diceRequested');
  const told =
    isTold && isWord && madeBy !== undefined ? commentNext(record, MADE_BY[madeBy]) : record;
  return events.reduce(recordEvent, told);
};

/** The record of a log that was folded from the start, with the proof of its dice. */
export const recordFolded = (
  folded: Folded,
  events: readonly TableEvent[],
  tags: readonly Tag[],
): Result<GameRecord, 'notBegun'> => {
  const { state, steps } = folded;
  const dice = diceOf(events);
  const opened = dice.find((event) => event.kind === 'opened');
  if (state.game === null || opened === undefined) return refuse('notBegun');
  const people = seatsOfPeople(folded);
  const record = makersOf(steps).reduce<GameRecord>(
    (before, step) => recordStep(before, step, people),
    newRecord(state.game.setup, tags),
  );
  const proved = proveRecord(record, opened, dice.filter(isDiceEvent));
  invariant(proved.ok, 'a log that was folded is proved');
  return ok(proved.value);
};

/** The game of a table as a record, with the proof of its dice. */
export const recordTable = (
  { id, header, events }: TableLog,
  tags: readonly Tag[],
): Result<GameRecord, RecordFault> => {
  const folded = foldTable(newTable(id, header), events);
  return folded.ok ? recordFolded(folded.value, events, tags) : folded;
};
