import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenHouse } from '../src/open.ts';
import { openHouse } from '../src/open.ts';
import { readSettings } from '../src/settings.ts';
import { openDatabase } from '../src/storage.ts';
import { endSessionsOf } from '../src/store/index.ts';
import { Client } from './client.ts';
import { quickTimers, TestHouse } from './fixture.ts';
import { newFolder } from './program.ts';

const { path, remove } = newFolder();
const settings = readSettings(['--port', '0', '--watch-port', '0'], {
  CLAIM_IT_DATA: join(path, 'data'),
  CLAIM_IT_SITE: join(path, 'site'),
  CLAIM_IT_DICE_KEY: randomBytes(32).toString('base64url'),
});
let house: OpenHouse;
beforeAll(async () => {
  house = await openHouse(settings, () => undefined);
});
afterAll(async () => {
  await house.close();
  remove();
});

/** The effect of `npm start -- signout` during operation. */
const signOut = async (guest: string | null): Promise<number> => {
  const database = await openDatabase(settings, () => undefined);
  try {
    return await endSessionsOf(database, guest);
  } finally {
    await database.close();
  }
};

test('operators end the sessions of one guest, or of all guests, while the server runs', async () => {
  const base = house.address.replace(/\/$/, '');
  const [ada, ben, cleo] = await Promise.all([1, 2, 3].map(() => Client.arrive(base)));
  const known = () =>
    Promise.all([ada!, ben!, cleo!].map(async (one) => (await one.get('/api/me')).status));
  await ada!.post('/api/me/recovery', {});
  expect(await signOut(ada!.me.guest)).toBe(2);
  expect(await known()).toEqual([401, 200, 200]);
  expect(await signOut(null)).toBe(2);
  expect(await known()).toEqual([401, 401, 401]);
  expect(await signOut('nobody')).toBe(0);
});

test('the sockets of a session that was ended in the store close soon after', async () => {
  const testHouse = await new TestHouse().start({ timers: quickTimers });
  const [ada, ben] = [await testHouse.visitor(), await testHouse.visitor()];
  for (const { tokenHash } of await testHouse.store.sessionsOf(ada.me.guest))
    await testHouse.store.closeSession(tokenHash);
  await ada.until(() => ada.closed !== null);
  expect([ada.closed?.code, ben.closed]).toEqual([1008, null]);
  await testHouse.remove();
});
