import { once } from 'node:events';
import type { Socket } from 'node:net';
import { connect } from 'node:net';
import type { Me } from '@claim-it/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import type { Limits } from '../src/requests/limits.ts';
import { LIMITS, NO_LIMITS } from '../src/requests/limits.ts';
import type { HouseOptions } from '../src/run.ts';
import { storeOn } from '../src/store/index.ts';
import { Client } from './client.ts';
import { clockAt, TestHouse } from './fixture.ts';
import { openMemoryDatabase } from './memoryDatabase.ts';
import { askRaw } from './rawRequest.ts';

let house: TestHouse;
afterEach(() => house.remove());

const open = async (limits: Partial<Limits>, more: Partial<HouseOptions> = {}): Promise<number> => {
  house = new TestHouse({ limits: { ...NO_LIMITS, ...limits }, ...more });
  await house.start();
  return house.running?.port ?? 0;
};

/** Behind a proxy that reports this address. */
const PROXIED = { origins: { publicOrigin: null, proxies: 1, hosts: [] } };
const newGuest = (port: number, address: string) =>
  askRaw(port, [
    'POST /api/session HTTP/1.1',
    'Host: localhost',
    'Origin: http://localhost',
    `X-Forwarded-For: 198.51.100.9, ${address}`,
    'Content-Length: 0',
  ]);

describe('limits for new guests', () => {
  test('new guests of one /64 share one limit', async () => {
    const port = await open({ guestsPerHour: 20, networkFactor: 4 }, PROXIED);
    const statuses = [];
    for (let host = 1; host <= 30; host += 1)
      statuses.push((await newGuest(port, `2001:db8:1:2::${host.toString(16)}`)).status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    expect((await newGuest(port, '2001:db8:1:3::1')).status).toBe(201);
    expect((await newGuest(port, '::ffff:192.0.2.1')).status).toBe(201);
  });

  test('a script in a school does not lock out its new guests, and does not fill the disk', async () => {
    const database = openMemoryDatabase();
    const frozen = clockAt(() => 1_000_000);
    const limits = { guestsPerHour: 30, unusedGuests: 10, allGuestsPerHour: 30 };
    const port = await open(limits, { store: storeOn(database), clock: frozen });
    const player = await house.visitor();
    const statuses = new Set<number>();
    for (let count = 0; count < 200; count += 1) statuses.add((await newGuest(port, '')).status);
    expect([...statuses]).toEqual([201]);
    const pupil = await house.visitor();
    expect((await pupil.get('/api/me')).status).toBe(200);
    expect((await player.get('/api/me')).status).toBe(200);
    const [row] = await database.read({ text: 'select count(*) as held from guest', values: [] });
    expect(row?.['held']).toBeLessThanOrEqual(13);
    await database.close();
  });

  test.each([
    ['has a socket', async (client: Client) => client.connect()],
    ['has a name', async (client: Client) => client.post('/api/me/name', { name: 'Ada' })],
    ['has a link', async (client: Client) => client.post('/api/me/recovery')],
    ['has a table', async (client: Client) => client.open()],
  ])('a new guest who %s is not deleted', async (_, act) => {
    const port = await open({ unusedGuests: 2 });
    const client = await Client.arrive(house.base);
    await act(client);
    const idle = await Client.arrive(house.base);
    for (let count = 0; count < 5; count += 1) await newGuest(port, '');
    expect((await client.get('/api/me')).status).toBe(200);
    expect((await idle.get('/api/me')).status).toBe(401);
    expect((await idle.post('/api/session')).status).toBe(201);
  });

  test('a new guest who acts at another process is not deleted at this one', async () => {
    const port = await open({ unusedGuests: 2 });
    const other = new TestHouse({ store: house.store });
    await other.start();
    const client = await Client.arrive(house.base);
    const elsewhere = new Client(other.base);
    elsewhere.cookie = client.cookie;
    await elsewhere.connect();
    for (let count = 0; count < 5; count += 1) await newGuest(port, '');
    expect((await client.get('/api/me')).status).toBe(200);
    await other.remove();
  });

  test('refused new guests get a short delay, and recovery links still work', async () => {
    const port = await open({ guestsPerHour: 1_000, recoveriesPerHour: 300 });
    const owner = await Client.arrive(house.base);
    const { token } = (await owner.post('/api/me/recovery')).body as { token: string };
    await house.stop();
    await house.start({ limits: { ...NO_LIMITS, guestsPerHour: 1, recoveriesPerHour: 300 } });
    await Client.arrive(house.base);
    const refused = new Client(house.base);
    expect((await refused.post('/api/session')).status).toBe(429);
    const recovered = await refused.post('/api/recovery', { token });
    expect([recovered.status, (recovered.body as Me).guest]).toEqual([200, owner.me.guest]);
    expect(port).toBeGreaterThan(0);
    expect(3_600_000 / LIMITS.guestsPerHour).toBeLessThan(10_000);
  });
});

describe('limits for recovery links', () => {
  const recover = (port: number, token: string, address: string) => {
    const body = JSON.stringify({ token });
    const lines = [
      'POST /api/recovery HTTP/1.1',
      'Host: localhost',
      'Origin: http://localhost',
      'Content-Type: application/json',
      `X-Forwarded-For: ${address}`,
      `Content-Length: ${body.length}`,
    ];
    return askRaw(port, lines, body).then(({ status }) => status);
  };

  test('recovery links are limited per address, valid or not, and no other address has to wait', async () => {
    const port = await open({ recoveriesPerHour: 2 }, PROXIED);
    const owner = await Client.arrive(house.base);
    const { token } = (await owner.post('/api/me/recovery')).body as { token: string };
    const statuses = [];
    for (const guess of ['A', 'B', 'C'])
      statuses.push(await recover(port, guess.repeat(43), '192.0.2.1'));
    expect([...statuses, await recover(port, token, '192.0.2.1')]).toEqual([404, 404, 429, 429]);
    expect(await recover(port, token, '192.0.2.2')).toBe(200);
  });
});

describe('limits for sockets', () => {
  const knock = (port: number, token: string) =>
    askRaw(port, [
      'GET /api/socket HTTP/1.1',
      'Host: localhost',
      'Origin: http://localhost',
      `Cookie: __Host-claim-it=${token}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ]);

  test('sockets with guessed cookies count as requests, and do not keep known guests out', async () => {
    const port = await open({ strangerRequestsPerMinute: 20 });
    const known = await Client.arrive(house.base);
    const statuses = [];
    for (let guess = 0; guess < 30; guess += 1)
      statuses.push((await knock(port, String(guess).padStart(43, 'x'))).status);
    expect(statuses.at(0)).toBe(401);
    expect(statuses.at(-1)).toBe(429);
    await known.connect();
    expect(known.closed).toBeNull();
  });

  test('sockets are refused beyond the limit of the server', async () => {
    await open({ sockets: 2 });
    const first = await house.visitor();
    await house.visitor();
    await expect(house.visitor()).rejects.toThrow('429');
    await first.close();
    expect((await house.visitor()).closed).toBeNull();
  });

  test('sockets are refused beyond the limit of an address, and not at another address', async () => {
    await open({ socketsPerAddress: 2 }, PROXIED);
    const from = async (address: string): Promise<Client> => {
      const client = await Client.arrive(house.base, { 'x-forwarded-for': address });
      await client.connect();
      return client;
    };
    const first = await from('192.0.2.1');
    await from('192.0.2.1');
    await expect(from('192.0.2.1')).rejects.toThrow('429');
    expect((await from('192.0.2.2')).closed).toBeNull();
    await first.close();
    expect((await from('192.0.2.1')).closed).toBeNull();
  });
});

describe('work of the main thread', () => {
  test('work is charged to its source, by request and by message', async () => {
    const store = storeOn(openMemoryDatabase());
    let work = 0;
    const heavy = {
      ...store,
      showGuest: (...asked: Parameters<typeof store.showGuest>) => {
        work += 2_000;
        return store.showGuest(...asked);
      },
    };
    const limits = { workPerMinute: 3_000, addressWorkPerMinute: 30_000 };
    await open(limits, { store: heavy, work: () => work });
    const [client, other] = [await house.visitor(), await house.visitor()];
    expect((await client.get('/api/me/data')).status).toBe(200);
    expect((await client.get('/api/me/data')).status).toBe(200);
    const refused = await client.get('/api/me/data');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const { table } = await other.open();
    expect(await client.do(table, { kind: 'take' })).toMatchObject({ kind: 'busy' });
    expect(await other.do(table, { kind: 'take' })).toMatchObject({ kind: 'refused' });
    await store.close();
  });
});

describe('limits for connections', () => {
  const dial = async (port: number): Promise<Socket> => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    return socket;
  };
  const closing = (socket: Socket): Promise<void> =>
    new Promise((resolve) => {
      socket.resume();
      socket.once('close', () => resolve());
    });

  test.each([
    ['one address', { connectionsPerAddress: 3 }],
    ['the whole server', { connections: 3 }],
  ])(
    'connections of %s are limited; the next is accepted after one has closed',
    async (_, limits) => {
      const port = await open(limits, { requestMs: 60_000 });
      const held = [await dial(port), await dial(port), await dial(port)];
      // Zero: the connection is closed without a response.
      const ask = async (): Promise<number> => {
        try {
          return (await askRaw(port, ['GET /api/lobby HTTP/1.1', 'Host: localhost'])).status;
        } catch {
          return 0;
        }
      };
      expect(await ask()).toBe(0);
      held[0]?.destroy();
      let status = await ask();
      while (status === 0) status = await ask();
      expect(status).toBe(200);
      for (const socket of held) socket.destroy();
    },
  );

  test('connections of proxies are not limited: they carry those of many people', async () => {
    const port = await open({ connectionsPerAddress: 2 }, PROXIED);
    const held = [await dial(port), await dial(port)];
    expect((await newGuest(port, '192.0.2.1')).status).toBe(201);
    for (const socket of held) socket.destroy();
  });

  test('connections that send nothing are closed', async () => {
    const port = await open({}, { requestMs: 150 });
    await closing(await dial(port));
  });
});

describe('following tables', () => {
  test('a burst of requests follows as many tables as a socket may', async () => {
    await open({ tablesPerSocket: 3 });
    const host = await house.visitor();
    const tables = [];
    for (let count = 0; count < 8; count += 1) tables.push((await host.open()).table);
    const watcher = await house.visitor();
    for (const table of tables) watcher.send({ kind: 'watch', table, since: 0 });
    const heard = (kind: string): number => watcher.heard.filter((one) => one.kind === kind).length;
    await watcher.until(() => heard('table') + heard('closed') >= 8);
    expect([watcher.views.size, heard('closed')]).toEqual([3, 5]);
  });

  test('requests to follow tables that come too fast are answered later', async () => {
    await open({ messageBurst: 2, messagesPerSecond: 20 });
    const { table } = await (await house.visitor()).open();
    const watcher = await house.visitor();
    for (let count = 0; count < 3; count += 1) watcher.send({ kind: 'here' });
    watcher.send({ kind: 'watch', table, since: 0 });
    await watcher.until(() => watcher.views.has(table));
    expect(watcher.closed).toBeNull();
  });
});
