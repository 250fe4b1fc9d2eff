import type { Chair } from '@claim-it/fairness';
import { absentee, decider, deciders, phaseOf } from '@claim-it/protocol';
import type { Phase } from '@claim-it/rules';
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

const BOT = { kind: 'bot', level: 'greenhorn' } as const;

/** Plays until somebody is at this point of their turn; `rolling` is a roll that was asked for and has not come. */
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

describe.each([2, 3, 5])('at a table of %i', (count) => {
  test.each(['toRoll', 'toPlace', 'toDecide', 'rolling'] as const)(
    '[R12] a person vanishes %s: the others skip them, and play to the end',
    async (phase) => {
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

  test.each(count === 5 ? (['toDecide'] as const) : (['toRoll', 'toDecide'] as const))(
    '[R13] a person vanishes %s: a bot plays, they return and have the chair',
    async (phase) => {
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

describe('an absent person', () => {
  test('[R12] is not skipped before the patience is over, nor by one of three alone', async () => {
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

  test('[R12] who is here again has the turn, and wishes from before are void', async () => {
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

  test('[R12] holds up nobody where several are gone, the host among them', async () => {
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

  test('whose line breaks every ten seconds writes nothing', async () => {
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

  test('is shown to everybody with the time since when, also when it is not their turn', async () => {
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

  test('is not called absent for time in which the server was closed', async () => {
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
