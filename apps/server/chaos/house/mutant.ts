// A planted fault of the harness: a house whose store says done and writes only then. It must be caught.
import process from 'node:process';
import { loadMasterKey } from '../../src/dice/masterKey.ts';
import { openBus, openDatabase } from '../../src/keep.ts';
import { runHouse } from '../../src/run.ts';
import { readSettings } from '../../src/settings.ts';
import { NO_LIMITS } from '../../src/sockets/limits.ts';
import { entriesAfter } from '../../src/store/chain.ts';
import type { Append, Appended, Store } from '../../src/store/index.ts';
import { storeOn } from '../../src/store/index.ts';

const hasty = (store: Store): Store['append'] => {
  const hashes = new Map<string, string>();
  return async (append: Append): Promise<Appended> => {
    const { game, expectedSeq } = append;
    const known = hashes.get(`${game} ${expectedSeq}`);
    const previous = known ?? (await store.read({ game, since: expectedSeq }))?.hash;
    if (previous === undefined) return { kind: 'noGame' };
    const last = entriesAfter({ seq: expectedSeq, hash: previous }, append).at(-1);
    if (last === undefined) throw new Error('an append has at least one event');
    hashes.set(`${game} ${last.seq}`, last.hash);
    void store.append(append).catch(() => undefined);
    return { kind: 'done', seq: last.seq, hash: last.hash };
  };
};

const settings = readSettings(process.argv.slice(2), process.env);
const store = storeOn(await openDatabase(settings, () => process.exit(1)));
const { port } = await runHouse({
  store: { ...store, append: hasty(store) },
  bus: await openBus(settings, () => undefined),
  key: loadMasterKey(settings.data, settings.diceKey),
  limits: NO_LIMITS,
  host: settings.host,
  port: settings.port ?? 0,
  isShared: settings.databaseUrl !== null,
});
process.stdout.write(`Claim It! is at http://localhost:${port}/ \n`);
