import { EventEmitter, once } from 'node:events';
import { chairAt } from '@claim-it/fairness';
import { afterAll, expect, test } from 'vitest';
import type { Bus, Store } from '../src/store/index.ts';
import { createLocalBus, StoreFault } from '../src/store/index.ts';
import { autoplay } from './autoplay.ts';
import { quickTimers, TestHouse } from './fixture.ts';
import { allCaughtUp, isOver, seatPeople, shakeAll } from './seating.ts';

const removals: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const remove of removals.toReversed()) await remove();
});

test('a failing store makes people wait, and nothing is lost', async () => {
  const house = new TestHouse();
  removals.push(() => house.remove());
  let trouble: 'diskFull' | 'locked' | 'busy' | null = null;
  const store: Store = {
    ...house.store,
    append: async (append) => {
      if (trouble !== null) throw new StoreFault(trouble, 'The disk is not well.');
      return house.store.append(append);
    },
  };
  await house.start({ store });
  const [table, people] = await seatPeople(house, 2);
  await shakeAll(table, people);
  const [one] = people;
  for (const kind of ['diskFull', 'locked', 'busy'] as const) {
    const say = { kind: 'say', chair: chairAt(0), saying: 'oneMoment' } as const;
    const { seq } = one!.views.get(table)!.state;
    const cid = `trouble-${kind}`;
    trouble = kind;
    expect(await one!.do(table, say, cid)).toEqual({
      kind: 'busy',
      retryAfter: expect.any(Number),
    });
    trouble = null;
    expect(await one!.do(table, say, cid)).toMatchObject({ kind: 'done', seq: seq + 1 });
    expect(await one!.do(table, say, cid)).toMatchObject({ kind: 'duplicate', seq: seq + 1 });
    await allCaughtUp(table, people);
  }
  for (const person of people) {
    autoplay(person);
    person.onTable(person.views.get(table)!);
  }
  for (const person of people) await person.until(isOver(person, table));
  await allCaughtUp(table, people);
  expect(house.complaints).toEqual([]);
});

test('a server that shuts down accepts no one while it finishes its work', async () => {
  const house = new TestHouse();
  const real = house.store;
  const work = new EventEmitter();
  let isSlow = false;
  const store: Store = {
    ...real,
    append: async (append) => {
      if (isSlow) {
        work.emit('begins');
        await once(work, 'goesOn');
      }
      return real.append(append);
    },
  };
  await house.start({ store });
  const goOn = (): void => {
    isSlow = false;
    work.emit('goesOn');
  };
  removals.push(async () => {
    goOn();
    await house.remove();
  });
  const [table, [one]] = await seatPeople(house, 2);
  isSlow = true;
  const begun = once(work, 'begins');
  void one!.do(table, { kind: 'say', chair: chairAt(0), saying: 'oneMoment' });
  await begun;
  const stopped = house.stop();
  await one!.until(() => one!.closed !== null);
  expect(one!.heard.at(-1)).toEqual({ kind: 'bye', retryAfter: expect.any(Number) });
  await expect(one!.connect()).rejects.toThrow('503');
  goOn();
  await stopped;
});

test('a bus that delivers nothing delays, and loses nothing', async () => {
  const deaf: Bus = { ...createLocalBus(), publish: () => undefined, isDown: () => true };
  const options = { bus: deaf, timers: quickTimers };
  const first = await new TestHouse(options).start();
  const { store, key } = first;
  const second = await new TestHouse({ ...options, store, key }).start();
  removals.push(
    () => first.remove(),
    () => second.remove(),
  );
  let count = 0;
  const bothHouses = {
    visitor: () => {
      count += 1;
      return (count % 2 === 1 ? first : second).visitor();
    },
  };
  const [table, people] = await seatPeople(bothHouses, 2);
  await shakeAll(table, people);
  await allCaughtUp(table, people);
  expect(people[0]!.views.get(table)!.hash).toBe(people[1]!.views.get(table)!.hash);
  expect([...first.complaints, ...second.complaints]).toEqual([]);
});
