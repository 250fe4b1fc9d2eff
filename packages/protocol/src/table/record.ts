import type { DiceEvent, Opened } from '@claim-it/fairness';
import { proveRecord } from '@claim-it/fairness';
import type { GameRecord, Result, Tag } from '@claim-it/rules';
import {
  BY_TABLE,
  commentNext,
  invariant,
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
import { newTable } from './state.ts';

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

const recordStep = (record: GameRecord, { events, isTables }: TableStep): GameRecord =>
  events.reduce(recordEvent, isTables === true ? commentNext(record, BY_TABLE) : record);

/** The record of a log that was folded from the start, with the proof of its dice. */
export const recordFolded = (
  { state, steps }: Folded,
  events: readonly TableEvent[],
  tags: readonly Tag[],
): Result<GameRecord, 'notBegun'> => {
  const dice = diceOf(events);
  const opened = dice.find((event) => event.kind === 'opened');
  if (state.game === null || opened === undefined) return refuse('notBegun');
  const record = steps.reduce(recordStep, newRecord(state.game.setup, tags));
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
