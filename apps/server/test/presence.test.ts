import { chairAt } from '@claim-it/fairness';
import type { TableId, TableState } from '@claim-it/protocol';
import { chairOnTurn } from '@claim-it/protocol';
import { afterAll, describe, expect, test } from 'vitest';
import type { HouseClock, Timers } from '../src/clock.ts';
import { realTimers } from '../src/clock.ts';
import { createLocalBus, createLocalHub } from '../src/store/index.ts';
import type { Client } from './client.ts';
import { clockAt, TestHouse } from './fixture.ts';
import { allCaughtUp, seatPeople, shakeAll, stirAll } from './seating.ts';

const TICK_MS = 1_000;

/** The test triggers the ticks of a server. */
class HandTimers implements Timers {
  #ticks: (() => void)[] = [];

  readonly after = (ms: number, call: () => void): (() => void) => {
    if (ms !== TICK_MS) return realTimers.after(ms / 20, call);
    this.#ticks.push(call);
    return () => {
      this.#ticks = this.#ticks.filter((one) => one !== call);
    };
  };

  tick(): void {
    for (const call of this.#ticks.splice(0)) call();
  }
}

const isAway = (one: Client, table: string, chair: number): boolean =>
  one.views.get(table)!.state.ledger?.away.includes(chairAt(chair)) ?? false;

describe('presence at two processes', () => {
  let ahead = 0;
  const join = createLocalHub();
  const started = Date.now();
  /** Moved by the test alone: on a busy machine real seconds would count as silence. */
  const clock = (): HouseClock => clockAt(() => started + ahead);
  const timers = [new HandTimers(), new HandTimers()] as const;
  const first = new TestHouse({ clock: clock(), bus: join(), timers: timers[0] });
  const second = new TestHouse({
    clock: clock(),
    bus: join(),
    timers: timers[1],
    store: first.store,
  });
  afterAll(async () => {
    await second.stop();
    await first.remove();
  });

  test('two processes of a server wait thirty seconds for a silent player at the other one, and eight for a missing one', async () => {
    await first.start();
    await second.start({ key: first.key });
    const doors = [first, second];
    const [table, people] = await seatPeople({ visitor: () => doors.shift()!.visitor() }, 2);
    const [host, friend] = people as [Client, Client];
    for (const one of people)
      await one.until(() => one.views.get(table)!.told.chairs.every(({ isHere }) => isHere));
    /** Both check whom the dice wait for; the effects are in the log before the response. */
    const lookAround = async (): Promise<void> => {
      for (const one of timers) one.tick();
      for (const [chair, one] of people.entries())
        await one.do(table, { kind: 'say', chair: chairAt(chair), saying: 'oneMoment' });
      await allCaughtUp(table, people);
    };
    ahead += 10_000;
    await lookAround();
    expect([isAway(host, table, 0), isAway(host, table, 1)]).toEqual([false, false]);
    friend.drop();
    await host.until(() => host.views.get(table)!.told.chairs[1]?.isHere === false);
    ahead += 10_000;
    timers[0].tick();
    await host.until(() => isAway(host, table, 1));
    expect(isAway(host, table, 0)).toBe(false);
  });

  test('two processes of a server do not mark a player absent who is at the other one, but one who is at neither', async () => {
    const doors = [first, second];
    const [table, people] = await seatPeople({ visitor: () => doors.shift()!.visitor() }, 2);
    await shakeAll(table, people);
    await stirAll(table, people);
    const stateOf = (one: Client): TableState => one.views.get(table)!.state;
    const chair = chairOnTurn(stateOf(people[0]!))!;
    const [mover, other] = [people[chair]!, people[1 - chair]!];
    for (const one of people)
      await one.until(() => one.views.get(table)!.told.chairs.every(({ isHere }) => isHere));
    for (const one of timers) one.tick();
    ahead += 25_000;
    for (const one of timers) one.tick();
    await other.do(table, { kind: 'say', chair: chairAt(1 - chair), saying: 'oneMoment' });
    expect(stateOf(other).absences).toEqual([null, null]);
    mover.drop();
    await other.until(() => other.views.get(table)!.told.chairs[chair]?.isHere === false);
    for (const one of timers) one.tick();
    ahead += 25_000;
    for (const one of timers) one.tick();
    await other.until(() => stateOf(other).absences[chair] !== null);
  });
});

test('while the bus is down no player is marked away early: they may be at another process', async () => {
  let ahead = 0;
  const timers = new HandTimers();
  const bus = { ...createLocalBus(), isDown: () => true };
  const house = await new TestHouse({
    clock: clockAt(() => Date.now() + ahead),
    bus,
    timers,
  }).start();
  const [table, people] = await seatPeople(house, 2);
  const [host, friend] = people as [Client, Client];
  await host.until(() => host.views.get(table)!.told.chairs[1]?.isHere === true);
  friend.drop();
  await host.until(() => host.views.get(table)!.told.chairs[1]?.isHere === false);
  ahead += 10_000;
  timers.tick();
  await host.do(table, { kind: 'say', chair: chairAt(0), saying: 'oneMoment' });
  expect(isAway(host, table, 1)).toBe(false);
  ahead += 31_000;
  timers.tick();
  // No player has shaken: the first of those the dice wait for.
  await host.until(() => isAway(host, table, 0));
  await house.remove();
});

test('a server that stops marks none of the people absent whose connections it ends', async () => {
  const started = Date.now();
  let ahead = 0;
  const house = new TestHouse({ clock: clockAt(() => started + ahead), timers: new HandTimers() });
  await house.start();
  const [table, people] = await seatPeople(house, 2);
  await allCaughtUp(table, people);
  const log = { table: table as TableId, since: 0 };
  const before = await house.store.read(log);
  // The dice have waited long enough for a person without a connection.
  ahead += 10_000;
  await house.stop();
  expect(await house.store.read(log)).toEqual(before);
  await house.remove();
});
