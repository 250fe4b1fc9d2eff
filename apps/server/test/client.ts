import type { Hash } from '@claim-it/fairness';
import { chairAt } from '@claim-it/fairness';
import type {
  CommandAnswer,
  GuestId,
  HouseMessage,
  Me,
  OpenedTable,
  OpenTable,
  TableCommand,
} from '@claim-it/protocol';
import { parseHouseMessage } from '@claim-it/protocol';
import type { Color } from '@claim-it/rules';
import { WebSocket } from 'ws';
import { Hand } from './hand.ts';
import { freshCid, View } from './view.ts';

type Waiting = { readonly isMet: () => boolean; readonly done: () => void };

/** The response to a request. */
export type Response = {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
};

/** A scripted player: honest, and checks everything the server sends. */
export class Client {
  readonly base: string;
  me: Me = { guest: '' as GuestId, name: '' };
  cookie = '';
  readonly views = new Map<string, View>();
  readonly hands = new Map<string, Hand>();
  readonly heard: HouseMessage[] = [];
  /** The errors so far; tests expect none. */
  readonly troubles: string[] = [];
  /** Called after every update of a table. */
  onTable: (view: View) => void = () => undefined;
  closed: { readonly code: number; readonly reason: string } | null = null;
  #socket: WebSocket | null = null;
  readonly #answers = new Map<string, (answer: CommandAnswer) => void>();
  readonly #waiting = new Set<Waiting>();

  /** Sent with every request and socket. */
  readonly #headers: Readonly<Record<string, string>>;

  constructor(base: string, headers: Readonly<Record<string, string>> = {}) {
    this.base = base;
    this.#headers = headers;
  }

  static async arrive(base: string, more?: Readonly<Record<string, string>>): Promise<Client> {
    const client = new Client(base, more);
    client.me = (await client.post('/api/session')).body as Me;
    return client;
  }

  async request(path: string, init: RequestInit = {}): Promise<Response> {
    const own = { ...this.#headers, cookie: this.cookie, origin: this.base };
    const headers = { ...own, ...init.headers };
    const response = await fetch(`${this.base}${path}`, { ...init, headers });
    for (const set of response.headers.getSetCookie()) this.cookie = set.split(';')[0] ?? '';
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return {
      status: response.status,
      body: isJson ? JSON.parse(text) : text,
      headers: response.headers,
    };
  }

  get(path: string): Promise<Response> {
    return this.request(path);
  }

  post(path: string, body: unknown = {}): Promise<Response> {
    return this.request(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
  }

  async open(wish: Partial<OpenTable> = {}): Promise<OpenedTable> {
    const { status, body } = await this.post('/api/tables', { ...PLAIN_WISH, ...wish });
    if (status !== 201) throw new Error(`no table: ${status} ${JSON.stringify(body)}`);
    return body as OpenedTable;
  }

  connect(): Promise<void> {
    const socket = new WebSocket(`${this.base.replace('http', 'ws')}/api/socket`, {
      headers: { ...this.#headers, cookie: this.cookie, origin: this.base },
    });
    this.#socket = socket;
    this.closed = null;
    socket.on('message', (data) => this.#hear(String(data)));
    socket.on('close', (code, reason) => {
      this.closed = { code, reason: String(reason) };
      this.#look();
    });
    return new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
      socket.on('error', () => undefined);
    });
  }

  #hear(text: string): void {
    const parsed = parseHouseMessage(text);
    if (!parsed.ok) {
      this.troubles.push(`unreadable: ${text}`);
      return;
    }
    this.heard.push(parsed.value);
    if (this.heard.length > 200) this.heard.splice(0, 100);
    try {
      this.#take(parsed.value);
    } catch (error) {
      this.troubles.push(String(error));
    }
    this.#look();
  }

  #take(message: HouseMessage): void {
    if (message.kind === 'answer') {
      this.#answers.get(message.cid)?.(message.answer);
      this.#answers.delete(message.cid);
    } else if (message.kind === 'table') {
      const view = this.views.get(message.table) ?? new View(message);
      view.told = message;
      view.deadline = message.deadline;
      this.views.set(message.table, view);
      this.onTable(view);
    } else if (message.kind === 'events') {
      const view = this.views.get(message.table);
      view?.take(message);
      if (view !== undefined) this.onTable(view);
    }
  }

  #look(): void {
    for (const waiting of this.#waiting)
      if (waiting.isMet()) {
        this.#waiting.delete(waiting);
        waiting.done();
      }
  }

  /** Waits until a condition holds; the test's time limit ends a wait that is too long. */
  until(isMet: () => boolean): Promise<void> {
    if (isMet()) return Promise.resolve();
    return new Promise((done) => this.#waiting.add({ isMet, done }));
  }

  send(message: unknown): void {
    this.#socket?.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  async watch(table: string): Promise<View> {
    const before = this.views.get(table)?.told;
    this.send({ kind: 'watch', table, since: this.views.get(table)?.state.seq ?? 0 });
    await this.until(() => {
      const view = this.views.get(table);
      const isTold = view !== undefined && view.told !== before;
      return this.closed !== null || (isTold && view.state.seq >= view.told.seq);
    });
    const view = this.views.get(table);
    if (view === undefined) throw new Error('no view');
    return view;
  }

  /** A repeated command keeps its id and its `seq`. */
  do(
    table: string,
    command: TableCommand,
    cid = freshCid(),
    first?: number,
  ): Promise<CommandAnswer> {
    const seq = first ?? this.views.get(table)?.state.seq ?? 0;
    this.send({ kind: 'do', cid, table, seq, command });
    return new Promise((resolve) => this.#answers.set(cid, resolve));
  }

  hand(table: string, chair: number): Hand {
    const name = `${table} ${chair}`;
    const hand = this.hands.get(name) ?? new Hand(table);
    this.hands.set(name, hand);
    return hand;
  }

  /** The element this client reveals next for a chair. */
  element(view: View, chair: number): Hash {
    const state = view.state.ledger?.chairs[chair] ?? null;
    if (state === null) throw new Error(`chair ${chair} has no chain`);
    return this.hand(view.state.id, chair).element(state);
  }

  sit(table: string, chair: number, color: Color, more: object = {}): Promise<CommandAnswer> {
    const tip = this.hand(table, chair).newTip();
    return this.do(table, { kind: 'sit', chair: chairAt(chair), color, tip, ...more });
  }

  drop(): void {
    this.#socket?.terminate();
  }

  async close(): Promise<void> {
    this.#socket?.close();
    await this.until(() => this.closed !== null);
  }
}

const PLAIN_WISH: OpenTable = {
  variant: 'standard',
  pace: { kind: 'none' },
  onLeaving: { kind: 'skip' },
  isListed: true,
  isFreeTextAllowed: false,
  chairs: [{ kind: 'mine' }, { kind: 'open' }],
};
