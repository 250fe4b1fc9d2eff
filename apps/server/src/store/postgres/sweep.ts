import type { Pool } from './pool.ts';
import { quoted } from './pool.ts';

/** Rows that were erased leave the files of their tables within this time. */
const SWEEP_MS = 60_000;

export type Sweeper = {
  /** Something was erased: its old rows go with the next sweep. */
  readonly ask: () => void;
  /** Sweeps at once if something waits for it; nothing is swept afterwards. */
  readonly stop: () => Promise<void>;
};

/** PostgreSQL keeps old rows in its files until they are vacuumed: once for everything erased within a minute. */
export const createSweeper = (pool: Pool, after: number = SWEEP_MS): Sweeper => {
  let timer: NodeJS.Timeout | null = null;
  const sweep = async (): Promise<void> => {
    timer = null;
    const tables = ['guest', 'session', 'chair', 'push_subscription', 'webhook', 'delivery'].map(
      (name) => `${quoted(pool.schema)}.${name}`,
    );
    // One that fails, because the database is away, is left to the next one and to autovacuum.
    await pool.run(`vacuum ${tables.join(', ')}`, []).catch(() => undefined);
  };
  return {
    ask: () => {
      timer ??= setTimeout(() => void sweep(), after).unref();
    },
    stop: async () => {
      if (timer === null) return;
      clearTimeout(timer);
      await sweep();
    },
  };
};
