import { chairAt } from '@claim-it/fairness';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deal, onTurn } from './company.ts';
import type { Person, Plays } from './person.ts';
import { OnlineWorld } from './world.ts';

let world: OnlineWorld;
beforeEach(async () => {
  world = await new OnlineWorld().open();
});
afterEach(() => world.end());

/** Rolls on as long as possible, so that new bowls are opened. */
const rollsOn: Plays = (_, choices) => choices.find(({ kind }) => kind === 'roll') ?? choices.at(0);

test('a lost key that is never replaced delays no other player who lost theirs', async () => {
  const [, people] = await deal(world, 3);
  const [mover] = onTurn(people);
  const from = people.indexOf(mover);
  const [other, stuck] = [people[(from + 1) % 3], people[(from + 2) % 3]] as [Person, Person];
  const chairs = [other, stuck].map((one) => chairAt(people.indexOf(one)));
  const isStuck = (text: string): boolean => text.includes(`"kind":"reseed","chair":${chairs[1]},`);
  const { habits } = world;
  world.habits = { ...habits, carry: (text) => (isStuck(text) ? [] : [text]) };
  for (const person of [other, stuck]) {
    person.device.secrets.clear();
    await person.reload();
    await world.until(() => person.table.elsewhere.value.length > 0);
    await world.clock.settled(person.table.playHere());
  }
  for (const person of people) person.play(rollsOn);
  const renewed = (): boolean => {
    const ledger = mover.table.log.value?.state.ledger ?? null;
    const isBack = chairs[0] !== undefined && ledger?.away.includes(chairs[0]) === false;
    return isBack && ledger?.reseeds[chairs[0] ?? 0] === 1;
  };
  await world.until(renewed);
  const { renewals } = mover.table.log.value?.state.ledger ?? {};
  expect(renewals).toMatchObject([{ chair: chairs[1], tip: null }]);
  expect(people.map(({ table }) => table.fault.value)).toEqual([null, null, null]);
});
