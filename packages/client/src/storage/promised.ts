/** Resolves with the result of a request to the database. */
const answered = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Resolves when a transaction is on disk; rejects when it was rolled back. */
export const committed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () =>
      reject(transaction.error ?? new DOMException('rolled back', 'AbortError'));
  });

/** Opens a database: `upgrade` makes what an older version lacked, `onLoss` hears that the connection must end or has ended. */
export const openDatabase = async (
  name: string,
  version: number,
  upgrade: (database: IDBDatabase) => void,
  onLoss: () => void,
): Promise<IDBDatabase> => {
  const request = indexedDB.open(name, version);
  request.onupgradeneeded = () => upgrade(request.result);
  const database = await answered(request);
  database.onversionchange = onLoss; // another page has a newer version, or deletes it
  database.onclose = onLoss;
  return database;
};

type Keys = IDBValidKey | IDBKeyRange;

/** What a transaction may read of an object store. */
export type ReadStore = {
  readonly get: (key: Keys) => Promise<unknown>;
  readonly getAll: (keys?: Keys) => Promise<unknown[]>;
  readonly getAllKeys: () => Promise<IDBValidKey[]>;
  readonly count: (keys?: Keys) => Promise<number>;
  /** The highest of these keys; null if there is none. */
  readonly lastKey: (keys: Keys) => Promise<IDBValidKey | null>;
  readonly transaction: IDBTransaction;
};

/** The same, and what it may write. */
export type WriteStore = ReadStore & {
  readonly put: (row: unknown) => Promise<IDBValidKey>;
  /** Rejects where a row with this key exists. */
  readonly add: (row: unknown) => Promise<IDBValidKey>;
  readonly delete: (keys: Keys) => Promise<undefined>;
  readonly clear: () => Promise<undefined>;
};

export const promisedStore = (store: IDBObjectStore): WriteStore => ({
  get: (key) => answered<unknown>(store.get(key)),
  getAll: (keys) => answered<unknown[]>(store.getAll(keys)),
  getAllKeys: () => answered(store.getAllKeys()),
  count: (keys) => answered(store.count(keys)),
  lastKey: async (keys) => (await answered(store.openKeyCursor(keys, 'prev')))?.primaryKey ?? null,
  put: (row) => answered(store.put(row)),
  add: (row) => answered(store.add(row)),
  delete: (keys) => answered(store.delete(keys)),
  clear: () => answered(store.clear()),
  transaction: store.transaction,
});
