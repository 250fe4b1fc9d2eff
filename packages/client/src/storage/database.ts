import { failureOf, StoreFailure } from './storeFailure.ts';

const NAME = 'claim-it';
const VERSION = 2;

/**
 * Matches by id, and their inputs by id and number; reviews by the game they are about; results of one's own finished
 * games by match; puzzles by what was answered.
 */
const KEYS = {
  matches: 'id',
  inputs: ['match', 'index'],
  reviews: 'key',
  results: 'id',
  puzzles: 'id',
} as const;
type StoreName = keyof typeof KEYS;

export type Stores<Name extends StoreName = 'matches' | 'inputs'> = Readonly<
  Record<Name, IDBObjectStore>
>;

/** The answer of one request. */
export const answerOf = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Adds what an older edition did not have; what is there stays. */
const build = (database: IDBDatabase): void => {
  for (const [name, keyPath] of Object.entries(KEYS))
    if (!database.objectStoreNames.contains(name))
      database.createObjectStore(name, {
        keyPath: typeof keyPath === 'string' ? keyPath : [...keyPath],
      });
};

let connection: Promise<IDBDatabase> | null = null;

const disconnect = (): void => {
  const former = connection;
  connection = null;
  former?.then(
    (database) => database.close(),
    () => {},
  );
};

const open = (): Promise<IDBDatabase> => {
  if (globalThis.indexedDB === undefined) throw new StoreFailure('storageForbidden');
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => build(request.result);
  return answerOf(request);
};

const connect = async (): Promise<IDBDatabase> => {
  connection ??= open();
  const database = await connection;
  database.onversionchange = disconnect;
  database.onclose = disconnect;
  return database;
};

const endOf = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });

const abort = (transaction: IDBTransaction): void => {
  try {
    transaction.abort();
  } catch {
    // it has ended by itself
  }
};

const run = async <Name extends StoreName, Value>(
  names: readonly Name[],
  mode: IDBTransactionMode,
  work: (stores: Stores<Name>) => Promise<Value>,
): Promise<Value> => {
  const database = await connect();
  const transaction = database.transaction(names, mode, { durability: 'strict' });
  const ended = endOf(transaction);
  ended.catch(() => {}); // awaited below; a failure of `work` comes first
  try {
    const stores = Object.fromEntries(names.map((name) => [name, transaction.objectStore(name)]));
    const value = await work(stores as Stores<Name>);
    await ended;
    return value;
  } catch (error) {
    abort(transaction);
    throw transaction.error ?? error;
  }
};

/** All of `work` on these stores or nothing of it; answers when it is on the disk. Throws `StoreFailure`. */
export const transactOn = async <Name extends StoreName, Value>(
  names: readonly Name[],
  mode: IDBTransactionMode,
  work: (stores: Stores<Name>) => Promise<Value>,
): Promise<Value> => {
  try {
    return await run(names, mode, work);
  } catch (error) {
    const failure = failureOf(error);
    if (failure.kind !== 'openElsewhere') disconnect(); // the next try begins afresh
    throw failure;
  }
};

/** The same on the matches. */
export const transact = <Value>(
  mode: IDBTransactionMode,
  work: (stores: Stores) => Promise<Value>,
): Promise<Value> => transactOn(['matches', 'inputs'], mode, work);
