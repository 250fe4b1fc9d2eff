import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSite } from '@claim-it/site';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMetrics } from '../src/ops/metrics.ts';
import { startOpsServer } from '../src/ops/opsServer.ts';
import { isOwnHost, machineNames } from '../src/requests/hosts.ts';
import { Client } from './client.ts';
import { TestHouse } from './fixture.ts';
import { askRaw } from './rawRequest.ts';

const PUBLIC = 'https://play.example.org';

/** A request for a socket, with these extra headers. */
const upgrade = (...lines: readonly string[]): readonly string[] => [
  'GET /api/socket HTTP/1.1',
  ...lines,
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
];

const openTestSite = (house: TestHouse) => {
  const folder = join(house.folder, 'site');
  mkdirSync(folder);
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Claim It!</title>');
  return openSite(folder);
};

describe('a server without a public address', () => {
  const house = new TestHouse();
  let port = 0;
  beforeAll(async () => {
    const origins = { publicOrigin: null, proxies: 0, hosts: ['rack', 'rack.lan'] };
    await house.start({ site: openTestSite(house), origins });
    port = house.running?.port ?? 0;
  });
  afterAll(() => house.remove());

  const OWN = ['localhost', 'LOCALHOST:1855', '127.0.0.1:1', '192.168.1.20', '[::1]:1855', 'rack'];
  const FOREIGN = [
    'evil.example',
    'evil.example:1855',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'rack.evil.example',
    'localhost.',
    '127.1',
    '2130706433',
    '[::1',
    'user@localhost',
    '',
  ];

  test.each(OWN)('answers to %s', async (host) => {
    const page = await askRaw(port, ['GET / HTTP/1.1', `Host: ${host}`]);
    const api = await askRaw(port, ['GET /api/lobby HTTP/1.1', `Host: ${host}`]);
    expect([page.status, api.status]).toEqual([200, 200]);
  });

  test.each(FOREIGN)('does not answer to "%s", with a page, the API or a socket', async (host) => {
    const client = await Client.arrive(house.base);
    const own = [`Host: ${host}`, `Origin: http://${host}`, `Cookie: ${client.cookie}`];
    for (const target of ['GET /', 'GET /api/me/data', 'GET /nothing.js', 'POST /api/session']) {
      const answer = await askRaw(port, [`${target} HTTP/1.1`, ...own]);
      expect([target, answer.status]).toEqual([target, 421]);
      expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
      expect(answer.body).not.toContain('evil');
    }
    expect((await askRaw(port, upgrade(...own))).status).toBe(421);
  });

  test('a server without a public address does not respond to a request without a host', async () => {
    expect((await askRaw(port, ['GET / HTTP/1.0'])).status).toBe(421);
  });

  test('a server without a public address cannot read a request with two hosts', async () => {
    const both = ['Host: localhost', 'Host: evil.example'];
    for (const hosts of [both, both.toReversed(), ['Host: localhost', 'host: localhost']]) {
      expect((await askRaw(port, ['GET / HTTP/1.1', ...hosts])).status).toBe(400);
      expect((await askRaw(port, upgrade(...hosts))).status).toBe(400);
    }
  });

  test('a server without a public address names no address in its pages', async () => {
    const page = await askRaw(port, ['GET / HTTP/1.1', 'Host: localhost:1855']);
    expect(page.headers['link'] ?? '').not.toMatch(/alternate|localhost/);
  });
});

describe('a server with a public address', () => {
  const house = new TestHouse();
  beforeAll(() =>
    house.start({ origins: { publicOrigin: PUBLIC, proxies: 1, hosts: ['house-1'] } }),
  );
  afterAll(() => house.remove());

  test.each([
    ['play.example.org', 200],
    ['Play.Example.org:443', 200],
    ['house-1:1855', 200],
    ['play.example.org:8080', 421],
    ['localhost', 421],
    ['127.0.0.1', 421],
    ['evil.example', 421],
  ])('a server with a public address answers to %s with %i', async (host, status) => {
    const { port } = house.running!;
    const answer = await askRaw(port, ['GET /api/lobby HTTP/1.1', `Host: ${host}`]);
    expect(answer.status).toBe(status);
  });
});

describe('names of a machine', () => {
  test('the names of a machine are its own, and those that a home network gives it', () => {
    expect(machineNames('Rack')).toEqual([
      'rack',
      'rack.local',
      'rack.lan',
      'rack.home.arpa',
      'rack.internal',
    ]);
    expect(machineNames('rack.example.org')).toContain('rack.example.org');
    expect(machineNames('rack.local')).toEqual(machineNames('rack.local'));
  });

  test('the names of a machine are none that a stranger could own', () => {
    const policy = { publicOrigin: null, hosts: machineNames('rack') };
    for (const host of ['rack.com', 'rack.fritz.box', 'rack.evil.example', 'evil.rack', 'rack.'])
      expect([host, isOwnHost(policy, host)]).toEqual([host, false]);
  });
});

describe('the port for health and metrics', () => {
  test.each([
    ['127.0.0.1:1856', 200],
    ['localhost', 200],
    ['[::1]', 200],
    ['rack', 200],
    ['evil.example', 421],
    ['play.example.org', 421],
  ])('the port for health and metrics answers to %s with %i', async (host, status) => {
    const ops = await startOpsServer(
      {
        metrics: createMetrics(),
        health: async () => ({ kind: 'well' }),
        reports: async () => [],
        hosts: ['rack'],
      },
      0,
    );
    const answer = await askRaw(ops.port, ['GET /health HTTP/1.1', `Host: ${host}`]);
    const twice = await askRaw(ops.port, ['GET /health HTTP/1.1', `Host: ${host}`, 'Host: x']);
    ops.stop();
    expect([answer.status, twice.status]).toEqual([status, 400]);
  });
});
