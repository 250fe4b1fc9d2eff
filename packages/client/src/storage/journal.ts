import type { Game, Input } from '@claim-it/rules';
import { formatPosition } from '@claim-it/rules';
import type { SavedMatch } from '../model/types.ts';
import type { MatchStores, StoreProblem } from './database.ts';
import { StoreFailure, transact } from './database.ts';
import type { StoredInput, StoredMatch } from './stored.ts';
import { parseInputs, parseStored } from './stored.ts';

/** A match that the device did not store; it lasts as long as the page. */
export type Unsaved = {
  readonly match: SavedMatch;
  /** The reason; null once the player continues anyway. */
  readonly problem: StoreProblem | null;
};

const unsaved = new Map<string, Unsaved>();

export const unsavedMatch = (id: string): Unsaved | undefined => unsaved.get(id);

export const unsavedMatches = (): readonly Unsaved[] => [...unsaved.values()];

export const rememberUnsaved = (match: SavedMatch, problem: StoreProblem | null): void => {
  unsaved.set(match.id, { match, problem });
};

export const forgetUnsaved = (id: string): void => {
  unsaved.delete(id);
};

/** Stores the inputs of one match. Every write is atomic; failures throw `StoreFailure`. */
export type Journal = {
  /** Appends inputs after the first `count`; refused if another tab has added any. */
  readonly append: (count: number, inputs: readonly Input[], after: Game) => Promise<void>;
  /** All stored inputs; null if the match is not stored. */
  readonly read: () => Promise<readonly Input[] | null>;
  /** Writes the whole match again. */
  readonly restore: (inputs: readonly Input[], after: Game) => Promise<void>;
};

/** Every input of one match. */
export const inputsOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id], [id, []]);

/** A match and its inputs as they are in the database. */
export const readRows = (id: string): Promise<{ head: unknown; rows: readonly unknown[] }> =>
  transact('readonly', async ({ matches, inputs }) => {
    const [head, rows] = [matches.get(id), inputs.getAll(inputsOf(id))];
    return { head: await head, rows: await rows };
  });

const addInputs = async (
  stores: MatchStores<'readwrite'>,
  id: string,
  count: number,
  inputs: readonly Input[],
): Promise<void> => {
  const rows = inputs.map(
    (input, offset): StoredInput => ({ match: id, index: count + offset, input }),
  );
  await Promise.all(rows.map((row) => stores.inputs.add(row)));
};

const countOf = async ({ inputs }: MatchStores<'readwrite'>, id: string): Promise<number> => {
  const last = await inputs.lastKey(inputsOf(id));
  if (last === null) return 0;
  const [, index] = last as [string, number];
  return index + 1;
};

const append = async (
  stores: MatchStores<'readwrite'>,
  id: string,
  count: number,
  inputs: readonly Input[],
  after: Game,
): Promise<void> => {
  const stored = parseStored(await stores.matches.get(id));
  if (!stored.ok || (await countOf(stores, id)) !== count) throw new StoreFailure('openElsewhere');
  await addInputs(stores, id, count, inputs);
  const changed: StoredMatch = {
    ...stored.value,
    changedAt: Date.now(),
    position: formatPosition(after),
  };
  await stores.matches.put(changed);
};

/** Writes a match with all its inputs, replacing what was stored of it before. */
export const writeMatch = async ({ inputs, ...head }: SavedMatch, after: Game): Promise<void> =>
  transact('readwrite', async (stores) => {
    const match: StoredMatch = { ...head, position: formatPosition(after) };
    await stores.matches.put(match);
    await stores.inputs.delete(inputsOf(head.id));
    await addInputs(stores, head.id, 0, inputs);
  });

const read = async (stores: MatchStores, id: string): Promise<readonly Input[] | null> => {
  if ((await stores.matches.count(id)) === 0) return null;
  const inputs = parseInputs(await stores.inputs.getAll(inputsOf(id)));
  if (!inputs.ok) throw new StoreFailure('openElsewhere');
  return inputs.value;
};

export const journalOf = (match: SavedMatch): Journal => ({
  append: (count, inputs, after) =>
    transact('readwrite', (stores) => append(stores, match.id, count, inputs, after)),
  read: () => transact('readonly', (stores) => read(stores, match.id)),
  restore: async (inputs, after) => {
    await writeMatch({ ...match, inputs, changedAt: Date.now() }, after);
    forgetUnsaved(match.id);
  },
});

/** A journal in memory, for a device that stores nothing. It never fails. */
export const unsavedJournalOf = (match: SavedMatch): Journal => {
  let written: readonly Input[] = match.inputs;
  const write = (inputs: readonly Input[]): Promise<void> => {
    written = inputs;
    rememberUnsaved({ ...match, inputs, changedAt: Date.now() }, null);
    return Promise.resolve();
  };
  return {
    append: (count, inputs) => write([...written.slice(0, count), ...inputs]),
    read: () => Promise.resolve(written),
    restore: write,
  };
};
