import { chairAt } from '@claim-it/fairness';
import type { OpenTable } from '@claim-it/protocol';
import { isOver } from '@claim-it/rules';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkEnd, deal, goesOn, onTurn, played } from './company.ts';
import type { Person } from './person.ts';
import { OnlineWorld } from './world.ts';

let world: OnlineWorld;
beforeEach(async () => {
  world = await new OnlineWorld().open();
});
afterEach(() => world.end());

describe('whole online games', () => {
  test.each([2, 5])('of %i people ends, and every roll is proved', async (count) => {
    const [table, people] = await deal(world, count);
    for (const person of people) person.play();
    await played(world, people);
    await checkEnd(world, table, people);
    expect(people.map(({ match }) => match.corrections.value)).toEqual(people.map(() => 0));
  });

  test('two people at one device, one at another, a bot and a spectator finish a game', async () => {
    const [home, phone, watcher] = [
      await world.arrive(),
      await world.arrive(),
      await world.arrive(),
    ];
    const chairs: OpenTable['chairs'] = [
      { kind: 'mine' },
      { kind: 'mine' },
      { kind: 'open' },
      { kind: 'bot', level: 'miner', style: null, color: 'violet' },
    ];
    const { table } = await world.openTable(home, { chairs });
    const everybody = [home, phone, watcher];
    for (const person of everybody) await person.follow(table);
    for (const chair of [0, 1]) expect(await home.sit(chair)).toMatchObject({ kind: 'done' });
    expect(await phone.sit(2)).toMatchObject({ kind: 'done' });
    await world.until(() => everybody.every(({ hasMatch }) => hasMatch));
    for (const person of everybody) person.play();
    await played(world, everybody);
    await checkEnd(world, table, everybody);
    const kinds = (one: Person): readonly string[] =>
      one.match.setup.sitters.map(({ kind }) => kind).toSorted();
    expect(kinds(home)).toEqual(['bot', 'guest', 'person', 'person']);
    expect(kinds(watcher)).toEqual(['bot', 'guest', 'guest', 'guest']);
    expect(watcher.match.wasSeated.value).toBe(false);
  });
});

describe('choices that are refused', () => {
  test('a choice that came after one of another page is reverted, and both pages continue with the other one', async () => {
    const [table, people] = await deal(world, 2);
    const kindsOf = (one: Person): readonly string[] => one.choices().map(({ kind }) => kind);
    const mayTakeOrRoll = (one: Person): boolean =>
      kindsOf(one).includes('take') && kindsOf(one).includes('roll');
    while (!people.some(mayTakeOrRoll)) {
      const [mover] = onTurn(people);
      await mover.send(mover.choices()[0]!);
      await world.until(() => people.some((one) => one.choices().length > 0));
    }
    const [mover] = onTurn(people);
    const second = mover.secondPage();
    const { habits } = world;
    world.habits = { ...habits, latency: () => 200 };
    await second.follow(table);
    world.habits = habits;
    await world.until(() => second.choices().length > 0);
    const { seat } = mover.match.game.value.turn;
    const sent = [
      mover.match.send({ kind: 'take', seat }),
      second.match.send({ kind: 'roll', seat }),
    ];
    expect(mover.match.game.value).not.toEqual(mover.match.safe.value);
    expect(second.match.game.value.turn.phase.kind).toBe('rolling');
    const answers = await world.clock.settled(Promise.all(sent));
    expect(answers.map(({ ok }) => ok)).toEqual([true, false]);
    expect(second.match.rejected.value).toEqual({ kind: 'overtaken' });
    expect(second.match.corrections.value).toBe(1);
    expect(mover.match.corrections.value).toBe(0);
    await world.until(() => mover.table.log.value?.hash === second.table.log.value?.hash);
    expect(second.match.game.value).toEqual(mover.match.game.value);
    second.close();
    await goesOn(world, people);
  });

  test('a choice of a player who is not on turn is refused at once and not sent', async () => {
    const [table, people] = await deal(world, 2);
    const [mover, [other]] = onTurn(people);
    const { length } = (await world.logOf(table)).entries;
    const { seat } = mover.match.game.value.turn;
    expect(await other?.send({ kind: 'roll', seat })).toMatchObject({
      reason: { kind: 'notYourTurn' },
    });
    expect((await world.logOf(table)).entries).toHaveLength(length);
  });
});

describe('leaving a game', () => {
  test('a player who leaves is skipped, and the others play to the end', async () => {
    const [table, people] = await deal(world, 3);
    const [mover, others] = onTurn(people);
    await goesOn(world, people, 4);
    const chair = chairAt(mover.chairs[0] ?? 0);
    mover.rest();
    expect(await mover.do({ kind: 'leave', chair })).toMatchObject({ kind: 'done' });
    await played(world, [...others, mover]);
    await checkEnd(world, table, [...others, mover]);
    expect(mover.match.game.value.departed).toHaveLength(1);
  });

  test('a player who leaves ends a game of two', async () => {
    const [table, people] = await deal(world, 2);
    const [mover] = onTurn(people);
    const { seat } = mover.match.game.value.turn;
    expect(await mover.send({ kind: 'leave', seat })).toMatchObject({ ok: true });
    await played(world, people);
    await checkEnd(world, table, people);
    expect(mover.match.game.value.turn.phase).toEqual({ kind: 'over', winners: [1 - seat] });
  });

  test('a player who leaves is replaced by a bot where the table agreed so, also during the roll of another', async () => {
    const onLeaving = { kind: 'bot', level: 'miner' } as const;
    const [table, people] = await deal(world, 2, { onLeaving });
    const [mover, [other]] = onTurn(people);
    const { seat } = mover.match.game.value.turn;
    const rolled = mover.match.send({ kind: 'roll', seat });
    const left = other?.match.send({ kind: 'leave', seat: seat === 0 ? 1 : 0 });
    expect(await world.clock.settled(Promise.all([rolled, left]))).toMatchObject([
      { ok: true },
      { ok: true },
    ]);
    await world.until(() => mover.match.setup.sitters.some(({ kind }) => kind === 'bot'));
    mover.play();
    await played(world, people);
    await checkEnd(world, table, people);
    expect(mover.match.game.value.departed).toEqual([]);
  });
});

test('after the end the same people meet at one new table and play again', async () => {
  const [table, people] = await deal(world, 2);
  const [mover] = onTurn(people);
  await mover.send({ kind: 'leave', seat: mover.match.game.value.turn.seat });
  await played(world, people);
  const wishes = people.map((person) => person.table.give({ kind: 'rematch' }));
  const answers = await world.clock.settled(Promise.all(wishes));
  expect(answers.map(({ kind }) => kind).toSorted()).toEqual(['done', 'refused']);
  await world.until(() => people.every(({ table: { log } }) => log.value?.state.rematch !== null));
  const next = people[0]?.table.log.value?.state.rematch ?? table;
  expect(next).not.toBe(table);
  for (const [chair, person] of people.entries()) {
    await person.follow(next);
    expect(person.table.about.value?.you.kept).toEqual([chair]);
    expect(await person.sit(chair)).toMatchObject({ kind: 'done' });
  }
  await world.until(() => people.every(({ hasMatch }) => hasMatch));
  await goesOn(world, people);
  expect(people.every(({ match }) => !isOver(match.game.value))).toBe(true);
  expect(world.complaints).toEqual([]);
});
