import { chairAt } from '@claim-it/fairness';
import { below, pick } from '@claim-it/testkit';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { checkEnd, deal, goesOn, isKept, onTurn, played, seat } from './company.ts';
import type { Person } from './person.ts';
import { OnlineWorld } from './world.ts';

let world: OnlineWorld;
beforeEach(async () => {
  world = await new OnlineWorld().open();
});
afterEach(() => world.end());

describe('connections', () => {
  test('a connection that carries every message twice, both ways, changes nothing', async () => {
    world.habits = { ...world.habits, carry: (text) => [text, text] };
    const [table, people] = await deal(world, 2);
    await goesOn(world, people, 60);
    expect(await isKept(world, table, people)).toBe(true);
    expect(people.map(({ match }) => match.corrections.value)).toEqual([0, 0]);
    expect(world.complaints).toEqual([]);
  });

  test('a connection that breaks repeatedly, with messages in flight, loses and duplicates nothing', async () => {
    const [table, people] = await deal(world, 2);
    for (const person of people) person.play();
    let breaks = 0;
    const breakSome = (): void => {
      breaks += 1;
      pick(world.random, people).wire?.cut();
      world.clock.after(300 + below(world.random, 1500), breakSome);
    };
    breakSome();
    await played(world, people);
    await checkEnd(world, table, people);
    expect(breaks).toBeGreaterThan(20);
  });

  test('a connection that goes dead is noticed at both ends, and opened again', async () => {
    const [, people] = await deal(world, 2);
    const [one, other] = people as [Person, Person];
    const { wire } = one;
    if (wire !== null) wire.isSilent = true;
    await world.until(() => one.wire !== wire && one.table.line.state.value === 'open');
    await world.until(() => wire?.readyState === WebSocket.CLOSED);
    await world.until(() => other.table.about.value?.chairs[0]?.isHere === true);
    await goesOn(world, people);
  });

  test('a connection that goes dead in a game is noticed by its own device within five seconds', async () => {
    const [, people] = await deal(world, 2);
    const [one] = people as [Person, Person];
    await world.clock.pass(60_000);
    expect(one.table.line.state.value).toBe('open');
    const at = world.clock.now();
    if (one.wire !== null) one.wire.isSilent = true;
    await world.until(() => one.table.line.state.value === 'silent');
    expect(world.clock.now() - at).toBeLessThanOrEqual(5_000);
    await world.until(() => one.table.line.state.value === 'open');
    await goesOn(world, people);
    expect(world.complaints).toEqual([]);
  });

  test('a connection that is offline for a moment keeps choices, and shows it meanwhile', async () => {
    const [table, people] = await deal(world, 2);
    const [mover] = onTurn(people);
    mover.table.line.fallSilent();
    if (mover.wire !== null) mover.wire.isSilent = true;
    const chair = chairAt(mover.chairs[0] ?? 0);
    const said = mover.table.give({ kind: 'say', chair, saying: 'hello' });
    await world.until(() => mover.table.isSending.value);
    mover.table.line.again();
    expect(await world.clock.settled(said)).toMatchObject({ kind: 'done' });
    expect(mover.table.isSending.value).toBe(false);
    const kept = (await world.logOf(table)).entries.filter(({ body }) => body.includes('"said"'));
    expect(kept).toHaveLength(1);
  });

  test('a connection that changes messages of the server freezes the table of that device, and no other', async () => {
    const [, people] = await deal(world, 2);
    const [one, other] = people as [Person, Person];
    const { habits } = world;
    const bend = (text: string): string =>
      text.replace(/(?<=\\"at\\":)\d+/, (at) => String(Number(at) + 1));
    world.habits = { ...habits, carry: (text) => [bend(text)] };
    one.wire?.cut();
    await other.do({ kind: 'say', chair: chairAt(1), saying: 'hello' });
    await world.until(() => one.table.fault.value !== null);
    expect(one.table.fault.value).toMatchObject({ kind: 'brokenLog' });
    expect(other.table.fault.value).toBeNull();
    expect(one.match.status.value).toEqual({ kind: 'halted', halt: { kind: 'proofFailed' } });
  });
});

/** The phases of a table at which a player may lose the connection, and how to get there. */
const PHASES: Readonly<Record<string, (people: readonly Person[]) => Promise<void>>> = {
  'while people gather': async () => undefined,
  'in the shake': async (people) => {
    await people[1]?.sit(1);
    await world.until(() => people.every(({ phase }) => phase === 'shaking'));
  },
  'before a roll': async (people) => {
    await people[1]?.sit(1);
    await world.until(() => people.some((one) => one.choices().length > 0));
  },
  'while dice roll': async (people) => {
    await people[1]?.sit(1);
    await world.until(() => people.some((one) => one.choices().length > 0));
    const [mover] = onTurn(people);
    void mover.match.send({ kind: 'roll', seat: mover.match.game.value.turn.seat });
    await world.clock.pass(below(world.random, 60));
  },
  'with a choice on its way': async (people) => {
    await people[1]?.sit(1);
    await goesOn(world, people, 2);
    for (const person of people) person.rest();
    await world.until(() => people.some((one) => one.choices().length > 0));
    const [mover] = onTurn(people);
    void mover.match.send(mover.choices()[0]!);
    await world.clock.pass(below(world.random, 60));
  },
};

describe.each(Object.keys(PHASES))('a player who loses the connection %s', (phase) => {
  test.each(['cut', 'reload'] as const)('returns after a %s and plays on', async (how) => {
    const host = await world.arrive();
    const guest = await world.arrive();
    const { table } = await world.openTable(host);
    const people = [host, guest];
    for (const person of people) await person.follow(table);
    await host.sit(0);
    await PHASES[phase]?.(people);
    for (const person of people)
      if (how === 'cut') person.wire?.cut();
      else await person.reload();
    await world.until(() => people.every(({ table: { line } }) => line.state.value === 'open'));
    if (guest.chairs.length === 0 && guest.phase === 'gathering') await guest.sit(1);
    await world.until(() => people.every(({ hasMatch }) => hasMatch));
    await goesOn(world, people);
    expect(await isKept(world, table, people)).toBe(true);
    expect(world.complaints).toEqual([]);
  });
});

describe('devices', () => {
  test('a device that has lost its secrets gets a new chain and plays on', async () => {
    const [table, people] = await deal(world, 2);
    const [mover] = onTurn(people);
    mover.device.secrets.clear();
    await mover.reload();
    await world.until(() => mover.table.elsewhere.value.length > 0);
    await world.clock.settled(mover.table.playHere());
    await goesOn(world, people);
    const reseeds = mover.table.log.value?.state.ledger?.reseeds ?? [];
    expect(reseeds[mover.chairs[0] ?? 0]).toBe(1);
    expect(await isKept(world, table, people)).toBe(true);
  });

  test('a device that was closed with a command unanswered sends it again with the same id', async () => {
    const [table, people] = await seat(world, 2);
    const [one] = people as [Person, Person];
    await world.until(() => people.every(({ hasMatch }) => hasMatch));
    void one.table.give({ kind: 'say', chair: chairAt(0), saying: 'hello' });
    one.wire?.cut();
    await one.reload();
    await world.until(() => one.device.commands.size === 0);
    const said = (await world.logOf(table)).entries.filter(({ body }) => body.includes('"said"'));
    expect(said).toHaveLength(1);
  });
});
