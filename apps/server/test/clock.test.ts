import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { HouseClock } from '../src/clock.ts';
import { Clocks } from '../src/clocks/clocks.ts';
import { SILENT } from '../src/ops/log.ts';
import { NO_LIMITS } from '../src/requests/limits.ts';
import { storeOn } from '../src/store/index.ts';
import { Client } from './client.ts';
import { TestHouse } from './fixture.ts';
import { openMemoryDatabase } from './memoryDatabase.ts';
import { openTableRow, PLAYING } from './suites/samples.ts';

const HOUR = 3_600_000;

/** A machine: time passes for all alike, but each has its own date. */
const machine = (reference: () => number) => {
  let passed = 0;
  const clock = new HouseClock({
    start: reference(),
    elapsed: () => passed,
    reference: async () => reference(),
  });
  return {
    clock,
    pass: (ms: number): void => {
      passed += ms;
    },
  };
};

describe('the time of the server', () => {
  test('the time of the server never goes back and never stands still when its reference jumps', () =>
    fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: -2 * HOUR, max: 2 * HOUR })), async (jumps) => {
        let [real, offset] = [1_000_000_000, 0];
        const { clock, pass } = machine(() => real + offset);
        for (const jump of jumps) {
          offset += jump;
          const before = clock.now();
          await clock.follow();
          expect(clock.now()).toBeGreaterThanOrEqual(before);
          real += 5_000;
          pass(5_000);
          expect(clock.now()).toBeGreaterThanOrEqual(before + 4_500);
        }
      }),
    ));

  test('the time of the server returns to its reference', async () => {
    let wall = 0;
    const { clock, pass } = machine(() => wall);
    for (const start of [HOUR, 3 * HOUR]) {
      wall = start;
      await clock.follow();
      expect(clock.now()).toBe(start);
    }
    wall -= 1_000;
    for (let beat = 0; beat < 5; beat += 1) {
      pass(5_000);
      wall += 5_000;
      await clock.follow();
    }
    expect(clock.now()).toBe(wall);
  });

  test('the time of the server ignores a reference that answers late', async () => {
    let passed = 0;
    const clock = new HouseClock({
      start: 5,
      elapsed: () => passed,
      reference: async () => {
        passed += 20_000;
        return HOUR;
      },
    });
    await clock.follow();
    expect(clock.now()).toBe(20_005);
  });
});

describe('a machine whose clock is set', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test('setting the clock of the machine changes neither the monotonic time nor, by itself, the time of the server', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const clock = new HouseClock({ start: 5, reference: async () => 5 });
    const [elapsed, now] = [clock.elapsed(), clock.now()];
    for (const date of [Date.now() + 30 * HOUR, 0]) {
      vi.setSystemTime(date);
      expect(clock.elapsed()).toBeGreaterThanOrEqual(elapsed);
      expect(clock.elapsed()).toBeLessThan(elapsed + HOUR);
      expect(clock.now()).toBeLessThan(now + HOUR);
    }
  });

  test('setting the clock of the machine fills no limit and no budget', async () => {
    let wall = 50 * HOUR;
    const clock = new HouseClock({ start: wall, elapsed: () => 1, reference: async () => wall });
    const limits = { ...NO_LIMITS, tablesPerHour: 1, recoveriesPerHour: 1 };
    const house = await new TestHouse({ clock, limits }).start();
    const client = await Client.arrive(house.base);
    const stranger = new Client(house.base);
    const token = 'A'.repeat(43);
    const statuses = async () => [
      await client.open().then(
        () => 'opened',
        () => 'refused',
      ),
      (await stranger.post('/api/recovery', { token })).status,
    ];
    expect(await statuses()).toEqual(['opened', 404]);
    wall += 30 * HOUR;
    await clock.follow();
    expect(clock.now()).toBe(wall);
    expect(await statuses()).toEqual(['refused', 429]);
    await house.remove();
  });
});

describe('clocks of two processes', () => {
  /** Each has its own date; `reference` selects whose counts. */
  const run = async (
    skew: number,
    referenceOf: (own: () => number, shared: () => number) => () => number,
  ) => {
    let time = 50 * HOUR;
    const store = storeOn(openMemoryDatabase(() => time));
    const deadline = time + 60_000;
    const table = await openTableRow(store, { progress: { ...PLAYING, deadline } });
    const moved: number[] = [];
    const processes = [0, skew].map((ahead) => {
      const own = (): number => time + ahead;
      const reference = referenceOf(own, () => time);
      const clock = new HouseClock({
        start: reference(),
        elapsed: () => time,
        reference: async () => reference(),
      });
      const house = {
        lookAtAll: (): void => undefined,
        tables: { get: async () => null },
        doOwn: () => Promise.reject(new Error('nothing is due')),
      };
      return new Clocks({ store, house, clock, log: SILENT, onCredit: () => undefined });
    });
    for (const one of processes) await one.start();
    const due = async (): Promise<number> => (await store.read({ table, since: 0 }))?.deadline ?? 0;
    for (let second = 0; second < 55; second += 1) {
      time += 1_000;
      for (const one of processes) await one.look();
      moved.push((await due()) - deadline);
    }
    await store.close();
    return moved;
  };

  test('processes whose clocks are 15 s apart agree by the clock of the database: no deadline moves', async () => {
    const moved = await run(15_000, (_, shared) => shared);
    expect(new Set(moved)).toEqual(new Set([0]));
  });

  test('processes whose clocks are 15 s apart do not credit the difference again and again', async () => {
    const moved = await run(15_000, (own) => own);
    expect(moved.at(-1)).toBe(moved[0]);
    expect(moved[0]).toBeLessThanOrEqual(15_000);
  });
});
