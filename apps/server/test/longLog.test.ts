import { chairAt } from '@claim-it/fairness';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestHouse } from './fixture.ts';
import { seatPeople } from './seating.ts';

const house = new TestHouse();
beforeAll(() => house.start());
afterAll(() => house.remove());

/** Five people who stir at every roll write some thousand events: more than a socket takes at once. */
const SAYINGS = 2500;

test('whoever comes late to a long game is told all of it, and what happens meanwhile', async () => {
  const [table, people] = await seatPeople(house, 2);
  const [host, friend] = people;
  await host!.until(() => host!.views.get(table)!.state.ledger !== null);
  const firstStir = {
    kind: 'stir',
    chair: chairAt(0),
    element: host!.element(host!.views.get(table)!, 0),
  } as const;
  const firstAnswer = await host!.do(table, firstStir, 'the-first-stir');
  for (let count = 0; count < SAYINGS; count += 50)
    await Promise.all(
      Array.from({ length: 50 }, () =>
        host!.do(table, { kind: 'say', chair: chairAt(0), saying: 'oneMoment' }),
      ),
    );
  // A command from the beginning: sent again it is the same, whatever has happened since.
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
