import type { LogHead, TableId } from '@claim-it/protocol';
import { isNextEntry } from '@claim-it/protocol';
import type { TimeSource } from '../clock.ts';
import type { Folds } from '../folds/folds.ts';
import { hashText } from '../hashText.ts';
import type { DamagedGames } from '../ops/damage.ts';
import type { Store, StoredEntry, TableFold, TableNews } from '../store/index.ts';
import { storedEntries } from '../store/index.ts';
import type { LiveTable } from './liveTable.ts';
import { foldEntries, TAIL, tableFrom } from './liveTable.ts';

/** A table without use for this time is unloaded. */
const IDLE_MS = 60_000;

/** What hears that tables change. */
export type TableListener = {
  readonly onLoaded: (table: LiveTable) => void;
  /** New entries have been laid, by this process or another. */
  readonly onEntries: (table: LiveTable, entries: readonly StoredEntry[]) => void;
  /** Who sits where has changed. */
  readonly onRows: (table: LiveTable) => void;
};

/** Longer logs are not replayed on the main thread. */
const MOST_HERE = 200;

export type TablesDeps = {
  readonly store: Store;
  readonly folds: Folds;
  readonly elapsed: TimeSource;
  readonly damage: DamagedGames;
};

/** Tables that are played or watched; all others are in the store and cost nothing. */
export class Tables {
  readonly #deps: TablesDeps;
  readonly #tables = new Map<string, LiveTable>();
  readonly #loading = new Map<string, Promise<LiveTable | null>>();
  readonly #listeners: TableListener[] = [];
  /** Whether a table still has followers. */
  isFollowed: (table: LiveTable) => boolean = () => false;

  constructor(deps: TablesDeps) {
    this.#deps = deps;
  }

  listen(listener: TableListener): void {
    this.#listeners.push(listener);
  }

  get size(): number {
    return this.#tables.size;
  }

  live(): IterableIterator<LiveTable> {
    return this.#tables.values();
  }

  /** A table that is in memory. */
  peek(id: string): LiveTable | undefined {
    return this.#tables.get(id);
  }

  /** Null where there is no such table, or none that can be played. */
  get(id: TableId): Promise<LiveTable | null> | LiveTable {
    const live = this.#tables.get(id);
    if (live !== undefined) {
      live.usedAt = this.#deps.elapsed();
      return live;
    }
    const loading = this.#loading.get(id) ?? this.#load(id);
    this.#loading.set(id, loading);
    return loading;
  }

  async #load(id: TableId): Promise<LiveTable | null> {
    try {
      const fold = await this.#foldOf(id);
      const since = Math.max(0, Math.min(fold?.seq ?? 0, (fold?.head ?? 0) - TAIL));
      const log = await this.#deps.store.read({ table: id, since });
      if (log === null) return null;
      const table = tableFrom(log, fold);
      if (!table.ok) {
        this.#deps.damage.note(id, `event ${table.reason.seq}: ${table.reason.why}`);
        return null;
      }
      table.value.usedAt = this.#deps.elapsed();
      table.value.waitingSince = this.#deps.elapsed();
      this.#tables.set(id, table.value);
      for (const listener of this.#listeners) listener.onLoaded(table.value);
      return table.value;
    } finally {
      this.#loading.delete(id);
    }
  }

  /** The stored fold of the table; a long rest is replayed in another thread. */
  async #foldOf(id: TableId): Promise<(TableFold & { readonly head: number }) | null> {
    const { store, folds } = this.#deps;
    const head = (await store.read({ table: id, since: Number.MAX_SAFE_INTEGER }))?.seq ?? 0;
    const kept = head === 0 ? null : await store.findFold(id);
    const fold = head - (kept?.seq ?? 0) > MOST_HERE ? await folds.make(id) : kept;
    return fold === null ? null : { ...fold, head };
  }

  /** Applies entries appended by other processes. Call it in the table's queue. */
  async refresh(table: LiveTable): Promise<void> {
    const log = await this.#deps.store.read({ table: table.id, since: table.state.seq });
    if (log === null || log.seq < table.state.seq)
      throw new Error(`table ${table.id} has lost events in the store`);
    const state = foldEntries(table.state, log.entries);
    if (!state.ok) throw new Error(`table ${table.id} cannot be played on: ${state.reason.why}`);
    table.state = state.value;
    table.hash = log.hash;
    table.rows = log.chairs;
    table.deadline = log.deadline;
    this.#announce(table, log.entries, true);
  }

  /**
   * Applies entries that came with a message of another process. Where they do not follow what is known, false: then the store
   * is read. Call it in the table's queue.
   */
  take(table: LiveTable, { command, entries, deadline }: TableNews): boolean {
    let head: LogHead = { seq: table.state.seq, hash: table.hash };
    for (const entry of entries) {
      if (!isNextEntry(head, entry, hashText)) return false;
      head = entry;
    }
    const stored = storedEntries({ command, entries });
    const state = foldEntries(table.state, stored);
    if (!state.ok) return false;
    table.state = state.value;
    table.hash = head.hash;
    if (deadline !== undefined) table.deadline = deadline;
    this.#announce(table, stored, false);
    return true;
  }

  /** Publishes entries appended by this process. Call it in the table's queue. */
  laid(table: LiveTable, entries: readonly StoredEntry[], hasNewRows: boolean): void {
    this.#announce(table, entries, hasNewRows);
  }

  #announce(table: LiveTable, entries: readonly StoredEntry[], hasNewRows: boolean): void {
    if (entries.length > 0) {
      table.keep(entries);
      table.waitingSince = this.#deps.elapsed();
      for (const listener of this.#listeners) listener.onEntries(table, entries);
    }
    if (hasNewRows) for (const listener of this.#listeners) listener.onRows(table);
  }

  /** Unloads tables without followers; the store has their data. */
  sweep(): void {
    const before = this.#deps.elapsed() - IDLE_MS;
    for (const table of this.#tables.values())
      if (table.usedAt < before && !table.isBusy && !this.isFollowed(table))
        this.#tables.delete(table.id);
  }

  drop(id: string): void {
    this.#tables.delete(id);
  }
}
