import type { Hash } from '@claim-it/fairness';
import { verifyRecord } from '@claim-it/fairness';
import type { TableEvent, TableId } from '@claim-it/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkEnd, deal, goesOn, played } from './company.ts';
import { OnlineWorld } from './world.ts';

let world: OnlineWorld;
beforeEach(async () => {
  world = await new OnlineWorld().open();
});
afterEach(() => world.end());

const eventsOf = async (table: TableId): Promise<readonly TableEvent[]> =>
  (await world.logOf(table)).entries.map(({ body }) => JSON.parse(body));

/** The elements that people have opened for the dice: those for coming back are not mixed in. */
const mixedIn = (events: readonly TableEvent[]): readonly Hash[] =>
  events.flatMap(({ kind, ...rest }) => {
    const dice = kind === 'dice' && 'event' in rest ? rest.event : null;
    const isMixed = dice?.kind === 'stirred' || dice?.kind === 'rolled';
    return isMixed ? [dice.element] : [];
  });

/** The length of the log after so many rolls. */
const afterRolls = (events: readonly TableEvent[], count: number): number => {
  let rolls = 0;
  return events.findIndex((event) => {
    if (event.kind === 'dice' && event.event.kind === 'rolled') rolls += 1;
    return rolls === count;
  });
};

describe('restored servers', () => {
  test.each([2, 3])(
    'mixes no element into its dice that was public before, with %i people',
    async (count) => {
      const [table, people] = await deal(world, count);
      await goesOn(world, people, 20);
      for (const person of people) person.rest();
      const first = await eventsOf(table);
      const kept = afterRolls(first, 2) + 1;
      expect(first.length - kept).toBeGreaterThan(10);
      world.kill();
      await world.restore(table, kept);
      await world.open();
      for (const person of people) await person.reload();
      const hasDoubt = (kind: string): boolean =>
        people.every((one) => one.table.doubts.value.some((doubt) => doubt.kind === kind));
      await world.until(() => hasDoubt('wentBack'));
      await goesOn(world, people, 20);
      await played(world, people);
      const second = (await eventsOf(table)).slice(kept);
      const known = new Set(mixedIn(first));
      expect(mixedIn(second).length).toBeGreaterThan(10);
      expect(mixedIn(second).filter((element) => known.has(element))).toEqual([]);
      await checkEnd(world, table, people);
      expect(verifyRecord((await people[0]?.match.record()) ?? '')).toMatchObject({ ok: true });
    },
  );

  test('an open page detects a server that was restored from an older state', async () => {
    const [table, people] = await deal(world, 2);
    await goesOn(world, people, 12);
    for (const person of people) person.rest();
    const first = await eventsOf(table);
    world.kill();
    await world.restore(table, afterRolls(first, 1) + 1);
    await world.open();
    await people[0]?.reload();
    await world.until(() => people[1]?.table.fault.value !== null);
    expect(people[1]?.table.fault.value).toMatchObject({ kind: 'otherLog' });
  });
});
