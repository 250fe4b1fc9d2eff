import { setTimeout as wait } from 'node:timers/promises';
import type { Chair } from '@claim-it/fairness';
import { chairAt } from '@claim-it/fairness';
import type { CommandAnswer, TableCommand } from '@claim-it/protocol';
import { COLORS } from '@claim-it/rules';
import { Client } from '../../test/client.ts';
import { freshCid } from '../../test/view.ts';
import type { History } from './history.ts';

/** A client that hears nothing for so long asks another process. */
const PATIENCE_MS = 1_500;
/** A command that has no answer by then is left: it may count or not. */
const LEAVES_MS = 8_000;

export type VisitorDeps = {
  readonly history: History;
  readonly tables: readonly string[];
  /** Chairs at which anyone may sit. */
  readonly chairs: readonly number[];
  /** Where the processes can be reached. */
  readonly origins: readonly string[];
  readonly isOver: () => boolean;
};

const pickOf = <Item>(items: readonly Item[]): Item => {
  const item = items[Math.floor(Math.random() * items.length)];
  if (item === undefined) throw new Error('there is nothing to choose from');
  return item;
};

/** The outcome of a promise; null if it takes too long, or fails. */
const within = async <Value>(ms: number, work: Promise<Value>): Promise<Value | null> => {
  const ending = new AbortController();
  try {
    return await Promise.race([work, wait(ms, null, { signal: ending.signal }).catch(() => null)]);
  } catch {
    return null;
  } finally {
    ending.abort();
  }
};

/** A guest who sits down and stands up at any table through any process. */
export class Visitor {
  readonly guest: string;
  readonly #deps: VisitorDeps;
  readonly #known: Client;
  #client: Client | null = null;
  /** Where this guest sits, as far as is known. */
  readonly #seats = new Map<string, number>();

  constructor(known: Client, deps: VisitorDeps) {
    this.#known = known;
    this.#deps = deps;
    this.guest = known.me.guest;
  }

  async run(): Promise<void> {
    while (!this.#deps.isOver()) {
      const table = pickOf(this.#deps.tables);
      const chair = this.#seats.get(table);
      if (chair === undefined) await this.#sit(table, pickOf(this.#deps.chairs));
      else await this.#stand(table, chair);
      // A guest uses another process now and then without need.
      if (Math.random() < 0.2) this.#leave();
    }
    this.#leave();
  }

  async #sit(table: string, chair: number): Promise<void> {
    const tip = this.#known.hand(table, chair).newTip();
    const color = COLORS[chair] ?? 'green';
    const answer = await this.#ask(table, { kind: 'sit', chair: chairAt(chair), color, tip });
    if (answer?.kind === 'done' || answer?.kind === 'duplicate') this.#seats.set(table, chair);
  }

  async #stand(table: string, chair: number): Promise<void> {
    const answer = await this.#ask(table, { kind: 'stand', chair: chairAt(chair) });
    if (answer !== null) this.#seats.delete(table);
  }

  /** Sends a command under one name until it is answered, or for a while. */
  async #ask(
    table: string,
    command: Extract<TableCommand, { readonly chair: Chair }> & { readonly kind: 'sit' | 'stand' },
  ): Promise<CommandAnswer | null> {
    const { history, isOver } = this.#deps;
    const cid = freshCid();
    const { kind, chair } = command;
    const asked = history.ask(table, { kind, guest: this.guest, chair, cid });
    const end = performance.now() + LEAVES_MS;
    // The event that the guest had seen when it was asked first.
    let seen: number | null = null;
    while (performance.now() < end && (seen !== null || !isOver())) {
      const client = await this.#connected(table);
      if (client === null) continue;
      seen ??= client.views.get(table)?.state.seq ?? 0;
      const answer = await within(PATIENCE_MS, answerOf(client, table, command, cid, seen));
      if (answer === null) this.#leave();
      else if (answer.kind === 'busy') await wait(Math.min(answer.retryAfter, PATIENCE_MS));
      else {
        asked.answer(answer);
        return answer;
      }
    }
    asked.leave(seen !== null);
    return null;
  }

  /** A connection to any process, which shows the table; null if there is none. */
  async #connected(table: string): Promise<Client | null> {
    if (this.#client === null || this.#client.closed !== null) {
      const client = new Client(pickOf(this.#deps.origins));
      client.cookie = this.#known.cookie;
      client.me = this.#known.me;
      this.#client = client;
      const isOpen = await within(
        PATIENCE_MS,
        client.connect().then(() => true),
      );
      if (isOpen === null) {
        this.#leave();
        await wait(20);
        return null;
      }
    }
    const client = this.#client;
    const view = await within(PATIENCE_MS, client.watch(table));
    if (view === null || client.closed !== null) {
      this.#leave();
      return null;
    }
    this.#deps.history.copied(table, { seq: view.state.seq, hash: view.hash });
    for (const trouble of client.troubles) this.#deps.history.find(`a client found ${trouble}`);
    return client;
  }

  #leave(): void {
    this.#client?.drop();
    this.#client = null;
  }
}

/** The answer; null where the connection ended first. */
const answerOf = (
  client: Client,
  table: string,
  command: TableCommand,
  cid: string,
  seen: number,
): Promise<CommandAnswer | null> =>
  Promise.race([
    client.do(table, command, cid, seen),
    client.until(() => client.closed !== null).then(() => null),
  ]);
