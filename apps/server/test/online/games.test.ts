import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkEnd, deal, played } from './company.ts';
import { OnlineWorld } from './world.ts';

let world: OnlineWorld;
beforeEach(async () => {
  world = await new OnlineWorld().open();
});
afterEach(() => world.end());

describe('a whole online game', () => {
  test.each([2, 3, 5])('of %i people comes to its end, and every roll is proved', async (count) => {
    const [table, people] = await deal(world, count);
    for (const person of people) person.play();
    await played(world, people);
    await checkEnd(world, table, people);
    expect(people.map(({ match }) => match.corrections.value)).toEqual(people.map(() => 0));
  });
});
