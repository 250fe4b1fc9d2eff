import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSite } from '@claim-it/site';
import { LANGUAGES } from '@claim-it/text/language';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from './client.ts';
import { TestHouse } from './fixture.ts';
import { askRaw } from './rawRequest.ts';

const ORIGIN = 'https://play.example.org';

/** The headers of every response. */
const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
} as const;

describe('headers of every route', () => {
  const house = new TestHouse();
  let client: Client;
  let table = '';

  beforeAll(async () => {
    const folder = join(house.folder, 'site');
    mkdirSync(folder);
    writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Claim It!</title>');
    const site = openSite(folder);
    await house.start({
      site,
      origins: { publicOrigin: ORIGIN, proxies: 0, hosts: ['localhost'] },
    });
    client = new Client(house.base);
    const answer = await client.request('/api/session', {
      method: 'POST',
      headers: { origin: ORIGIN },
    });
    expect(answer.status).toBe(201);
    const opened = await ask('POST', '/api/tables', {
      variant: 'standard',
      pace: { kind: 'none' },
      onLeaving: { kind: 'skip' },
      isListed: true,
      isFreeTextAllowed: false,
      chairs: [{ kind: 'mine' }, { kind: 'open' }],
    });
    ({ table } = opened.body as { table: string });
  });
  afterAll(() => house.remove());

  const ask = (method: string, path: string, body?: unknown, origin = ORIGIN) =>
    client.request(path.replace(':table', table), {
      method,
      headers: { origin, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });

  test.each([
    ['GET', '/api/me', undefined, 200],
    ['GET', '/api/me/data', undefined, 200],
    ['GET', '/api/me/devices', undefined, 200],
    ['GET', '/api/lobby', undefined, 200],
    ['GET', '/api/dice', undefined, 200],
    ['GET', '/api/tables/:table', undefined, 200],
    ['GET', '/api/tables/:table/record', undefined, 404],
    ['GET', '/api/tables/AAAAAAAAAAAAAAAAAAAAAA', undefined, 404],
    ['GET', '/api/nothing', undefined, 404],
    ['GET', '/api/socket', undefined, 404],
    ['DELETE', '/api/me', undefined, 404],
    ['POST', '/api/session', undefined, 200],
    ['POST', '/api/me/name', { name: 'Ada' }, 200],
    ['POST', '/api/me/name', { name: 'http://x.y' }, 422],
    ['POST', '/api/me/name', {}, 400],
    ['POST', '/api/me/name', { name: 'x'.repeat(9000) }, 413],
    ['POST', '/api/me/recovery', undefined, 200],
    ['POST', '/api/me/key', { key: 'x'.repeat(43) }, 200],
    ['POST', '/api/me/key', { key: 'y'.repeat(43) }, 409],
    ['POST', '/api/me/key', {}, 400],
    ['POST', '/api/me/devices/signout', undefined, 200],
    ['POST', '/api/me/devices/AAAAAAAAAAAA/signout', undefined, 404],
    ['POST', '/api/recovery', { token: 'x'.repeat(43) }, 404],
    ['POST', '/api/tables', {}, 400],
  ])('%s %s with %j is %i, for one pair of eyes', async (method, path, body, status) => {
    const answer = await ask(method, path, body);
    expect(answer.status).toBe(status);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      ...EVERYWHERE,
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    });
    expect(answer.headers.get('x-powered-by') ?? answer.headers.get('server')).toBeNull();
  });

  test('a cross-site page is refused with the same headers', async () => {
    const answer = await ask('POST', '/api/me/forget', undefined, 'https://evil.example');
    expect(answer.status).toBe(403);
    expect(Object.fromEntries(answer.headers)).toMatchObject(EVERYWHERE);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  test.each([
    ['GET', '/', 200],
    ['GET', '/nothing-here.js', 404],
    ['POST', '/', 405],
  ])('%s %s is %i and allows only our own files to run', async (method, path, status) => {
    const answer = await ask(method, path);
    expect(answer.status).toBe(status);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(Object.fromEntries(answer.headers)).toMatchObject(EVERYWHERE);
    for (const rule of ["default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'"])
      expect(policy).toContain(rule);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain('unsafe-inline');
    expect(answer.headers.get('cross-origin-opener-policy')).toBe('same-origin');
  });

  test.each([
    [
      'an upgrade elsewhere',
      ['GET /api/other HTTP/1.1', 'Upgrade: websocket', 'Connection: Upgrade'],
      404,
    ],
    [
      'a foreign upgrade',
      ['GET /api/socket HTTP/1.1', 'Upgrade: websocket', 'Connection: Upgrade'],
      403,
    ],
    ['nonsense', ['NONSENSE'], 400],
  ])('%s is refused without a body, with the same headers', async (_, lines, status) => {
    const host = `Host: ${new URL(ORIGIN).host}`;
    const answer = await askRaw(house.running!.port, [...lines, host]);
    expect([answer.status, answer.body]).toEqual([status, '']);
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'strict-transport-security': EVERYWHERE['strict-transport-security'],
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    });
  });

  test('a page names its languages by the public address', async () => {
    const { headers } = await ask('GET', '/');
    for (const language of LANGUAGES)
      expect(headers.get('link')).toContain(
        `<${ORIGIN}/${language}/>; rel="alternate"; hreflang="${language}"`,
      );
  });
});
