import { expect, test } from 'vitest';
import { perform } from './moves.ts';
import { World } from './world.ts';

/** A game of version 1 where the honest player has requested a roll, and the server has received the element. */
const askedForRoll = async (count: number): Promise<World> => {
  const others = Array.from({ length: count - 1 }, () => 'accomplice' as const);
  const world = await World.open({
    sitters: ['honest', ...others],
    version: 1,
    game: 'old-dice-table',
  });
  const isAsked = (): boolean => world.server.held.some(({ kind }) => kind === 'roll');
  expect(await world.playUntil(isAsked)).toBe(true);
  return world;
};

/** The judge's verdict about the last roll that the honest player was shown. */
const verdictAfter = async (world: World): Promise<unknown> => {
  await world.show();
  const last = world.judge.shown.at(-1);
  expect(world.honest.table.fault.peek()).toBeNull();
  world.end();
  return last?.verdict;
};

test('the harness finds H1 in version 1: a key is lost, and the server takes another chain', async () => {
  const world = await askedForRoll(2);
  const { roll } = world;
  expect(await perform(world, 'lose 1')).toBe(true);
  world.layUntil(roll + 1, true);
  expect(await verdictAfter(world)).toBe('influence');
});

test('the harness finds H1b in version 1: stirs are mixed in, or left out, after the element was received', async () => {
  const world = await askedForRoll(3);
  const { roll } = world;
  for (const move of ['stir 1', 'stir 2', 'show', 'say stale'])
    expect(await perform(world, move)).toBe(true);
  world.layUntil(roll + 1, true);
  expect(await verdictAfter(world)).toBe('influence');
});

test('H1c in version 1: an element is kept, the roll is made without it, and the current client reports it', async () => {
  const world = await askedForRoll(2);
  const { roll } = world;
  await perform(world, 'say busy');
  expect(await perform(world, 'away 0')).toBe(true);
  world.layUntil(roll + 1, true);
  expect(await verdictAfter(world)).toBe('detected');
  expect(world.honest.table.doubts.peek()).toEqual([{ kind: 'setAside', roll }]);
});

test('version 2 fixes the same roll', async () => {
  const world = await World.open({ sitters: ['honest', 'accomplice'], game: 'new-dice-table' });
  await world.playUntil(() => world.server.held.some(({ kind }) => kind === 'roll'));
  const { roll } = world;
  expect(await perform(world, 'lose 1')).toBe(true);
  world.layUntil(roll + 1, true);
  expect(await verdictAfter(world)).toBe('settled');
});

test('a device that was made for version 2 stops as soon as it sees dice of version 1', async () => {
  const world = await World.open({ sitters: ['honest', 'accomplice'], opens: 1 });
  expect(world.honest.table.fault.peek()).toEqual({ kind: 'oldDice' });
  expect(world.server.known.size).toBe(0);
  world.end();
});
