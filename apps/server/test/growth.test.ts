import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { phaseOf } from '@claim-it/protocol';
import { afterAll, expect, test } from 'vitest';
import { tableFrom } from '../src/house/liveTable.ts';
import { openSqlite, storeOn } from '../src/store/index.ts';
import { filledStore } from '../trials/growth/fill.ts';
import { playTemplates } from '../trials/growth/template.ts';

const folder = mkdtempSync(join(tmpdir(), 'claim-it-growth-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a filled store holds games that can be opened: every chain, fold and head fits', async () => {
  const plan = { finished: 6, running: 4 };
  const filled = await filledStore(folder, plan, () => playTemplates(1));
  const store = storeOn(await openSqlite({ file: join(folder, 'data', 'house.db') }));
  const tables = await store.findTables({ kind: 'newest', limit: 99 });
  const counted = (status: string) => tables.filter((table) => table.status === status).length;
  expect([counted('finished'), counted('playing')]).toEqual([6, 4]);
  for (const { id, status, turn, winners } of tables) {
    const log = await store.read({ table: id, since: 0 });
    const fold = await store.findFold(id);
    const table = log === null ? null : tableFrom(log, fold);
    if (fold === null || table === null || !table.ok) throw new Error(`${id} cannot be opened`);
    expect(table.value.state).toMatchObject({ id, seq: log?.seq });
    expect(phaseOf(table.value.state) === 'over').toBe(status === 'finished');
    expect(fold.record === null).toBe(status === 'playing');
    expect(turn === null).toBe(status === 'finished');
    expect(winners === null).toBe(status === 'playing');
  }
  expect(await store.checkHeads({ after: null, limit: 99 })).toEqual({ broken: [], last: null });
  expect(filled.games).toHaveLength(6);
  const guest = filled.guests[0]!.guest;
  const own = await store.findTables({ kind: 'ofGuest', guest, limit: 99 });
  expect(own).toHaveLength(10);
  await store.close();
});
