import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSite } from '@claim-it/site';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Log } from '../src/ops/log.ts';
import { NO_LIMITS } from '../src/requests/limits.ts';
import { spellingsOf } from '../trials/fuzz/spellings.ts';
import { Client } from './client.ts';
import { TestHouse } from './fixture.ts';
import type { RawAnswer } from './rawRequest.ts';
import { askRaw } from './rawRequest.ts';

const HOST = 'localhost:1855';
const EVIL = 'http://evil.example';
/** Headers of an API response that a page does not have. */
const PRIVATE = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

const house = new TestHouse();
/** Routes that the log names, one for each request to the API. */
const logged: string[] = [];

beforeAll(async () => {
  const folder = join(house.folder, 'site');
  mkdirSync(folder);
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Claim It!</title>');
  const silent = (): void => undefined;
  const info = (facts: object): void => {
    if ('route' in facts) logged.push(String(facts.route));
  };
  const log: Log = { info, warn: silent, error: silent };
  await house.start({ site: openSite(folder), log });
});
afterAll(() => house.remove());

const ask = (
  method: string,
  target: string,
  headers: readonly string[],
  body = '',
  port = house.running!.port,
): Promise<RawAnswer> =>
  askRaw(
    port,
    [
      `${method} ${target} HTTP/1.1`,
      `Host: ${HOST}`,
      ...headers,
      ...(method === 'POST' ? [`Content-Length: ${body.length}`] : []),
    ],
    body,
  );

const isJson = ({ headers }: RawAnswer): boolean =>
  headers['content-type']?.startsWith('application/json') ?? false;

/** The spellings that violate a check. */
const failing = async (
  rest: string,
  isRight: (target: string) => Promise<boolean>,
): Promise<readonly string[]> => {
  const wrong: string[] = [];
  for (const target of spellingsOf(rest, HOST)) if (!(await isRight(target))) wrong.push(target);
  return wrong;
};

describe('other spellings of API addresses', () => {
  test('another spelling of an address gives no session to a cross-site page', async () => {
    const headers = [`Origin: ${EVIL}`, 'Content-Type: text/plain'];
    const wrong = await failing('/session', async (target) => {
      const answer = await ask('POST', target, headers, 'x=y');
      return answer.headers['set-cookie'] === undefined && answer.status >= 400;
    });
    expect(wrong).toEqual([]);
  });

  test('another spelling of an address lets a cross-site page rename no guest', async () => {
    const client = await Client.arrive(house.base);
    const cookie = `Cookie: ${client.cookie}`;
    const headers = [`Origin: ${EVIL}`, cookie, 'Content-Type: application/json'];
    const wrong = await failing('/me/name', async (target) => {
      const answer = await ask('POST', target, headers, '{"name":"Mallory"}');
      return answer.status >= 400;
    });
    expect(wrong).toEqual([]);
    expect((await client.get('/api/me')).body).toEqual(client.me);
  });

  test('another spelling of an address lets a cross-site page delete no guest', async () => {
    const wrong = await failing('/me/forget', async (target) => {
      const client = await Client.arrive(house.base);
      const cookie = `Cookie: ${client.cookie}`;
      const answer = await ask('POST', target, [`Origin: ${EVIL}`, cookie]);
      return answer.status >= 400 && (await client.get('/api/me')).status === 200;
    });
    expect(wrong).toEqual([]);
  });

  test('another spelling of an address returns private data with every header of the API, and is logged', async () => {
    const client = await Client.arrive(house.base);
    const wrong = await failing('/me/data', async (target) => {
      logged.length = 0;
      const answer = await ask('GET', target, [`Cookie: ${client.cookie}`]);
      const { headers, status } = answer;
      const isPrivate = Object.entries(PRIVATE).every(([name, value]) => headers[name] === value);
      const isLogged = logged.includes('/api/me/data');
      if (isJson(answer)) return isPrivate && isLogged === (status === 200);
      if (answer.body === '') return status === 400;
      return headers['x-content-type-options'] === 'nosniff' && status !== 200;
    });
    // This one is the start page with a query.
    expect(wrong).toEqual(['/?/api/me/data']);
  });

  test('another spelling of an address counts for its route', async () => {
    for (const target of ['/%61pi/nothing', '/api', '/%61pi/me', '/nothing'])
      await ask('GET', target, []);
    const counted = await house.running!.metrics.registry.metrics();
    const lines = counted.split('\n').filter((line) => line.startsWith('claim_it_requests_total'));
    const routes = lines.map((line) =>
      /route="([^"]*)",status="(\d+)"/.exec(line)?.slice(1).join(' '),
    );
    expect(routes).toEqual(expect.arrayContaining(['api 404', '/api/me 401', 'site 404']));
  });

  test('an address that the router cannot parse is answered with the headers of the API', async () => {
    for (const target of ['/api/%E0%A4%A', `/api/tables/${'x'.repeat(65)}`]) {
      const { status, headers, body } = await ask('GET', target, []);
      expect(headers).toMatchObject(PRIVATE);
      expect([target, status < 500, body]).toEqual([target, true, '{"kind":"unreadable"}']);
    }
  });

  test('another spelling of an address has its headers also where a page is requested with an invalid body', async () => {
    const headers = ['Content-Type: application/json'];
    const answer = await ask('POST', '/', headers, '{');
    expect([answer.status, answer.body]).toEqual([400, '{"kind":"unreadable"}']);
    expect(answer.headers).toMatchObject(PRIVATE);
  });

  test('another spelling of an address is answered like the plain one where the router finds the same route', async () => {
    const client = await Client.arrive(house.base);
    const cookie = `Cookie: ${client.cookie}`;
    for (const target of ['/api/me', '/%61pi/me', '/api/%6de?x=y', `http://${HOST}/api/me`]) {
      const answer = await ask('GET', target, [cookie]);
      expect([target, answer.status, answer.body]).toEqual([
        target,
        200,
        JSON.stringify(client.me),
      ]);
    }
    const own = ['Origin: http://localhost:1855', cookie, 'Content-Type: application/json'];
    const renamed = await ask('POST', '/%61pi/me/name', own, '{"name":"Ada"}');
    expect([renamed.status, JSON.parse(renamed.body)]).toMatchObject([200, { name: 'Ada' }]);
  });

  test('another spelling of an address does not bypass the limits', async () => {
    const strict = new TestHouse({ limits: { ...NO_LIMITS, strangerRequestsPerMinute: 1 } });
    await strict.start();
    const { port } = strict.running!;
    const first = await ask('GET', '/%61pi/lobby', [], '', port);
    expect(first.status).toBe(200);
    const wrong = await failing('/lobby', async (target) => {
      const answer = await ask('GET', target, [], '', port);
      return answer.status >= 400;
    });
    await strict.remove();
    expect(wrong).toEqual([]);
  });
});
