import { setTimeout as wait } from 'node:timers/promises';
import type { Hash } from '@claim-it/fairness';
import { chairAt } from '@claim-it/fairness';
import type {
  CommandAnswer,
  OpenedTable,
  OpenTable,
  TableCommand,
  TableId,
} from '@claim-it/protocol';
import { decideTable, phaseOf } from '@claim-it/protocol';
import type { Color } from '@claim-it/rules';
import type { HouseDice } from '../../../src/dice/houseDice.ts';
import { dueCommand } from '../../../test/autoplay.ts';
import { Client } from '../../../test/client.ts';
import type { View } from '../../../test/view.ts';
import { freshCid } from '../../../test/view.ts';
import type { Ledger } from './ledger.ts';

const RETRY_MS = 25;
/** Beyond so many tries in a row the server is not coming back. */
const MOST_TRIES = 2_000;
const HABITS = { stirs: 0.4, takes: 0.5 };

export type PersonDeps = {
  readonly ledger: Ledger;
  /** The server's dice secrets, which the harness knows, so that it can predict every roll. */
  readonly dice: HouseDice;
  /** Where the server can be reached now; it changes when processes die. */
  readonly origins: () => readonly string[];
  /** Hears what is sent to the server: a thief who reads along. */
  readonly overhear?: (message: Overheard) => void;
  /** Hears how long an answer took, in milliseconds. */
  readonly onAnswer?: (milliseconds: number) => void;
};

export type Overheard = {
  readonly kind: 'do';
  readonly cid: string;
  readonly table: string;
  readonly seq: number;
  readonly command: TableCommand;
};

const isNobodyThere = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';

/** An honest player who reconnects after every crash and repeats all unanswered commands. */
export class Person {
  readonly #deps: PersonDeps;
  readonly #home: number;
  #client: Client | null = null;
  #isConnected = false;
  isStopped = false;

  constructor(deps: PersonDeps, home: number) {
    this.#deps = deps;
    this.#home = home;
  }

  /** Tries until the server answers. */
  async #surely<Type>(task: (client: Client) => Promise<Type>): Promise<Type> {
    let last: unknown = null;
    // While no server listens there is no request: a slow start does not use up the tries.
    for (let [tries, asked] = [0, 0]; asked < MOST_TRIES && !this.isStopped; tries += 1) {
      try {
        return await task(await this.#connected(tries));
      } catch (error) {
        last = error;
        if (!isNobodyThere(error)) asked += 1;
        await wait(RETRY_MS * (0.5 + Math.random()));
      }
    }
    if (this.isStopped) throw new Stopped();
    throw new Error('the house does not come back', { cause: last });
  }

  async #connected(tries: number): Promise<Client> {
    const origins = this.#deps.origins();
    const base = origins[(this.#home + tries) % origins.length];
    if (base === undefined) throw new Error('no house is up');
    this.#client ??= await Client.arrive(base);
    const client = this.#client;
    if (this.#isConnected && client.closed === null) return client;
    this.#isConnected = false;
    Object.assign(client, { base });
    await client.connect();
    for (const table of client.views.keys()) await client.watch(table);
    if (client.closed !== null) throw new Error('the socket ended');
    this.#isConnected = true;
    return client;
  }

  /** A table that the server says it has opened is promised, too. */
  /** A listed table at which no stranger may take the chair of a bot. */
  async open(chairs: OpenTable['chairs']): Promise<OpenedTable> {
    const opened = await this.#surely((client) => client.open({ chairs, mayReplaceBots: false }));
    this.#deps.ledger.note({ kind: 'opened', table: opened.table });
    return opened;
  }

  async #watch(table: string): Promise<View> {
    const known = this.#client?.views.get(table);
    return known ?? this.#surely((client) => client.watch(table));
  }

  async sit(table: string, chair: number, color: Color, more: object = {}): Promise<void> {
    const view = await this.#watch(table);
    const tip = this.#client?.hand(table, chair).newTip() ?? ('' as Hash);
    const answer = await this.#do(view, {
      kind: 'sit',
      chair: chairAt(chair),
      color,
      tip,
      ...more,
    });
    if (answer.kind !== 'done' && answer.kind !== 'duplicate')
      throw new Error(`nobody could sit down: ${JSON.stringify(answer)}`);
  }

  /** How the dice must fall if this is carried out on the table as it is now. */
  #foresee({ state, mine }: View, command: TableCommand): string | null {
    if (command.kind !== 'roll' && command.kind !== 'shake') return null;
    const { dice } = this.#deps;
    const decided = decideTable(
      state,
      command,
      { chairs: mine.map(chairAt), mayTake: [], mayInvite: [], isHost: false, isRemoved: false },
      {
        at: 0,
        houseTip: (number) => dice.tip(state.id, number),
        houseElement: (chain) => dice.element(state.id, chain),
        rematchTable: () => '' as TableId,
      },
    );
    return decided.ok ? (decided.value.state.ledger?.last?.roll.join('-') ?? null) : null;
  }

  /** Sends a command until it is answered: always the same one, with the same name. */
  async #do(view: View, command: TableCommand): Promise<CommandAnswer> {
    const { ledger } = this.#deps;
    const { id: table, seq } = view.state;
    const cid = freshCid();
    ledger.note({ kind: 'sent', table, cid, dice: this.#foresee(view, command) });
    const overhear = (): void => this.#deps.overhear?.({ kind: 'do', cid, table, seq, command });
    // An invited guest may use the invitation, as long as it is unused.
    const isRight = 'invitation' in command;
    if (!isRight) overhear();
    const begin = performance.now();
    for (let tries = 0; !this.isStopped; tries += 1) {
      if (tries > 0) ledger.note({ kind: 'resent', cid });
      const answer = await this.#surely((client) => answerOrEnd(client, table, command, cid, seq));
      if (answer === null) continue;
      if (answer.kind === 'busy') {
        await wait(answer.retryAfter);
        continue;
      }
      if (isRight) overhear();
      this.#deps.onAnswer?.(performance.now() - begin);
      if (answer.kind === 'done' || answer.kind === 'duplicate')
        ledger.note({ kind: 'acked', table, cid, seq: answer.seq, hash: answer.hash });
      else ledger.note({ kind: 'refused', table, cid });
      return answer;
    }
    throw new Stopped();
  }

  /** Plays at one table until it is over. */
  async play(table: string): Promise<void> {
    const view = await this.#watch(table);
    let told = this.#tell(view, 0);
    while (!this.isStopped && phaseOf(view.state) !== 'over') {
      const client = await this.#surely(async (one) => one);
      this.#complain(client);
      const before = view.told;
      const isNews = (): boolean => view.entries.length > told || view.told !== before;
      const command = dueCommand(client, view, HABITS);
      if (command !== null) await this.#do(view, command);
      else await client.until(() => client.closed !== null || this.isStopped || isNews());
      told = this.#tell(view, told);
    }
    this.#client?.views.delete(table);
  }

  /** Everything a client received is promised. */
  #tell({ state, entries }: View, told: number): number {
    for (const { seq, hash } of entries.slice(told))
      this.#deps.ledger.note({ kind: 'shown', table: state.id, seq, hash });
    return entries.length;
  }

  #complain({ troubles }: Client): void {
    if (troubles.length > 0) throw new Error(troubles.join('; '));
  }

  record(table: string): Promise<string> {
    return this.#surely(async (client) => {
      const { status, body } = await client.get(`/api/tables/${table}/record`);
      if (status !== 200) throw new Error(`no record: ${status}`);
      return String(body);
    });
  }

  stop(): void {
    this.isStopped = true;
    this.#client?.drop();
  }
}

/** The harness is over. */
export class Stopped extends Error {}

/** Null if the socket ended first. */
const answerOrEnd = (
  client: Client,
  table: string,
  command: TableCommand,
  cid: string,
  seq: number,
): Promise<CommandAnswer | null> =>
  Promise.race([
    client.do(table, command, cid, seq),
    client.until(() => client.closed !== null).then(() => null),
  ]);
