import type { ReadStore, WriteStore } from './promised.ts';
import { committed, openDatabase, promisedStore } from './promised.ts';

/** The failures of the device's storage; each halts the match. */
export type StoreProblem = 'storageFull' | 'storageForbidden' | 'openElsewhere';

/** Thrown where the device does not store a value. Nothing was changed. */
export class StoreFailure extends Error {
  readonly kind: StoreProblem;

  constructor(kind: StoreProblem, cause?: unknown) {
    super(kind, { cause });
    this.kind = kind;
  }
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');

/** The failure for an exception of the database. */
export const failureOf = (error: unknown): StoreFailure => {
  if (error instanceof StoreFailure) return error;
  const name = nameOf(error);
  if (name === 'QuotaExceededError') return new StoreFailure('storageFull', error);
  // An input with this number exists: another tab has played.
  if (name === 'ConstraintError') return new StoreFailure('openElsewhere', error);
  return new StoreFailure('storageForbidden', error);
};

type Mode = 'readonly' | 'readwrite';

/** The object stores of a transaction, by name. */
export type Stores<Name extends string, In extends Mode = 'readonly'> = Readonly<
  Record<Name, In extends 'readwrite' ? WriteStore : ReadStore>
>;

/** Runs `work` atomically on these stores; resolves when it is on disk. Throws `StoreFailure`. */
type Transact<StoreName extends string> = <Name extends StoreName, In extends Mode, Value>(
  names: Name[],
  mode: In,
  work: (stores: Stores<Name, In>) => Promise<Value>,
) => Promise<Value>;

/** A database with these stores and their keys; it opens on first use, and again after its connection was lost. */
const createDatabase = <StoreName extends string>(
  name: string,
  version: number,
  keys: Readonly<Record<StoreName, string | string[]>>,
): Transact<StoreName> => {
  let connection: Promise<IDBDatabase> | null = null;
  const disconnect = (): void => {
    const former = connection;
    connection = null;
    former?.then(
      (database) => database.close(),
      () => {},
    );
  };
  const open = (): Promise<IDBDatabase> =>
    openDatabase(
      name,
      version,
      // Adds the stores that an older version lacked and keeps the others.
      (database) => {
        for (const [store, keyPath] of Object.entries<string | string[]>(keys))
          if (!database.objectStoreNames.contains(store))
            database.createObjectStore(store, { keyPath });
      },
      disconnect,
    );
  const run: Transact<StoreName> = async (names, mode, work) => {
    connection ??= open();
    const transaction = (await connection).transaction(names, mode, { durability: 'strict' });
    const done = committed(transaction);
    done.catch(() => {}); // awaited below; a failure of `work` comes first
    try {
      const stores = Object.fromEntries(
        names.map((one) => [one, promisedStore(transaction.objectStore(one))]),
      );
      const value = await work(stores as Parameters<typeof work>[0]);
      await done;
      return value;
    } catch (error) {
      try {
        transaction.abort();
      } catch {
        // it has already ended
      }
      throw transaction.error ?? error;
    }
  };
  return async (names, mode, work) => {
    try {
      return await run(names, mode, work);
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind !== 'openElsewhere') disconnect(); // the next try starts over
      throw failure;
    }
  };
};

/**
 * Matches by id, and their inputs by id and number; reviews by game; results of the player's finished
 * games by match; puzzles by answer.
 */
export const transactOn: Transact<'matches' | 'inputs' | 'reviews' | 'results' | 'puzzles'> =
  createDatabase('claim-it', 2, {
    matches: 'id',
    inputs: ['match', 'index'],
    reviews: 'key',
    results: 'id',
    puzzles: 'id',
  });

/** A device's data about tables of the server. It is a separate database, so that deleting it keeps the matches. */
export const transactOnline: Transact<'secrets' | 'orders' | 'invitations' | 'guest'> =
  createDatabase('claim-it-house', 2, {
    secrets: ['table', 'chair'],
    orders: 'cid',
    invitations: 'table',
    guest: 'id',
  });

export type MatchStores<In extends Mode = 'readonly'> = Stores<'matches' | 'inputs', In>;

/** The same on the matches. */
export const transact = <In extends Mode, Value>(
  mode: In,
  work: (stores: MatchStores<In>) => Promise<Value>,
): Promise<Value> => transactOn(['matches', 'inputs'], mode, work);
