import { once } from 'node:events';
import type { Socket } from 'node:net';
import { connect } from 'node:net';
import type { CommandAnswer } from '@claim-it/protocol';
import { parseHouseMessage } from '@claim-it/protocol';
import { WebSocket } from 'ws';
import { Client } from '../../test/client.ts';
import type { Loot } from './commands.ts';
import { hostileMessage } from './commands.ts';
import { evilBytes } from './frames.ts';
import { pickFrom } from './pick.ts';
import { evilRequest } from './requests.ts';
import type { Tally } from './tally.ts';
import { count } from './tally.ts';

const MOST_SLOW = 40;
/** A request that leaves the server waiting for more gets an end after so long. */
const PAUSE_MS = 2_000;
/** Longer than the server takes to answer or to close, busy as it is. */
const PATIENCE_MS = 120_000;
/** So much of an answer is looked at, in characters. */
const MOST_READ = 2_000;

export type IntruderDeps = { readonly base: string; readonly loot: Loot; readonly tally: Tally };

/** However it ends; a connection that the server forgets is counted. */
const closingOf = (socket: Socket, tally: Tally): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => {
      tally.unanswered += 1;
      socket.destroy();
    }, PATIENCE_MS);
    socket.on('error', () => undefined);
    socket.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** An attacker with a session. */
export class Intruder {
  readonly #deps: IntruderDeps;
  readonly #client: Client;
  /** Makes the requests: one that is well written may end its session. */
  #errand: Client;
  readonly #own = new Set<string>();
  readonly #slow = new Set<Promise<unknown>>();

  private constructor(deps: IntruderDeps, client: Client) {
    this.#deps = deps;
    this.#client = client;
    this.#errand = client;
  }

  /** Comes in and opens a table with two chairs, to do there what is against the rules. */
  static async arrive(deps: IntruderDeps): Promise<Intruder> {
    const client = await Client.arrive(deps.base);
    const intruder = new Intruder(deps, client);
    await client.connect();
    const { table } = await client.open({ chairs: [{ kind: 'mine' }, { kind: 'mine' }] });
    await client.watch(table);
    await client.sit(table, 0, 'green');
    await client.sit(table, 1, 'blue');
    await client.close();
    intruder.#own.add(table);
    return intruder;
  }

  get tables(): Iterable<string> {
    return this.#own;
  }

  /** Uses another guest for the next requests. */
  async sendAnother(): Promise<void> {
    this.#errand = await Client.arrive(this.#deps.base);
  }

  /** Says many things on one socket and waits until all commands are answered. */
  async talk(messages: number): Promise<void> {
    const { base, loot, tally } = this.#deps;
    const socket = new WebSocket(`${base.replace('http', 'ws')}/api/socket`, {
      headers: { cookie: this.#client.cookie, origin: base },
    });
    const open = new Map<string, string>();
    const tables = { ...loot, tables: () => [...loot.tables(), ...this.#own] };
    let timer: NodeJS.Timeout | undefined;
    const end = new Promise<void>((resolve) => {
      socket.on('message', (data) => {
        const heard = parseHouseMessage(String(data));
        if (!heard.ok || heard.value.kind !== 'answer') return;
        const { cid, answer } = heard.value;
        this.#judge(open.get(cid) ?? '', answer);
        open.delete(cid);
        if (open.size === 0) resolve();
      });
      socket.once('close', resolve);
      timer = setTimeout(resolve, PATIENCE_MS);
    });
    socket.on('error', () => undefined);
    await once(socket, 'open');
    for (let sent = 0; sent < messages; sent += 1) {
      const message = hostileMessage(tables) as { kind: string; cid: string; table: string };
      if (message.kind === 'do') open.set(message.cid, message.table);
      socket.send(JSON.stringify(message));
      tally.messages += 1;
    }
    if (open.size > 0) await end;
    clearTimeout(timer);
    if (socket.readyState === socket.OPEN) tally.unanswered += open.size;
    socket.terminate();
  }

  #judge(table: string, answer: CommandAnswer): void {
    const { tally } = this.#deps;
    count(tally.answers, answer.kind);
    const isCarriedOut = answer.kind === 'done' || answer.kind === 'duplicate';
    if (isCarriedOut && !this.#own.has(table)) tally.accepted += 1;
  }

  /** A proper upgrade, and then bytes that no client sends. */
  async rubbish(): Promise<void> {
    const { base, loot, tally } = this.#deps;
    const { port, host } = new URL(base);
    const socket = connect({ host: '127.0.0.1', port: Number(port) });
    const closed = closingOf(socket, tally);
    socket.write(
      [
        'GET /api/socket HTTP/1.1',
        `Host: ${host}`,
        `Origin: ${base}`,
        `Cookie: ${this.#client.cookie}`,
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
        'Sec-WebSocket-Extensions: permessage-deflate',
        '\r\n',
      ].join('\r\n'),
    );
    socket.once('data', (part) => {
      if (String(part).includes('permessage-deflate')) tally.failures += 1;
      socket.end(evilBytes(loot));
      socket.resume();
    });
    tally.frames += 1;
    await closed;
  }

  async request(): Promise<void> {
    const { base, loot, tally } = this.#deps;
    const { port, host } = new URL(base);
    const table = pickFrom(loot.tables()) ?? '';
    const request = evilRequest({ host, cookie: this.#errand.cookie, table });
    const socket = connect({ host: '127.0.0.1', port: Number(port) });
    const closed = closingOf(socket, tally);
    let answer = '';
    socket.on('data', (part) => {
      if (answer.length < MOST_READ) answer += part.toString('latin1');
    });
    socket.write(request.text, 'latin1');
    tally.requests += 1;
    const done = closed.then(() => this.#note(answer, request.isForeign));
    if (!request.isSlow) {
      socket.setTimeout(PAUSE_MS, () => socket.end());
      return done;
    }
    this.#slow.add(done);
    void done.finally(() => this.#slow.delete(done));
    if (this.#slow.size > MOST_SLOW) await Promise.race(this.#slow);
  }

  #note(answer: string, isForeign: boolean): void {
    const { tally } = this.#deps;
    const status =
      /^(?:HTTP\/1\.1 100 .*\r\n\r\n)?HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 'no answer';
    count(tally.statuses, status);
    if (status.startsWith('5')) tally.failures += 1;
    const isJson = /^content-type: application\/json/im.test(answer);
    const isBare = isJson && !/^cache-control: no-store/im.test(answer);
    if (isBare || (isForeign && /^2|^101/.test(status))) tally.trespasses += 1;
  }

  /** The server gets rid of the slow by itself; this waits until it has. */
  async rest(): Promise<void> {
    await Promise.all(this.#slow);
  }
}
