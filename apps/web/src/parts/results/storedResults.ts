import { isNumber, isOneOf, isShape, isText } from '@claim-it/client/base';
import { transactOn } from '@claim-it/client/storage';
import type { GameResult } from './result.ts';
import { isGameResult } from './result.ts';

/** The key of the time of the last deletion: earlier games do not count. */
const BEGIN = '#begin';

/** The key of the server's newest game at the time when all older ones had been read. */
const READ_TO = '#house';

const isBegin = isShape({ id: isOneOf([BEGIN]), at: isNumber });
const isReadTo = isShape({ id: isOneOf([READ_TO]), table: isText });

/** All stored data about finished games. */
export type StoredResults = {
  readonly results: readonly GameResult[];
  /** Only games played after this count. */
  readonly begin: number;
  /** How far the games of the server have been read; null before that. */
  readonly readTo: string | null;
};

export const NO_RESULTS: StoredResults = {
  results: [],
  begin: Number.NEGATIVE_INFINITY,
  readTo: null,
};

/** Rows that cannot be read are left out: their games are looked at again. Throws `StoreFailure`. */
export const readStoredResults = (): Promise<StoredResults> =>
  transactOn(['results'], 'readonly', async ({ results }) => {
    const rows: readonly unknown[] = await results.getAll();
    return {
      results: rows.filter(isGameResult),
      begin: rows.find(isBegin)?.at ?? NO_RESULTS.begin,
      readTo: rows.find(isReadTo)?.table ?? null,
    };
  });

/** Throws `StoreFailure`. */
export const storeResult = (result: GameResult): Promise<void> =>
  transactOn(['results'], 'readwrite', async ({ results }) => {
    await results.put(result);
  });

/** Throws `StoreFailure`. */
export const storeReadTo = (table: string): Promise<void> =>
  transactOn(['results'], 'readwrite', async ({ results }) => {
    await results.put({ id: READ_TO, table });
  });

/** Throws `StoreFailure`; then everything is still there. */
export const deleteResults = (at: number): Promise<void> =>
  transactOn(['results'], 'readwrite', async ({ results }) => {
    await results.clear();
    await results.put({ id: BEGIN, at });
  });
