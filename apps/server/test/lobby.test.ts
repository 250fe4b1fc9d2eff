import type { Lobby, OpenTable } from '@claim-it/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LIMITS, NO_LIMITS } from '../src/requests/limits.ts';
import type { Client } from './client.ts';
import { clockAt, TestHouse } from './fixture.ts';

const { listedPerGuest } = LIMITS;
let now = 1_000_000;
const house = new TestHouse({
  limits: { ...NO_LIMITS, listedPerGuest },
  clock: clockAt(() => now),
});
beforeAll(() => house.start());
afterAll(() => house.remove());

const shown = async (client: Client): Promise<readonly string[]> => {
  now += 2_000;
  const { body } = await client.get('/api/lobby');
  return (body as Lobby).open.map(({ table }) => table);
};

/** Opens so many tables, sits down at each, and stays. */
const openMany = async (count: number, chairs: OpenTable['chairs']): Promise<void> => {
  const client = await house.visitor();
  for (let table = 0; table < count; table += 1) {
    now += 10;
    const { table: id } = await client.open({ chairs });
    await client.watch(id);
    expect(await client.sit(id, 0, 'red')).toMatchObject({ kind: 'done' });
  }
};

test('an honest table stays in the lobby, even if others open many tables', async () => {
  const host = await house.visitor();
  const { table } = await host.open();
  expect(await shown(host)).toEqual([]);
  await host.watch(table);
  await host.sit(table, 0, 'green');
  expect(await shown(host)).toEqual([table]);
  for (let guest = 0; guest < 3; guest += 1)
    await openMany(20, [{ kind: 'mine' }, { kind: 'mine' }]);
  expect(await shown(host)).toEqual([table]);
  for (let guest = 0; guest < 3; guest += 1)
    await openMany(20, [{ kind: 'mine' }, { kind: 'open' }]);
  expect(await shown(host)).toHaveLength(1 + 3 * listedPerGuest);
  expect(await shown(host)).toContain(table);
  now += 4 * 3_600_000;
  expect(await shown(host)).toEqual([]);
});
