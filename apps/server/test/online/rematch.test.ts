import type { TableId } from '@claim-it/protocol';
import { COLORS } from '@claim-it/rules';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deal, onTurn, played } from './company.ts';
import type { Person } from './person.ts';
import { OnlineWorld } from './world.ts';

let world: OnlineWorld;
beforeEach(async () => {
  world = await new OnlineWorld().open();
});
afterEach(() => world.end());

/** Two people whose game is over. */
const finished = async (): Promise<readonly [TableId, Person, Person]> => {
  const [table, people] = await deal(world, 2);
  const [mover] = onTurn(people);
  await mover.send({ kind: 'leave', seat: mover.match.game.value.turn.seat });
  await played(world, people);
  return [table, ...people] as unknown as readonly [TableId, Person, Person];
};

const againOf = ({ match }: Person) => match.house?.again.value;

const askAgain = async (asker: Person): Promise<TableId> => {
  expect(await asker.do({ kind: 'rematch' })).toMatchObject({ kind: 'done' });
  const next = asker.table.log.value?.state.rematch;
  if (next === null || next === undefined) throw new Error('there is no next table');
  return next;
};

test('players are invited by name, spectators are not, and no table is made for them', async () => {
  const [table, host, guest] = await finished();
  const watcher = await world.arrive();
  await watcher.follow(table);
  await world.until(() => watcher.hasMatch);
  expect([host, guest, watcher].map(againOf)).toEqual([
    { kind: 'ask' },
    { kind: 'ask' },
    { kind: 'none' },
  ]);
  expect(await watcher.do({ kind: 'rematch' })).toMatchObject({ kind: 'refused' });
  expect(await world.store.findTables({ kind: 'newest', limit: 9 })).toHaveLength(1);
  await askAgain(guest);
  await world.until(() => againOf(host)?.kind === 'join');
  const name = host.table.about.value?.chairs[1]?.name;
  expect(againOf(host)).toEqual({ kind: 'join', name });
  expect(againOf(guest)).toEqual({ kind: 'join', name: null });
  expect(againOf(watcher)).toEqual({ kind: 'none' });
});

test('names and colors are reserved for those who have not come yet, and for no other guest', async () => {
  const [, host, guest] = await finished();
  const next = await askAgain(guest);
  await guest.follow(next);
  const chairs = guest.table.about.value?.chairs;
  expect(chairs?.map(({ isKept, color }) => [isKept, color])).toEqual([
    [true, COLORS[0]],
    [true, COLORS[1]],
  ]);
  expect(chairs?.[0]?.name).toBe(host.table.about.value?.chairs[0]?.name);
  const taken = await guest.sit(1, { color: COLORS[0] });
  expect(taken).toMatchObject({ refusal: { kind: 'colorTaken' } });
  expect(await guest.sit(1)).toMatchObject({ kind: 'done' });
  await host.follow(next);
  expect(await host.sit(0)).toMatchObject({ kind: 'done' });
});

test('the previous host remains host while present; otherwise the one who asks', async () => {
  const [, host, guest] = await finished();
  const next = await askAgain(guest);
  await guest.follow(next);
  await host.follow(next);
  expect([host, guest].map((one) => one.table.about.value?.you.isHost)).toEqual([true, false]);
  const [, gone, asker] = await finished();
  gone.close();
  await world.until(() => asker.table.about.value?.chairs[0]?.isHere === false);
  await asker.follow(await askAgain(asker));
  expect(asker.table.about.value?.you.isHost).toBe(true);
});
