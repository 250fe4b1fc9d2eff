import type { Devices, SignedInDevice } from '@claim-it/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Timers } from '../src/clock.ts';
import { realTimers } from '../src/clock.ts';
import { labelFor, parseLabel } from '../src/people/deviceLabel.ts';
import { People } from '../src/people/people.ts';
import { createLocalBus } from '../src/store/index.ts';
import { Client } from './client.ts';
import { clockAt, TestHouse } from './fixture.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';

let ahead = 0;
/** The interval of the server's session check: a signed-out session must be closed sooner. */
const SELDOM = 20_000;
/** Rare jobs of the server; the test triggers them. */
const rare: (() => void)[] = [];
const timers: Timers = {
  after: (ms, call) => {
    if (ms < SELDOM) return realTimers.after(ms, call);
    rare.push(call);
    return () => undefined;
  },
};
const house = new TestHouse({ clock: clockAt(() => Date.now() + ahead), timers });
beforeAll(() => house.start());
afterAll(() => house.remove());

const devicesOf = async (client: Client): Promise<readonly SignedInDevice[]> =>
  ((await client.get('/api/me/devices')).body as Devices).devices;

const ticketOf = async (client: Client): Promise<string> =>
  ((await client.post('/api/me/recovery')).body as { token: string }).token;

/** Another device of the same guest. */
const move = async (client: Client, userAgent = PHONE): Promise<Client> => {
  const other = new Client(house.base);
  const { status } = await other.request('/api/recovery', {
    method: 'POST',
    body: JSON.stringify({ token: await ticketOf(client) }),
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
  });
  expect(status).toBe(200);
  other.me = client.me;
  return other;
};

const isIn = async (client: Client): Promise<boolean> =>
  (await client.get('/api/me')).status === 200;

describe('the list of devices', () => {
  test('devices are listed with what their owner recognises them by, and without a secret', async () => {
    const laptop = await Client.arrive(house.base);
    const phone = await move(laptop);
    const devices = await devicesOf(phone);
    expect(devices).toHaveLength(2);
    expect(devices.find(({ isThis }) => isThis)).toMatchObject({
      label: { browser: 'chrome', system: 'android' },
      openedAt: expect.any(Number),
      seenAt: expect.any(Number),
    });
    const { sessions } = (await house.store.showGuest(laptop.me.guest))!;
    for (const { tokenHash, label } of sessions) {
      expect(JSON.stringify(devices)).not.toContain(tokenHash);
      expect(label ?? '').not.toContain('Pixel');
    }
    expect((await new Client(house.base).get('/api/me/devices')).status).toBe(401);
  });

  test('signing out here ends this session, its sockets and its cookie', async () => {
    const laptop = await house.visitor();
    const phone = await move(laptop);
    const { cookie } = laptop;
    const { status, headers } = await laptop.post('/api/me/signout');
    expect(status).toBe(200);
    expect(headers.getSetCookie()).toEqual([
      '__Host-claim-it=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax',
      'claim-it=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
    ]);
    await laptop.until(() => laptop.closed !== null);
    laptop.cookie = cookie;
    expect(await isIn(laptop)).toBe(false);
    expect(await isIn(phone)).toBe(true);
  });

  test('a device is signed out from another one by its owner only', async () => {
    const laptop = await Client.arrive(house.base);
    const phone = await move(laptop);
    await phone.connect();
    const there = (await devicesOf(laptop)).find(({ isThis }) => !isThis)!;
    const stranger = await Client.arrive(house.base);
    expect((await stranger.post(`/api/me/devices/${there.id}/signout`)).status).toBe(404);
    expect(await isIn(phone)).toBe(true);
    expect((await laptop.post(`/api/me/devices/${there.id}/signout`)).status).toBe(200);
    await phone.until(() => phone.closed !== null);
    expect(await isIn(phone)).toBe(false);
    expect(await devicesOf(laptop)).toMatchObject([{ isThis: true }]);
  });

  test('signing out everywhere else ends all other sessions and open links', async () => {
    const laptop = await Client.arrive(house.base);
    const others = [await move(laptop), await move(laptop)];
    const ticket = await ticketOf(others[0]!);
    expect((await laptop.post('/api/me/devices/signout')).status).toBe(200);
    for (const one of others) expect(await isIn(one)).toBe(false);
    expect(await isIn(laptop)).toBe(true);
    const thief = new Client(house.base);
    expect((await thief.post('/api/recovery', { token: ticket })).status).toBe(404);
  });

  test('sessions stay valid while they are used, and end after 90 days without use', async () => {
    const client = await Client.arrive(house.base);
    for (let visit = 0; visit < 3; visit += 1) {
      ahead += 80 * DAY;
      const { status, headers } = await client.post('/api/session');
      expect(status).toBe(200);
      expect(headers.get('set-cookie')).toContain(`Max-Age=${90 * 24 * 3600};`);
    }
    ahead += 91 * DAY;
    expect(await isIn(client)).toBe(false);
    await expect(client.connect()).rejects.toThrow('401');
    expect((await client.post('/api/session')).status).toBe(201);
  });
});

test('sessions and links that are over leave the store within a day', async () => {
  const laptop = await Client.arrive(house.base);
  const phone = await move(laptop);
  await ticketOf(laptop);
  ahead += 60 * DAY;
  expect(await isIn(laptop)).toBe(true);
  ahead += 60 * DAY;
  expect(await isIn(laptop)).toBe(true);
  expect(await isIn(phone)).toBe(false);
  for (const call of rare.splice(0)) call();
  await expect
    .poll(async () => (await house.store.sessionsOf(laptop.me.guest)).map(({ kind }) => kind))
    .toEqual(['device']);
  expect(await isIn(laptop)).toBe(true);
});

describe('links to another device', () => {
  test('a link to another device is valid for an hour', async () => {
    const client = await Client.arrive(house.base);
    const [early, late] = [await ticketOf(client), await ticketOf(client)];
    const phone = new Client(house.base);
    ahead += HOUR - 60_000;
    expect((await phone.post('/api/recovery', { token: early })).status).toBe(200);
    ahead += 120_000;
    expect((await phone.post('/api/recovery', { token: late })).status).toBe(404);
  });

  test('a link to another device lets one device in, also if two open it at once', async () => {
    const token = await ticketOf(await Client.arrive(house.base));
    const now = (): number => Date.now() + ahead;
    const people = new People({ store: house.store, bus: createLocalBus(), now });
    const both = await Promise.all([people.recover(token, null), people.recover(token, null)]);
    expect(both.filter((one) => one !== null)).toHaveLength(1);
    people.stop();
  });

  test('a link to another device is no session: as a cookie it identifies no guest', async () => {
    const token = await ticketOf(await Client.arrive(house.base));
    const thief = new Client(house.base);
    thief.cookie = `__Host-claim-it=${token}`;
    expect(await isIn(thief)).toBe(false);
    await expect(thief.connect()).rejects.toThrow('401');
  });

  test('a guest has five links at most: the oldest ends', async () => {
    const client = await Client.arrive(house.base);
    const tickets: string[] = [];
    for (let made = 0; made < 6; made += 1) {
      ahead += 1_000;
      tickets.push(await ticketOf(client));
    }
    const answers = [];
    for (const token of tickets)
      answers.push((await new Client(house.base).post('/api/recovery', { token })).status);
    expect(answers).toEqual([404, 200, 200, 200, 200, 200]);
  });
});

describe('the name of a browser', () => {
  const SAID: readonly (readonly [string, string | null])[] = [
    [PHONE, 'chrome android'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/126.0 Safari/537.36 Edg/126.0',
      'edge windows',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', 'firefox linux'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile/15E148 Safari/604.1',
      'safari ios',
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) CriOS/126.0 Mobile/15E148 Safari/604.1',
      'chrome ios',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/126.0 Safari/537.36 OPR/112.0',
      'opera macos',
    ],
    ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) Chrome/126.0 Safari/537.36', 'chrome chromeos'],
    ['curl/8.0', null],
    ['', null],
  ];
  test.each(SAID)('of %s is %s', (said, kept) => {
    expect(labelFor(said)).toBe(kept);
    if (kept !== null) expect(Object.values(parseLabel(kept)!).join(' ')).toBe(kept);
  });

  test('the stored name of a browser in another version is ignored', () => {
    expect([parseLabel(null), parseLabel('lynx amiga'), labelFor(undefined)]).toEqual([
      null,
      null,
      null,
    ]);
  });
});

test('only the clock, which the test sets, was logged as a warning', () => {
  expect(house.complaints.filter((one) => !one.startsWith('clocks were moved'))).toEqual([]);
});
