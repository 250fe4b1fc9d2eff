import type { Chair } from '@claim-it/fairness';
import { absentee, decider, deciders, phaseOf } from '@claim-it/protocol';
import type { Phase } from '@claim-it/rules';
import { cases } from '@claim-it/testkit';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkEnd, deal, goesOn, onTurn, played } from './company.ts';
import type { Person } from './person.ts';
import { chairOf, insist, patienceEnds, stateOf, wish } from './waiting.ts';
import { OnlineWorld } from './world.ts';

let world: OnlineWorld;
beforeEach(async () => {
  world = await new OnlineWorld().open();
});
afterEach(() => world.end());

const HOUR = 3_600_000;
const BOT = { kind: 'bot', level: 'greenhorn' } as const;

/** Plays until a player is at this point of their turn; `rolling` is a roll that was requested and has not come. */
const comeTo = async (
  people: readonly Person[],
  phase: Phase['kind'],
): Promise<readonly [Person, readonly Person[]]> => {
  for (;;) {
    const [mover, others] = onTurn(people);
    const now = mover.match.game.value.turn.phase.kind;
    if (now === phase) return [mover, others];
    if (now === 'toRoll' && phase === 'rolling') {
      void mover.match.send({ kind: 'roll', seat: mover.match.game.value.turn.seat });
      return [mover, others];
    }
    const [choice] = mover.choices();
    if (choice !== undefined) await mover.send(choice);
    await world.until(() => people.some((person) => person.choices().length > 0));
  }
};

const PHASES = ['toRoll', 'toPlace', 'toDecide', 'rolling'] as const;

/** Every phase at every size; the short form has every phase once, at the first sizes of the list. */
const moments = (sizes: readonly number[]): readonly (readonly [Phase['kind'], number])[] => {
  const all = sizes.flatMap((_, shift) =>
    PHASES.map((phase, at) => [phase, sizes[(at + shift) % sizes.length] ?? 2] as const),
  );
  return all.slice(0, cases({ short: PHASES.length, long: all.length }));
};

describe('a person disconnects', () => {
  test.each(moments([2, 3, 4, 5]))(
    '[R12] %s at a table of %i: the others skip them, and play to the end',
    async (phase, count) => {
      const [table, people] = await deal(world, count, { onLeaving: { kind: 'skip' } });
      const [mover, others] = await comeTo(people, phase);
      const about = chairOf(mover);
      mover.close();
      await insist(world, others, about, 'skip');
      await checkEnd(world, table, others);
      const [one] = others;
      expect(one && stateOf(one).standIns.every((bot) => bot === null)).toBe(true);
    },
  );

  test.each(moments([2, 3, 4, 5].slice(0, cases({ short: 2, long: 4 }))))(
    '[R13] %s at a table of %i: a bot plays, they return and have the chair',
    async (phase, count) => {
      const [table, people] = await deal(world, count, { onLeaving: BOT });
      const [mover, others] = await comeTo(people, phase);
      const [one] = others;
      const about = chairOf(mover);
      mover.close();
      if (one === undefined) throw new Error('nobody is left');
      await patienceEnds(world, one, about);
      for (const other of others)
        if (stateOf(one).standIns[about] === null) await wish(other, about, 'bot');
      await world.until(() => stateOf(one).standIns[about]?.level === 'greenhorn');
      await world.until(() => one.table.about.value?.chairs[about]?.bot === 'greenhorn');
      expect(one.table.about.value?.chairs[about]?.name).not.toBeNull();
      await goesOn(world, others, 10);
      await mover.follow(table);
      await world.until(() => stateOf(one).standIns[about] === null);
      await goesOn(world, people, 10);
      await played(world, people);
      await checkEnd(world, table, people);
    },
  );
});

describe('absent players', () => {
  test('[R12] an absent person is not skipped before the waiting time is over, nor by one of three alone', async () => {
    const [, people] = await deal(world, 4);
    const [mover, others] = await comeTo(people, 'toRoll');
    const [one, two] = others.filter((person) => chairOf(person) !== 0);
    if (one === undefined || two === undefined) throw new Error('four people');
    const about = chairOf(mover);
    expect(await wish(one, about, 'skip')).toMatchObject({ refusal: { kind: 'notAbsent' } });
    mover.close();
    await world.until(() => stateOf(one).absences[about] !== null);
    expect(await wish(one, about, 'skip')).toMatchObject({ refusal: { kind: 'tooEarly' } });
    await patienceEnds(world, one, about);
    expect(await wish(one, about, 'skip')).toMatchObject({ kind: 'done' });
    expect(decider(stateOf(one))).toBe(about);
    expect(await wish(two, about, 'bot')).toMatchObject({ kind: 'done' });
    expect(decider(stateOf(one))).toBe(about);
  });

  test('[R12] an absent person who returns has the turn, and earlier wishes are void', async () => {
    const [table, people] = await deal(world, 4);
    const [mover, others] = await comeTo(people, 'toRoll');
    const one = others.find((person) => chairOf(person) !== 0);
    const about = chairOf(mover);
    mover.close();
    if (one === undefined) throw new Error('four people');
    await patienceEnds(world, one, about);
    await wish(one, about, 'skip');
    expect(stateOf(one).wishes).toHaveLength(1);
    await mover.follow(table);
    await world.until(() => stateOf(one).absences[about] === null);
    expect(stateOf(one).wishes).toEqual([]);
    expect(await wish(one, about, 'skip')).toMatchObject({ refusal: { kind: 'notAbsent' } });
    expect(mover.choices()).not.toEqual([]);
  });

  test('[R12] an absent person delays no player where several are away, the host among them', async () => {
    const [table, people] = await deal(world, 5);
    const [, others] = await comeTo(people, 'toDecide');
    const here = others.filter((person) => chairOf(person) !== 0).slice(0, 1);
    for (const person of people) if (!here.includes(person)) person.close();
    const [one] = here;
    if (one === undefined) throw new Error('five people');
    one.play();
    const isOver = (): boolean => phaseOf(stateOf(one)) === 'over';
    while (!isOver()) {
      await world.until(() => isOver() || absentee(stateOf(one)) !== null);
      const about = absentee(stateOf(one));
      if (about === null) continue;
      await patienceEnds(world, one, about);
      const others = (): readonly Chair[] => deciders(stateOf(one), about);
      await world.until(() => others().every((chair) => chair === chairOf(one)));
      expect(await wish(one, about, 'bot')).toMatchObject({ kind: 'done' });
    }
    await checkEnd(world, table, here);
  });

  test('an absent person whose connection breaks every ten seconds writes no events', async () => {
    const [table, people] = await deal(world, 3);
    const [mover] = await comeTo(people, 'toRoll');
    const before = (await world.logOf(table)).seq;
    for (let round = 0; round < 12; round += 1) {
      mover.close();
      await world.clock.pass(10_000);
      await mover.follow(table);
      await world.clock.pass(2_000);
    }
    const { entries } = await world.logOf(table);
    const since = entries.slice(before).map(({ body }) => JSON.parse(body).kind);
    expect(since.filter((kind) => kind === 'absent' || kind === 'returned')).toEqual([]);
  });

  test('an absent person is shown to all with the start time, also outside their turn', async () => {
    const [, people] = await deal(world, 3);
    const [, [one, two]] = await comeTo(people, 'toRoll');
    if (one === undefined || two === undefined) throw new Error('three people');
    const chair = chairOf(two);
    const from = world.house?.now() ?? 0;
    two.close();
    await world.until(() => one.table.about.value?.chairs[chair]?.isHere === false);
    const { awaySince = null } = one.table.about.value?.chairs[chair] ?? {};
    expect(awaySince).toBeGreaterThanOrEqual(from);
    expect(one.table.about.value?.chairs[chairOf(one)]?.awaySince).toBeNull();
  });

  test('[R13] an absent person keeps the stand-in when the server dies, and has the chair when they are back', async () => {
    const [table, people] = await deal(world, 3, { onLeaving: BOT });
    const [mover, others] = await comeTo(people, 'toDecide');
    const [one] = others;
    const about = chairOf(mover);
    mover.close();
    if (one === undefined) throw new Error('three people');
    await patienceEnds(world, one, about);
    for (const other of others)
      if (stateOf(one).standIns[about] === null) await wish(other, about, 'bot');
    await world.until(() => stateOf(one).standIns[about] !== null);
    world.kill();
    await world.open();
    await goesOn(world, others, 12);
    expect(stateOf(one).standIns[about]).not.toBeNull();
    await mover.follow(table);
    await world.until(() => stateOf(one).standIns[about] === null);
    await goesOn(world, people, 8);
  });

  test.each([HOUR, -HOUR])(
    '[R12] is skipped at the right time where the clock is set by %i ms meanwhile',
    async (jump) => {
      const [, people] = await deal(world, 3);
      const [mover, others] = await comeTo(people, 'toRoll');
      const [one] = others;
      const about = chairOf(mover);
      const from = world.clock.now();
      mover.close();
      if (one === undefined) throw new Error('three people');
      await world.until(() => stateOf(one).absences[about] !== null);
      world.wallOffset = jump;
      await world.clock.pass(10_000);
      expect(await wish(one, about, 'skip')).toMatchObject({ kind: 'refused' });
      world.wallOffset = 0;
      await world.clock.pass(10_000);
      expect(await wish(one, about, 'skip')).toMatchObject({ kind: 'refused' });
      await patienceEnds(world, one, about);
      expect(world.clock.now() - from).toBeGreaterThanOrEqual(100_000);
      expect(world.clock.now() - from).toBeLessThan(300_000);
      for (const other of others)
        if (absentee(stateOf(one)) === about) await wish(other, about, 'skip');
      await world.until(() => decider(stateOf(one)) !== about);
    },
  );

  test('an absent person is not marked absent for time in which the server was closed', async () => {
    const [, people] = await deal(world, 3);
    const [mover, others] = await comeTo(people, 'toRoll');
    const [one] = others;
    const about = chairOf(mover);
    mover.close();
    if (one === undefined) throw new Error('three people');
    await world.until(() => stateOf(one).absences[about] !== null);
    await world.stop();
    await world.clock.pass(3_600_000);
    await world.open();
    await world.until(() => stateOf(one).absences[about] === null);
    expect(await wish(one, about, 'skip')).toMatchObject({ refusal: { kind: 'notAbsent' } });
    await patienceEnds(world, one, about);
    expect(await wish(one, about, 'skip')).toMatchObject({ kind: 'done' });
  });
});
