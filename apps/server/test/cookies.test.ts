import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from './client.ts';
import { TestHouse } from './fixture.ts';
import type { RawAnswer } from './rawRequest.ts';
import { askRaw } from './rawRequest.ts';

const HOUSES = [
  ['https', 'https://play.example.org', 'play.example.org', 'https://play.example.org'],
  ['the machine itself', null, 'localhost:1855', 'http://localhost:1855'],
] as const;

describe.each(HOUSES)('a plain cookie at %s', (_, publicOrigin, host, origin) => {
  const house = new TestHouse({ origins: { publicOrigin, proxies: 0, hosts: [] } });
  let token = '';
  beforeAll(async () => {
    await house.start();
    const answer = await ask('POST /api/session', []);
    token = /__Host-claim-it=([\w-]{43})/.exec(answer.headers['set-cookie'] ?? '')?.[1] ?? '';
    expect(token).not.toBe('');
  });
  afterAll(() => house.remove());

  const ask = (target: string, cookies: readonly string[]): Promise<RawAnswer> =>
    askRaw(house.running!.port, [
      `${target} HTTP/1.1`,
      `Host: ${host}`,
      `Origin: ${origin}`,
      ...(cookies.length === 0 ? [] : [`Cookie: ${cookies.join('; ')}`]),
      'Content-Length: 0',
    ]);

  test('identifies no guest', async () => {
    expect((await ask('GET /api/me', [`__Host-claim-it=${token}`])).status).toBe(200);
    expect((await ask('GET /api/me', [`claim-it=${token}`])).status).toBe(401);
    expect((await ask('POST /api/me/forget', [`claim-it=${token}`])).status).toBe(401);
    expect((await ask('GET /api/me', [`__Host-claim-it=${token}`])).status).toBe(200);
  });

  test('does not open a socket', async () => {
    const lines = (cookie: string) => [
      'GET /api/socket HTTP/1.1',
      `Host: ${host}`,
      `Origin: ${origin}`,
      `Cookie: ${cookie}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ];
    expect((await askRaw(house.running!.port, lines(`claim-it=${token}`))).status).toBe(401);
  });

  test('is replaced by the secure one of a new guest', async () => {
    const mine = JSON.parse((await ask('GET /api/me', [`__Host-claim-it=${token}`])).body);
    const answer = await ask('POST /api/session', [`claim-it=${token}`]);
    expect(answer.status).toBe(201);
    expect(JSON.parse(answer.body).guest).not.toBe(mine.guest);
    expect(answer.cookies).toEqual([
      'claim-it=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
      expect.stringMatching(
        /^__Host-claim-it=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
    expect(answer.cookies[1]).not.toContain(token);
  });

  test('does not interfere with the secure one', async () => {
    const both = [`claim-it=${'x'.repeat(43)}`, `__Host-claim-it=${token}`];
    expect((await ask('GET /api/me', both)).status).toBe(200);
    expect((await ask('POST /api/session', both)).status).toBe(200);
  });
});

describe('a home network without https', () => {
  const house = new TestHouse({ origins: { publicOrigin: null, proxies: 0, hosts: ['rack'] } });
  beforeAll(() => house.start());
  afterAll(() => house.remove());

  test('a server without https knows people by the plain cookie only', async () => {
    const ask = (cookie: string): Promise<RawAnswer> =>
      askRaw(house.running!.port, ['GET /api/me HTTP/1.1', 'Host: rack', `Cookie: ${cookie}`]);
    const { cookie } = await Client.arrive(house.base);
    const token = cookie.split('=')[1];
    expect((await ask(`claim-it=${token}`)).status).toBe(200);
    expect((await ask(`__Host-claim-it=${token}`)).status).toBe(401);
  });
});
