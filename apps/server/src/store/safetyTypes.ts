import type { Chair } from '@claim-it/fairness';
import type { GuestId, ReportKind, TableId } from '@claim-it/protocol';

/** Free text at a table; lines are numbered from 1. `words` is null once its writer was forgotten. */
export type TalkLine = {
  readonly number: number;
  readonly chair: Chair;
  readonly words: string | null;
  readonly at: number;
};

/** A person whom a guest has blocked; the name is the one at that time. */
export type Block = { readonly blocked: GuestId; readonly name: string; readonly at: number };

/** What a guest told the operator about the person on a chair; `words` is JSON text of the lines concerned. */
export type Report = {
  readonly id: string;
  readonly kind: ReportKind;
  readonly table: TableId;
  readonly chair: Chair;
  readonly about: GuestId | null;
  /** Null once they were forgotten. */
  readonly reporter: GuestId | null;
  readonly name: string;
  readonly words: string;
  readonly at: number;
};

export type TalkStore = {
  /** Adds a line; null where the chair or the table has written enough. */
  readonly keepLine: (line: {
    readonly table: TableId;
    readonly chair: Chair;
    readonly guest: GuestId;
    readonly words: string;
    readonly at: number;
    readonly mostOfChair: number;
    readonly mostOfTable: number;
  }) => Promise<TalkLine | null>;
  /** Takes a line back that could not be passed on. */
  readonly dropLine: (line: { readonly table: TableId; readonly number: number }) => Promise<void>;
  readonly linesOf: (query: {
    readonly table: TableId;
    readonly after: number;
  }) => Promise<readonly TalkLine[]>;
};

export type SafetyStore = {
  readonly block: (block: Block & { readonly guest: GuestId }) => Promise<void>;
  readonly unblock: (pair: {
    readonly guest: GuestId;
    readonly blocked: GuestId;
  }) => Promise<boolean>;
  /** The newest first. */
  readonly blocksOf: (guest: GuestId) => Promise<readonly Block[]>;
  /** False where this guest has reported the same before. */
  readonly report: (report: Report) => Promise<boolean>;
  /** The newest first. */
  readonly reports: (limit: number) => Promise<readonly Report[]>;
  readonly dropReports: (before: number) => Promise<void>;
};
