import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { FramedSocket, PackedText } from '../src/sockets/frame.ts';

/** The head of a frame and how long its payload is said to be. RFC 6455, section 5.2 */
const read = (packed: string | Buffer): readonly [number, number, string] => {
  const frame = typeof packed === 'string' ? Buffer.from(packed, 'latin1') : packed;
  const short = frame[1]!;
  const [length, from] =
    short < 126
      ? [short, 2]
      : short === 126
        ? [frame.readUInt16BE(2), 4]
        : [Number(frame.readBigUInt64BE(2)), 10];
  return [frame[0]!, length, frame.toString('utf8', from)];
};

test('a text of any length is one frame of a server, without a mask', () => {
  for (const length of [0, 1, 125, 126, 127, 65_535, 65_536, 200_000]) {
    const text = 'x'.repeat(length);
    expect(read(new PackedText(text).frame)).toEqual([0x81, length, text]);
  }
});

test('its length is counted in bytes', () => {
  const text = 'Gräber ⛏';
  expect(read(new PackedText(text).frame)).toEqual([0x81, Buffer.byteLength(text), text]);
});

test('what is said in one turn is one write, in its order, with pings and the end between and behind it', async () => {
  const server = new WebSocketServer({
    port: 0,
    host: '127.0.0.1',
    WebSocket: FramedSocket,
    perMessageDeflate: false,
  });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const writes: string[] = [];
  const held: number[] = [];
  server.on('connection', (socket, { socket: stream }) => {
    const write = stream.write.bind(stream);
    stream.write = ((chunk: string | Buffer, ...rest: []) => {
      writes.push(typeof chunk === 'string' ? 'letters' : 'bytes');
      return write(chunk, ...rest);
    }) as typeof stream.write;
    socket.stream = stream;
    for (const text of ['one', 'two']) socket.sendText(text);
    held.push(socket.unsent);
    setImmediate(() => {
      held.push(socket.unsent);
      socket.sendText(new PackedText('three'));
      socket.sendText('Gräber ⛏');
      setImmediate(() => {
        socket.sendText('five');
        socket.ping(Buffer.from('?'));
        socket.sendText('six');
        socket.close(1001, 'the end');
        socket.sendText('too late');
      });
    });
  });
  const heard: string[] = [];
  const client = new WebSocket(`ws://127.0.0.1:${port}`);
  client.on('message', (text) => heard.push(String(text)));
  client.on('ping', (words) => heard.push(`ping ${words}`));
  const [code, reason] = await once(client, 'close');
  server.close();
  expect(heard).toEqual(['one', 'two', 'three', 'Gräber ⛏', 'five', 'ping ?', 'six']);
  expect([code, String(reason)]).toEqual([1001, 'the end']);
  expect(writes.slice(0, 3)).toEqual(['letters', 'bytes', 'letters']);
  expect(held).toEqual([10, 0]);
});
