import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the sample games; `golden` below it has those that pin the rules. */
export const RECORDS: string = join(import.meta.dirname, '../records');

/** A sample game as text: `known`, `proved`, `golden/two-standard` … */
export const recordNamed = (name: string): string =>
  readFileSync(join(RECORDS, `${name}.claim`), 'utf8');
