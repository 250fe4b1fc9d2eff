import { randomBytes } from 'node:crypto';
import { parseHeader } from '@claim-it/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkKey } from '../../src/dice/checkKey.ts';
import { HouseDice } from '../../src/dice/houseDice.ts';
import { readOldKeys } from '../../src/dice/masterKey.ts';
import { checkEnd, deal, goesOn, played } from './company.ts';
import { OnlineWorld } from './world.ts';

let world: OnlineWorld;
beforeEach(async () => {
  world = await new OnlineWorld().open();
});
afterEach(() => world.end());

const reopenWith = async (keys: OnlineWorld['keys']): Promise<void> => {
  await world.stop();
  await world.clock.pass(2_000);
  world.keys = keys;
  await world.open();
};

describe('replaced keys of the dice', () => {
  test('a replaced key of the dice finishes its own games, and starts none', async () => {
    const [before] = world.keys;
    const [table, people] = await deal(world, 2);
    await goesOn(world, people);
    const [other, key] = [randomBytes(32), randomBytes(32)];
    await reopenWith([key, other, before]);
    const [next, newcomers] = await deal(world, 2);
    for (const person of [...people, ...newcomers]) person.play();
    await played(world, people);
    await played(world, newcomers);
    await checkEnd(world, table, people);
    await checkEnd(world, next, newcomers);
    const header = parseHeader((await world.logOf(next)).header);
    expect(header.ok && header.value.houseTip).toBe(new HouseDice(key).tip(next, 0));
  });

  test('a replaced key of the dice is needed as long as its games exist', async () => {
    const [before] = world.keys;
    const key = randomBytes(32);
    await deal(world, 2);
    await expect(checkKey(world.store, key)).rejects.toThrow('opened with another dice key');
    await checkKey(world.store, key, [before]);
    await checkKey(world.store, key, [randomBytes(32), before]);
  });

  test('a replaced key of the dice is not the key of the server any more', async () => {
    const [before] = world.keys;
    const key = randomBytes(32);
    await checkKey(world.store, before);
    await expect(checkKey(world.store, key)).rejects.toThrow('opened with another dice key');
    await checkKey(world.store, key, [before]);
    await checkKey(world.store, key);
    await expect(checkKey(world.store, before)).rejects.toThrow('opened with another dice key');
  });
});

test('older keys are read with spaces, commas or lines between them', () => {
  const keys = [randomBytes(32), randomBytes(32), randomBytes(32)];
  const [one, two, three] = keys.map((key) => key.toString('base64url'));
  expect(readOldKeys(`${one}, ${two}\n${three}\n`)).toEqual(keys);
  expect([readOldKeys(undefined), readOldKeys('')]).toEqual([[], []]);
  expect(() => readOldKeys('short')).toThrow('CLAIM_IT_OLD_DICE_KEYS');
});
