import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groupOf } from '../src/requests/addresses.ts';
import { Buckets } from '../src/requests/buckets.ts';
import { mostConnections } from '../src/requests/connections.ts';
import { Gate } from '../src/requests/gate.ts';
import { LIMITS, NO_LIMITS, parseLimits } from '../src/requests/limits.ts';
import { UnusedGuests } from '../src/requests/unusedGuests.ts';
import { WorkMeter } from '../src/requests/work.ts';
import { freshId } from './suites/samples.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('addresses as keys of limits', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7', null],
    ['::ffff:192.0.2.7', '192.0.2.7', null],
    ['::FFFF:c000:207', '192.0.2.7', null],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64', '2001:db8:1::/48'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
    ['::1', '0:0:0:0::/64', '0:0:0::/48'],
    ['', 'unknown', null],
    ['nonsense', 'unknown', null],
  ])('the address %s counts as %s of %s', (address, own, wide) => {
    expect(groupOf(address)).toEqual({ own, wide });
  });

  test('all addresses of one /64 are equal', () =>
    fc.assert(
      fc.property(fc.ipV6(), fc.ipV6(), (one, other) => {
        const [first, second] = [groupOf(one), groupOf(other)];
        expect(first.own === second.own && first.wide !== second.wide).toBe(false);
      }),
    ));
});

describe('buckets', () => {
  test('buckets admit as many requests as they hold, then as many as refill', () => {
    const buckets = new Buckets(3, 60);
    const take = (now: number): number => {
      const wait = buckets.wait('a', now);
      if (wait === 0) buckets.spend('a', now);
      return wait;
    };
    expect([0, 0, 0, 0].map(take)).toEqual([0, 0, 0, 20_000]);
    expect([take(20_000), take(20_000)]).toEqual([0, 20_000]);
    expect(buckets.wait('b', 20_000)).toBe(0);
    const later = 100 * MINUTE;
    expect([later, later, later, later].map(take)).toEqual([0, 0, 0, 20_000]);
  });

  test('buckets do not fill faster when the clock goes back', () => {
    const buckets = new Buckets(3, 60);
    buckets.spend('a', MINUTE, 3);
    expect(buckets.wait('a', 0)).toBe(20_000);
  });

  test('a flood of keys does not reset a bucket that has to wait', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 200 }),
        fc.integer({ min: 0, max: 30_000 }),
        (flood, later) => {
          const buckets = new Buckets(2, 60, 10);
          buckets.spend('honest', 0, 2);
          for (let key = 0; key < flood; key += 1) buckets.spend(`flood ${key}`, later, 2);
          // Up to what fractions of a token are rounded to.
          const rest = buckets.wait('honest', later) - Math.max(0, 30_000 - later);
          expect(Math.abs(rest)).toBeLessThanOrEqual(1);
          expect(buckets.keys).toBeLessThanOrEqual(10);
        },
      ),
    ));

  test('full buckets make room, and new keys share one bucket until then', () => {
    const buckets = new Buckets(2, 60, 10);
    for (let key = 0; key < 10; key += 1) buckets.spend(`flood ${key}`, 0, 2);
    let served = 0;
    for (let key = 0; key < 100; key += 1)
      if (buckets.wait(`late ${key}`, 0) === 0) {
        buckets.spend(`late ${key}`, 0);
        served += 1;
      }
    expect(served).toBe(40);
    expect(buckets.wait('newcomer', 0)).toBeGreaterThan(0);
    expect(buckets.wait('newcomer', MINUTE)).toBe(0);
    expect(buckets.keys).toBe(1);
  });
});

describe('the gate', () => {
  const guest = () => freshId<'guest'>() as never;
  const asker = (address: string, who: ReturnType<typeof guest> | null = null) => ({
    group: groupOf(address),
    guest: who,
  });
  const gateWith = (limits: Partial<typeof LIMITS>, work = () => 0) => {
    const time = { now: 0 };
    return { time, gate: new Gate({ ...NO_LIMITS, ...limits }, () => time.now, work) };
  };
  /** How often a requester may act before they have to wait. */
  const count = (isThrough: () => boolean, most = 1_000): number => {
    let number = 0;
    while (number < most && isThrough()) number += 1;
    return number;
  };

  test('the gate counts a /64 as one, and the /48 around it with a higher limit', () => {
    const { gate } = gateWith({ guestsPerHour: 60, networkFactor: 4 });
    let host = 0;
    const through = (network: string) => () => {
      host += 1;
      return gate.newGuest(groupOf(`${network}::${host.toString(16)}`)) === 0;
    };
    expect(count(through('2001:db8:1:1'))).toBe(60);
    const others = [2, 3, 4, 5, 6].map((part) => count(through(`2001:db8:1:${part}`)));
    expect(others).toEqual([60, 60, 60, 0, 0]);
    expect(count(through('2001:db8:2:1'))).toBe(60);
  });

  test('the gate has a ceiling for the whole server', () => {
    const { gate } = gateWith({ allGuestsPerHour: 50, allTablesPerHour: 30 });
    let host = 0;
    const next = () => {
      host += 1;
      return groupOf(`10.${host >> 8}.${host & 255}.1`);
    };
    expect(count(() => gate.newGuest(next()) === 0)).toBe(50);
    expect(count(() => gate.newTable(next()) === 0)).toBe(30);
  });

  test('the gate does not make a known guest wait for strangers of the same address', () => {
    const { gate } = gateWith({ strangerRequestsPerMinute: 20, requestsPerMinute: 10 });
    const pupil = asker('192.0.2.1', guest());
    expect(count(() => gate.enter(asker('192.0.2.1')) === 0)).toBe(20);
    expect(count(() => gate.enter(pupil) === 0)).toBe(10);
  });

  test('the gate lets a quiet guest in even if others have used up the limit of the address', () => {
    const { gate } = gateWith({ requestsPerMinute: 100, addressRequestsPerMinute: 200 });
    const [one, other, quiet] = [guest(), guest(), guest()].map((who) => asker('192.0.2.1', who));
    expect(count(() => gate.enter(one!) === 0) + count(() => gate.enter(other!) === 0)).toBe(200);
    expect(count(() => gate.enter(quiet!) === 0)).toBe(11);
  });

  test('the gate delays those who have used up their share of the main thread', () => {
    let work = 0;
    const { gate, time } = gateWith({ workPerMinute: 600 }, () => work);
    const [heavy, light] = [asker('192.0.2.1', guest()), asker('192.0.2.1', guest())];
    const run = (who: typeof heavy, cost: number): void => {
      const end = gate.beginWork(who);
      work += cost;
      end();
      end();
    };
    run(heavy, 599);
    expect(gate.enter(heavy)).toBe(0);
    run(heavy, 301);
    expect([gate.enter(heavy), gate.enter(light)]).toEqual([30_100, 0]);
    time.now = 30_100;
    expect(gate.enter(heavy)).toBe(0);
  });

  test('the gate delays an address for the work of all its guests, but not the quiet ones', () => {
    let work = 0;
    const { gate } = gateWith({ workPerMinute: 1_000, addressWorkPerMinute: 3_000 }, () => work);
    const many = Array.from({ length: 4 }, () => asker('192.0.2.1', guest()));
    for (const one of many) {
      const end = gate.beginWork(one);
      work += 900;
      end();
    }
    expect(many.map((one) => gate.enter(one) > 0)).toEqual([true, true, true, true]);
    expect(gate.enter(asker('192.0.2.1', guest()))).toBe(0);
    expect(gate.enter(asker('192.0.2.2', many[0]!.guest))).toBe(0);
  });

  test('the gate has separate buckets for new guests and for recovery', () => {
    const { gate, time } = gateWith({ guestsPerHour: 5, recoveriesPerHour: 7 });
    const group = groupOf('192.0.2.1');
    expect(count(() => gate.newGuest(group) === 0)).toBe(5);
    expect(count(() => gate.recovery(group) === 0)).toBe(7);
    time.now += HOUR / 6;
    expect(count(() => gate.recovery(group) === 0)).toBe(1);
    expect(gate.recovery(groupOf('192.0.2.2'))).toBe(0);
  });

  test('the gate remembers the most recent sessions, as many as it has room for', () => {
    const { gate } = gateWith({});
    const isKnown = (hash: string): boolean => gate.requesterOf('192.0.2.1', hash).guest !== null;
    const [friend, other] = [guest(), guest()];
    gate.recognise('friend', friend);
    for (let session = 0; session < 50_000; session += 1) {
      if (session === 49_000) gate.recognise('friend', friend);
      gate.recognise(`session ${session}`, other);
    }
    expect(['session 0', 'session 49999', 'friend'].map(isKnown)).toEqual([false, true, true]);
  });
});

describe('the main thread', () => {
  test('the work of the main thread is shared by all pending requests, and none of it is lost or counted twice', () =>
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(4), fc.nat(100))), (steps) => {
        let [work, charged, shared] = [0, 0, 0];
        const meter = new WorkMeter(() => work);
        const running = new Map<number, () => number>();
        for (const [task, cost] of steps) {
          if (running.size > 0) shared += cost;
          work += cost;
          const end = running.get(task);
          if (end === undefined) running.set(task, meter.begin());
          else charged += end();
          if (end !== undefined) running.delete(task);
        }
        for (const end of running.values()) charged += end();
        expect(charged).toBeCloseTo(shared, 6);
      }),
    ));
});

describe('inactive guests', () => {
  test('an address has a limited number of inactive guests; the oldest is deleted first', () => {
    const unused = new UnusedGuests(2);
    const [a, b, c, d] = [1, 2, 3, 4].map(() => freshId<'guest'>() as never);
    expect([unused.add('x', a!), unused.add('x', b!), unused.add('y', d!)]).toEqual([
      null,
      null,
      null,
    ]);
    expect(unused.add('x', c!)).toBe(a);
    unused.remove(b!);
    expect(unused.add('x', a!)).toBeNull();
  });
});

describe('limits as a setting', () => {
  test('limits from the settings override the defaults that they name', () => {
    expect(parseLimits('')).toEqual(LIMITS);
    expect(parseLimits('guestsPerHour=3000,sockets=9')).toEqual({
      ...LIMITS,
      guestsPerHour: 3_000,
      sockets: 9,
    });
  });

  test.each([
    'guests=1',
    'sockets',
    'sockets=',
    'sockets=0',
    'sockets=-1',
    'toString=1',
    'sockets=x',
    'sockets=9x',
    'sockets=1.5',
    'sockets=12345678',
    'all sockets=9',
    'sockets=9;guestsPerHour=9',
  ])('the limit %s is refused', (text) => expect(parseLimits(text)).toBeNull());

  test('connections leave file descriptors for everything else', () => {
    expect(mostConnections({ ...LIMITS, connections: 8_000 }, 300)).toBe(200);
    expect(mostConnections({ ...LIMITS, connections: 50 }, 300)).toBe(50);
    expect(mostConnections(LIMITS, 20)).toBe(1);
    expect(mostConnections(LIMITS)).toBeGreaterThan(0);
  });
});
