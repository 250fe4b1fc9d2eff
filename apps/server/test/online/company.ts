import { verifyRecord } from '@claim-it/fairness';
import type { OpenTable, TableId } from '@claim-it/protocol';
import { isOver } from '@claim-it/rules';
import { expect } from 'vitest';
import type { Person } from './person.ts';
import type { OnlineWorld } from './world.ts';

/** People who have sat down at a new table, in the order of the chairs; the first is the host. */
export const seat = async (
  world: OnlineWorld,
  count: number,
  wish: Partial<OpenTable> = {},
): Promise<readonly [TableId, readonly Person[]]> => {
  const people: Person[] = [];
  while (people.length < count) people.push(await world.arrive());
  const [host] = people;
  if (host === undefined) throw new Error('nobody is there');
  const chairs = people.map((_, chair) => ({ kind: chair === 0 ? 'mine' : 'open' }) as const);
  const { table } = await world.openTable(host, { chairs, ...wish });
  for (const [chair, person] of people.entries()) {
    await person.follow(table);
    expect(await person.sit(chair)).toMatchObject({ kind: 'done' });
  }
  return [table, people];
};

/** People at a table whose dice have chosen the first player. */
export const deal = async (
  world: OnlineWorld,
  count: number,
  wish: Partial<OpenTable> = {},
): Promise<readonly [TableId, readonly Person[]]> => {
  const [table, people] = await seat(world, count, wish);
  await world.until(() => people.every(({ hasMatch }) => hasMatch));
  return [table, people];
};

/** The player on turn, and the others. */
export const onTurn = (people: readonly Person[]): readonly [Person, readonly Person[]] => {
  const mover = people.find((person) => person.choices().length > 0);
  if (mover === undefined) throw new Error('nobody of them is on turn');
  return [mover, people.filter((person) => person !== mover)];
};

/** All have received the end of the game. */
export const played = (world: OnlineWorld, people: readonly Person[]): Promise<void> =>
  world.until(
    () =>
      people.every((person) => person.hasMatch && isOver(person.match.game.value)) &&
      new Set(people.map((person) => person.table.log.value?.hash)).size === 1,
  );

/** Whether the log on disk equals what each of them received. */
export const isKept = async (
  world: OnlineWorld,
  table: TableId,
  people: readonly Person[],
): Promise<boolean> => {
  const { entries } = await world.logOf(table);
  return people.every((person) => {
    const shown = person.table.log.value;
    return shown === null || shown.state.seq === 0
      ? true
      : entries[shown.state.seq - 1]?.hash === shown.hash;
  });
};

/** All have received the same additional steps. */
export const goesOn = async (
  world: OnlineWorld,
  people: readonly Person[],
  steps = 8,
): Promise<void> => {
  const lengths = (): readonly number[] =>
    people.map((person) => person.table.log.value?.steps.length ?? 0);
  const before = Math.max(...lengths());
  for (const person of people) person.play();
  await world.until(
    () =>
      people.every((person) => person.phase === 'over') ||
      lengths().every((length) => length >= before + steps),
  );
};

/** The checks after every game: all received what is on disk, the dice are proved for all, and no warning was logged. */
export const checkEnd = async (
  world: OnlineWorld,
  table: TableId,
  people: readonly Person[],
): Promise<void> => {
  const { hash, entries } = await world.logOf(table);
  const commands = entries.flatMap(({ command }) => command ?? []);
  expect(new Set(commands).size).toBe(commands.length);
  const [first] = people;
  expect(await isKept(world, table, people)).toBe(true);
  for (const person of people) {
    expect(person.table.fault.value).toBeNull();
    expect(person.table.isCalledAbsent.value).toBe(false);
    expect(person.table.log.value?.hash).toBe(hash);
    expect(person.match.game.value).toEqual(first?.match.game.value);
    expect(person.match.game.value).toEqual(person.match.safe.value);
  }
  // All have the same log, and so the same record.
  if (first !== undefined)
    expect(verifyRecord(await first.match.record())).toMatchObject({ ok: true });
  const record = await world.ask({ method: 'GET', path: `/api/tables/${table}/record` });
  expect(verifyRecord(record.body)).toMatchObject({ ok: true });
  expect(world.complaints).toEqual([]);
};
