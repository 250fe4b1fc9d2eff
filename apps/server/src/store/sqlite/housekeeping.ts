import type { SqliteConnection } from './connection.ts';

/** After this many commits the log goes into the main file. The pages of a table in play are written there once for all its moves. */
const COMMITS = 2_000;

export type Housekeeping = {
  /** Empties the log, so that nothing erased lingers in it. While a backup reads it cannot; then the next commit tries again. */
  readonly scrub: () => void;
  /** To be called behind the acknowledgements of each commit. */
  readonly afterCommit: () => void;
};

/** Keeps the write-ahead log short, and empty after something was erased. */
export const createHousekeeping = (connection: SqliteConnection): Housekeeping => {
  let commits = 0;
  let mustScrub = false;
  const checkpoint = (mode: 'passive' | 'truncate'): boolean => {
    const [row] = connection.run({ text: `pragma wal_checkpoint(${mode})`, values: [] });
    commits = 0;
    return row?.['busy'] === 0;
  };
  const scrub = (): void => {
    const [patience] = connection.run({ text: 'pragma busy_timeout', values: [] });
    // No acknowledgement may wait for a reader.
    connection.execute('pragma busy_timeout = 0');
    mustScrub = !checkpoint('truncate');
    connection.execute(`pragma busy_timeout = ${patience?.['timeout'] ?? 0}`);
  };
  return {
    scrub,
    afterCommit: () => {
      commits += 1;
      if (mustScrub) scrub();
      else if (commits >= COMMITS) checkpoint('passive');
    },
  };
};
