import { transactOn } from '@claim-it/client/storage';
import { COLORS, SPACES } from '@claim-it/rules';
import * as v from 'valibot';
import type { GameResult } from './result.ts';
import { MISTAKE_KINDS } from './result.ts';

/** Under this key lies the time of the last deletion: what was played before it counts no more. */
const BEGIN = '#begin';

/** Under this key lies the newest game of the house when all its older ones had been read. */
const READ_TO = '#house';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const seat = v.picklist([0, 1, 2, 3, 4]);
const then = v.picklist(['roll', 'take']);
const choice = v.object({ space: v.picklist(SPACES), then, loss: v.number() });

const judged = v.object({
  seats: v.array(
    v.object({
      luck: v.number(),
      loss: v.number(),
      realDecisions: count,
      bustsExpected: v.number(),
      bustVariance: v.number(),
    }),
  ),
  mistakes: v.array(
    v.object({
      seat,
      kind: v.picklist(MISTAKE_KINDS),
      loss: v.number(),
      position: v.string(),
      choices: v.array(choice),
      played: count,
    }),
  ),
});

const schema: v.GenericSchema<unknown, GameResult> = v.object({
  version: v.literal(1),
  id: v.string(),
  playedAt: v.number(),
  isOnline: v.boolean(),
  isImported: v.optional(v.boolean()),
  record: v.string(),
  winners: v.array(seat),
  seats: v.array(
    v.object({
      name: v.string(),
      kind: v.picklist(['person', 'guest', 'bot']),
      color: v.picklist(COLORS),
      dice: v.object({
        rolls: count,
        pips: v.array(count),
        kinds: v.object({ different: count, pair: count, triple: count }),
      }),
      busts: count,
    }),
  ),
  judged: v.nullable(judged),
});

const begun = v.object({ id: v.literal(BEGIN), at: v.number() });
const readOnce = v.object({ id: v.literal(READ_TO), table: v.string() });

/** Everything the device keeps of finished games. */
export type StoredResults = {
  readonly results: readonly GameResult[];
  /** Only games played after this count. */
  readonly begin: number;
  /** How far the games of the house have been read; null before that. */
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
      results: rows.filter((row): row is GameResult => v.is(schema, row)),
      begin: rows.find((row) => v.is(begun, row))?.at ?? NO_RESULTS.begin,
      readTo: rows.find((row) => v.is(readOnce, row))?.table ?? null,
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
