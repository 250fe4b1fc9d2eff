import { EventEmitter, once } from 'node:events';
import type { Socket } from 'node:net';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { LIMITS } from '../src/requests/limits.ts';
import type { WireSocket } from '../src/sockets/connection.ts';
import { frame } from '../trials/fuzz/frames.ts';
import { Client } from './client.ts';
import { TestHouse } from './fixture.ts';
import { OnlineWorld } from './online/world.ts';

const POLICY = 1008;
/** Enough to be closed, but not disconnected before the close code arrives. */
const MANY = 1_000;
const PING = frame({ first: 0x89, payload: Buffer.alloc(125, 7) });

const house = new TestHouse({ limits: LIMITS });
beforeAll(() => house.start());
afterAll(() => house.remove());

const dial = async (): Promise<WebSocket> => {
  const { cookie } = await Client.arrive(house.base);
  const socket = new WebSocket(`${house.base.replace('http', 'ws')}/api/socket`, {
    headers: { cookie, origin: house.base },
  });
  await once(socket, 'open');
  return socket;
};

/** The code with which a socket is closed; null if it is still answered. */
const endOf = (socket: WebSocket): Promise<number | null> =>
  new Promise((resolve) => {
    socket.once('close', resolve);
    socket.on('message', (text) => {
      if (String(text).includes('"here"')) resolve(null);
    });
    socket.send('{"kind":"here"}');
  });

describe('control frames', () => {
  test('a ping is answered with its own payload, once', async () => {
    const socket = await dial();
    const pongs: string[] = [];
    socket.on('pong', (words) => pongs.push(String(words)));
    socket.ping('are you there');
    expect(await endOf(socket)).toBeNull();
    expect(pongs).toEqual(['are you there']);
    socket.terminate();
  });

  test('pings are counted like messages: too many close the socket', async () => {
    const socket = await dial();
    let pongs = 0;
    socket.on('pong', () => {
      pongs += 1;
    });
    for (let count = 0; count < MANY; count += 1) socket.ping();
    expect([await endOf(socket), pongs < 500]).toEqual([POLICY, true]);
  });

  test('unsolicited pongs are counted, too', async () => {
    const socket = await dial();
    for (let count = 0; count < MANY; count += 1) socket.pong();
    expect(await endOf(socket)).toBe(POLICY);
  });

  test('a message may come in some fragments, not in hundreds', async () => {
    const sendParts = async (parts: number): Promise<number | null> => {
      const socket = await dial();
      for (let part = 1; part < parts; part += 1) socket.send('', { fin: false });
      socket.send('{"kind":"here"}', { fin: true });
      const end = await endOf(socket);
      socket.terminate();
      return end;
    };
    expect([await sendParts(3), await sendParts(300)]).toEqual([null, POLICY]);
  });
});

/** A socket after its upgrade that is never read. */
const deafSocket = async (): Promise<Socket> => {
  const { cookie } = await Client.arrive(house.base);
  const socket = connect(house.running!.port, '127.0.0.1');
  const lines = [
    'GET /api/socket HTTP/1.1',
    `Host: ${new URL(house.base).host}`,
    `Origin: ${house.base}`,
    `Cookie: ${cookie}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  await once(socket, 'data');
  socket.removeAllListeners('data');
  return socket.pause();
};

test('a socket that pings and never reads is disconnected', async () => {
  const socket = await deafSocket();
  let isCut = false;
  socket.on('error', () => {
    isCut = true;
  });
  const chunk = Buffer.concat(Array.from({ length: 1_000 }, () => PING));
  const most = 64 * 1024 * 1024;
  while (!isCut && socket.bytesWritten < most)
    await new Promise<void>((resolve) => socket.write(chunk, () => resolve()));
  socket.destroy();
  expect([isCut, socket.bytesWritten < most]).toEqual([true, true]);
});

/** A socket whose other end is controlled by the test. */
class FakeWire extends EventEmitter implements WireSocket {
  readonly OPEN: number = WebSocket.OPEN;
  readyState: number = WebSocket.OPEN;
  unsent = 0;
  pongs = 0;
  isTerminated = false;
  readonly pings: Buffer[] = [];
  sent = 0;
  closedWith: number | null = null;
  readonly sendText = (): void => {
    this.sent += 1;
  };
  readonly ping = (words: Buffer): void => {
    this.pings.push(words);
  };
  readonly pong = (): void => {
    this.pongs += 1;
  };
  readonly close = (code?: number): void => {
    this.closedWith = code ?? null;
    this.readyState = WebSocket.CLOSING;
  };
  readonly terminate = (): void => {
    this.isTerminated = true;
  };
}

describe('sockets that are not read', () => {
  const world = new OnlineWorld();
  beforeAll(() => world.open());
  afterAll(() => world.end());

  const begin = async (): Promise<FakeWire> => {
    const { people, sockets } = world.house!;
    const wire = new FakeWire();
    sockets.begin(wire, '127.0.0.1', (await people.arrive(null)).visitor);
    return wire;
  };

  test('a socket with unread data gets no answer to its pings, and is closed', async () => {
    const wire = await begin();
    wire.unsent = 100 * 1024;
    wire.emit('ping', Buffer.alloc(0));
    expect([wire.pongs, wire.readyState]).toEqual([0, WebSocket.OPEN]);
    for (let count = 0; count < 300; count += 1) wire.emit('ping', Buffer.alloc(0));
    expect([wire.pongs, wire.readyState]).toEqual([0, WebSocket.CLOSING]);
  });

  test.each(['ping', 'pong', 'message'])(
    'continues with one %s after another after a close is disconnected',
    async (kind) => {
      const wire = await begin();
      wire.close();
      for (let count = 0; count < 100; count += 1) wire.emit(kind, Buffer.alloc(0), false);
      expect([wire.isTerminated, wire.pongs]).toEqual([false, 0]);
      for (let count = 0; count < MANY; count += 1) wire.emit(kind, Buffer.alloc(0), false);
      expect([wire.isTerminated, wire.pongs]).toEqual([true, 0]);
    },
  );

  test('a socket with too much unread data gets no more, and is asked to retry later', async () => {
    const wire = await begin();
    const { sent } = wire;
    wire.unsent = 300 * 1024;
    wire.emit('message', Buffer.from('{"kind":"here"}'), false);
    await expect.poll(() => wire.closedWith).toBe(1013);
    expect(wire.sent).toBe(sent);
  });

  test('a socket that answers another ping than ours is closed', async () => {
    const { sockets } = world.house!;
    const [deaf, honest] = [await begin(), await begin()];
    for (let beat = 0; beat < 2; beat += 1) {
      sockets.checkPulse();
      deaf.emit('pong', Buffer.from('I am here'));
      honest.emit('pong', honest.pings.at(-1));
    }
    sockets.checkPulse();
    expect([deaf.isTerminated, honest.isTerminated]).toEqual([true, false]);
  });
});
