// A planted fault of the harness: a server whose store says done before it has written. It must be caught.
import process from 'node:process';
import type { TableId } from '@claim-it/protocol';
import { loadMasterKey } from '../../../src/dice/masterKey.ts';
import { NO_LIMITS } from '../../../src/requests/limits.ts';
import { runHouse } from '../../../src/run.ts';
import { readSettings } from '../../../src/settings.ts';
import { openBus, openDatabase } from '../../../src/storage.ts';
import type { Append, Appended, Store } from '../../../src/store/index.ts';
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

const settings = readSettings(process.argv.slice(2), process.env);
const store = storeOn(await openDatabase(settings, () => process.exit(1)));
const { port } = await runHouse({
  store: { ...store, append: behind(store) },
  bus: await openBus(settings, () => undefined),
  key: loadMasterKey(settings.data, settings.diceKey),
  limits: NO_LIMITS,
  host: settings.host,
  port: settings.port ?? 0,
});
process.stdout.write(`Claim It! is at http://localhost:${port}/ \n`);
