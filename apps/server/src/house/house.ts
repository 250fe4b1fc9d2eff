import type {
  CommandAnswer,
  CommandId,
  GuestId,
  OpenedTable,
  OpenTable,
  TableCommand,
  TableId,
  TableRefusal,
} from '@claim-it/protocol';
import { nameFault, phaseOf, tidyName } from '@claim-it/protocol';
import type { TimeSource } from '../clock.ts';
import type { ChainMaker } from '../dice/chainThread.ts';
import { HouseDice } from '../dice/houseDice.ts';
import { deriveId } from '../dice/masterKey.ts';
import { isPassing } from '../fault.ts';
import type { Folds } from '../folds/folds.ts';
import { hashToken, scopeOf } from '../ids.ts';
import type { DamagedGames } from '../ops/damage.ts';
import type { Log } from '../ops/log.ts';
import type { SecurityLog } from '../ops/securityLog.ts';
import type { People } from '../people/people.ts';
import type { Safety } from '../people/safety.ts';
import type { Bus, BusMessage, Store, TableNews } from '../store/index.ts';
import { StoreFault } from '../store/index.ts';
import { FORGOTTEN, noteOf } from './chairNote.ts';
import { LiveTable } from './liveTable.ts';
import type { OpenDeps } from './open.ts';
import { openRematch, openTable } from './open.ts';
import type { OwnCommand } from './perform.ts';
import { MOST_RETRY_MS, Performer } from './perform.ts';
import type { Quota } from './quota.ts';
import { Tables } from './tables.ts';

export type HouseDeps = {
  readonly store: Store;
  readonly folds: Folds;
  readonly bus: Bus;
  readonly now: TimeSource;
  readonly elapsed: TimeSource;
  readonly log: Log;
  readonly damage: DamagedGames;
  readonly security: SecurityLog;
  readonly people: People;
  readonly safety: Safety;
  readonly key: Buffer;
  readonly olderKeys: readonly Buffer[];
  readonly quota: Quota;
  /** Where chains of the dice are made; null for in this thread. */
  readonly chains: ChainMaker | null;
};

const ID_BYTES = 16;
const RETRY_MS = 500;

/** The commands that stay possible at the daily limit. */
const FREE: readonly TableCommand['kind'][] = ['leave', 'stand'];

/** A command as a client sends it. */
type Asked = {
  readonly cid: CommandId;
  readonly table: TableId;
  readonly seq: number;
  readonly command: TableCommand;
};

/** Tables and all their operations. Sockets, clocks and bots use this interface. */
export class House {
  readonly tables: Tables;
  /** Whether a guest is at a table; may be overridden. */
  isHere: OpenDeps['isHere'] = (_, guest) => guest !== null;
  /** Called when the store finds the time of this process far behind; the clocks set it. */
  catchUp: () => Promise<boolean> = async () => false;
  readonly #deps: HouseDeps;
  readonly #performer: Performer;
  readonly #open: OpenDeps;
  readonly #unsubscribe: () => void;

  constructor(deps: HouseDeps) {
    const { store, now, bus, key, olderKeys, quota, chains } = deps;
    const dice = new HouseDice(key, olderKeys, chains);
    const rematchOf = (table: TableId): TableId =>
      deriveId(key, 'rematch', table).subarray(0, ID_BYTES).toString('base64url') as TableId;
    this.#deps = deps;
    this.tables = new Tables(deps);
    const { tables } = this;
    this.#performer = new Performer({
      store,
      bus,
      now,
      dice,
      tables,
      rematchOf,
      quota,
      catchUp: () => this.catchUp(),
      openRematch: (table, guest) => openRematch(this.#open, table, guest),
    });
    const isHere: OpenDeps['isHere'] = (table, guest) => this.isHere(table, guest);
    this.#open = { store, now, dice, tables, quota, performer: this.#performer, rematchOf, isHere };
    this.#unsubscribe = bus.subscribe((message) => this.#hear(message));
  }

  /** What has happened at any process of this server, this one included. */
  #hear(message: BusMessage): void {
    if (message.kind === 'gap') this.lookAtAll();
    else if (message.kind === 'reached') {
      const table = this.tables.peek(message.table);
      if (table !== undefined && table.state.seq < message.seq)
        void this.#lookAgain(table, message.seq, message.news);
    } else if (message.kind === 'forgotten' || message.kind === 'renamed') {
      for (const table of this.tables.live()) {
        if (!table.rows.some((row) => row.guest === message.guest)) continue;
        if (message.kind === 'forgotten') blank(table, message.guest);
        this.tables.laid(table, [], true);
      }
    }
  }

  /** Takes in the events that another process has appended: those that came along if they follow, or else the store's. */
  async #lookAgain(table: LiveTable, seq: number, news?: TableNews): Promise<void> {
    try {
      await table.inTurn(async () => {
        if (table.state.seq >= seq || (news !== undefined && this.tables.take(table, news))) return;
        await this.tables.refresh(table);
      });
    } catch (error) {
      if (isPassing(error)) table.isUnsure = true;
      else this.#deps.log.error({ table: table.id, why: String(error) }, 'a table cannot be read');
    }
  }

  /** Reads all tables again: messages may have been lost. */
  lookAtAll(): void {
    for (const table of this.tables.live()) void this.#lookAgain(table, Number.POSITIVE_INFINITY);
  }

  /** Once a second: reads tables of which the store may know more, and tells the other processes what was laid unheard. */
  lookAtUnsure(): void {
    for (const table of this.tables.live()) if (table.isUnsure) void this.#makeSure(table);
  }

  async #makeSure(table: LiveTable): Promise<void> {
    const { id } = table;
    const before = table.state.seq;
    table.isUnsure = false;
    await this.#lookAgain(table, Number.POSITIVE_INFINITY);
    const { seq } = table.state;
    if (seq > before) this.#deps.bus.publish({ kind: 'reached', table: id, seq });
  }

  openTable(guest: GuestId, wish: OpenTable): Promise<OpenedTable> {
    return openTable(this.#open, guest, wish);
  }

  /** A command of a guest. Every one gets an answer, also while the store cannot be reached. */
  do(guest: GuestId, asked: Asked): Promise<CommandAnswer> {
    const onFault = (error: unknown): Promise<CommandAnswer> =>
      this.#answerToFault(guest, asked.command, error);
    try {
      const table = this.tables.get(asked.table);
      const isReady = table instanceof LiveTable && !isSitting(asked.command);
      const answer = isReady ? this.#doAt(table, guest, asked) : this.#do(guest, asked);
      return answer.catch(onFault);
    } catch (error) {
      return onFault(error);
    }
  }

  async #answerToFault(
    guest: GuestId,
    command: TableCommand,
    error: unknown,
  ): Promise<CommandAnswer> {
    if (isPassing(error)) return { kind: 'busy', retryAfter: RETRY_MS };
    const refusal = await this.#refusalFor(guest, command, error);
    if (refusal === null) throw error;
    return { kind: 'refused', refusal };
  }

  /** Faults of the store that the command itself causes. */
  async #refusalFor(
    guest: GuestId,
    command: TableCommand,
    error: unknown,
  ): Promise<TableRefusal | null> {
    if (!(error instanceof StoreFault) || error.kind !== 'conflict') return null;
    // A guest who was deleted while a socket was still open here has no row to sit down with.
    if (!(await this.#deps.people.exists(guest))) return { kind: 'unknownGuest' };
    // The token was used before.
    return command.kind === 'invite' ? { kind: 'chairReserved', chair: command.chair } : null;
  }

  /** A command for which something has to be found out first. */
  async #do(guest: GuestId, asked: Asked): Promise<CommandAnswer> {
    const table = await this.tables.get(asked.table);
    if (table === null) return { kind: 'noTable' };
    const command = tidied(asked.command);
    if (command === null) return { kind: 'refused', refusal: { kind: 'badName' } };
    if (isSitting(command) && (await this.#isUnwelcome(table, guest)))
      return { kind: 'refused', refusal: { kind: 'chairReserved', chair: command.chair } };
    return this.#doAt(table, guest, { ...asked, command });
  }

  /** Carries a command out at a table in memory, as far as it goes at once. */
  #doAt(table: LiveTable, guest: GuestId, { cid, seq, command }: Asked): Promise<CommandAnswer> {
    const wait = FREE.includes(command.kind) ? 0 : this.#deps.quota.waitToWrite(guest);
    if (wait > 0)
      return Promise.resolve({ kind: 'busy', retryAfter: Math.min(wait, MOST_RETRY_MS) });
    const shown = isSitting(command) ? command.invitation : undefined;
    const answer = this.#performer.perform(table, {
      kind: 'guest',
      guest,
      id: `${table.scopeOf(guest)}:${cid}`,
      seq,
      command,
      invitation: shown === undefined ? null : hashToken(shown),
    });
    return command.kind === 'clear' ? answer.then((given) => this.#noteRemoval(given)) : answer;
  }

  #noteRemoval(answer: CommandAnswer): CommandAnswer {
    if (answer.kind === 'done') this.#deps.security('removedByHost');
    return answer;
  }

  /** Whether the host has blocked a guest. The answer is the same as for a reserved chair, so that a block stays secret. */
  async #isUnwelcome({ rows }: LiveTable, guest: GuestId): Promise<boolean> {
    const host = rows.find((row) => noteOf(row).isHost)?.guest ?? null;
    return host !== null && this.#deps.safety.hasBlocked(host, guest);
  }

  doOwn(table: LiveTable, command: OwnCommand['command'], id: string): Promise<CommandAnswer> {
    return this.#performer.perform(table, { kind: 'house', id, command });
  }

  /** Gives up chairs or leaves games at all tables, and deletes the guest. */
  async forget(guest: GuestId): Promise<void> {
    const { people } = this.#deps;
    for (const { table: id, chair } of (await people.show(guest))?.chairs ?? []) {
      const table = await this.tables.get(id);
      if (table === null) continue;
      const cid = `forget-${chair}` as CommandId;
      const { seq } = table.state;
      if (phaseOf(table.state) === 'gathering')
        await this.doOwn(table, { kind: 'vacate', chair }, `${scopeOf(guest, id)}:${cid}`);
      else await this.do(guest, { cid, table: id, seq, command: { kind: 'leave', chair } });
    }
    await people.forget(guest, FORGOTTEN);
  }

  stop(): void {
    this.#unsubscribe();
  }
}

/** Repeats in memory what the store has done to the rows of a forgotten guest. */
const blank = (table: LiveTable, guest: GuestId): void => {
  table.rows = table.rows.map((row) =>
    row.guest === guest ? { ...row, guest: null, invitation: null, note: FORGOTTEN } : row,
  );
};

type Sitting = Extract<TableCommand, { kind: 'sit' | 'join' }>;

const isSitting = (command: TableCommand): command is Sitting =>
  command.kind === 'sit' || command.kind === 'join';

/** Checks typed names; null for one that is not allowed. */
const tidied = (command: TableCommand): TableCommand | null => {
  if (!isSitting(command) || command.name === undefined) return command;
  const name = tidyName(command.name);
  return nameFault(name) === null ? { ...command, name } : null;
};
