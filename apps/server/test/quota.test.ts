import { chairAt } from '@claim-it/fairness';
import type { GuestId } from '@claim-it/protocol';
import { BOUNDS } from '@claim-it/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Quota } from '../src/house/quota.ts';
import { LIMITS, NO_LIMITS } from '../src/requests/limits.ts';
import { TestHouse } from './fixture.ts';
import { isOver, seatPeople, shakeAll } from './seating.ts';

const house = new TestHouse({ limits: { ...NO_LIMITS, tablesPerHour: 1 } });
beforeAll(() => house.start());
afterAll(() => house.remove());

/** Two people whose game is over; the first has opened the table. */
const twoAfterTheEnd = async () => {
  const [table, people] = await seatPeople(house, 2);
  await shakeAll(table, people);
  await people[0]!.do(table, { kind: 'leave', chair: chairAt(0) });
  for (const one of people) await one.until(isOver(one, table));
  return { table, host: people[0]!, friend: people[1]! };
};

const tablesOf = async (guest: GuestId): Promise<number> =>
  (await house.store.findTables({ kind: 'ofGuest', guest, limit: 9 })).length;

describe('rematches', () => {
  test('a rematch that is refused or outdated makes no table', async () => {
    const { table, host } = await twoAfterTheEnd();
    const stranger = await house.visitor();
    expect(await stranger.do(table, { kind: 'rematch' })).toMatchObject({ kind: 'stale' });
    await stranger.watch(table);
    expect(await stranger.do(table, { kind: 'rematch' })).toMatchObject({ kind: 'refused' });
    expect(await tablesOf(host.me.guest)).toBe(1);
  });

  test('a rematch counts as a table of the guest who asks for it', async () => {
    const { table, host, friend } = await twoAfterTheEnd();
    expect(await host.do(table, { kind: 'rematch' })).toMatchObject({ kind: 'busy' });
    expect(await tablesOf(host.me.guest)).toBe(1);
    expect(await friend.do(table, { kind: 'rematch' })).toMatchObject({ kind: 'done' });
    expect(await tablesOf(host.me.guest)).toBe(2);
  });
});

describe('limits for events of a day', () => {
  const guest = (name: string): GuestId => name as GuestId;
  const HOUR = 3_600_000;
  let now = 1_000_000;
  const limits = { ...LIMITS, eventsPerGuestDay: 240, eventsPerDay: 2_400 };

  test('events of a day are limited for one guest, not for another, and refill evenly', () => {
    const quota = new Quota(limits, () => now);
    quota.laid(guest('much'), 250);
    expect(quota.waitToWrite(guest('much'))).toBeGreaterThan(HOUR);
    expect(quota.waitToWrite(guest('other'))).toBe(0);
    now += 2 * HOUR;
    expect(quota.waitToWrite(guest('much'))).toBe(0);
  });

  test('the limit of all guests together closes new tables to those who wrote much, not to the others', () => {
    const quota = new Quota(limits, () => now);
    quota.laid(guest('much'), 200);
    quota.laid(null, 2_300);
    expect(quota.takeTable(guest('much'))).toBeGreaterThan(0);
    expect(quota.takeTable(guest('new'))).toBe(0);
    expect(quota.waitToWrite(guest('much'))).toBe(0);
  });

  test('a guest at the limit is asked to wait, and may leave', async () => {
    const strict = new TestHouse({ limits: { ...NO_LIMITS, eventsPerGuestDay: 3 } });
    await strict.start();
    const chairs = [{ kind: 'mine' }, { kind: 'open' }, { kind: 'open' }] as const;
    const [table, people] = await seatPeople(strict, 2, { chairs });
    const say = { kind: 'say', chair: chairAt(0), saying: 'hello' } as const;
    for (let said = 1; said < 3; said += 1)
      expect(await people[0]!.do(table, say)).toMatchObject({ kind: 'done' });
    expect(await people[0]!.do(table, say)).toMatchObject({ kind: 'busy' });
    const stand = { kind: 'stand', chair: chairAt(0) } as const;
    expect(await people[0]!.do(table, stand)).toMatchObject({ kind: 'done' });
    await strict.remove();
  });

  test('events are counted for the most recent guests, as many as there is room for', () => {
    const quota = new Quota(limits, () => now);
    for (const name of ['first', 'second']) quota.laid(guest(name), 250);
    for (let other = 0; other < 50_000; other += 1) {
      if (other === 49_000) quota.laid(guest('second'), 1);
      quota.laid(guest(`other ${other}`), 1);
    }
    expect(quota.waitToWrite(guest('first'))).toBe(0);
    expect(quota.waitToWrite(guest('second'))).toBeGreaterThan(0);
  });

  test('the limit of a day is more than a guest can append at one table', () => {
    expect(LIMITS.eventsPerGuestDay).toBeGreaterThan(BOUNDS.events);
  });
});
