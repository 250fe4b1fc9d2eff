import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestHouse } from './fixture.ts';
import { seatPeople, shakeAll } from './seating.ts';

const house = new TestHouse();
beforeAll(() => house.start());
afterAll(() => house.remove());

/** Five people who stir at every roll write some thousand events: more than a socket takes at once. */
const SAYINGS = 2500;

test('whoever comes late to a long game is told all of it, and what happens meanwhile', async () => {
  const [table, people] = await seatPeople(house, 2);
  await shakeAll(table, people);
  const [host, friend] = people;
  for (let count = 0; count < SAYINGS; count += 50)
    await Promise.all(
      Array.from({ length: 50 }, () =>
        host!.do(table, { kind: 'say', chair: 0, saying: 'oneMoment' }),
      ),
    );
  const late = await house.visitor();
  const watching = late.watch(table);
  for (let count = 0; count < 20; count += 1)
    await friend!.do(table, { kind: 'say', chair: 1, saying: 'imBack' });
  await watching;
  const { seq } = friend!.views.get(table)!.state;
  await late.until(() => late.closed !== null || late.views.get(table)!.state.seq >= seq);
  expect(late.closed).toBeNull();
  expect(late.views.get(table)!.hash).toBe(friend!.views.get(table)!.hash);
  expect(late.troubles).toEqual([]);
});
