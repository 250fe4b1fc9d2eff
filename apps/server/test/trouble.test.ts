import { EventEmitter, once } from 'node:events';
import { join } from 'node:path';
import { chairAt } from '@claim-it/fairness';
import { afterAll, describe, expect, test } from 'vitest';
import type { Bus, Store } from '../src/store/index.ts';
import { createLocalBus, openSqlite, StoreFault, storeOn } from '../src/store/index.ts';
import { autoplay } from './autoplay.ts';
import { TestHouse } from './fixture.ts';
import { allCaughtUp, isOver, seatPeople, shakeAll } from './seating.ts';

const removals: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const remove of removals.toReversed()) await remove();
});

describe('a store in trouble', () => {
  test.each(['diskFull', 'locked', 'busy'] as const)(
    '(%s) makes people wait, and nothing is lost',
    async (kind) => {
      const house = new TestHouse();
      const real = storeOn(await openSqlite({ file: join(house.folder, 'troubled.db') }));
      let isTroubled = false;
      const fail = async (): Promise<never> => {
        throw new StoreFault(kind, 'The disk is not well.');
      };
      const store: Store = {
        ...real,
        append: (append) => (isTroubled ? fail() : real.append(append)),
      };
      await house.start({ store });
      removals.push(async () => {
        await house.remove();
        await real.close();
      });
      const [table, people] = await seatPeople(house, 2);
      await shakeAll(table, people);
      isTroubled = true;
      const say = { kind: 'say', chair: chairAt(0), saying: 'oneMoment' } as const;
      const { seq } = people[0]!.views.get(table)!.state;
      expect(await people[0]!.do(table, say, 'trouble-1')).toEqual({
        kind: 'busy',
        retryAfter: expect.any(Number),
      });
      isTroubled = false;
      expect(await people[0]!.do(table, say, 'trouble-1')).toMatchObject({
        kind: 'done',
        seq: seq + 1,
      });
      expect(await people[0]!.do(table, say, 'trouble-1')).toMatchObject({
        kind: 'duplicate',
        seq: seq + 1,
      });
      for (const one of people) {
        autoplay(one);
        one.onTable(one.views.get(table)!);
      }
      for (const one of people) await one.until(isOver(one, table));
      await allCaughtUp(table, people);
    },
  );
});

test('a house that says goodbye lets nobody in while it finishes its work', async () => {
  const house = new TestHouse();
  const real = storeOn(await openSqlite({ file: join(house.folder, 'slow.db') }));
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
    await real.close();
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

test('a bus that carries nothing delays, and loses nothing', async () => {
  const deaf: Bus = { ...createLocalBus(), publish: () => undefined };
  const options = { bus: deaf, isShared: true, isBusDown: () => true };
  const first = await new TestHouse(options).start();
  removals.push(() => first.remove());
  const store = storeOn(await openSqlite({ file: join(first.folder, 'house.db') }));
  const second = await new TestHouse({ ...options, store, key: first.key }).start();
  removals.push(async () => {
    await second.remove();
    await store.close();
  });
  let count = 0;
  const doors = {
    visitor: () => {
      count += 1;
      return (count % 2 === 1 ? first : second).visitor();
    },
  };
  const [table, people] = await seatPeople(doors, 2);
  await shakeAll(table, people);
  await allCaughtUp(table, people);
  expect(people[0]!.views.get(table)!.hash).toBe(people[1]!.views.get(table)!.hash);
  expect([...first.complaints, ...second.complaints]).toEqual([]);
});
