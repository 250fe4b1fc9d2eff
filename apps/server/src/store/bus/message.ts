import type { Chair } from '@claim-it/fairness';
import type { GuestId, LogEntry, LogHash, TableId } from '@claim-it/protocol';
import { MAX_HAND, MAX_TALK } from '@claim-it/protocol';
import { MAX_SEATS } from '@claim-it/rules';
import * as v from 'valibot';

/** The limit of PostgreSQL is 8,000 bytes; ours are far shorter. */
export const MAX_BUS_BYTES = 4_000;

/** What one command has laid, where it fits into a message and has changed no chair. */
export type TableNews = {
  readonly command: string;
  readonly entries: readonly LogEntry[];
  /** Missing means unchanged. */
  readonly deadline?: number | null;
};

/** Longer ones are read from the store. */
export const MAX_NEWS = 3_000;

/** Messages between the processes of a server. */
export type BusMessage =
  /** A table has reached this event: a reason to read, never the truth itself. Its entries spare the reading where they follow. */
  | {
      readonly kind: 'reached';
      readonly table: TableId;
      readonly seq: number;
      readonly news?: TableNews;
    }
  /** A guest who sits at a table has a socket at the process that says so, or none any more; `who` is a hash. */
  | {
      readonly kind: 'here' | 'gone';
      readonly table: TableId;
      readonly who: string;
      /** No page of theirs there is looked at. */
      readonly isHidden?: boolean;
    }
  /** Who is at this table? Those who know answer with `here`. */
  | { readonly kind: 'who'; readonly table: TableId }
  /** A guest is deleted, or has another name. */
  | { readonly kind: 'forgotten' | 'renamed'; readonly guest: GuestId }
  /** A session, known by the hash of its token, is over. */
  | { readonly kind: 'signedOut'; readonly session: string }
  /** Free text that is kept. */
  | {
      readonly kind: 'talked';
      readonly table: TableId;
      readonly chair: Chair;
      readonly text: string;
      readonly number: number;
      readonly at: number;
    }
  /** Who is here at a process, as a set of bits: hashes of guests. */
  | { readonly kind: 'crowd'; readonly bits: string }
  /** A guest has blocked or unblocked a person. */
  | { readonly kind: 'blocked'; readonly guest: GuestId }
  /** From one device of a guest to their others at a table; `who` is a hash. */
  | {
      readonly kind: 'hand';
      readonly table: TableId;
      readonly who: string;
      readonly chair: Chair;
      readonly say: 'want' | 'give';
      readonly text: string;
    }
  /** Messages may have been lost: all data that depends on them must be read again. */
  | { readonly kind: 'gap' };

type Schema<Type> = v.GenericSchema<unknown, Type>;
const id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/));
const table = id as Schema<string> as Schema<TableId>;
const whole = (most: number): Schema<number> =>
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));

const seq = whole(Number.MAX_SAFE_INTEGER);
const text = v.pipe(v.string(), v.maxLength(MAX_BUS_BYTES));

const news: Schema<TableNews> = v.strictObject({
  command: text,
  entries: v.array(
    v.strictObject({ seq, body: text, hash: text as Schema<string> as Schema<LogHash> }),
  ),
  deadline: v.exactOptional(v.nullable(v.pipe(v.number(), v.integer()))),
});

const message: Schema<BusMessage> = v.variant('kind', [
  v.strictObject({ kind: v.literal('reached'), table, seq, news: v.exactOptional(news) }),
  v.strictObject({
    kind: v.picklist(['here', 'gone']),
    table,
    who: id,
    isHidden: v.exactOptional(v.boolean()),
  }),
  v.strictObject({ kind: v.literal('who'), table }),
  v.strictObject({
    kind: v.picklist(['forgotten', 'renamed', 'blocked']),
    guest: id as Schema<string> as Schema<GuestId>,
  }),
  v.strictObject({ kind: v.literal('signedOut'), session: id }),
  v.strictObject({
    kind: v.literal('talked'),
    table,
    chair: whole(MAX_SEATS - 1) as Schema<Chair>,
    text: v.pipe(v.string(), v.maxLength(MAX_TALK)),
    number: whole(Number.MAX_SAFE_INTEGER),
    at: whole(Number.MAX_SAFE_INTEGER),
  }),
  v.strictObject({
    kind: v.literal('crowd'),
    bits: v.pipe(v.string(), v.maxLength(2_000), v.regex(/^[A-Za-z0-9_-]+$/)),
  }),
  v.strictObject({
    kind: v.literal('hand'),
    table,
    who: id,
    chair: whole(MAX_SEATS - 1) as Schema<Chair>,
    say: v.picklist(['want', 'give']),
    text: v.pipe(v.string(), v.maxLength(MAX_HAND)),
  }),
  v.strictObject({ kind: v.literal('gap') }),
]);

/** A message on its way. The number makes two of the same different: PostgreSQL carries the same text once. */
export type Posted = {
  readonly process: string;
  readonly number: number;
  readonly message: BusMessage;
};

const posted: Schema<Posted> = v.strictObject({
  process: id,
  number: whole(Number.MAX_SAFE_INTEGER),
  message,
});

export const formatPosted = (one: Posted): string => JSON.stringify(one);

/** Null for what is not a message of ours. */
export const parsePosted = (payload: string): Posted | null => {
  if (payload.length > MAX_BUS_BYTES) return null;
  try {
    const parsed = v.safeParse(posted, JSON.parse(payload));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
};
