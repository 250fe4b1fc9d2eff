import type { Chair } from '@claim-it/fairness';
import type { TableId } from '@claim-it/protocol';
import { chairOnTurn, newTable, parseHeader } from '@claim-it/protocol';
import { below } from '@claim-it/testkit';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { foldEntries } from '../../src/house/liveTable.ts';
import type { Pushed } from '../pushService.ts';
import { PushDevice, PushService } from '../pushService.ts';
import { checkEnd, deal, onTurn } from './company.ts';
import type { Person } from './person.ts';
import { stateOf } from './waiting.ts';
import { OnlineWorld } from './world.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** A process ticks every ten minutes while all are away, and every two seconds while a turn is played. */
const [IDLE, BUSY] = [600, 2];
const SLOW = { pace: { kind: 'slow', hours: 24 } } as const;

let world: OnlineWorld;
let service: PushService;
let devices: readonly PushDevice[];
beforeEach(async () => {
  service = await new PushService().open();
  devices = Array.from({ length: 4 }, () => new PushDevice());
  world = new OnlineWorld();
  world.slowness = IDLE;
  world.outbound = service.outbound((work) => world.clock.hold(work));
  await world.open();
});
afterEach(async () => {
  await world.end();
  await service.close();
});

const subscribe = async (person: Person, number: number, quiet: object | null = null) => {
  const endpoint = `${service.origin}/device/${number}`;
  const body = { endpoint, ...devices[number]?.keys, language: 'en', quiet };
  const { cookie } = person;
  const answer = await world.ask({ method: 'POST', path: '/api/me/push', body, cookie });
  expect(answer.statusCode).toBe(200);
};

const numberOf = ({ path }: Pushed): number => Number(path.split('/').at(-1));

/** All notifications, as "device turn". */
const told = (): readonly string[] =>
  service.pushed.map((pushed) => {
    const number = numberOf(pushed);
    return `${number} ${devices[number]?.read(pushed).turn}`;
  });

/** The chairs whose turns have begun, in order, by the log alone. */
const turnsBegun = async (table: TableId): Promise<readonly Chair[]> => {
  const { header, entries } = await world.logOf(table);
  const parsed = parseHeader(header);
  if (!parsed.ok) throw new Error('the header cannot be read');
  const begun: Chair[] = [];
  let state = newTable(table, parsed.value);
  for (const entry of entries) {
    const next = foldEntries(state, [entry]);
    if (!next.ok) throw new Error('the log cannot be read');
    const chair = chairOnTurn(next.value);
    if (chair !== null && chair !== chairOnTurn(state)) begun.push(chair);
    state = next.value;
  }
  return begun;
};

/** People at a slow table with notifications and closed pages; the one on turn has seen it. */
const dealSlowly = async (
  count: number,
): Promise<{ table: TableId; people: readonly Person[]; mover: number }> => {
  const [table, people] = await deal(world, count, SLOW);
  for (const [number, person] of people.entries()) await subscribe(person, number);
  const [mover] = onTurn(people);
  await world.clock.pass(MINUTE);
  for (const person of people) person.close();
  await world.clock.pass(MINUTE);
  return { table, people, mover: people.indexOf(mover) };
};

/** Opens the page, plays one turn, and closes the page again. */
const playTurn = async (person: Person | undefined, table: TableId): Promise<void> => {
  if (person === undefined) throw new Error('nobody of them is on turn');
  world.slowness = BUSY;
  await person.follow(table);
  await world.until(() => person.hasMatch);
  const isMine = (): boolean => {
    const { seat, phase } = person.match.game.value.turn;
    return phase.kind !== 'over' && person.match.setup.sitters[seat]?.kind === 'person';
  };
  await world.until(isMine);
  person.play();
  await world.until(() => !isMine());
  person.rest();
  person.close();
  world.slowness = IDLE;
};

/** Waits for one more notification, or the end of the game. Returns the notified device. */
const nextTold = async (table: TableId, before: number): Promise<number | 'over'> => {
  for (let hours = 0; hours < 72; hours += 1) {
    const last = service.pushed[before];
    if (last !== undefined) return numberOf(last);
    if ((await world.store.findNotice(table))?.kind === 'over') return 'over';
    await world.clock.pass(HOUR);
  }
  throw new Error('nobody was told for three days');
};

/** Failures before a turn: the server dies and restarts, or dies with the event that begins the next turn. */
const befall = async (turn: number): Promise<void> => {
  if (turn % 8 === 3) {
    world.kill();
    await world.clock.pass(10 * MINUTE);
    await world.open();
  }
  if (turn % 8 !== 6) return;
  world.deathAt = ({ moment }) => {
    if (moment === undefined) return null;
    world.deathAt = () => null;
    world.clock.after(HOUR / 2, () => void world.open());
    return 'after';
  };
};

/** This player stays away after so many turns: their time runs out. */
const VANISHED = 3;
const VANISHES_AT = 5;

/** Plays a whole game. All come some hours after a notification, except one who never returns. */
const playSlowly = async ({
  table,
  people,
  mover,
}: Awaited<ReturnType<typeof dealSlowly>>): Promise<void> => {
  let next: number | 'over' = mover;
  for (let turn = 0; next !== 'over'; turn += 1) {
    await befall(turn);
    const before = service.pushed.length;
    const hasVanished = next === VANISHED && turn >= VANISHES_AT;
    if (!hasVanished) await playTurn(people[next], table);
    next = await nextTold(table, before);
    await world.clock.pass((12 + below(world.random, 10)) * HOUR);
  }
};

describe('a slow game of four people over more than two weeks', () => {
  test.each([
    ['on one process that dies now and then', false],
    ['on two processes, of which one dies now and then', true],
  ])(
    '%s: it ends, and every turn is notified once',
    async (_, hasTwin) => {
      if (hasTwin) await world.openTwin();
      const game = await dealSlowly(4);
      const start = world.clock.now();
      await playSlowly(game);
      expect(world.clock.now() - start).toBeGreaterThan(14 * DAY);
      // The first turn began before their eyes.
      const [, ...begun] = await turnsBegun(game.table);
      expect(service.pushed.map(numberOf).join(' ')).toBe(begun.join(' '));
      expect(new Set(told()).size).toBe(begun.length);
      for (const person of game.people) {
        await person.follow(game.table);
        await world.until(() => person.phase === 'over');
      }
      await checkEnd(world, game.table, game.people);
      expect(game.people[0]?.match.game.value.departed).toHaveLength(1);
      expect(service.pushed).toHaveLength(begun.length);
    },
    600_000,
  );
});

describe('notifications of a turn', () => {
  test('a notification of a turn is in the language of the device, encrypted for it', async () => {
    const { table, people, mover } = await dealSlowly(2);
    await playTurn(people[mover], table);
    await nextTold(table, 0);
    const [pushed] = service.pushed;
    const number = pushed === undefined ? 0 : numberOf(pushed);
    expect(devices[number]?.read(pushed as Pushed)).toEqual({
      kind: 'turn',
      table,
      turn: expect.any(Number),
      language: 'en',
      title: 'Your turn',
      body: expect.stringMatching(/ (is|are) waiting for you\.$/),
    });
    expect(pushed?.headers).toMatchObject({
      topic: table,
      'content-encoding': 'aes128gcm',
      authorization: expect.stringMatching(/^vapid t=/),
    });
    expect(() => devices[3]?.read(pushed as Pushed)).toThrow();
  });

  test('a player who looks at the table is not notified of a turn, unless the page is hidden', async () => {
    const { table, people, mover } = await dealSlowly(2);
    const other = people[1 - mover] as Person;
    await other.follow(table);
    await playTurn(people[mover], table);
    await world.clock.pass(20 * MINUTE);
    expect(told()).toEqual([]);
    const hidden = people[mover] as Person;
    hidden.isHidden = true;
    await hidden.follow(table);
    await world.clock.pass(20 * MINUTE);
    await playTurn(other, table);
    await world.clock.pass(20 * MINUTE);
    expect(service.pushed.map(numberOf)).toEqual([mover]);
  });

  test('a turn that begins in quiet hours is notified after them, if it still lasts', async () => {
    const { table, people, mover } = await dealSlowly(2);
    const minute = Math.floor(world.clock.now() / MINUTE) % 1_440;
    const quiet = { from: (minute + 1_430) % 1_440, to: (minute + 120) % 1_440 };
    await subscribe(people[1 - mover] as Person, 1 - mover, quiet);
    await playTurn(people[mover], table);
    await world.clock.pass(100 * MINUTE);
    expect(told()).toEqual([]);
    await world.clock.pass(30 * MINUTE);
    expect(service.pushed.map(numberOf)).toEqual([1 - mover]);
    await playTurn(people[1 - mover], table);
    await playTurn(people[mover], table);
    await playTurn(people[1 - mover], table);
    await world.clock.pass(24 * 60 * MINUTE - 150 * MINUTE);
    expect(service.pushed.filter((one) => numberOf(one) === 1 - mover)).toHaveLength(1);
  });

  test('a notification is tried again while a service fails, and sent once when it works', async () => {
    const { table, people, mover } = await dealSlowly(2);
    let fails = 3;
    service.answer = () => (fails-- > 0 ? 503 : 201);
    await playTurn(people[mover], table);
    await world.clock.pass(3 * HOUR);
    expect(new Set(told()).size).toBe(1);
    expect(told()).toHaveLength(4);
  });

  test('a device that is gone or signed out gets no notification', async () => {
    const { table, people, mover } = await dealSlowly(2);
    const other = people[1 - mover] as Person;
    service.answer = () => 410;
    await playTurn(people[mover], table);
    await world.clock.pass(HOUR);
    expect(told()).toHaveLength(1);
    expect(await world.store.findSubscriptions(other.guest)).toEqual([]);
    await subscribe(other, 1 - mover);
    await world.ask({ method: 'POST', path: '/api/me/signout', cookie: other.cookie });
    expect(await world.store.findSubscriptions(other.guest)).toEqual([]);
  });

  test('a notification is sent again for the same turn if a process died during delivery', async () => {
    const { table, people, mover } = await dealSlowly(2);
    service.onPushed = () => {
      service.onPushed = () => undefined;
      world.kill();
      world.clock.after(10 * MINUTE, () => void world.open());
    };
    await playTurn(people[mover], table);
    await world.clock.pass(3 * HOUR);
    const [first, again, ...more] = told();
    expect(first).toBeDefined();
    expect(again).toBe(first);
    expect(more).toEqual([]);
  });
});

describe('slow push services', () => {
  test('a push service that does not answer for hours delays no move; missed notifications are sent when it responds', async () => {
    const REQUEST_MS = 30_000;
    const hangs = new Set<string>();
    const hanging = { now: 0, most: 0, all: 0 };
    const usual = service.outbound((work) => world.clock.hold(work));
    world.kill();
    world.slowness = 1;
    world.outbound = {
      ...usual,
      post: (post) =>
        hangs.has(new URL(post.url).pathname)
          ? new Promise((resolve) => {
              hanging.now += 1;
              hanging.all += 1;
              hanging.most = Math.max(hanging.most, hanging.now);
              world.clock.after(REQUEST_MS, () => {
                hanging.now -= 1;
                resolve({ status: 0, retryAfter: null });
              });
            })
          : usual.post(post),
    };
    await world.open();
    const { table, people, mover } = await dealSlowly(2);
    hangs.add(`/device/${1 - mover}`);
    const [otherTable, others] = await deal(world, 2, SLOW);
    const [host, guest] = onTurn(others);
    await subscribe(guest[0] as Person, 2);
    (guest[0] as Person).close();
    await world.clock.pass(MINUTE);
    world.slowness = 1;
    await playTurn(people[mover], table);
    world.slowness = 1;
    // The hanging request has been sent now.
    await world.clock.pass(2_000);
    const before = world.clock.now();
    host.play();
    await world.until(() => host.choices().length === 0 && stateOf(host).game !== null);
    await world.until(() => told().length > 0);
    expect(told().map((one) => one[0])).toEqual(['2']);
    expect(world.clock.now() - before).toBeLessThan(REQUEST_MS);
    host.close();
    expect((await world.logOf(otherTable)).seq).toBeGreaterThan(0);
    world.slowness = 60;
    await world.clock.pass(5 * HOUR);
    // One request at a time, and fewer and fewer: nothing piles up.
    expect([hanging.now, hanging.most]).toEqual([0, 1]);
    expect(hanging.all).toBeLessThan(8);
    hangs.clear();
    await world.clock.pass(4 * HOUR);
    expect(told().map((one) => Number(one[0]))).toEqual([2, 1 - mover]);
  });
});
