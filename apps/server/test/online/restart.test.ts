import type { TableEvent } from '@claim-it/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Append } from '../../src/store/index.ts';
import { checkEnd, deal, goesOn, isKept, onTurn, played } from './company.ts';
import type { Death } from './world.ts';
import { OnlineWorld } from './world.ts';

let world: OnlineWorld;
beforeEach(async () => {
  world = await new OnlineWorld().open();
});
afterEach(() => world.end());

const eventsIn = ({ entries }: Pick<Append, 'entries'>): readonly TableEvent[] =>
  entries.map(({ body }) => JSON.parse(body));

/** The dice events of an append, which determine a roll. */
const rollsIn = (append: Pick<Append, 'entries'>): readonly object[] =>
  eventsIn(append).flatMap((event) =>
    event.kind === 'dice' && event.event.kind === 'rolled' ? [event.event] : [],
  );

/** Opens a new process some time after the last one died. */
const reopenLater = (ms: number): void => {
  world.clock.after(ms, () => void world.open());
};

describe('killed servers', () => {
  test.each(['before', 'after'] as const)(
    'in mid-roll, %s the roll is on disk: the same roll falls, once',
    async (when) => {
      const [table, people] = await deal(world, 2);
      const [mover] = onTurn(people);
      const fallen: object[] = [];
      world.deathAt = (append): Death => {
        const rolls = rollsIn(append);
        fallen.push(...rolls);
        if (rolls.length === 0 || fallen.length > 1) return null;
        reopenLater(2_000);
        return when;
      };
      const { seat } = mover.match.game.value.turn;
      expect(await mover.send({ kind: 'roll', seat })).toMatchObject({ ok: true });
      const [first, again] = fallen;
      if (when === 'before') expect(again).toEqual(first);
      const onDisk = rollsIn(await world.logOf(table));
      expect(onDisk).toEqual([first]);
      await world.until(() => people.every((one) => one.table.line.state.value === 'open'));
      await goesOn(world, people);
      expect(await isKept(world, table, people)).toBe(true);
    },
  );

  test('a server that is killed again and again, before and after its writes, loses, duplicates and changes nothing', async () => {
    const [table, people] = await deal(world, 2);
    let appends = 0;
    let deaths = 0;
    world.deathAt = (): Death => {
      appends += 1;
      if (appends % 11 !== 0) return null;
      deaths += 1;
      reopenLater(500);
      return deaths % 2 === 0 ? 'before' : 'after';
    };
    for (const person of people) person.play();
    await played(world, people);
    world.deathAt = () => null;
    await world.until(() => world.house !== null);
    await checkEnd(world, table, people);
    expect(deaths).toBeGreaterThan(5);
  });

  test('these checks detect a server that acknowledged what it did not write', async () => {
    const [table, people] = await deal(world, 2);
    const [mover] = onTurn(people);
    const { seat } = mover.match.game.value.turn;
    world.forgets = (append) => rollsIn(append).length > 0;
    await mover.send({ kind: 'roll', seat });
    world.forgets = () => false;
    world.kill();
    expect(await isKept(world, table, people)).toBe(false);
  });
});

describe('stopping a server', () => {
  test('a server that is stopped finishes pending work, and all players continue at the next one', async () => {
    const [table, people] = await deal(world, 2);
    const [mover] = onTurn(people);
    const { seat } = mover.match.game.value.turn;
    const rolled = mover.match.send({ kind: 'roll', seat });
    await world.stop();
    expect(people.map((one) => one.table.line.state.value)).toEqual(['restarting', 'restarting']);
    await world.clock.pass(5_000);
    await world.open();
    expect(await world.clock.settled(rolled)).toMatchObject({ ok: true });
    expect(rollsIn(await world.logOf(table))).toHaveLength(1);
    await goesOn(world, people);
    expect(await isKept(world, table, people)).toBe(true);
    expect(world.complaints).toEqual([]);
  });
});
