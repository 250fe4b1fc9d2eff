import { chairAt, verifyRecord } from '@claim-it/fairness';
import { COLORS, choicesOf, isOver } from '@claim-it/rules';
import { signal } from '@preact/signals-core';
import { expect, test } from 'vitest';
import { FakeHouse } from '../../test/fakeHouse.ts';
import { newDevice, sitDown, until } from '../../test/onlineWorld.ts';
import type { OnlineMatch } from './onlineMatch.ts';
import { createOnlineMatch } from './onlineMatch.ts';
import type { OnlineTable } from './onlineTable.ts';

const NAMES = ['Ada', 'Ben', 'Cleo'];

const matchOf = (table: OnlineTable): OnlineMatch => {
  const log = table.log.value;
  if (log === null) throw new Error('nothing is known yet');
  const nameless = (chair: number): string => `Player ${chair + 1}`;
  return createOnlineMatch({ table, isCut: signal(false), nameless, rematch: () => {} }, log);
};

/** The player on turn claims what can be claimed and takes at once. */
const moveOn = async (matches: readonly OnlineMatch[]): Promise<void> => {
  const match = matches.find(({ game, setup }) => {
    const { seat } = game.peek().turn;
    return setup.sitters[seat]?.kind === 'person';
  });
  const choices = match === undefined ? [] : choicesOf(match.game.peek());
  const choice = choices.find(({ kind }) => kind === 'take') ?? choices[0];
  if (match === undefined || choice === undefined) return;
  const before = match.steps.peek().length;
  await match.send(choice);
  await until(() => matches.every(({ steps }) => steps.peek().length > before));
};

test('three devices at one table play to the end, with equal views and the same proof', async () => {
  const house = new FakeHouse(NAMES.length);
  for (const [chair, name] of NAMES.entries()) house.guests[chair] = name;
  const tables = NAMES.map((name) => sitDown(house, newDevice(name)));
  for (const [index, table] of tables.entries()) {
    const chair = chairAt(index);
    await until(() => table.about.value !== null);
    const tip = await table.hand.firstTip(chair);
    await table.give({ kind: 'sit', chair, color: COLORS[chair] ?? 'green', tip });
  }
  await until(() => tables.every(({ log }) => (log.value?.state.game ?? null) !== null));
  const matches = tables.map(matchOf);
  while (!matches.every(({ game }) => isOver(game.value))) await moveOn(matches);
  const [first] = matches;
  for (const { game, record } of matches) {
    expect(game.value).toEqual(first?.game.value);
    expect(verifyRecord(await record()).ok).toBe(true);
  }
  expect(tables.map(({ fault }) => fault.value)).toEqual(NAMES.map(() => null));
  for (const table of tables) {
    table.stop();
    table.line.stop();
  }
});
