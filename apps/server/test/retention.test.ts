import type { GuestId } from '@claim-it/protocol';
import { expect, test } from 'vitest';
import { SILENT } from '../src/ops/log.ts';
import { forgetIdle } from '../src/people/retention.ts';
import { storeOn } from '../src/store/index.ts';
import { openMemoryDatabase } from './memoryDatabase.ts';
import { OnlineWorld } from './online/world.ts';

const DAY = 86_400_000;

test('inactive guests are forgotten soon after the start, and no others', async () => {
  const world = await new OnlineWorld().open();
  const seen = await world.arrive();
  const old = world.clock.now() - 91 * DAY;
  for (let guest = 0; guest < 250; guest += 1)
    await world.store.createGuest({ id: `old-${guest}` as GuestId, name: 'Ada', at: old });
  await world.stop();
  await world.open();
  let left = 250;
  const count = async (): Promise<void> => {
    const before = world.clock.now() - 90 * DAY;
    left = (await world.store.idleGuests({ before, limit: 1_000 })).length;
  };
  await world.until(() => {
    void count();
    return left === 0;
  }, 10 * 60_000);
  expect(
    (await world.ask({ method: 'GET', path: '/api/me', cookie: seen.cookie })).statusCode,
  ).toBe(200);
  expect(world.complaints).toEqual([]);
  await world.end();
});

test('a guest who cannot be forgotten blocks no other, and is tried again the next time', async () => {
  const store = storeOn(openMemoryDatabase());
  for (const id of ['a', 'b', 'c'])
    await store.createGuest({ id: id as GuestId, name: 'Ada', at: 0 });
  const forget = async (guest: GuestId): Promise<void> => {
    if (guest === 'b') throw new Error('not now');
    await store.forgetGuest({ guest, note: '{}' });
  };
  const deps = { store, house: { forget }, now: () => 100 * DAY, log: SILENT };
  expect(await forgetIdle({ ...deps, isStopped: () => false })).toBe(2);
  expect(await store.idleGuests({ before: 10 * DAY, limit: 9 })).toEqual(['b']);
  await store.close();
});

/** Guests last seen so many days ago, and the calls to the store and the server. */
const seenAgo = async (...days: readonly number[]) => {
  const store = storeOn(openMemoryDatabase());
  for (const ago of days)
    await store.createGuest({ id: `${ago} days` as GuestId, name: 'Ada', at: (100 - ago) * DAY });
  const forgotten: GuestId[] = [];
  let asked = 0;
  const deps = {
    store: {
      idleGuests: (query: Parameters<typeof store.idleGuests>[0]) => {
        asked += 1;
        return store.idleGuests(query);
      },
    },
    house: {
      forget: async (guest: GuestId): Promise<void> => {
        forgotten.push(guest);
        await store.forgetGuest({ guest, note: '{}' });
      },
    },
    now: () => 100 * DAY,
    log: SILENT,
  };
  return { store, deps, forgotten, asked: () => asked };
};

test('guests are forgotten after 90 days, and not before', async () => {
  const { store, deps, forgotten } = await seenAgo(1, 89, 91);
  await forgetIdle({ ...deps, isStopped: () => false });
  expect(forgotten).toEqual(['91 days']);
  await store.close();
});

test('a server that stops forgets no further guest, and queries for none', async () => {
  const { store, deps, forgotten, asked } = await seenAgo(91, 92, 93);
  expect(await forgetIdle({ ...deps, isStopped: () => forgotten.length > 0 })).toBe(1);
  expect([forgotten.length, asked()]).toEqual([1, 1]);
  expect(await forgetIdle({ ...deps, isStopped: () => true })).toBe(0);
  expect(asked()).toBe(1);
  await store.close();
});
