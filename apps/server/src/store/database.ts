import type { SqlRow, SqlValue } from './row.ts';
import type { Append, Appended } from './types.ts';

/** SQL that both databases understand, with $1, $2 … for the values. */
export type Statement = { readonly text: string; readonly values: readonly SqlValue[] };

/** All reads see the database at one instant, however long they take. */
export type Snapshot = {
  readonly read: (statement: Statement) => Promise<readonly SqlRow[]>;
  readonly close: () => Promise<void>;
};

/** What an adapter is; everything else of a store is written once, on top of it. */
export type Database = {
  /** The time in milliseconds since 1970 that all processes of this database agree on. */
  readonly time: () => Promise<number>;
  readonly read: (statement: Statement) => Promise<readonly SqlRow[]>;
  /** One transaction; resolves when it is on disk, with the rows of each statement. */
  readonly write: (statements: readonly Statement[]) => Promise<readonly (readonly SqlRow[])[]>;
  /** Like `write`, and what was overwritten or deleted leaves the files of the tables: at once, or within a minute in PostgreSQL. */
  readonly erase: (statements: readonly Statement[]) => Promise<readonly (readonly SqlRow[])[]>;
  readonly append: (append: Append) => Promise<Appended>;
  /** Whether appends are laid in the order in which they were asked for. */
  readonly isInOrder?: boolean;
  readonly snapshot: () => Promise<Snapshot>;
  /** Everything that `fill` writes is one transaction; if it throws, nothing was written. */
  readonly fill: (
    fill: (write: (statement: Statement) => Promise<void>) => Promise<void>,
  ) => Promise<void>;
  readonly close: () => Promise<void>;
};
