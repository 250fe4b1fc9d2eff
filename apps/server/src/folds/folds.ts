import type { TableId } from '@claim-it/protocol';
import { createQueue } from '@claim-it/protocol';
import type { DamagedGames } from '../ops/damage.ts';
import type { Store, TableFold } from '../store/index.ts';
import { StoreFault } from '../store/index.ts';
import type { BrokenLog, MadeFold } from './foldLog.ts';
import { foldLog } from './foldLog.ts';

/** What plays logs through. */
export type FoldMaker = {
  readonly make: (table: TableId) => Promise<MadeFold | BrokenLog | null>;
  readonly stop: () => Promise<void>;
};

/** Replays logs on the calling thread: for a store that no other thread can read. */
export const makeHere = (store: Pick<Store, 'read'>): FoldMaker => ({
  make: async (table) => {
    const log = await store.read({ table, since: 0 });
    return log === null ? null : foldLog(log);
  },
  stop: async () => undefined,
});

export type FoldsDeps = {
  readonly store: Store;
  readonly maker: FoldMaker;
  readonly damage: DamagedGames;
  /** How many logs may wait; further requests are refused as busy. */
  readonly mostWaiting: number;
};

/** Running games of which a record was asked for; it is good until the next event. */
const MOST_RECENT = 16;

/** Folds of logs: cached for finished games, computed one after another for all others. */
export class Folds {
  readonly #deps: FoldsDeps;
  readonly #queue = createQueue();
  readonly #making = new Map<string, Promise<MadeFold | null>>();
  readonly #recent = new Map<string, MadeFold>();
  #isStopped = false;

  constructor(deps: FoldsDeps) {
    this.#deps = deps;
  }

  /** Of a log as it is now; a game that is over is kept. Refused as busy while too many wait. */
  async of(table: TableId): Promise<TableFold | null> {
    const { store, mostWaiting } = this.#deps;
    const kept = await store.findFold(table);
    if (kept !== null && kept.record !== null) return kept;
    const head = await store.read({ table, since: Number.MAX_SAFE_INTEGER });
    if (head === null) return null;
    const recent = this.#recent.get(table);
    if (recent?.hash === head.hash) return recent;
    if (this.#making.size >= mostWaiting && !this.#making.has(table))
      throw new StoreFault('busy', 'Too many logs are waiting to be replayed.');
    return this.make(table);
  }

  /** For the server itself: it waits for its turn, however many wait. */
  make(table: TableId): Promise<MadeFold | null> {
    const making =
      this.#making.get(table) ??
      this.#queue(() => this.#make(table)).finally(() => this.#making.delete(table));
    this.#making.set(table, making);
    return making;
  }

  async #make(table: TableId): Promise<MadeFold | null> {
    const { store, maker, damage } = this.#deps;
    const made = this.#isStopped ? null : await maker.make(table);
    if (made !== null && 'damage' in made) damage.note(table, made.damage);
    if (made === null || 'damage' in made) return null;
    this.#recent.delete(table);
    this.#recent.set(table, made);
    const [oldest] = this.#recent.keys();
    if (this.#recent.size > MOST_RECENT && oldest !== undefined) this.#recent.delete(oldest);
    // The state of a running game is stored; its record would change with the next event.
    await store.keepFold(made.isOver ? made : { ...made, record: null, rolls: null });
    return made;
  }

  /** The current computation is aborted; waiting ones are not started. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#deps.maker.stop();
    await this.#queue(async () => undefined);
  }
}
