import type { Game, NotationFault, Result } from '@claim-it/rules';
import { ok, parseRecord, refuse } from '@claim-it/rules';
import { newId } from '../model/chance.ts';
import { inputsIn, LONGEST_RECORD, recordOf, setupOf, timeOf } from '../model/record.ts';
import { gameFor } from '../model/setup.ts';
import { playInputs } from '../model/steps.ts';
import type { MatchStep, SavedMatch } from '../model/types.ts';
import { failureOf } from './database.ts';
import { readRows, unsavedMatch, writeMatch } from './journal.ts';
import { parseStored, readableInputs } from './stored.ts';

export type ImportRefusal =
  | { readonly kind: 'recordTooLong' }
  | { readonly kind: 'recordFaulty'; readonly fault: NotationFault }
  | { readonly kind: 'storageFull' }
  | { readonly kind: 'storageForbidden' };

/** Makes a match of any record, finished or not, and returns its id. Never rejects. */
export const importRecord = async (text: string): Promise<Result<string, ImportRefusal>> => {
  if (text.length > LONGEST_RECORD) return refuse({ kind: 'recordTooLong' });
  const replay = parseRecord(text);
  if (!replay.ok) return refuse({ kind: 'recordFaulty', fault: replay.reason });
  const { record, end } = replay.value;
  const now = Date.now();
  const match: SavedMatch = {
    version: 1,
    id: newId(),
    createdAt: timeOf(record, now),
    changedAt: now,
    setup: setupOf(record),
    throws: [],
    inputs: inputsIn(replay.value),
  };
  try {
    await writeMatch(match, end);
    return ok(match.id);
  } catch (error) {
    const { kind } = failureOf(error);
    return refuse({ kind: kind === 'storageFull' ? kind : 'storageForbidden' });
  }
};

const rowsOf = (id: string): ReturnType<typeof readRows> => {
  const unsaved = unsavedMatch(id);
  if (unsaved === undefined) return readRows(id);
  const { inputs, ...head } = unsaved.match;
  const rows = inputs.map((input, index) => ({ index, input }));
  return Promise.resolve({ head: { ...head, position: '' }, rows });
};

/** The steps of the rows that are readable and lawful, from the first on. */
const lawfulSteps = (start: Game, rows: readonly unknown[]): readonly MatchStep[] => {
  const inputs = readableInputs(rows);
  const played = playInputs(start, 0, inputs);
  if (played.ok) return played.value;
  const lawful = playInputs(start, 0, inputs.slice(0, played.reason.index));
  return lawful.ok ? lawful.value : [];
};

/**
 * The record of a match. Of a damaged one: its lawful beginning, if there is any, and after it in a
 * comment all rows of the database, so that nothing is lost.
 */
export const exportRecord = async (id: string): Promise<string> => {
  const { head, rows: inputs } = await rowsOf(id);
  if (head === undefined) throw new Error(`there is no match ${id}`);
  const raw = JSON.stringify({ match: head, inputs });
  const match = parseStored(head);
  if (!match.ok) return raw;
  const start = gameFor(match.value.setup);
  if (!start.ok) return raw;
  const steps = lawfulSteps(start.value, inputs);
  const record = recordOf(match.value, steps);
  return steps.length === inputs.length ? record : `${record};${raw}\n`;
};
