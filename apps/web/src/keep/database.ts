import { failureOf, StoreFailure } from './storeFailure.ts';

const NAME = 'claim-it';
const VERSION = 1;

/** Matches by id, and their inputs by id and number. */
export type Stores = { readonly matches: IDBObjectStore; readonly inputs: IDBObjectStore };

/** The answer of one request. */
export const answerOf = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const build = (database: IDBDatabase): void => {
  database.createObjectStore('matches', { keyPath: 'id' });
  database.createObjectStore('inputs', { keyPath: ['match', 'index'] });
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

const run = async <Value>(
  mode: IDBTransactionMode,
  work: (stores: Stores) => Promise<Value>,
): Promise<Value> => {
  const database = await connect();
  const transaction = database.transaction(['matches', 'inputs'], mode, { durability: 'strict' });
  const ended = endOf(transaction);
  ended.catch(() => {}); // awaited below; a failure of `work` comes first
  try {
    const value = await work({
      matches: transaction.objectStore('matches'),
      inputs: transaction.objectStore('inputs'),
    });
    await ended;
    return value;
  } catch (error) {
    abort(transaction);
    throw transaction.error ?? error;
  }
};

/** All of `work` or nothing of it; answers when it is on the disk. Throws `StoreFailure`. */
export const transact = async <Value>(
  mode: IDBTransactionMode,
  work: (stores: Stores) => Promise<Value>,
): Promise<Value> => {
  try {
    return await run(mode, work);
  } catch (error) {
    const failure = failureOf(error);
    if (failure.kind !== 'openElsewhere') disconnect(); // the next try begins afresh
    throw failure;
  }
};
