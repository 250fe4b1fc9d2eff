import { chairAt } from '@claim-it/fairness';
import type { TableId } from '@claim-it/protocol';
import { entriesAfter } from '@claim-it/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestHouse } from './fixture.ts';
import { allCaughtUp, seatPeople } from './seating.ts';

const house = new TestHouse();
beforeAll(() => house.start());
afterAll(() => house.remove());

/** Five people who stir at every roll write some thousand events: more than a socket takes at once. */
const SAYINGS = 2500;
const AT_ONCE = 250;

/** Another process of the server lays many events at once. */
const sayOften = async (table: TableId): Promise<void> => {
  const log = await house.store.read({ table, since: 0 });
  const last = log?.entries.findLast(({ body }) => body.includes('"said","chair":0'));
  if (log === null || last === undefined) throw new Error('nothing was said yet');
  const bodies = Array.from({ length: AT_ONCE }, () => last.body);
  const entries = entriesAfter(log, bodies);
  const answer = await house.store.append({
    table,
    after: log,
    command: `often-${log.seq}`,
    entries,
    at: 0,
  });
  expect(answer).toMatchObject({ kind: 'done' });
};

test('a late follower of a long game gets all of it, and new events meanwhile', async () => {
  const [table, people] = await seatPeople(house, 2);
  const [host, friend] = people;
  await host!.until(() => host!.views.get(table)!.state.ledger !== null);
  const firstStir = {
    kind: 'stir',
    chair: chairAt(0),
    element: host!.element(host!.views.get(table)!, 0),
  } as const;
  const firstAnswer = await host!.do(table, firstStir, 'the-first-stir');
  const say = { kind: 'say', chair: chairAt(0), saying: 'oneMoment' } as const;
  const answer = { ...say, chair: chairAt(1) };
  await host!.do(table, say);
  for (let said = 0; said < SAYINGS; said += AT_ONCE) {
    await sayOften(table as TableId);
    expect(await friend!.do(table, answer)).toMatchObject({ kind: 'done' });
    await allCaughtUp(table, people);
  }
  // A command from the beginning: its repetition has the same answer at any later time.
  const [before, tip] = [0, host!.hand(table, 0).newTip()];
  const sit = { kind: 'sit', chair: chairAt(0), color: 'green', tip } as const;
  expect(await host!.do(table, sit, 'never-sent-before', before)).toMatchObject({ kind: 'stale' });
  expect(await host!.do(table, firstStir!, 'the-first-stir', before)).toEqual({
    ...firstAnswer,
    kind: 'duplicate',
  });
  const late = await house.visitor();
  const watching = late.watch(table);
  for (let count = 0; count < 20; count += 1)
    await friend!.do(table, { kind: 'say', chair: chairAt(1), saying: 'imBack' });
  await watching;
  const { seq } = friend!.views.get(table)!.state;
  await late.until(() => late.closed !== null || late.views.get(table)!.state.seq >= seq);
  expect(late.closed).toBeNull();
  expect(late.views.get(table)!.hash).toBe(friend!.views.get(table)!.hash);
  expect(late.troubles).toEqual([]);
});
