import type { Chair, Hash } from '@claim-it/fairness';
import type { CommandAnswer, HouseMessage, TableCommand, TableId } from '@claim-it/protocol';
import { parseHouseMessage } from '@claim-it/protocol';
import { invariant } from '@claim-it/rules';
import { WebSocket } from 'ws';
import { Hand } from '../../test/hand.ts';
import { View } from '../../test/view.ts';

/** One message of the transcript: from a person to the server (→), or back (←). */
export type Line = { readonly who: string; readonly way: '→' | '←'; readonly text: string };

type Told = Extract<HouseMessage, { kind: 'table' }>;

/** One person with one browser, who writes down what is sent and heard. */
export class Person {
  readonly name: string;
  /** What was written down since it was last fetched. */
  lines: Line[] = [];
  /** The last answer that was heard. */
  answer: CommandAnswer | null = null;
  readonly #base: string;
  #cookie = '';
  #socket: WebSocket | null = null;
  #view: View | null = null;
  #hand: Hand | null = null;
  /** `table` messages come after a pause: only those that are waited for are written down. */
  #waitsForTable = false;
  #lastTold: Line | null = null;
  #commands = 0;
  #check: () => void = () => undefined;

  constructor(name: string, base: string) {
    this.name = name;
    this.#base = base;
  }

  get view(): View {
    invariant(this.#view !== null, `${this.name} follows a table`);
    return this.#view;
  }

  get isAtTable(): boolean {
    return this.#view !== null;
  }

  newTip(): Hash {
    this.#hand = new Hand(this.view.state.id);
    return this.#hand.newTip();
  }

  /** The one element that this person can reveal next. */
  element(chair: Chair): Hash {
    const chain = this.view.state.ledger?.chairs[chair] ?? null;
    invariant(chain !== null && this.#hand !== null, 'the dice are on the table');
    return this.#hand.element(chain);
  }

  #write(way: Line['way'], text: string): void {
    this.lines.push({ who: this.name, way, text });
  }

  async request(method: 'GET' | 'POST', path: string, body?: object): Promise<string> {
    const sent = body === undefined ? null : JSON.stringify(body);
    this.#write('→', `${method} ${path}${sent === null ? '' : ` ${sent}`}`);
    const headers = {
      cookie: this.#cookie,
      origin: this.#base,
      ...(sent !== null && { 'content-type': 'application/json' }),
    };
    const response = await fetch(`${this.#base}${path}`, { method, body: sent, headers });
    for (const set of response.headers.getSetCookie()) this.#cookie = set.split(';')[0] ?? '';
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    this.#write('←', `${response.status}${isJson ? ' ' : '\n'}${text.trimEnd()}`);
    return text;
  }

  async connect(): Promise<void> {
    const socket = new WebSocket(`${this.#base.replace('http', 'ws')}/api/socket`, {
      headers: { cookie: this.#cookie, origin: this.#base },
    });
    this.#socket = socket;
    this.#write('→', 'GET /api/socket (WebSocket)');
    const welcomed = new Promise((resolve, reject) => {
      socket.once('message', resolve);
      socket.once('error', reject);
    });
    socket.on('message', (data) => this.#hear(String(data)));
    await welcomed;
  }

  #hear(text: string): void {
    const parsed = parseHouseMessage(text);
    invariant(parsed.ok, `the server says what can be read: ${text}`);
    const message = parsed.value;
    if (message.kind === 'table') this.#hearTable(message, text);
    else this.#write('←', text);
    if (message.kind === 'answer') this.answer = message.answer;
    if (message.kind === 'events') this.view.take(message);
    this.#check();
  }

  #hearTable(told: Told, text: string): void {
    this.#view ??= new View(told);
    this.#view.told = told;
    if (this.#waitsForTable) this.#write('←', text);
    else this.#lastTold = { who: this.name, way: '←', text };
    this.#waitsForTable = false;
  }

  until(isMet: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      this.#check = () => {
        if (isMet()) resolve();
      };
      this.#check();
    });
  }

  /** Waits for what a `table` message says, and writes that message down. */
  async untilTold(isMet: (told: Told) => boolean): Promise<void> {
    await this.until(() => isMet(this.view.told));
    if (this.#lastTold !== null) this.lines.push(this.#lastTold);
    this.#lastTold = null;
  }

  send(message: object): void {
    const text = JSON.stringify(message);
    this.#write('→', text);
    this.#socket?.send(text);
  }

  async watch(table: TableId): Promise<void> {
    this.#waitsForTable = true;
    this.send({ kind: 'watch', table, since: this.#view?.state.seq ?? 0 });
    await this.until(() => !this.#waitsForTable && this.view.state.seq >= this.view.told.seq);
  }

  /** A command with a name of its own; sent again, it keeps the name and the `seq`. */
  command(command: TableCommand): object {
    this.#commands += 1;
    const cid = `${this.name.toLowerCase()}-${String(this.#commands).padStart(6, '0')}`;
    const { id: table, seq } = this.view.state;
    return { kind: 'do', cid, table, seq, command };
  }

  async ask(message: object): Promise<CommandAnswer> {
    this.answer = null;
    this.send(message);
    await this.until(() => this.answer !== null);
    invariant(this.answer !== null, 'there is an answer');
    return this.answer;
  }

  /** The connection is still there, and nothing is heard through it any more. */
  turnDeaf(): void {
    this.#socket?.removeAllListeners('message');
  }

  async hangUp(): Promise<void> {
    const socket = this.#socket;
    if (socket === null) return;
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.terminate();
    await closed;
  }
}
