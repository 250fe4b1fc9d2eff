import { randomUUID } from 'node:crypto';
import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chairAt } from '@claim-it/fairness';
import type { LogHead, TableId } from '@claim-it/protocol';
import { entriesAfter, rootOf } from '@claim-it/protocol';
import type { Database, Store } from '../../src/store/index.ts';
import { openPostgres, openSqlite, storeOn } from '../../src/store/index.ts';
import { createCluster } from '../../test/postgres/cluster.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    clients: { type: 'string', default: '1,16,64' },
    postgres: { type: 'boolean', default: false },
    folder: { type: 'string', default: tmpdir() },
  },
});
const DURATION = Number(values.seconds) * 1_000;
const CLIENTS = values.clients.split(',').map(Number);
const HEADER = '{}';
const BODY = JSON.stringify({ kind: 'placed', chair: 1, space: '5,2', note: 'x'.repeat(160) });

type Measured = {
  readonly name: string;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
};

const summarise = (name: string, times: number[], elapsed: number): Measured => {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { name, perSecond: (times.length / elapsed) * 1_000, p50: at(0.5), p99: at(0.99) };
};

/** The floor: one line, one fdatasync, again and again. */
const measureBare = (folder: string): Measured => {
  const file = openSync(join(folder, `bare-${randomUUID()}`), 'a');
  const times: number[] = [];
  const begin = performance.now();
  while (performance.now() - begin < DURATION) {
    const start = performance.now();
    writeSync(file, `${BODY}\n`);
    fdatasyncSync(file);
    times.push(performance.now() - start);
  }
  closeSync(file);
  return summarise('bare fdatasync', times, performance.now() - begin);
};

const openTableRow = async (store: Store): Promise<TableId> => {
  const id = randomUUID() as string as TableId;
  const progress = {
    status: 'playing',
    turn: chairAt(0),
    deadline: null,
    openUntil: null,
  } as const;
  const hash = rootOf(id, HEADER);
  const isListed = false;
  await store.createTable({ id, header: HEADER, hash, isListed, progress, chairs: [], at: 0 });
  return id;
};

/** Each client has a table of its own and waits for each acknowledgement. */
const measureStore = async (name: string, database: Database, clients: number) => {
  const store = storeOn(database);
  const tables = await Promise.all(Array.from({ length: clients }, () => openTableRow(store)));
  const times: number[] = [];
  const begin = performance.now();
  await Promise.all(
    tables.map(async (table) => {
      let after: LogHead = { seq: 0, hash: rootOf(table, HEADER) };
      while (performance.now() - begin < DURATION) {
        const start = performance.now();
        const command = randomUUID();
        const entries = entriesAfter(after, [BODY]);
        await store.append({ table, after, command, entries, at: Date.now() });
        after = entries.at(-1) ?? after;
        times.push(performance.now() - start);
      }
    }),
  );
  return summarise(`${name}, ${clients} at once`, times, performance.now() - begin);
};

const line = ({ name, perSecond, p50, p99 }: Measured): string =>
  `${name.padEnd(24)} ${perSecond.toFixed(0)} a second, p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms`;

const folder = mkdtempSync(join(values.folder, 'claim-it-bench-'));
let floor = measureBare(folder);
console.log(line(floor));

/** Each measurement stands between two of the floor, because other programs use the machine, too. */
const compare = async (measure: () => Promise<Measured>): Promise<void> => {
  const before = floor;
  const measured = await measure();
  floor = measureBare(folder);
  const share = (part: 'perSecond' | 'p50' | 'p99'): string =>
    `${(measured[part] / ((before[part] + floor[part]) / 2)).toFixed(2)}x`;
  console.log(
    `${line(measured)}; of the floor: rate ${share('perSecond')}, p50 ${share('p50')}, p99 ${share('p99')}`,
  );
  console.log(line(floor));
};

const sqlite = await openSqlite({ file: join(folder, 'house.db') });
for (const clients of CLIENTS) await compare(() => measureStore('SQLite', sqlite, clients));
await sqlite.close();
if (values.postgres) {
  const cluster = await createCluster();
  const postgres = await openPostgres({ url: cluster.url });
  for (const clients of CLIENTS) await compare(() => measureStore('PostgreSQL', postgres, clients));
  await postgres.close();
  await cluster.remove();
}
rmSync(folder, { recursive: true, force: true });
