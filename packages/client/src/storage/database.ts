import type { IDBPDatabase, IDBPObjectStore } from 'idb';
import { openDB } from 'idb';

/** What can go wrong with what is stored on this device; each is a halt of the match. */
export type StoreProblem = 'storageFull' | 'storageForbidden' | 'openElsewhere';

/** Thrown where the device does not store what it is given. Nothing was changed. */
export class StoreFailure extends Error {
  readonly kind: StoreProblem;

  constructor(kind: StoreProblem, cause?: unknown) {
    super(kind, { cause });
    this.kind = kind;
  }
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');

/** The failure behind what the database has thrown. */
export const failureOf = (error: unknown): StoreFailure => {
  if (error instanceof StoreFailure) return error;
  const name = nameOf(error);
  if (name === 'QuotaExceededError') return new StoreFailure('storageFull', error);
  // An input with this number is there already: another tab has moved on.
  if (name === 'ConstraintError') return new StoreFailure('openElsewhere', error);
  return new StoreFailure('storageForbidden', error);
};

type Mode = 'readonly' | 'readwrite';

/** The object stores of a transaction, by name. */
export type Stores<Name extends string, In extends Mode = 'readonly'> = Readonly<
  Record<Name, IDBPObjectStore<unknown, Name[], Name, In>>
>;

/** All of `work` on these stores or nothing of it; answers when it is on the disk. Throws `StoreFailure`. */
type Transact<StoreName extends string> = <Name extends StoreName, In extends Mode, Value>(
  names: Name[],
  mode: In,
  work: (stores: Stores<Name, In>) => Promise<Value>,
) => Promise<Value>;

/** A database with these stores and their keys; it opens when it is first used, and again after it was lost. */
const createDatabase = <StoreName extends string>(
  name: string,
  version: number,
  keys: Readonly<Record<StoreName, string | string[]>>,
): Transact<StoreName> => {
  let connection: Promise<IDBPDatabase> | null = null;
  const disconnect = (): void => {
    const former = connection;
    connection = null;
    former?.then(
      (database) => database.close(),
      () => {},
    );
  };
  const open = (): Promise<IDBPDatabase> =>
    openDB(name, version, {
      // Adds what an older version did not have; what is there stays.
      upgrade: (database) => {
        for (const [store, keyPath] of Object.entries<string | string[]>(keys))
          if (!database.objectStoreNames.contains(store))
            database.createObjectStore(store, { keyPath });
      },
      blocking: disconnect,
      terminated: disconnect,
    });
  const run: Transact<StoreName> = async (names, mode, work) => {
    connection ??= open();
    const transaction = (await connection).transaction(names, mode, { durability: 'strict' });
    transaction.done.catch(() => {}); // awaited below; a failure of `work` comes first
    try {
      const stores = Object.fromEntries(names.map((one) => [one, transaction.objectStore(one)]));
      const value = await work(stores as Parameters<typeof work>[0]);
      await transaction.done;
      return value;
    } catch (error) {
      try {
        transaction.abort();
      } catch {
        // it has ended by itself
      }
      throw transaction.error ?? error;
    }
  };
  return async (names, mode, work) => {
    try {
      return await run(names, mode, work);
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind !== 'openElsewhere') disconnect(); // the next try begins afresh
      throw failure;
    }
  };
};

/**
 * Matches by id, and their inputs by id and number; reviews by the game they are about; results of one's own finished
 * games by match; puzzles by what was answered.
 */
export const transactOn: Transact<'matches' | 'inputs' | 'reviews' | 'results' | 'puzzles'> =
  createDatabase('claim-it', 2, {
    matches: 'id',
    inputs: ['match', 'index'],
    reviews: 'key',
    results: 'id',
    puzzles: 'id',
  });

/** What a device stores for tables of a server. A database of its own: deleting it leaves the matches alone. */
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
