import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { chairAt } from '@claim-it/fairness';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { LIMITS } from '../src/requests/limits.ts';
import { Client } from './client.ts';
import { TestHouse } from './fixture.ts';
import { seatPeople, shakeAll } from './seating.ts';

const house = new TestHouse({
  limits: { ...LIMITS, requestsPerMinute: 10_000, guestsPerHour: 500, tablesPerHour: 3 },
});
beforeAll(() => house.start());
afterAll(() => house.remove());

/** A request with exactly these headers. */
const ask = (
  path: string,
  method: string,
  headers: Record<string, string>,
  body = '',
): Promise<{ status: number; headers: Record<string, unknown>; text: string }> =>
  new Promise((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port: house.running!.port, path, method, headers },
      (answer) => {
        let text = '';
        answer.on('data', (part) => {
          text += part;
        });
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }),
        );
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });

/** The result of a request for a socket: the status of its refusal, or 101. */
const knock = (headers: Record<string, string>, path = '/api/socket'): Promise<number> =>
  new Promise((resolve) => {
    const socket = new WebSocket(`ws://127.0.0.1:${house.running!.port}${path}`, { headers });
    socket.on('open', () => {
      socket.terminate();
      resolve(101);
    });
    socket.on('unexpected-response', (_, answer) => resolve(answer.statusCode ?? 0));
    socket.on('error', () => undefined);
  });

describe('requests that change something', () => {
  const host = 'localhost:1855';
  test.each([
    ['our own page', { host, origin: 'http://localhost:1855' }, 201],
    ['our own page in another spelling', { host, origin: 'http://LOCALHOST:1855' }, 201],
    ['a browser that says so without an origin', { host, 'sec-fetch-site': 'same-origin' }, 201],
    ['another site', { host, origin: 'https://evil.example' }, 403],
    ['another port', { host, origin: 'http://localhost:1856' }, 403],
    ['a page without an origin', { host, origin: 'null' }, 403],
    [
      'a name that only begins like ours',
      { host, origin: 'http://localhost:1855.evil.example' },
      403,
    ],
    ['nobody', { host }, 403],
    ['a form of another site', { host, 'sec-fetch-site': 'cross-site' }, 403],
    ['a sister site', { host, 'sec-fetch-site': 'same-site' }, 403],
  ])('a request that changes something from %s', async (_, headers, status) => {
    expect((await ask('/api/session', 'POST', headers)).status).toBe(status);
  });

  test('a request that changes something gives the plain cookie where a browser would not keep a secure one', async () => {
    const headers = { host: '192.168.1.20:1855', origin: 'http://192.168.1.20:1855' };
    const { headers: answered } = await ask('/api/session', 'POST', headers);
    expect(String(answered['set-cookie'])).toMatch(
      /^claim-it=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/,
    );
  });

  test('a request that changes something may not be large, and must be JSON', async () => {
    const client = await Client.arrive(house.base);
    const name = 'x'.repeat(5000);
    expect((await client.post('/api/me/name', { name })).status).toBe(413);
    const broken = await client.request('/api/me/name', {
      method: 'POST',
      body: '{',
      headers: { 'content-type': 'application/json' },
    });
    expect([broken.status, broken.body]).toEqual([400, { kind: 'unreadable' }]);
    const form = await client.request('/api/me/name', {
      method: 'POST',
      body: 'name=x',
      headers: { 'content-type': 'text/plain' },
    });
    expect([form.status, form.body]).toEqual([415, { kind: 'unreadable' }]);
    const proto = '{"name":"Ada","__proto__":{"x":1}}';
    expect(
      (
        await client.request('/api/me/name', {
          method: 'POST',
          body: proto,
          headers: { 'content-type': 'application/json' },
        })
      ).status,
    ).toBe(400);
  });

  test('a request that changes something is rate-limited', async () => {
    const client = await Client.arrive(house.base);
    for (let count = 0; count < 3; count += 1) await client.open();
    const { status, body, headers } = await client.post('/api/tables', {
      variant: 'standard',
      pace: { kind: 'none' },
      onLeaving: { kind: 'skip' },
      isListed: true,
      isFreeTextAllowed: false,
      chairs: [{ kind: 'mine' }, { kind: 'open' }],
    });
    expect([status, body]).toEqual([429, { kind: 'tooMany', retryAfter: expect.any(Number) }]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('sockets', () => {
  test('a socket needs our origin, a session, and the right path', async () => {
    const { cookie } = await Client.arrive(house.base);
    const origin = `http://127.0.0.1:${house.running!.port}`;
    expect(await knock({ cookie, origin })).toBe(101);
    expect(await knock({ cookie })).toBe(403);
    expect(await knock({ cookie, origin: 'https://evil.example' })).toBe(403);
    expect(await knock({ cookie, origin: 'null' })).toBe(403);
    expect(await knock({ origin })).toBe(401);
    expect(await knock({ origin, cookie: '__Host-claim-it=nonsense' })).toBe(401);
    expect(await knock({ cookie, origin }, '/api/other')).toBe(404);
  });

  test('a session has eight sockets at most', async () => {
    const client = await Client.arrive(house.base);
    const sockets = Array.from({ length: 8 }, () => {
      const other = new Client(house.base);
      other.cookie = client.cookie;
      return other;
    });
    for (const one of sockets) await one.connect();
    await expect(client.connect()).rejects.toThrow('429');
    for (const one of sockets) await one.close();
  });

  test.each([
    ['nonsense', 'nonsense', 1008],
    ['another kind', '{"kind":"shout"}', 1008],
    ['a prototype', '{"kind":"here","__proto__":{}}', 1008],
    ['too much', `"${'x'.repeat(3000)}"`, 1009],
  ])('a socket that sends %s is closed, without another effect', async (_, text, code) => {
    const client = await house.visitor();
    client.send(text);
    await client.until(() => client.closed !== null);
    expect(client.closed!.code).toBe(code);
  });

  test('a socket that sends binary data is closed', async () => {
    const client = await Client.arrive(house.base);
    const socket = new WebSocket(`${house.base.replace('http', 'ws')}/api/socket`, {
      headers: { cookie: client.cookie, origin: house.base },
    });
    await once(socket, 'open');
    socket.send(Buffer.of(1, 2, 3));
    expect((await once(socket, 'close'))[0]).toBe(1003);
  });

  test('a socket that is too fast is asked to wait, then closed; others are not affected', async () => {
    const [table, people] = await seatPeople(house, 2);
    await shakeAll(table, people);
    const flood = await house.visitor();
    await flood.watch(table);
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => flood.do(table, { kind: 'take' })),
    );
    expect(answers.filter(({ kind }) => kind === 'busy').length).toBeGreaterThan(20);
    for (let count = 0; count < 400; count += 1) flood.send({ kind: 'here' });
    await flood.until(() => flood.closed !== null);
    expect(flood.closed!.code).toBe(1008);
    expect(
      await people[0]!.do(table, { kind: 'say', chair: chairAt(0), saying: 'phew' }),
    ).toMatchObject({
      kind: 'done',
    });
  });
});

test('lines that come too fast are answered, each of them', async () => {
  const host = await house.visitor();
  const chairs = [{ kind: 'mine' }, { kind: 'invited' }] as const;
  const { table } = await host.open({ isListed: false, isFreeTextAllowed: true, chairs });
  await host.watch(table);
  await host.sit(table, 0, 'red');
  const words = Array.from({ length: 24 }, (_, at) => `word ${at}`);
  for (const text of words) host.send({ kind: 'talk', table, chair: 0, text });
  const heard = (answer: 'talked' | 'talkRefused'): readonly string[] =>
    host.heard.flatMap((one) => (one.kind === answer ? [one.text] : []));
  await host.until(() => heard('talked').length + heard('talkRefused').length === words.length);
  const [talked, refused] = [heard('talked'), heard('talkRefused')];
  expect([talked.length > 0, refused.length > 0]).toEqual([true, true]);
  expect([...talked, ...refused].toSorted()).toEqual(words.toSorted());
});

describe('missing and forbidden data', () => {
  test('missing data and forbidden data look the same', async () => {
    const client = await Client.arrive(house.base);
    const answers = await Promise.all(
      [
        '/api/tables/AAAAAAAAAAAAAAAAAAAAAA',
        '/api/tables/x',
        '/api/tables/AAAAAAAAAAAAAAAAAAAAAA/record',
        '/api/nothing',
      ].map((path) => client.get(path)),
    );
    for (const { status, body, headers } of answers) {
      expect([status, body]).toEqual([404, { kind: 'notFound' }]);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });
});

test('a slow or broken request is closed', async () => {
  const socket = connect(house.running!.port, '127.0.0.1');
  socket.write('POST /api/session HTTP/1.1\r\nhost: localhost\r\ncontent-length: 10\r\n\r\nab');
  socket.end('garbage');
  socket.resume();
  await once(socket, 'close');
  const broken = connect(house.running!.port, '127.0.0.1');
  broken.write('NONSENSE\r\n\r\n');
  const [answer] = await once(broken, 'data');
  expect(String(answer)).toContain('400');
  expect((await Client.arrive(house.base)).me.name).not.toBe('');
});

test('no warning was logged', () => {
  expect(house.complaints).toEqual([]);
});
