import type { Chair } from '@claim-it/fairness';
import { shakerFor } from '@claim-it/fairness';
import type {
  Asker,
  CommandAnswer,
  Decision,
  GuestId,
  HouseCommand,
  LogHash,
  TableCommand,
  TableDeps,
  TableId,
  TableState,
} from '@claim-it/protocol';
import {
  chairOnTurn,
  deadlineOf,
  decideHouse,
  decideTable,
  entriesAfter,
  phaseOf,
} from '@claim-it/protocol';
import type { TimeSource } from '../clock.ts';
import type { HouseDice } from '../dice/houseDice.ts';
import { isPassing } from '../fault.ts';
import type {
  Append,
  Appended,
  Bus,
  ChairRow,
  Store,
  StoredEntry,
  TableProgress,
  TableStatus,
} from '../store/index.ts';
import { storedEntries } from '../store/index.ts';
import { isKeptFor } from './chairNote.ts';
import { askerOf, changedRows } from './chairs.ts';
import type { LiveTable } from './liveTable.ts';
import { momentOf } from './moment.ts';
import type { Quota } from './quota.ts';
import type { Tables } from './tables.ts';

/** Most retries after lost races for the head. */
const MOST_ATTEMPTS = 8;
const RETRY_MS = 500;
/** Who has to wait longer asks again meanwhile: the reason may be gone. */
export const MOST_RETRY_MS = 30_000;

/** A guest's command. `command` is its id in the log, `seq` the last event the guest had seen. */
export type GuestCommand = {
  readonly kind: 'guest';
  readonly guest: GuestId;
  readonly id: string;
  readonly seq: number;
  readonly command: TableCommand;
  /** Hash of the invitation that was shown. */
  readonly invitation: string | null;
};
export type OwnCommand = {
  readonly kind: 'house';
  readonly id: string;
  readonly command: HouseCommand;
};
export type TableOrder = GuestCommand | OwnCommand;

export type PerformDeps = {
  readonly store: Store;
  readonly bus: Bus;
  readonly now: TimeSource;
  readonly dice: HouseDice;
  readonly tables: Tables;
  readonly rematchOf: (table: TableId) => TableId;
  readonly quota: Quota;
  /** Opens the table of a rematch that was decided; answers how many milliseconds the guest has to wait for it. */
  readonly openRematch: (table: LiveTable, guest: GuestId) => Promise<number>;
};

const mergeRows = (rows: readonly ChairRow[], changed: readonly ChairRow[]): readonly ChairRow[] =>
  rows.map((row) => changed.find(({ chair }) => chair === row.chair) ?? row);

/** How the text of a move begins. */
const PLAYED = '{"kind":"played"';

const busy: CommandAnswer = { kind: 'busy', retryAfter: RETRY_MS };

const STATUS: Readonly<Record<ReturnType<typeof phaseOf>, TableStatus>> = {
  gathering: 'open',
  shaking: 'playing',
  playing: 'playing',
  over: 'finished',
};

/** The chair that everybody waits for: the one on turn, or the one that shakes for it. */
const awaited = (state: TableState): Chair | null => {
  const chair = chairOnTurn(state);
  const isRolling = state.game?.turn.phase.kind === 'rolling';
  if (chair === null || !isRolling || state.ledger === null) return chair;
  return shakerFor(state.ledger, chair);
};

type Standing = { readonly state: TableState; readonly rows: readonly ChairRow[] };

const HOUR = 3_600_000;
/** How long the lobby offers an open table at which nothing happens. */
const OPEN_MS = { none: 3 * HOUR, live: HOUR, slow: 14 * 24 * HOUR } as const;

/** A person sits there, and there is a chair for anybody. */
const openUntil = ({ state, rows }: Standing, at: number): number | null => {
  const hasPerson = state.chairs.some((one) => one?.sitter.kind === 'person');
  const isFree = (row: ChairRow): boolean =>
    state.chairs[row.chair] === null && row.invitation === null && !isKeptFor(row);
  const isOffered = phaseOf(state) === 'gathering' && hasPerson && rows.some(isFree);
  return isOffered ? at + OPEN_MS[state.header.pace.kind] : null;
};

const progressOf = (standing: Standing, at: number): TableProgress => ({
  status: STATUS[phaseOf(standing.state)],
  turn: awaited(standing.state),
  deadline: deadlineOf(standing.state),
  openUntil: openUntil(standing, at),
});

/** What lists and clocks must know anew. A deadline that was given before stays as it is: the house may have added to it. */
const progressChange = (before: Standing, after: Standing, at: number): TableProgress | null => {
  const [old, now] = [progressOf(before, 0), progressOf(after, at)];
  const isSame =
    old.status === now.status &&
    old.turn === now.turn &&
    old.deadline === now.deadline &&
    old.openUntil === now.openUntil;
  return isSame ? null : now;
};

/** Time that the store has added to the deadline of the log, because the server was away. */
const creditOf = ({ state, deadline }: LiveTable): number => {
  const due = deadlineOf(state);
  return due === null || deadline === null ? 0 : Math.max(0, deadline - due);
};

/** Carries out commands: decide, lay on disk, evolve, tell. What it answers with `done` is on disk. */
export class Performer {
  readonly #deps: PerformDeps;

  constructor(deps: PerformDeps) {
    this.#deps = deps;
  }

  perform(table: LiveTable, order: TableOrder): Promise<CommandAnswer> {
    return table.inTurn(() => this.#perform(table, order));
  }

  async #perform(table: LiveTable, order: TableOrder): Promise<CommandAnswer> {
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
      const decision = this.#decide(table, order);
      if (!decision.ok) return this.#refused(table, order, decision.reason);
      const wait = await this.#prepare(table, order);
      if (wait > 0) return { kind: 'busy', retryAfter: Math.min(wait, MOST_RETRY_MS) };
      const answer = await this.#lay(table, order, decision.value);
      if (answer !== null) return answer;
      await this.#deps.tables.refresh(table);
    }
    return busy;
  }

  #decide(table: LiveTable, order: TableOrder): Decision {
    const { now, dice, rematchOf } = this.#deps;
    const deps: TableDeps = {
      at: now(),
      credit: creditOf(table),
      houseTip: (number) => dice.tip(table.id, number),
      houseElement: (chain) => dice.element(table.id, chain),
      rematchTable: () => rematchOf(table.id),
    };
    if (order.kind === 'house') return decideHouse(table.state, order.command, deps);
    const asker: Asker = askerOf(table, order.guest, order.invitation);
    return decideTable(table.state, order.command, asker, deps);
  }

  /** What a decided command needs before it is laid. */
  async #prepare(table: LiveTable, order: TableOrder): Promise<number> {
    const isRematch = order.kind === 'guest' && order.command.kind === 'rematch';
    return isRematch ? this.#deps.openRematch(table, order.guest) : 0;
  }

  /** Null if another process was faster. */
  async #lay(
    table: LiveTable,
    order: TableOrder,
    { events, state }: Extract<Decision, { ok: true }>['value'],
  ): Promise<CommandAnswer | null> {
    const { bus, now, tables, quota } = this.#deps;
    const chairs = changedRows(table, events, order.kind === 'guest' ? order : null);
    const rows = mergeRows(table.rows, chairs);
    const progress = progressChange(table, { state, rows }, now());
    const moment = momentOf(table.state, state);
    const after = { seq: table.state.seq, hash: table.hash };
    const append: Append = {
      table: table.id,
      after,
      command: order.id,
      entries: entriesAfter(
        after,
        events.map((event) => JSON.stringify(event)),
      ),
      at: now(),
      ...(progress === null ? {} : { progress }),
      ...(chairs.length === 0 ? {} : { chairs }),
      ...(moment === null ? {} : { moment }),
    };
    const appended = await this.#append(append);
    if (appended === null) return busy;
    if (appended.kind === 'noTable') return { kind: 'noTable' };
    if (appended.kind === 'stale') return null;
    if (appended.kind === 'duplicate') return appended;
    table.state = state;
    table.hash = appended.hash;
    table.rows = rows;
    if (progress !== null) table.deadline = progress.deadline;
    quota.laid(order.kind === 'guest' ? order.guest : null, events.length);
    tables.laid(table, storedEntries(append), chairs.length > 0);
    bus.publish({ kind: 'reached', table: table.id, seq: state.seq });
    return appended;
  }

  /** Null where the store cannot take it now; a store that has failed for good throws. */
  async #append(append: Append): Promise<Appended | null> {
    try {
      return await this.#deps.store.append(append);
    } catch (error) {
      if (isPassing(error)) return null;
      throw error;
    }
  }

  /** A command that was done before is not refused, though the table has moved on since. */
  async #refused(
    table: LiveTable,
    order: TableOrder,
    refusal: Extract<CommandAnswer, { kind: 'refused' }>['refusal'],
  ): Promise<CommandAnswer> {
    if (order.kind === 'house' || order.seq >= table.state.seq) return { kind: 'refused', refusal };
    const unseen = table.after(order.seq);
    const first = await this.#firstAnswer(table, order, unseen);
    if (first !== null) return { kind: 'duplicate', seq: first.seq, hash: first.hash };
    // A client so far behind that the events are not at hand has missed a move.
    const hasMoved = unseen?.some(({ body }) => body.startsWith(PLAYED)) ?? true;
    return hasMoved ? { kind: 'stale', seq: table.state.seq } : { kind: 'refused', refusal };
  }

  /** What came of a command; one look at the store where the events are not at hand, however long the log. */
  async #firstAnswer(
    table: LiveTable,
    { id }: TableOrder,
    unseen: readonly StoredEntry[] | null,
  ): Promise<{ readonly seq: number; readonly hash: LogHash } | null> {
    if (unseen === null) return this.#deps.store.findCommand({ table: table.id, command: id });
    return unseen.find(({ command }) => command === id) ?? null;
  }
}
