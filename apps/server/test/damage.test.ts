import type { TableId } from '@claim-it/protocol';
import { afterAll, describe, expect, test } from 'vitest';
import { DamagedGames, sparing } from '../src/ops/damage.ts';
import { SILENT } from '../src/ops/log.ts';
import { createMetrics } from '../src/ops/metrics.ts';
import type { SecurityEvent } from '../src/ops/securityLog.ts';
import type { Store } from '../src/store/index.ts';
import { StoreFault, storeOn } from '../src/store/index.ts';
import { openMemoryDatabase } from './memoryDatabase.ts';
import { freshId, openTableRow } from './suites/samples.ts';

const real = storeOn(openMemoryDatabase());
afterAll(() => real.close());

const noted = () => {
  const said: string[] = [];
  const told: SecurityEvent[] = [];
  const say = (facts: object, sentence: string): void =>
    void said.push(`${sentence} ${JSON.stringify(facts)}`);
  const damage = new DamagedGames({
    log: { ...SILENT, error: say },
    metrics: createMetrics(),
    security: (event) => told.push(event),
  });
  return { damage, said, told };
};

describe('reports of damaged games', () => {
  test('damaged games are reported with the beginning of their id only, in the log and in responses', () => {
    const { damage, said, told } = noted();
    const table = freshId<TableId>();
    damage.note(table, `The log of table ${table} is damaged at event 2.`);
    damage.note(table, 'again');
    const game = table.slice(0, 8);
    expect(said).toEqual([
      `a game is damaged and left out {"game":"${game}","why":"The log of table ${game} is damaged at event 2."}`,
    ]);
    expect(damage.line).toBe(`1 damaged: ${game}`);
    expect(told).toEqual(['damagedGame']);
  });

  test('a large number of damaged games is counted, and five are named', () => {
    const { damage } = noted();
    const tables = Array.from({ length: 7 }, () => freshId<TableId>());
    for (const table of tables) damage.note(table, 'torn');
    const named = tables.slice(0, 5).map((table) => table.slice(0, 8));
    expect(damage.line).toBe(`7 damaged: ${named.join(', ')} and more`);
  });
});

describe('a store with damaged games', () => {
  const failing = (fault: Error): Store => ({ ...real, read: () => Promise.reject(fault) });

  test('a store that skips damaged games reads a damaged one as missing', async () => {
    const { damage } = noted();
    const table = await openTableRow(real);
    const store = sparing(failing(new StoreFault('damaged', 'torn')), damage);
    expect(await store.read({ table, since: 0 })).toBeNull();
    expect(damage.line).toBe(`1 damaged: ${table.slice(0, 8)}`);
    expect(await sparing(real, damage).read({ table, since: 0 })).not.toBeNull();
  });

  test.each([
    new StoreFault('diskFull', 'The disk is full.'),
    new StoreFault('locked', 'locked'),
    new Error('a mistake of ours'),
  ])('a store that skips damaged games hides no other fault: %s', async (fault) => {
    const { damage } = noted();
    const table = await openTableRow(real);
    await expect(sparing(failing(fault), damage).read({ table, since: 0 })).rejects.toBe(fault);
    expect(damage.line).toBeNull();
  });
});
