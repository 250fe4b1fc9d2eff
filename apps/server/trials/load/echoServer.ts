// What a server is measured against: a socket server that answers with what it was sent.
// bare: at once. shared: and tells four sockets of the same table, as a server does. durable: after it is on disk.
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { Worker } from 'node:worker_threads';
import type { RawData, WebSocket } from 'ws';
import { WebSocketServer } from 'ws';

/** What an event of a server weighs on the wire. */
const NEWS = Buffer.from('x'.repeat(560));

const kind = process.argv[2] ?? 'bare';
const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
const tables = new Map<string, WebSocket[]>();

const folder = mkdtempSync(join(tmpdir(), 'claim-it-echo-'));
process.on('SIGTERM', () => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
});

type Waiting = { readonly line: string; readonly answer: () => void };

/** Lines that arrive while one sync runs go into the next one together. */
const createLog = (): ((waiting: Waiting) => void) => {
  const source = `
    const { parentPort } = require('node:worker_threads');
    const { openSync, writeSync, fdatasyncSync } = require('node:fs');
    const file = openSync(${JSON.stringify(join(folder, 'log'))}, 'a');
    parentPort.on('message', (text) => { writeSync(file, text); fdatasyncSync(file); parentPort.postMessage(0); });
  `;
  const worker = new Worker(source, { eval: true });
  let [waiting, sent]: [Waiting[], Waiting[]] = [[], []];
  const flush = (): void => {
    if (sent.length > 0 || waiting.length === 0) return;
    [sent, waiting] = [waiting, []];
    worker.postMessage(sent.map(({ line }) => `${line}\n`).join(''));
  };
  worker.on('message', () => {
    for (const { answer } of sent) answer();
    sent = [];
    flush();
  });
  return (one) => {
    waiting.push(one);
    flush();
  };
};

const log = kind === 'durable' ? createLog() : null;

const hear = (socket: WebSocket, table: string, data: RawData): void => {
  const text = String(data);
  const answer = (): void => socket.send(text);
  if (log === null) answer();
  else log({ line: text, answer });
  if (kind === 'shared')
    for (const other of tables.get(table) ?? []) other.send(NEWS, { binary: false });
};

server.on('connection', (socket, { url = '' }) => {
  tables.set(url, [...(tables.get(url) ?? []), socket]);
  socket.on('message', (data) => hear(socket, url, data));
  socket.on('error', () => socket.terminate());
});
server.on('listening', () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
});
