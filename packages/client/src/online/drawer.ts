import type { Chair } from '@claim-it/fairness';
import type { TableId } from '@claim-it/protocol';
import { answerOf } from '../storage/database.ts';
import type { Order, OrderBook } from './orders.ts';

/** The secret of a seat: whoever has it rolls for that chair. It never leaves the device, but in a recovery link. */
export type SeatSecret = {
  readonly table: string;
  readonly chair: number;
  /** 32 bytes, base64url. */
  readonly secret: string;
  /** How many chains were made of it. */
  readonly chains: number;
};

/** Invitations to a table that was opened here, so that its links can be shown again. */
export type Invitations = {
  readonly table: string;
  readonly invitations: readonly { readonly chair: Chair; readonly token: string }[];
};

const NAME = 'claim-it-house';
const STORES = ['secrets', 'orders', 'invitations'] as const;
type StoreName = (typeof STORES)[number];

const build = (database: IDBDatabase): void => {
  database.createObjectStore('secrets', { keyPath: ['table', 'chair'] });
  database.createObjectStore('orders', { keyPath: 'cid' });
  database.createObjectStore('invitations', { keyPath: 'table' });
};

let connection: Promise<IDBDatabase> | null = null;

const connect = (): Promise<IDBDatabase> => {
  connection ??= (() => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => build(request.result);
    return answerOf(request);
  })();
  return connection;
};

const endOf = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });

/** Rows that the device did not take: the game then lasts as long as the page. */
const unkept: Readonly<Record<StoreName, Map<string, unknown>>> = {
  secrets: new Map(),
  orders: new Map(),
  invitations: new Map(),
};

/** Answers whether the device has it. */
const write = async (store: StoreName, work: (rows: IDBObjectStore) => void): Promise<boolean> => {
  try {
    const database = await connect();
    const transaction = database.transaction(store, 'readwrite', { durability: 'strict' });
    work(transaction.objectStore(store));
    await endOf(transaction);
    return true;
  } catch {
    connection = null;
    return false;
  }
};

const put = async (store: StoreName, key: string, row: unknown): Promise<void> => {
  if (await write(store, (rows) => rows.put(row))) unkept[store].delete(key);
  else unkept[store].set(key, row);
};

const readAll = async <Row>(store: StoreName): Promise<readonly Row[]> => {
  const here = [...unkept[store].values()];
  try {
    const database = await connect();
    const kept: unknown[] = await answerOf(database.transaction(store).objectStore(store).getAll());
    return [...here, ...kept] as Row[];
  } catch {
    connection = null;
    return here as Row[];
  }
};

/** Answers when the secret is on the disk: no chain is announced that could be lost with the page. */
export const keepSecret = (secret: SeatSecret): Promise<void> =>
  put('secrets', `${secret.table} ${secret.chair}`, secret);

export const allSecrets = (): Promise<readonly SeatSecret[]> => readAll<SeatSecret>('secrets');

export const secretOf = async (table: string, chair: number): Promise<SeatSecret | null> =>
  (await allSecrets()).find((one) => one.table === table && one.chair === chair) ?? null;

export const keepInvitations = (row: Invitations): Promise<void> =>
  put('invitations', row.table, row);

export const invitationsOf = async (table: string): Promise<Invitations['invitations']> =>
  (await readAll<Invitations>('invitations')).find((one) => one.table === table)?.invitations ?? [];

export const orderBookOf = (table: TableId): OrderBook => ({
  keep: (order) => void put('orders', order.cid, order),
  drop: (cid) => {
    unkept.orders.delete(cid);
    void write('orders', (rows) => rows.delete(cid));
  },
  kept: async () => (await readAll<Order>('orders')).filter((order) => order.table === table),
});

/** Nothing of the house stays on this device. */
export const emptyDrawer = async (): Promise<void> => {
  for (const store of STORES) {
    unkept[store].clear();
    await write(store, (rows) => rows.clear());
  }
};
