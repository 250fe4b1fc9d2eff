import type { Chair } from '@claim-it/fairness';
import { chairAt } from '@claim-it/fairness';
import type { TableId } from '@claim-it/protocol';
import { chairOnTurn, newTable, parseHeader } from '@claim-it/protocol';
import { below } from '@claim-it/testkit';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { foldEntries } from '../../src/house/liveTable.ts';
import type { Pushed } from '../pushService.ts';
import { PushDevice, PushService } from '../pushService.ts';
import { deal, onTurn } from './company.ts';
import type { Person } from './person.ts';
import { OnlineWorld } from './world.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const SLOW = { pace: { kind: 'slow', hours: 24 } } as const;

let world: OnlineWorld;
let service: PushService;
let devices: readonly PushDevice[];
beforeEach(async () => {
  service = await new PushService().open();
  devices = Array.from({ length: 4 }, () => new PushDevice());
  world = new OnlineWorld();
  world.slowness = 8;
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

/** All that was told, as "device turn". */
const told = (): readonly string[] =>
  service.pushed.map((pushed) => {
    const number = numberOf(pushed);
    return `${number} ${devices[number]?.read(pushed).turn}`;
  });

/** The chairs whose turns have begun, one after another, by the log alone. */
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

/** People at a slow table who want to be told of turns, with their pages closed; the one on turn has seen it. */
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
};

/** Waits until one more was told, or the game is over. Answers which device was told. */
const nextTold = async (table: TableId, before: number): Promise<number | 'over'> => {
  for (let minutes = 0; minutes < 72 * 60; minutes += 5) {
    const last = service.pushed[before];
    if (last !== undefined) return numberOf(last);
    if ((await world.store.findNotice(table))?.kind === 'over') return 'over';
    await world.clock.pass(5 * MINUTE);
  }
  throw new Error('nobody was told for three days');
};

/** What befalls the server before a turn: it dies and comes back, or dies with the event that begins the next turn. */
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
    world.clock.after(HOUR, () => void world.open());
    return 'after';
  };
};

const TURNS = 12;
/** This one does not come back after so many turns: time runs out for them. */
const VANISHED = 3;
const VANISHES_AT = 5;

/** Plays so many turns over many days. Everybody comes some hours after they were told, but for one who never comes again. */
const playSlowly = async ({
  table,
  people,
  mover,
}: Awaited<ReturnType<typeof dealSlowly>>): Promise<void> => {
  let next: number | 'over' = mover;
  for (let turn = 0; turn < TURNS && next !== 'over'; turn += 1) {
    await befall(turn);
    const before = service.pushed.length;
    const hasVanished = next === VANISHED && turn >= VANISHES_AT;
    if (!hasVanished) await playTurn(people[next], table);
    next = await nextTold(table, before);
    await world.clock.pass(below(world.random, 12) * HOUR);
  }
};

/** All leave but one: the game is over for everybody. */
const breakUp = async (table: TableId, people: readonly Person[]): Promise<void> => {
  for (const [chair, person] of people.entries()) {
    await person.follow(table);
    await world.until(() => person.hasMatch);
    if (person.phase !== 'over' && person.chairs.includes(chair))
      await person.do({ kind: 'leave', chair: chairAt(chair) });
    person.close();
  }
  expect(await world.store.findNotice(table)).toMatchObject({ kind: 'over' });
};

describe('a slow game of four people over days and nights', () => {
  test.each([
    ['on one process that dies now and then', false],
    ['on two processes, of which one dies now and then', true],
  ])(
    '%s: every turn is told once, and nobody waits for ever',
    async (_, hasTwin) => {
      if (hasTwin) await world.openTwin();
      const game = await dealSlowly(4);
      const start = world.clock.now();
      await playSlowly(game);
      expect(world.clock.now() - start).toBeGreaterThan(2 * 24 * HOUR);
      // The first turn began before their eyes.
      const [, ...begun] = await turnsBegun(game.table);
      expect(service.pushed.map(numberOf).join(' ')).toBe(begun.join(' '));
      expect(new Set(told()).size).toBe(begun.length);
      expect(begun.length).toBeGreaterThanOrEqual(TURNS - 1);
      await breakUp(game.table, game.people);
      expect(new Set(told()).size).toBe(service.pushed.length);
      expect(world.complaints).toEqual([]);
    },
    600_000,
  );
});

describe('a turn', () => {
  test('is told in the language of the device, for its eyes only', async () => {
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
      body: expect.stringMatching(/ waits for you\.$/),
    });
    expect(pushed?.headers).toMatchObject({
      topic: table,
      'content-encoding': 'aes128gcm',
      authorization: expect.stringMatching(/^vapid t=/),
    });
    expect(() => devices[3]?.read(pushed as Pushed)).toThrow();
  });

  test('is not told to somebody who looks at the table, and is told if the page is hidden', async () => {
    const { table, people, mover } = await dealSlowly(2);
    const other = people[1 - mover] as Person;
    await other.follow(table);
    await playTurn(people[mover], table);
    await world.clock.pass(MINUTE);
    expect(told()).toEqual([]);
    const hidden = people[mover] as Person;
    hidden.isHidden = true;
    await hidden.follow(table);
    await world.clock.pass(MINUTE);
    await playTurn(other, table);
    await world.clock.pass(MINUTE);
    expect(service.pushed.map(numberOf)).toEqual([mover]);
  });

  test('that begins in quiet hours is told when they are over, if it still lasts', async () => {
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

  test('is told again while a service fails, and once when it works', async () => {
    const { table, people, mover } = await dealSlowly(2);
    let fails = 3;
    service.answer = () => (fails-- > 0 ? 503 : 201);
    await playTurn(people[mover], table);
    await world.clock.pass(3 * HOUR);
    expect(new Set(told()).size).toBe(1);
    expect(told()).toHaveLength(4);
  });

  test('is not told any more to a device that is gone, and never after signing out', async () => {
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

  test('is told again as the same turn where a process died while it was telling it', async () => {
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
