import { chairAt } from '@claim-it/fairness';
import type { Devices } from '@claim-it/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMetrics } from '../src/ops/metrics.ts';
import { createSecurityLog } from '../src/ops/securityLog.ts';
import { LIMITS, NO_LIMITS } from '../src/requests/limits.ts';
import { Client } from './client.ts';
import { TestHouse } from './fixture.ts';
import { askRaw } from './rawRequest.ts';
import { seatPeople } from './seating.ts';

const UPGRADE = [
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
];

describe('the security log', () => {
  const lines: object[] = [];
  const note = (facts: object): void => void lines.push(facts);
  const log = { info: note, warn: note, error: note };
  let time = 0;

  test('the security log cannot fill the disk, and counts what it leaves out', async () => {
    const metrics = createMetrics();
    const tell = createSecurityLog({ log, metrics, now: () => time });
    for (let turn = 0; turn < 1_000; turn += 1) tell('refusedOrigin', '192.0.2.7');
    expect(lines).toHaveLength(10);
    expect(lines[0]).toEqual({ event: 'refusedOrigin', from: '192.0.2.0/24' });
    tell('recoveryFailed', '2001:db8:1:2::3');
    expect(lines.at(-1)).toEqual({ event: 'recoveryFailed', from: '2001:db8:1::/48' });
    time += 60_000;
    tell('refusedOrigin');
    expect(lines.at(-1)).toEqual({ event: 'refusedOrigin', leftOut: 990 });
    expect(await metrics.registry.metrics()).toContain(
      'claim_it_security_events_total{kind="refusedOrigin"} 1001',
    );
  });

  test('the security log warns of attacks and damage, and logs user actions as information', () => {
    const [warned, informed]: [string[], string[]] = [[], []];
    const into = (place: string[]) => (facts: object) =>
      void place.push((facts as { readonly event: string }).event);
    const levels = { info: into(informed), warn: into(warned), error: note };
    const tell = createSecurityLog({ log: levels, metrics: createMetrics(), now: () => 0 });
    const attacks = ['refusedOrigin', 'limitReached', 'recoveryFailed', 'unreadable'] as const;
    const own = ['recoveryUsed', 'signedOut', 'removedByHost'] as const;
    for (const event of [...attacks, ...own, 'damagedGame', 'keyMismatch'] as const) tell(event);
    expect([warned, informed]).toEqual([[...attacks, 'damagedGame', 'keyMismatch'], own]);
  });
});

describe('what a server logs', () => {
  const told: string[] = [];
  const note = (facts: object, sentence: string): void => {
    if (sentence === 'security') told.push(JSON.stringify(facts));
  };
  const log = { info: note, warn: note, error: note };
  const house = new TestHouse({ limits: { ...LIMITS, guestsPerHour: 2 } });
  beforeAll(async () => {
    await house.start({ log });
  });
  afterAll(() => house.remove());
  const events = (): readonly unknown[] =>
    told.splice(0).map((line) => (JSON.parse(line) as { readonly event: unknown }).event);

  test('a server logs cross-site pages, unknown sessions, recoveries, sign-outs and limits', async () => {
    const client = await Client.arrive(house.base);
    expect(events()).toEqual([]);
    const post = (path: string, headers: Record<string, string>, body: object = {}) =>
      fetch(`${house.base}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: house.base, ...headers },
        body: JSON.stringify(body),
      });
    await post('/api/session', { origin: 'http://evil.example' });
    expect(events()).toEqual(['refusedOrigin']);
    await fetch(`${house.base}/api/me`, {
      headers: { cookie: `__Host-claim-it=${'A'.repeat(43)}` },
    });
    expect(events()).toEqual(['badSession']);
    await post('/api/recovery', {}, { token: 'B'.repeat(43) });
    expect(events()).toEqual(['recoveryFailed']);
    const { body } = await client.post('/api/me/recovery', {});
    await post('/api/recovery', {}, body as object);
    expect(events()).toEqual(['recoveryUsed']);
    await client.post('/api/me/forget', {});
    expect(events()).toEqual(['signedOut']);
    await post('/api/session', {});
    await post('/api/session', {});
    expect(events()).toEqual(['limitReached']);
  });

  test('a server logs nothing for a request of the details of the operator', async () => {
    const asked = await fetch(`${house.base}/api/operator`);
    expect([asked.status, await asked.json()]).toEqual([200, { name: null, contact: null }]);
    expect(events()).toEqual([]);
  });

  test('a server logs refused sockets', async () => {
    const stranger = new Client(house.base);
    stranger.cookie = `__Host-claim-it=${'A'.repeat(43)}`;
    await expect(stranger.connect()).rejects.toThrow('401');
    expect(events()).toEqual(['badSession']);
    const upgrade = async (host: string, origin: string): Promise<number> => {
      const lines = ['GET /api/socket HTTP/1.1', `Host: ${host}`, `Origin: ${origin}`];
      return (await askRaw(house.running!.port, [...lines, ...UPGRADE])).status;
    };
    expect(await upgrade('localhost', 'http://evil.example')).toBe(403);
    expect(events()).toEqual(['refusedOrigin']);
    expect(await upgrade('evil.example', 'http://evil.example')).toBe(421);
    expect(events()).toEqual(['refusedOrigin']);
  });

  test('a server logs a page that is requested by the name of another server', async () => {
    const page = await askRaw(house.running!.port, ['GET / HTTP/1.1', 'Host: evil.example']);
    expect(page.status).toBe(421);
    expect(events()).toEqual(['refusedOrigin']);
  });
});

test('a server logs sockets that exceed the limits, or come too often', async () => {
  const told: unknown[] = [];
  const note = (facts: object, sentence: string): void => {
    if (sentence === 'security') told.push(facts);
  };
  const house = new TestHouse({ log: { info: note, warn: note, error: note } });
  await house.start({
    limits: { ...NO_LIMITS, socketsPerSession: 1, strangerRequestsPerMinute: 2 },
  });
  const reached = { event: 'limitReached', from: '127.0.0.0/24' };
  const client = await house.visitor();
  await expect(client.connect()).rejects.toThrow('429');
  expect(told.splice(0)).toEqual([reached]);
  const lines = ['GET /api/socket HTTP/1.1', 'Host: localhost', 'Origin: http://localhost'];
  const statuses = [];
  for (let turn = 0; turn < 3; turn += 1)
    statuses.push((await askRaw(house.running!.port, [...lines, ...UPGRADE])).status);
  expect(statuses.at(-1)).toBe(429);
  expect(told).toContainEqual(reached);
  await house.remove();
});

describe('guests in the security log', () => {
  const told: unknown[] = [];
  const note = (facts: object, sentence: string): void => {
    if (sentence === 'security') told.push(facts);
  };
  const house = new TestHouse();
  beforeAll(async () => {
    await house.start({ log: { info: note, warn: note, error: note } });
  });
  afterAll(() => house.remove());

  test('a server logs a guest who uses the chairs of others, but not one who is only late', async () => {
    const [table, [host, other]] = await seatPeople(house, 2);
    const watcher = await house.visitor();
    await watcher.watch(table);
    expect(await host!.do(table, { kind: 'take' })).toMatchObject({ kind: 'refused' });
    expect(told).toEqual([]);
    await watcher.do(table, { kind: 'stand', chair: chairAt(0) });
    await other!.do(table, { kind: 'clear', chair: chairAt(0) });
    const from = '127.0.0.0/24';
    expect(told.splice(0)).toEqual([
      { event: 'refusedCommand', from },
      { event: 'refusedCommand', from },
    ]);
  });

  test('a server logs a guest who is signed out, here, there and everywhere else', async () => {
    const client = await Client.arrive(house.base);
    const [here] = ((await client.get('/api/me/devices')).body as Devices).devices;
    const paths = ['/api/me/devices/signout', `/api/me/devices/${here!.id}/signout`];
    for (const path of paths) expect((await client.post(path)).status).toBe(200);
    const other = await Client.arrive(house.base);
    expect((await other.post('/api/me/signout')).status).toBe(200);
    const from = '127.0.0.0/24';
    const signedOut = { event: 'signedOut', from };
    expect(told.splice(0)).toEqual([signedOut, signedOut, signedOut]);
  });

  test('a server logs a guest who is removed by the host, without identifying them', async () => {
    const chairs = [{ kind: 'mine' }, { kind: 'open' }, { kind: 'open' }] as const;
    const [table, [host]] = await seatPeople(house, 2, { chairs });
    const clear = { kind: 'clear', chair: chairAt(1) } as const;
    expect(await host!.do(table, clear)).toMatchObject({ kind: 'done' });
    expect(told.splice(0)).toEqual([{ event: 'removedByHost' }]);
    expect(await host!.do(table, clear)).toMatchObject({ kind: 'refused' });
    expect(told.splice(0)).toEqual([]);
  });

  test('a server logs a guest who sends what no client sends', async () => {
    const rude = await house.visitor();
    rude.send('nonsense');
    await rude.until(() => rude.closed !== null);
    expect(told.splice(0)).toEqual([{ event: 'unreadable', from: '127.0.0.0/24' }]);
  });
});
