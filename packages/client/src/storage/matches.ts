import type { Game, Result } from '@claim-it/rules';
import { isOver, ok, refuse } from '@claim-it/rules';
import type { ReadonlySignal } from '@preact/signals-core';
import { signal } from '@preact/signals-core';
import { isImported } from '../model/setup.ts';
import { gameAfter, replaySaved } from '../model/steps.ts';
import type { Damage, MatchSetup, OpenRefusal, SavedMatch } from '../model/types.ts';
import type { StoreProblem } from './database.ts';
import { failureOf, transact } from './database.ts';
import {
  forgetUnsaved,
  inputsOf,
  readRows,
  rememberUnsaved,
  unsavedMatch,
  unsavedMatches,
  writeMatch,
} from './journal.ts';
import type { StoredMatch } from './stored.ts';
import { gameAt, parseInputs, parseStored } from './stored.ts';

/** An entry of the list of matches. */
export type MatchSummary =
  | {
      readonly kind: 'open' | 'over';
      readonly id: string;
      readonly createdAt: number;
      readonly changedAt: number;
      readonly setup: MatchSetup;
      readonly daily: string | null;
      /** Made from a record: its players may have played elsewhere. */
      readonly isImported: boolean;
      /** Its standing. */
      readonly game: Game;
    }
  | { readonly kind: 'damaged'; readonly id: string; readonly damage: Damage };

const problem = signal<StoreProblem | null>(null);
/** Why the list is incomplete or read-only; null otherwise. */
export const storageProblem: ReadonlySignal<StoreProblem | null> = problem;

/** Runs a task on the database; on failure pages are notified, and the result is `otherwise`. */
const attempt = async <Value>(work: () => Promise<Value>, otherwise: Value): Promise<Value> => {
  try {
    const value = await work();
    problem.value = null;
    return value;
  } catch (error) {
    problem.value = failureOf(error).kind;
    return otherwise;
  }
};

const summaryOf = (match: Omit<StoredMatch, 'position'>, game: Game): MatchSummary => {
  const { id, createdAt, changedAt, setup, daily = null } = match;
  return {
    kind: isOver(game) ? 'over' : 'open',
    id,
    createdAt,
    changedAt,
    setup,
    daily,
    game,
    isImported: isImported(match),
  };
};

const summariseStored = (raw: unknown, key: IDBValidKey): MatchSummary => {
  const id = String(key);
  const match = parseStored(raw);
  if (!match.ok) return { kind: 'damaged', id, damage: match.reason };
  const game = gameAt(match.value);
  return game === null
    ? { kind: 'damaged', id, damage: { kind: 'unreadable' } }
    : summaryOf(match.value, game);
};

const summariseUnsaved = (match: SavedMatch): MatchSummary => {
  const replayed = replaySaved(match);
  if (!replayed.ok) return { kind: 'damaged', id: match.id, damage: replayed.reason };
  return summaryOf(match, gameAfter(replayed.value));
};

const changeOf = (summary: MatchSummary): number =>
  summary.kind === 'damaged' ? 0 : summary.changedAt;

/** Every match on this device, the one played last first, damaged ones at the end. Never rejects. */
export const listMatches = async (): Promise<readonly MatchSummary[]> => {
  const read = (): Promise<readonly MatchSummary[]> =>
    transact('readonly', async ({ matches }) => {
      const [rows, keys] = [matches.getAll(), matches.getAllKeys()];
      const [found, ids] = [await rows, await keys];
      return ids.map((id, index) => summariseStored(found[index], id));
    });
  const inMemory = unsavedMatches().map(({ match }) => summariseUnsaved(match));
  const stored = (await attempt(read, [])).filter(({ id }) => unsavedMatch(id) === undefined);
  return [...inMemory, ...stored].sort((one, other) => changeOf(other) - changeOf(one));
};

const readMatch = async (id: string): Promise<Result<SavedMatch, OpenRefusal>> => {
  const { head, rows } = await readRows(id);
  if (head === undefined) return refuse({ kind: 'notFound' });
  const match = parseStored(head);
  if (!match.ok) return refuse({ kind: 'damaged', damage: match.reason });
  const read = parseInputs(rows);
  if (!read.ok) return refuse({ kind: 'damaged', damage: read.reason });
  const { position: _, ...saved } = match.value;
  return ok({ ...saved, inputs: read.value });
};

/** A match with all its inputs, not yet replayed. Never rejects. */
export const loadMatch = (id: string): Promise<Result<SavedMatch, OpenRefusal>> => {
  const unsaved = unsavedMatch(id);
  if (unsaved !== undefined) return Promise.resolve(ok(unsaved.match));
  return attempt(() => readMatch(id), refuse({ kind: 'storageForbidden' }));
};

/** Stores a new match; if the device cannot store it, it lasts as long as the page, and opens halted. */
export const addMatch = async (match: SavedMatch, game: Game): Promise<void> => {
  try {
    await writeMatch(match, game);
  } catch (error) {
    rememberUnsaved(match, failureOf(error).kind);
  }
};

/** Removes a match for good. Never rejects; `storageProblem` is set if it still exists. */
export const removeMatch = async (id: string): Promise<void> => {
  forgetUnsaved(id);
  await attempt(
    () =>
      transact('readwrite', async ({ matches, inputs }) => {
        await matches.delete(id);
        await inputs.delete(inputsOf(id));
      }),
    undefined,
  );
};
