import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ClientMessage, GuestId } from '@claim-it/protocol';
import { MAX_FRAME, PROTOCOL_VERSION, parseClientMessage } from '@claim-it/protocol';
import type { Server } from 'ws';
import { WebSocketServer } from 'ws';
import type { Timers, TimeSource } from '../clock.ts';
import type { House } from '../house/house.ts';
import type { Log } from '../ops/log.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { SecurityLog } from '../ops/securityLog.ts';
import type { People, Visitor } from '../people/people.ts';
import type { AddressGroup } from '../requests/addresses.ts';
import { groupOf } from '../requests/addresses.ts';
import { Occupancy } from '../requests/buckets.ts';
import type { Gate } from '../requests/gate.ts';
import type { Bus, BusMessage, Store } from '../store/index.ts';
import type { WireSocket } from './connection.ts';
import { SocketConnection } from './connection.ts';
import { Conversation } from './conversation.ts';
import type { Followers } from './followers.ts';
import { FramedSocket } from './frame.ts';

const POLICY = 1008;
const UNSUPPORTED = 1003;
const GOING_AWAY = 1001;
const RETRY_MS = 1_000;
/** Clients send a message in one frame; a proxy may divide it. */
const MAX_FRAGMENTS = 16;

export type SocketsDeps = {
  readonly store: Store;
  readonly bus: Bus;
  readonly people: People;
  readonly house: House;
  readonly followers: Followers;
  readonly now: TimeSource;
  readonly elapsed: TimeSource;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly security: SecurityLog;
  readonly timers: Timers;
  readonly gate: Gate;
};

/** All sockets of this process. */
export class Sockets {
  readonly #deps: SocketsDeps;
  readonly #server: Server<typeof FramedSocket>;
  readonly #open = new Map<SocketConnection, Conversation>();
  readonly #places = new Occupancy();
  readonly #unsubscribe: () => void;
  #isStopping = false;
  #onEmpty: () => void = () => undefined;

  constructor(deps: SocketsDeps) {
    this.#deps = deps;
    this.#server = new WebSocketServer({
      noServer: true,
      WebSocket: FramedSocket,
      clientTracking: false,
      maxPayload: MAX_FRAME,
      perMessageDeflate: false,
      autoPong: false,
      maxFragments: MAX_FRAGMENTS,
    });
    this.#unsubscribe = deps.bus.subscribe((message) => this.#hearBus(message));
  }

  /** A guest who is signed out or forgotten at any process has no socket here. */
  #hearBus(message: BusMessage): void {
    if (message.kind === 'signedOut')
      this.#closeOf(({ tokenHash }) => tokenHash === message.session);
    else if (message.kind === 'forgotten') this.#closeOf(({ guest }) => guest === message.guest);
    else if (message.kind === 'gap')
      this.checkSessions().catch((error) =>
        this.#deps.log.warn({ why: String(error) }, 'sessions cannot be read'),
      );
  }

  /** Closes the sockets of ended sessions: a message about them may have been lost. */
  async checkSessions(): Promise<void> {
    const hashes = new Set([...this.#open.keys()].map(({ tokenHash }) => tokenHash));
    const open = await this.#deps.people.openSessionsAmong([...hashes]);
    this.#closeOf(({ tokenHash }) => hashes.has(tokenHash) && !open.has(tokenHash));
  }

  get size(): number {
    return this.#open.size;
  }

  /** After the goodbye a new socket would not receive it. */
  get isStopping(): boolean {
    return this.#isStopping;
  }

  /** Whether one more may come from there. */
  hasRoom(group: AddressGroup, { tokenHash }: Visitor): boolean {
    const { limits } = this.#deps.gate;
    return (
      this.#places.size < limits.sockets &&
      this.#places.hasRoom(group, limits.socketsPerAddress, limits.networkFactor) &&
      this.#places.count(tokenHash) < limits.socketsPerSession
    );
  }

  accept(
    request: IncomingMessage,
    stream: Duplex,
    head: Buffer,
    address: string,
    visitor: Visitor,
  ): void {
    this.#server.handleUpgrade(request, stream, head, (socket) => {
      socket.stream = stream;
      this.begin(socket, address, visitor);
    });
  }

  /** Greets a socket of a known guest, and listens to it. */
  begin(socket: WireSocket, address: string, visitor: Visitor): void {
    const { metrics, now } = this.#deps;
    const { tokenHash } = visitor;
    const connection = new SocketConnection(socket, visitor);
    const group = groupOf(address);
    const conversation = new Conversation(connection, { address, group }, this.#deps);
    this.#open.set(connection, conversation);
    this.#places.add(group, 1, tokenHash);
    metrics.sockets.set(this.#open.size);
    this.#listen(socket, conversation);
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      this.#open.delete(connection);
      this.#places.add(group, -1, tokenHash);
      conversation.end();
      metrics.sockets.set(this.#open.size);
      if (this.#open.size === 0) this.#onEmpty();
    });
    connection.send({ kind: 'welcome', version: PROTOCOL_VERSION, now: now() });
  }

  /** A client that is being closed may still send for a while; what it sends is counted and dropped. */
  #listen(socket: WireSocket, conversation: Conversation): void {
    const { connection } = conversation;
    socket.on('message', (data, isBinary) => {
      if (!connection.isOpen) return connection.hearLate();
      connection.isAlive = true;
      if (isBinary) return connection.close(UNSUPPORTED, 'text only');
      return this.#hear(conversation, String(data));
    });
    socket.on('ping', (words) => {
      if (connection.isOpen) conversation.hearPing(words);
      else connection.hearLate();
    });
    socket.on('pong', (words) => {
      if (connection.isOpen) conversation.hearPong(words);
      else connection.hearLate();
    });
  }

  #hear(conversation: Conversation, text: string): void {
    const { log } = this.#deps;
    const message = parseClientMessage(text);
    if (!message.ok) {
      conversation.hearUnreadable();
      return;
    }
    conversation.hear(message.value).catch((error) => {
      log.error({ kind: kindOf(message.value), why: String(error) }, 'a message failed');
      conversation.connection.close(1011, 'the server failed');
    });
  }

  /** The guests who have a socket here. */
  guests(): ReadonlySet<GuestId> {
    return new Set([...this.#open.keys()].map(({ guest }) => guest));
  }

  /** Closes sockets without a message since the last call. */
  checkPulse(): void {
    for (const connection of this.#open.keys()) {
      if (!connection.isAlive) connection.end();
      connection.isAlive = false;
      connection.ping();
    }
  }

  #closeOf(isMeant: (connection: SocketConnection) => boolean): void {
    for (const connection of this.#open.keys())
      if (isMeant(connection)) connection.close(POLICY, 'signed out');
  }

  /** Says goodbye; pending work is finished before the store closes. */
  stop(): void {
    this.#isStopping = true;
    this.#unsubscribe();
    for (const connection of this.#open.keys()) {
      connection.send({ kind: 'bye', retryAfter: RETRY_MS });
      connection.close(GOING_AWAY, 'the server stops');
    }
  }

  /** Resolves once no socket is open. */
  emptied(): Promise<void> {
    if (this.#open.size === 0) return Promise.resolve();
    return new Promise((resolve) => {
      this.#onEmpty = resolve;
    });
  }

  end(): void {
    for (const connection of this.#open.keys()) connection.end();
  }
}

const kindOf = (message: ClientMessage): string =>
  message.kind === 'do' ? `do ${message.command.kind}` : message.kind;
