import { chairAt } from '@claim-it/fairness';
import type { OwnGames, RunningTables } from '@claim-it/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from './client.ts';
import { TestHouse } from './fixture.ts';
import { isOver, seatPeople, shakeAll } from './seating.ts';

const house = new TestHouse();
beforeAll(() => house.start());
afterAll(() => house.remove());

const running = async (client: Client): Promise<RunningTables['tables']> =>
  ((await client.get('/api/me/turns')).body as RunningTables).tables;

test('running tables are listed with names, colors and whom they wait for', async () => {
  const [table, people] = await seatPeople(house, 2);
  await shakeAll(table, people);
  const lists = await Promise.all(people.map(running));
  expect(lists.map((cards) => cards.map((card) => card.table))).toEqual([[table], [table]]);
  expect(lists[0]?.[0]?.chairs.map(({ color }) => color)).toEqual(['green', 'blue']);
  const isWaitedFor = lists.map(([card]) => card?.yours.some((chair) => chair === card.turn));
  expect(isWaitedFor.filter(Boolean)).toHaveLength(1);
});

test('a finished table is listed with its players', async () => {
  const [table, people] = await seatPeople(house, 2);
  await shakeAll(table, people);
  const [one, other] = people;
  await one!.do(table, { kind: 'leave', chair: chairAt(0) });
  await other!.until(isOver(other!, table));
  expect(await running(other!)).toEqual([]);
  const { games } = (await other!.get('/api/me/games')).body as OwnGames;
  const names = games[0]?.players.map(({ name }) => name);
  expect(new Set(names)).toEqual(new Set([one!.me.name, other!.me.name]));
});

test('the response has the time of the server, by which deadlines are counted', async () => {
  const [, people] = await seatPeople(house, 2);
  const told = (await people[0]!.get('/api/me/turns')).body as RunningTables;
  const welcome = Date.now();
  expect(Math.abs((told.now ?? 0) - welcome)).toBeLessThan(3_600_000);
});

test('a request for running tables creates no guest', async () => {
  const stranger = new Client(house.base);
  expect((await stranger.get('/api/me/turns')).status).toBe(401);
  expect(stranger.cookie).toBe('');
});
