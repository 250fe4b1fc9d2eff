import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { connect, createServer } from 'node:net';
import { afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { build } from '../../../scripts/build.mjs';
import { closeWithin } from '../src/closing.ts';
import type { Store } from '../src/store/index.ts';
import { Client } from './client.ts';
import { quickTimers, TestHouse } from './fixture.ts';
import { createCluster } from './postgres/cluster.ts';
import { newFolder, Program } from './program.ts';

/** For a hang, not for speed. */
const HANG_MS = 20_000;

const houses: TestHouse[] = [];
afterEach(async () => {
  for (const house of houses.splice(0)) await house.remove();
});

const opened = async (house: TestHouse): Promise<TestHouse> => {
  houses.push(house);
  return house.start();
};

/** A connection that sends this, and whose other end is never closed from here. */
const say = (house: TestHouse, text: string): Socket => {
  const socket = connect({ port: house.running!.port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => undefined);
  socket.write(text);
  return socket;
};

const upgrade = (house: TestHouse, path: string, ...lines: readonly string[]): string =>
  [
    `GET ${path} HTTP/1.1`,
    `Host: localhost:${house.running!.port}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ...lines,
    '\r\n',
  ].join('\r\n');

describe('refused connections', () => {
  const cases = {
    'for a path that has no sockets': (house: TestHouse) => upgrade(house, '/api/other'),
    'for a page of another site': (house: TestHouse) =>
      upgrade(house, '/api/socket', 'Origin: http://other.example'),
    'for a visitor without a session': (house: TestHouse) =>
      upgrade(house, '/api/socket', `Origin: ${house.base}`),
    'for what is not HTTP': () => 'nonsense\r\n\r\n',
  };
  for (const [why, text] of Object.entries(cases))
    test(
      `${why} is closed, even if the other end keeps sending`,
      async () => {
        const house = await opened(new TestHouse());
        const socket = say(house, `${text(house)}and more`);
        const [answer] = await once(socket, 'data');
        expect(String(answer)).toMatch(/^HTTP\/1\.1 4\d\d /);
        const timer = setInterval(() => socket.write('more'), 1);
        await new Promise((resolve) => socket.once('close', resolve));
        clearInterval(timer);
      },
      HANG_MS,
    );
});

describe('stopping a server', () => {
  test(
    'ends connections that wait for an answer of the database',
    async () => {
      const base = new TestHouse();
      houses.push(base);
      let isAsked = (): void => undefined;
      const asked = new Promise<void>((resolve) => {
        isAsked = resolve;
      });
      let isStuck = false;
      const store: Store = {
        ...base.store,
        findSession: (...args) => {
          if (!isStuck) return base.store.findSession(...args);
          isAsked();
          return new Promise(() => undefined);
        },
      };
      await base.start({ store });
      const { cookie } = await Client.arrive(base.base);
      isStuck = true;
      say(base, upgrade(base, '/api/socket', `Origin: ${base.base}`, `Cookie: ${cookie}`));
      await asked;
      await base.stop();
      expect(base.running).toBeNull();
    },
    HANG_MS,
  );

  test('a server stops in time, even if a task never ends', async () => {
    const never = new Promise<void>(() => undefined);
    expect(await closeWithin(() => never, quickTimers)).toBe('late');
    expect(await closeWithin(async () => undefined, quickTimers)).toBe('closed');
    const broken = closeWithin(() => Promise.reject(new Error('the disk is full')), quickTimers);
    await expect(broken).rejects.toThrow('the disk is full');
  });
});

/** A connection that can go dead: nothing passes any more, and neither end is notified. */
const lineTo = async (target: string) => {
  const url = new URL(target);
  const sockets = new Set<Socket>();
  let isDead = false;
  const server = createServer((near) => {
    const far = connect(Number(url.port), url.hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
    }
    near.on('data', (part) => isDead || far.write(part));
    far.on('data', (part) => isDead || near.write(part));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    die: (): void => {
      isDead = true;
    },
    close: (): void => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
};

describe.skipIf(inject('missing').includes('postgres'))('a server whose database is silent', () => {
  beforeAll(() => build('house'));

  test('a server ends after SIGTERM in any case, and reports it', async () => {
    const cluster = await createCluster();
    const line = await lineTo(cluster.url);
    const url = new URL(cluster.url);
    url.port = String(line.port);
    const { path, remove } = newFolder();
    const env = { DATABASE_URL: url.href };
    const program = new Program(path, ['--port', '0', '--watch-port', '0'], env);
    await (await Client.arrive(await program.address())).connect();
    line.die();
    expect(await program.stop()).toBe(2);
    expect(program.output).toContain('what was confirmed is safe');
    line.close();
    await cluster.remove();
    remove();
  });
});
