import { phaseOf } from '@claim-it/protocol';
import { isPassing } from '../fault.ts';
import type { Folds } from '../folds/folds.ts';
import type { Log } from '../ops/log.ts';
import type { Store, StoredEntry } from '../store/index.ts';
import type { LiveTable } from './liveTable.ts';
import type { TableListener } from './tables.ts';

/** A table's fold is stored after so many events, so that opening it again replays at most these. */
const EVERY = 50;

export type SnapshotsDeps = { readonly store: Store; readonly folds: Folds; readonly log: Log };

/** Keeps running tables as they stand, and what is made of a game when it is over. */
export class Snapshots implements TableListener {
  readonly #deps: SnapshotsDeps;
  readonly #over = new WeakSet<LiveTable>();

  constructor(deps: SnapshotsDeps) {
    this.#deps = deps;
  }

  onLoaded(table: LiveTable): void {
    if (phaseOf(table.state) === 'over') this.#over.add(table);
  }

  onRows(): void {}

  onEntries(table: LiveTable, entries: readonly StoredEntry[]): void {
    const { store, folds, log } = this.#deps;
    const complain = (error: unknown): void => {
      if (!isPassing(error))
        log.warn({ table: table.id, why: String(error) }, 'a table is not kept as it stands');
    };
    const { seq } = table.state;
    const isOver = phaseOf(table.state) === 'over';
    if (isOver && !this.#over.has(table)) {
      this.#over.add(table);
      folds.make(table.id).catch(complain);
    } else if (!isOver && Math.floor(seq / EVERY) > Math.floor((seq - entries.length) / EVERY)) {
      const state = JSON.stringify(table.state);
      const fold = { table: table.id, seq, hash: table.hash, state, record: null, rolls: null };
      store.keepFold(fold).catch(complain);
    }
  }
}
