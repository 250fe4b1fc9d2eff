// A planted fault of the harness: a server whose store says done before it has written, or lays without comparing the head.
// It must be caught.
import process from 'node:process';
import type { TableId } from '@claim-it/protocol';
import { loadMasterKey } from '../../../src/dice/masterKey.ts';
import { NO_LIMITS } from '../../../src/requests/limits.ts';
import { runHouse } from '../../../src/run.ts';
import { readSettings } from '../../../src/settings.ts';
import { openBus, openDatabase } from '../../../src/storage.ts';
import type { Append, Appended, Database, Store } from '../../../src/store/index.ts';
import { storeOn } from '../../../src/store/index.ts';

/** Says done at once and writes what was said before: the last of each table is never on disk. */
const behind = (store: Store): Store['append'] => {
  const unwritten = new Map<TableId, Append>();
  return async (append: Append): Promise<Appended> => {
    const last = append.entries.at(-1);
    if (last === undefined) throw new Error('an append has at least one entry');
    const before = unwritten.get(append.table);
    unwritten.set(append.table, append);
    if (before !== undefined) await store.append(before);
    return { kind: 'done', seq: last.seq, hash: last.hash };
  };
};

/** Takes away what another process has laid since, and lays its own. */
const withoutLooking =
  ({ write, append }: Database): Store['append'] =>
  async (one) => {
    const { table, after } = one;
    await write([
      { text: 'delete from event where table_id = $1 and seq > $2', values: [table, after.seq] },
      {
        text: 'update house_table set seq = $2, hash = $3 where id = $1 and seq > $2',
        values: [table, after.seq, after.hash],
      },
    ]);
    return append(one);
  };

const settings = readSettings(process.argv.slice(2), process.env);
const database = await openDatabase(settings, () => process.exit(1));
const store = storeOn(database);
const isBlind = process.env['CLAIM_IT_MUTANT'] === 'blind';
const { port } = await runHouse({
  store: { ...store, append: isBlind ? withoutLooking(database) : behind(store) },
  bus: await openBus(settings, () => undefined),
  key: loadMasterKey(settings.data, settings.diceKey),
  limits: NO_LIMITS,
  host: settings.host,
  port: settings.port ?? 0,
});
process.stdout.write(`Claim It! is at http://localhost:${port}/ \n`);
