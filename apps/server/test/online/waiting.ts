import type { Chair } from '@claim-it/fairness';
import { chairAt } from '@claim-it/fairness';
import type { CommandAnswer, TableState, Wish } from '@claim-it/protocol';
import { absentee, goOnFrom, phaseOf } from '@claim-it/protocol';
import type { Person } from './person.ts';
import type { OnlineWorld } from './world.ts';

export const stateOf = (person: Person): TableState => {
  const state = person.table.log.value?.state;
  if (state === undefined) throw new Error('follows no table yet');
  return state;
};

export const chairOf = (person: Person): Chair => {
  const chair = person.chairs[0];
  if (chair === undefined) throw new Error('sits nowhere');
  return chairAt(chair);
};

/** A player's wish about the chair that the table waits for. */
export const wish = (person: Person, about: Chair, what: Wish): Promise<CommandAnswer> =>
  person.do({ kind: 'wish', chair: chairOf(person), about, wish: what });

/** The others see that this chair is absent, and the waiting time is over. */
export const patienceEnds = async (
  world: OnlineWorld,
  watcher: Person,
  about: Chair,
): Promise<void> => {
  await world.until(() => absentee(stateOf(watcher)) === about);
  const from = goOnFrom(stateOf(watcher), about) ?? 0;
  await world.until(() => (world.house?.now() ?? 0) >= from);
};

/** The present players play to the end; each time it is the absent person's turn, all have the same wish. */
export const insist = async (
  world: OnlineWorld,
  here: readonly Person[],
  about: Chair,
  what: Wish,
): Promise<void> => {
  const [first] = here;
  if (first === undefined) throw new Error('nobody is here');
  const isOver = (): boolean => here.every((person) => phaseOf(stateOf(person)) === 'over');
  const isStuck = (): boolean => absentee(stateOf(first)) === about;
  for (const person of here) person.play();
  for (;;) {
    await world.until(() => isOver() || isStuck());
    if (isOver()) return;
    await patienceEnds(world, first, about);
    for (const person of here) if (isStuck()) await wish(person, about, what);
    await world.until(() => isOver() || !isStuck());
  }
};
