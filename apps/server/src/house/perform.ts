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
import { onceMade, unlessMade } from '../dice/houseDice.ts';
import { isPassing } from '../fault.ts';
import { hashText } from '../hashText.ts';
import type {
  Append,
  Appended,
  Bus,
  ChairRow,
  Store,
  StoredEntry,
  TableNews,
  TableProgress,
  TableStatus,
} from '../store/index.ts';
import { MAX_NEWS, storedEntries } from '../store/index.ts';
import { isKeptFor } from './chairNote.ts';
import { askerOf, changedRows } from './chairs.ts';
import type { LiveTable, TableStanding } from './liveTable.ts';
import { momentOf } from './moment.ts';
import type { Quota } from './quota.ts';
import type { Tables } from './tables.ts';
import { winnersIn } from './winners.ts';

/** Most retries after lost races for the head. */
const MOST_ATTEMPTS = 8;
const RETRY_MS = 500;
/** A caller with a longer wait asks again later: the reason may be gone. */
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
  /** The store finds the time of this process far behind: moves it on. False where it was not. */
  readonly catchUp: () => Promise<boolean>;
  /** Opens the table of a rematch that was decided; returns how many milliseconds the guest has to wait for it. */
  readonly openRematch: (table: LiveTable, guest: GuestId) => Promise<number>;
};

const mergeRows = (rows: readonly ChairRow[], changed: readonly ChairRow[]): readonly ChairRow[] =>
  rows.map((row) => changed.find(({ chair }) => chair === row.chair) ?? row);

/** How the text of a move begins. */
const PLAYED = '{"kind":"played"';

const lastHash = ({ after, entries }: Append): LogHash => entries.at(-1)?.hash ?? after.hash;

/** What other processes may take in without reading it. Who sits where is not in the log: they read that. */
const newsOf = ({ command, entries, chairs, progress }: Append): { readonly news?: TableNews } => {
  const length = entries.reduce((sum, { body }) => sum + body.length, 0);
  if (chairs !== undefined || length > MAX_NEWS) return {};
  const deadline = progress === undefined ? {} : { deadline: progress.deadline };
  return { news: { command, entries, ...deadline } };
};

const busy: CommandAnswer = { kind: 'busy', retryAfter: RETRY_MS };

const STATUS: Readonly<Record<ReturnType<typeof phaseOf>, TableStatus>> = {
  gathering: 'open',
  shaking: 'playing',
  playing: 'playing',
  over: 'finished',
};

/** The chair the table waits for: the one on turn, or the one that shakes for it. */
const awaited = (state: TableState): Chair | null => {
  const chair = chairOnTurn(state);
  const isRolling = state.game?.turn.phase.kind === 'rolling';
  if (chair === null || !isRolling || state.ledger === null) return chair;
  return shakerFor(state.ledger, chair);
};

/** A table and who sits there. */
type Seated = { readonly state: TableState; readonly rows: readonly ChairRow[] };

const HOUR = 3_600_000;
/** How long the lobby offers an inactive open table. */
const OPEN_MS = { none: 3 * HOUR, live: HOUR, slow: 14 * 24 * HOUR } as const;

/** A person sits there, and a chair is open to every guest. */
const openUntil = ({ state, rows }: Seated, at: number): number | null => {
  const hasPerson = state.chairs.some((one) => one?.sitter.kind === 'person');
  const isFree = (row: ChairRow): boolean =>
    state.chairs[row.chair] === null && row.invitation === null && !isKeptFor(row);
  const isOffered = phaseOf(state) === 'gathering' && hasPerson && rows.some(isFree);
  return isOffered ? at + OPEN_MS[state.header.pace.kind] : null;
};

const progressOf = (seated: Seated, at: number): TableProgress => ({
  status: STATUS[phaseOf(seated.state)],
  turn: awaited(seated.state),
  deadline: deadlineOf(seated.state),
  openUntil: openUntil(seated, at),
  ...(phaseOf(seated.state) === 'over' && { winners: winnersIn(seated.state) }),
});

/** Updates lists and clocks. A deadline that was set before is kept: the server may have extended it. */
const progressChange = (before: Seated, after: Seated, at: number): TableProgress | null => {
  const [old, now] = [progressOf(before, 0), progressOf(after, at)];
  const isSame =
    old.status === now.status &&
    old.turn === now.turn &&
    old.deadline === now.deadline &&
    old.openUntil === now.openUntil;
  return isSame ? null : now;
};

/** Time that the store has added to the deadline of the log, because the server was away. */
const creditOf = ({ state, deadline }: TableStanding): number => {
  const due = deadlineOf(state);
  return due === null || deadline === null ? 0 : Math.max(0, deadline - due);
};

type Decided = Extract<Decision, { ok: true }>['value'];

/** Null where the store cannot take it now; a store that has failed for good throws. */
const unlessPassing = (error: unknown): null => {
  if (isPassing(error)) return null;
  throw error;
};

/** What the store's answer is to the asker; null where the command is to be decided again: on a longer log, or at another time. */
const answerTo = (appended: Appended | null): CommandAnswer | null => {
  if (appended === null) return busy;
  return appended.kind === 'stale' || appended.kind === 'late' ? null : appended;
};

/** The guest has seen an event at another process that this one has not heard of yet. */
const isBehind = ({ state }: Pick<TableStanding, 'state'>, order: TableOrder): boolean =>
  order.kind === 'guest' && order.seq > state.seq;

/** Carries out commands: decide, lay on disk, evolve, tell. What it answers with `done` is on disk. */
export class Performer {
  readonly #deps: PerformDeps;

  constructor(deps: PerformDeps) {
    this.#deps = deps;
  }

  perform(table: LiveTable, order: TableOrder): Promise<CommandAnswer> {
    return this.#layAhead(table, order) ?? this.#performInTurn(table, order);
  }

  #performInTurn(table: LiveTable, order: TableOrder): Promise<CommandAnswer> {
    return table.inTurn(() => this.#perform(table, order));
  }

  /**
   * Sends the events of a command to the store behind those that are on their way there. The log is laid in this order or not
   * at all, because each entry holds the hash of the one before. Null where it has to be decided with care, in its turn.
   */
  #layAhead(table: LiveTable, order: TableOrder): Promise<CommandAnswer> | null {
    const { store } = this.#deps;
    const before = table.ahead();
    const isRematch = order.kind === 'guest' && order.command.kind === 'rematch';
    if (store.isInOrder !== true || before === null || isRematch || isBehind(before, order))
      return null;
    const at = this.#deps.now();
    const decision = unlessMade(() => this.#decide(table, before, order, at));
    if (decision?.ok !== true) return null;
    const append = this.#appendOf(table, before, order, decision.value, at);
    if (append.chairs !== undefined) return null;
    const { state } = decision.value;
    const deadline = append.progress === undefined ? before.deadline : append.progress.deadline;
    const after: TableStanding = { state, hash: lastHash(append), deadline };
    const settle = (appended: Appended | null): boolean => {
      // After a lost answer the table is behind what was stored since.
      const isNext = append.after.seq === table.state.seq;
      if (appended?.kind !== 'done' || !isNext) {
        this.#doubt(table, appended);
        return false;
      }
      this.#laid(table, order, append, after);
      return true;
    };
    return table
      .goAhead(after, store.append(append), { settle, excuse: unlessPassing })
      .then((appended) => answerTo(appended) ?? this.#performInTurn(table, order));
  }

  async #perform(table: LiveTable, order: TableOrder): Promise<CommandAnswer> {
    if (isBehind(table, order)) await this.#deps.tables.refresh(table);
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
      const at = this.#deps.now();
      const decision = await onceMade(() => this.#decide(table, table, order, at));
      if (!decision.ok) return this.#refused(table, order, decision.reason);
      const wait = await this.#prepare(table, order);
      if (wait > 0) return { kind: 'busy', retryAfter: Math.min(wait, MOST_RETRY_MS) };
      const append = this.#appendOf(table, table, order, decision.value, at);
      const appended = await this.#lay(table, order, append, decision.value.state);
      const answer = answerTo(appended);
      if (answer !== null) return answer;
      if (appended?.kind === 'late' && !(await this.#deps.catchUp())) return busy;
      // Also after a late one: the deadline may have moved by the time for which this process stood still.
      await this.#deps.tables.refresh(table);
    }
    return busy;
  }

  #decide(table: LiveTable, standing: TableStanding, order: TableOrder, at: number): Decision {
    const { dice, rematchOf } = this.#deps;
    const deps: TableDeps = {
      at,
      credit: creditOf(standing),
      houseTip: (number) => dice.tip(table.id, number),
      houseElement: (chain) => dice.element(table.id, chain),
      rematchTable: () => rematchOf(table.id),
    };
    const { state } = standing;
    if (order.kind === 'house') return decideHouse(state, order.command, deps);
    const asker: Asker = askerOf({ state, rows: table.rows }, order.guest, order.invitation);
    return decideTable(state, order.command, asker, deps);
  }

  /** What a decided command needs before it is laid. */
  async #prepare(table: LiveTable, order: TableOrder): Promise<number> {
    const isRematch = order.kind === 'guest' && order.command.kind === 'rematch';
    return isRematch ? this.#deps.openRematch(table, order.guest) : 0;
  }

  #appendOf(
    table: LiveTable,
    before: TableStanding,
    order: TableOrder,
    { events, state }: Decided,
    at: number,
  ): Append {
    const chairs = changedRows(table, events, order.kind === 'guest' ? order : null);
    const { rows } = table;
    const seated = { state, rows: chairs.length === 0 ? rows : mergeRows(rows, chairs) };
    const progress = progressChange({ state: before.state, rows }, seated, at);
    const moment = momentOf(before.state, state);
    const after = { seq: before.state.seq, hash: before.hash };
    const bodies = events.map((event) => JSON.stringify(event));
    return {
      table: table.id,
      after,
      command: order.id,
      entries: entriesAfter(after, bodies, hashText),
      at,
      ...(progress === null ? {} : { progress }),
      ...(chairs.length === 0 ? {} : { chairs }),
      ...(moment === null ? {} : { moment }),
    };
  }

  /** Takes in and tells what is on disk. */
  #laid(
    table: LiveTable,
    order: TableOrder,
    append: Append,
    after: Omit<TableStanding, 'deadline'>,
  ): void {
    const { bus, tables, quota } = this.#deps;
    const { entries, chairs = [], progress } = append;
    table.state = after.state;
    table.hash = after.hash;
    if (progress !== undefined) table.deadline = progress.deadline;
    if (chairs.length > 0) table.rows = mergeRows(table.rows, chairs);
    quota.laid(order.kind === 'guest' ? order.guest : null, entries.length);
    tables.laid(table, storedEntries(append), chairs.length > 0);
    bus.publish({ kind: 'reached', table: table.id, seq: after.state.seq, ...newsOf(append) });
  }

  /** In turn only. */
  async #lay(
    table: LiveTable,
    order: TableOrder,
    append: Append,
    state: TableState,
  ): Promise<Appended | null> {
    const appended = await this.#deps.store.append(append).catch(unlessPassing);
    if (appended?.kind === 'done') this.#laid(table, order, append, { state, hash: appended.hash });
    else this.#doubt(table, appended);
    return appended;
  }

  /** An append without an answer may be stored, and an answer may be about events unknown here: the table is read again. */
  #doubt(table: LiveTable, appended: Appended | null): void {
    const isNewer = appended !== null && 'hash' in appended && appended.seq > table.state.seq;
    table.isUnsure ||= appended === null || isNewer;
  }

  /** A repeated command is not refused, even if the table has changed since. */
  async #refused(
    table: LiveTable,
    order: TableOrder,
    refusal: Extract<CommandAnswer, { kind: 'refused' }>['refusal'],
  ): Promise<CommandAnswer> {
    if (order.kind === 'house' || order.seq >= table.state.seq) return { kind: 'refused', refusal };
    const unseen = table.after(order.seq);
    const first = await this.#firstAnswer(table, order, unseen);
    if (first !== null) return { kind: 'duplicate', seq: first.seq, hash: first.hash };
    // A client so far behind that the events are not cached has missed a move.
    const hasMoved = unseen?.some(({ body }) => body.startsWith(PLAYED)) ?? true;
    return hasMoved ? { kind: 'stale', seq: table.state.seq } : { kind: 'refused', refusal };
  }

  /** The outcome of a command; one read of the store where the events are not cached, for a log of any length. */
  async #firstAnswer(
    table: LiveTable,
    { id }: TableOrder,
    unseen: readonly StoredEntry[] | null,
  ): Promise<{ readonly seq: number; readonly hash: LogHash } | null> {
    if (unseen === null) return this.#deps.store.findCommand({ table: table.id, command: id });
    return unseen.find(({ command }) => command === id) ?? null;
  }
}
