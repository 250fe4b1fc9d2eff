import { chairAt } from '@claim-it/fairness';
import { decider } from '@claim-it/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkEnd, deal, goesOn, isKept, onTurn, played, seat } from './company.ts';
import type { Person } from './person.ts';
import { chairOf, stateOf } from './waiting.ts';
import { OnlineWorld } from './world.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const LIVE = { kind: 'live', seconds: 10, bank: 5, increment: 0 } as const;

let world: OnlineWorld;
beforeEach(async () => {
  world = await new OnlineWorld().open();
});
afterEach(() => world.end());

describe('clocks of a table', () => {
  test('[R11] a player whose time runs out three times in a row misses two turns, then leaves the game', async () => {
    const [table, people] = await deal(world, 2, { pace: LIVE });
    const [late, [other]] = onTurn(people);
    const chair = chairOf(late);
    const { since, banks } = stateOf(late);
    expect(banks[chair]).toBe(5_000);
    expect(late.table.deadline.value).toBe(since + 15_000);
    await world.clock.pass(since + 14_000 - world.clock.now());
    expect(stateOf(late).lapses[chair]).toBe(0);
    other?.play();
    for (const lapses of [1, 2]) {
      await world.until(() => stateOf(late).lapses[chair] === lapses);
      expect(stateOf(late).banks[chair]).toBe(0);
      expect(decider(stateOf(late))).not.toBe(chair);
    }
    await played(world, people);
    expect(late.match.game.value.departed).toHaveLength(1);
    await checkEnd(world, table, people);
  });

  test('[R11] the next choice in time resets the count', async () => {
    const [, people] = await deal(world, 2, { pace: LIVE });
    const [late, [other]] = onTurn(people);
    const chair = chairOf(late);
    other?.play();
    await world.until(() => stateOf(late).lapses[chair] === 2);
    late.play();
    await world.until(() => stateOf(late).lapses[chair] === 0);
    await goesOn(world, people, 10);
    expect(late.match.game.value.departed).toEqual([]);
  });

  test('[R11] a stand-in plays after the second time in a row, until the person says that they are back', async () => {
    const onLeaving = { kind: 'bot', level: 'greenhorn' } as const;
    const [table, people] = await deal(world, 2, { pace: LIVE, onLeaving });
    const [late, [other]] = onTurn(people);
    const chair = chairOf(late);
    if (other === undefined) throw new Error('two people');
    other.play();
    await world.until(() => stateOf(other).standIns[chair]?.by === 'clock');
    await goesOn(world, [other], 12);
    // The page is open, but hidden.
    expect(stateOf(other).standIns[chair]).not.toBeNull();
    late.table.comeBack();
    await world.until(() => stateOf(other).standIns[chair] === null);
    late.play();
    await world.until(() => stateOf(other).lapses[chair] === 0);
    await played(world, people);
    await checkEnd(world, table, people);
    expect(stateOf(other).chairs[chair]?.sitter.kind).toBe('person');
  });

  test('[R11] opening the page again resets the count, a recovered connection does not', async () => {
    const onLeaving = { kind: 'bot', level: 'greenhorn' } as const;
    const [, people] = await deal(world, 2, { pace: LIVE, onLeaving });
    const [late, [other]] = onTurn(people);
    const chair = chairOf(late);
    if (other === undefined) throw new Error('two people');
    other.play();
    await world.until(() => stateOf(late).standIns[chair]?.by === 'clock');
    late.wire?.cut();
    await world.until(() => other.table.about.value?.chairs[chair]?.isHere === false);
    await world.until(() => other.table.about.value?.chairs[chair]?.isHere === true);
    await goesOn(world, [other], 8);
    expect(stateOf(other).standIns[chair]?.by).toBe('clock');
    await late.reload();
    await world.until(() => stateOf(other).standIns[chair] === null);
  });

  test('[R11] the third time gives the chair to a bot for good, and the person keeps the name', async () => {
    const onLeaving = { kind: 'bot', level: 'greenhorn' } as const;
    const [table, people] = await deal(world, 2, { pace: LIVE, onLeaving });
    const [late, [other]] = onTurn(people);
    const chair = chairOf(late);
    if (other === undefined) throw new Error('two people');
    const name = other.table.about.value?.chairs[chair]?.name;
    other.play();
    await world.until(() => stateOf(late).standIns[chair]?.by === 'clock');
    late.table.comeBack();
    await world.until(() => stateOf(other).chairs[chair]?.sitter.kind === 'bot');
    await world.until(() => other.table.about.value?.chairs[chair]?.bot === 'greenhorn');
    expect(other.table.about.value?.chairs[chair]?.name).toBe(name);
    await played(world, people);
    await checkEnd(world, table, people);
  });

  test('[R11] the time of a slow turn runs out without any connection, and the turn is skipped', async () => {
    const [table, people] = await deal(world, 2, { pace: { kind: 'slow', hours: 1 } });
    const [late, [other]] = onTurn(people);
    const chair = chairOf(late);
    for (const person of people) person.close();
    await world.clock.pass(HOUR + 60_000);
    if (other === undefined) throw new Error('two people');
    await other.follow(table);
    await world.until(() => other.hasMatch);
    await world.until(() => stateOf(other).lapses[chair] === 1);
    expect(stateOf(other).absences).toEqual([null, null]);
    await late.follow(table);
    for (const person of people) person.play();
    await world.until(() => stateOf(other).lapses[chair] === 0);
  });

  test('time for which the server was closed is credited in the log, and charged to no bank', async () => {
    const [, people] = await deal(world, 2, { pace: LIVE });
    const [late] = onTurn(people);
    const chair = chairOf(late);
    await world.stop();
    await world.clock.pass(HOUR);
    await world.open();
    await world.until(() => (late.table.deadline.value ?? 0) > world.clock.now());
    late.play();
    await world.until(() => late.match.game.value.turn.phase.kind !== 'toRoll');
    expect(stateOf(late).banks[chair]).toBe(5_000);
    expect(late.table.log.value?.events.some(({ kind }) => kind === 'credited')).toBe(true);
  });

  test('a choice in time takes no time from the next player', async () => {
    const pace = { kind: 'live', seconds: 10 } as const;
    const [, people] = await deal(world, 2, { pace });
    for (const person of people) person.play();
    await world.clock.pass(15_000);
    expect(people.map(({ table }) => table.log.value?.state.ledger?.away)).toEqual([[], []]);
  });

  test('clocks do not run while the server is closed', async () => {
    const pace = { kind: 'slow', hours: 24 } as const;
    const [, people] = await deal(world, 2, { pace });
    const [late] = onTurn(people);
    const before = late.table.deadline.value ?? 0;
    await world.stop();
    await world.clock.pass(3 * DAY);
    await world.open();
    expect(world.credited).toBeGreaterThanOrEqual(3 * DAY);
    await world.until(() => people.every(({ table }) => (table.deadline.value ?? 0) > before));
    expect(late.table.deadline.value).toBeGreaterThanOrEqual(before + 3 * DAY);
    await world.clock.pass(HOUR);
    expect(late.phase).toBe('playing');
  });

  test.each(['alone', 'beside another'])(
    'that a process %s missed while its machine stood still shortens and prolongs no turn that begins there',
    async (company) => {
      const isAlone = company === 'alone';
      const pace = { kind: 'live', seconds: 40, bank: 20, increment: 0 } as const;
      const [table, people] = await deal(world, 2, { pace });
      if (!isAlone) await world.openTwin();
      // What was on its way has arrived.
      await world.clock.pass(2_000);
      const [mover] = onTurn(people);
      const { since } = stateOf(mover);
      await world.standStill(50_000);
      const [choice] = mover.choices();
      if (choice === undefined) throw new Error('the person on turn has a choice');
      expect(await mover.send(choice)).toMatchObject({ ok: true });
      await world.until(() => stateOf(mover).since > since);
      expect(world.clock.now() - stateOf(mover).since).toBeLessThan(1_000);
      // A server of one process was away; otherwise the time was the player's.
      const bank = stateOf(mover).banks[chairOf(mover)] ?? 0;
      if (isAlone) expect(bank).toBe(20_000);
      else expect(bank).toBeLessThan(10_001);
      const left = ((await world.logOf(table)).deadline ?? 0) - world.clock.now();
      expect(left).toBeGreaterThan(39_000 + bank);
      expect(left).toBeLessThanOrEqual(40_000 + bank);
    },
  );

  test.each([HOUR, -HOUR])(
    'that is set by %i ms and back again removes no player, and no deadline is lost',
    async (jump) => {
      const pace = { kind: 'live', seconds: 60, bank: 0, increment: 0 } as const;
      const [, people] = await deal(world, 2, { pace });
      const [late, [other]] = onTurn(people);
      const left = (): number => (late.table.deadline.value ?? 0) - (world.house?.now() ?? 0);
      const before = left();
      world.wallOffset = jump;
      await world.clock.pass(20_000);
      expect(late.phase).toBe('playing');
      // A jump forward is treated as a silence: the last beat is up to five seconds older than the jump.
      expect(left()).toBeGreaterThanOrEqual(before - 20_000);
      expect(left()).toBeLessThanOrEqual(before);
      world.wallOffset = 0;
      await world.clock.pass(20_000);
      expect(late.phase).toBe('playing');
      other?.play();
      await played(world, people);
      expect(late.table.log.value?.state.ledger?.away).toEqual(late.chairs);
    },
  );

  test('setting the clock forward and back locks no guest out: limits use monotonic time', async () => {
    const person = await world.arrive();
    const lobby = { method: 'GET', path: '/api/lobby', cookie: person.cookie } as const;
    world.wallOffset = HOUR;
    await world.clock.pass(10_000);
    world.wallOffset = 0;
    const statuses = new Set<number>();
    for (let second = 0; second < 600; second += 1) {
      statuses.add((await world.ask(lobby)).statusCode);
      await world.clock.pass(1_000);
    }
    expect([...statuses]).toEqual([200]);
  });

  test('setting the clock forward and back does not block the dice of absent players', async () => {
    const [, people] = await deal(world, 2);
    world.wallOffset = HOUR;
    await world.clock.pass(10_000);
    world.wallOffset = 0;
    const [mover, [other]] = onTurn(people);
    other?.close();
    mover.play();
    await world.until(() => (mover.table.log.value?.state.ledger?.away.length ?? 0) > 0, 120_000);
  });

  test('setting the clock back by an hour costs no player time and breaks nothing', async () => {
    const pace = { kind: 'live', seconds: 60 } as const;
    const [table, people] = await deal(world, 2, { pace });
    world.wallOffset = -HOUR;
    await goesOn(world, people, 20);
    expect(await isKept(world, table, people)).toBe(true);
    await world.stop();
    await world.open();
    const [, others] = await deal(world, 2, { pace });
    await goesOn(world, others);
    expect(world.complaints).toEqual([]);
  });
});

describe('waiting for players', () => {
  test('the dice continue without a player who has no connection', async () => {
    const [, people] = await seat(world, 3);
    const [one, , absent] = people as [Person, Person, Person];
    absent.close();
    await world.until(() => one.hasMatch);
    expect(one.table.log.value?.state.ledger?.away).toEqual([2]);
    await world.until(() => one.table.about.value?.chairs[2]?.isHere === false);
  });

  test('the dice continue without a player who is present and does not shake', async () => {
    const people = [await world.arrive(), await world.arrive()];
    const [one, idle] = people as [Person, Person];
    const { table } = await world.openTable(one);
    await one.follow(table);
    const { habits } = world;
    world.habits = { ...habits, carry: (text) => (text.includes('"stir"') ? [] : [text]) };
    await idle.follow(table);
    world.habits = habits;
    for (const [chair, person] of people.entries()) await person.sit(chair);
    await world.until(() => one.phase === 'shaking');
    await world.clock.pass(20_000);
    expect(one.phase).toBe('shaking');
    await world.until(() => one.hasMatch);
    expect(one.table.log.value?.state.ledger?.away).toEqual([1]);
  });

  test('a table without followers is unloaded, and loaded again when requested', async () => {
    const [table, people] = await deal(world, 2);
    expect(world.house?.tables()).toBe(1);
    for (const person of people) person.close();
    await world.clock.pass(90_000);
    expect(world.house?.tables()).toBe(0);
    for (const person of people) await person.follow(table);
    await world.until(() => people.every(({ hasMatch }) => hasMatch));
    await goesOn(world, people);
  });

  test('commands of a client that sends too much run later', async () => {
    const [, people] = await deal(world, 2);
    const [one] = people as [Person, Person];
    const words = Array.from({ length: 10 }, () =>
      one.table.give({ kind: 'say', chair: chairAt(0), saying: 'hello' }),
    );
    const answers = await world.clock.settled(Promise.all(words));
    expect(new Set(answers.map(({ kind }) => kind))).toEqual(new Set(['done']));
  });
});
