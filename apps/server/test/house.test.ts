import { verifyRecord } from '@claim-it/fairness';
import { phaseOf } from '@claim-it/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { autoplay } from './autoplay.ts';
import type { Client } from './client.ts';
import { TestHouse } from './fixture.ts';

const COLORS = ['green', 'blue', 'orange', 'red', 'violet'] as const;

describe('games on a server of one process', () => {
  const house = new TestHouse();
  beforeAll(() => house.start());
  afterAll(() => house.remove());

  /** People at an open table, all seated; the first is the host. */
  const seated = async (count: number, wish: object = {}): Promise<[string, Client[]]> => {
    const people = await Promise.all(Array.from({ length: count }, () => house.visitor()));
    const [host, ...others] = people as [Client, ...Client[]];
    const chairs = [{ kind: 'mine' }, ...others.map(() => ({ kind: 'open' }))];
    const { table } = await host.open({ chairs: chairs as never, ...wish });
    for (const [chair, one] of people.entries()) {
      await one.watch(table);
      expect(await one.sit(table, chair, COLORS[chair]!)).toMatchObject({ kind: 'done' });
    }
    return [table, people];
  };

  const isOver = (client: Client, table: string) => (): boolean => {
    const view = client.views.get(table);
    return view !== undefined && phaseOf(view.state) === 'over';
  };

  test('two people play to the end; all see the same; the record is proved', async () => {
    const [table, people] = await seated(2);
    const spectator = await house.visitor();
    await spectator.watch(table);
    for (const one of people) autoplay(one);
    for (const one of people) one.onTable(one.views.get(table)!);
    await Promise.all([...people, spectator].map((one) => one.until(isOver(one, table))));
    const heads = [...people, spectator].map((one) => one.views.get(table)!.hash);
    expect(new Set(heads).size).toBe(1);
    expect([...people, spectator].flatMap((one) => one.troubles)).toEqual([]);
    const record = await people[0]!.get(`/api/tables/${table}/record`);
    expect(verifyRecord(String(record.body))).toMatchObject({ ok: true, value: { game: table } });
    expect(house.complaints).toEqual([]);
    for (const one of [...people, spectator]) await one.close();
  });

  test('a person and bots play to the end', async () => {
    const one = await house.visitor();
    autoplay(one);
    const bot = { kind: 'bot', level: 'prospector', style: null } as const;
    const { table } = await one.open({
      chairs: [{ ...bot, color: 'red' }, { kind: 'mine' }, { ...bot, color: 'blue' }],
      variant: 'reuse',
    });
    await one.watch(table);
    expect(await one.sit(table, 1, 'green')).toMatchObject({ kind: 'done' });
    await one.until(isOver(one, table));
    expect(one.troubles).toEqual([]);
    const record = await one.get(`/api/tables/${table}/record`);
    expect(verifyRecord(String(record.body))).toMatchObject({ ok: true });
    await one.close();
  });
});
