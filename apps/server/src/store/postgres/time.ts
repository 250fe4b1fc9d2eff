import { integerOf } from '../row.ts';
import type { Pool } from './pool.ts';

/** The time of the database in milliseconds since 1970, while a statement runs. */
export const CLOCK = 'floor(extract(epoch from clock_timestamp()) * 1000)::bigint';

export const timeOf = async (pool: Pool): Promise<number> => {
  const [row = {}] = await pool.run(`select ${CLOCK} as now`, []);
  return integerOf(row, 'now');
};
