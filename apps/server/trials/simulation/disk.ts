import type { RandomNumbers } from '@claim-it/testkit';
import type { Append, Database, Store } from '../../src/store/index.ts';
import { StoreFault, storeOn } from '../../src/store/index.ts';
import { openMemoryDatabase } from '../../test/memoryDatabase.ts';
import { between, happens } from './chance.ts';
import type { Life } from './life.ts';
import type { Mutant } from './mutants.ts';
import { mutate } from './mutate.ts';
import type { Scheduler } from './scheduler.ts';

/** How the disk behaves; chances are for each request. */
export type DiskHabits = {
  /** Longest way of a request, and of its answer, in milliseconds. */
  readonly slowest: number;
  /** A write that is not carried out. */
  readonly refuses: number;
  /** A write that is carried out, but its answer is lost. */
  readonly losesAnswer: number;
  /** The process dies while an append is under way. */
  readonly kills: number;
};

export const CALM_DISK: DiskHabits = { slowest: 3, refuses: 0, losesAnswer: 0, kills: 0 };

export type DiskDeps = {
  readonly scheduler: Scheduler;
  readonly random: RandomNumbers;
  /** Hears of every append that is on disk now. */
  readonly onLaid: (append: Append) => void;
  readonly onFault: (kind: string) => void;
  readonly mutant: Mutant | null;
};

type Request = { readonly isWrite: boolean; readonly kill?: () => void };

const unreachable = (): StoreFault =>
  new StoreFault('unreachable', 'The disk of the simulation cannot be reached.');

/** The store of all processes: the real statements and the real writer, in memory, behind a wire of the simulation. */
export class SimDisk {
  habits: DiskHabits = CALM_DISK;
  readonly #deps: DiskDeps;
  readonly #database: Database;
  /** The store as it is, for those who check it. */
  readonly truth: Store;

  constructor(deps: DiskDeps) {
    this.#deps = deps;
    this.#database = openMemoryDatabase(deps.scheduler.now);
    this.truth = storeOn(this.#database);
  }

  /** The store as one process sees it. */
  connect(life: Life, kill: () => void): Store {
    const database = this.#database;
    const read = { isWrite: false };
    const write = { isWrite: true };
    const append = mutate(this.#deps.mutant, {
      life,
      database,
      scheduler: this.#deps.scheduler,
      append: async (one) => {
        const appended = await database.append(one);
        if (appended.kind === 'done') this.#deps.onLaid(one);
        return appended;
      },
    });
    const store = storeOn({
      ...database,
      time: () => this.#ask(life, read, database.time),
      read: (statement) => this.#ask(life, read, () => database.read(statement)),
      write: (statements) => this.#ask(life, write, () => database.write(statements)),
      erase: (statements) => this.#ask(life, write, () => database.erase(statements)),
      append: (one) => this.#ask(life, { isWrite: true, kill }, () => append(one)),
    });
    return this.#deps.mutant === 'forgottenCommand'
      ? { ...store, findCommand: async () => null }
      : store;
  }

  #ask<Value>(life: Life, request: Request, work: () => Promise<Value>): Promise<Value> {
    const { scheduler } = this.#deps;
    return new Promise((resolve, reject) => {
      const back = (call: () => void): void => {
        scheduler.after(this.#way(), () => life.hear(call));
      };
      scheduler.after(this.#way(), () => {
        const end = this.#endOf(life, request);
        if (end === 'lost') return;
        if (end === 'refused') return back(() => reject(unreachable()));
        work().then(
          (value) => back(() => (end === 'unanswered' ? reject(unreachable()) : resolve(value))),
          (error) => back(() => reject(error)),
        );
      });
    });
  }

  #way(): number {
    return between(this.#deps.random, 0, this.habits.slowest);
  }

  /** What becomes of a request that has come to the disk. */
  #endOf(life: Life, { isWrite, kill }: Request): 'done' | 'lost' | 'refused' | 'unanswered' {
    const { random, onFault } = this.#deps;
    const { refuses, losesAnswer, kills } = this.habits;
    // What a process had sent before it died may be carried out or not.
    if (!life.isAlive) return isWrite && happens(random, 0.5) ? 'done' : 'lost';
    if (!life.hasStore) return 'refused';
    if (!isWrite) return 'done';
    if (kill !== undefined && happens(random, kills)) {
      kill();
      return happens(random, 0.5) ? 'done' : 'lost';
    }
    if (happens(random, refuses)) {
      onFault('refused write');
      return 'refused';
    }
    if (!happens(random, losesAnswer)) return 'done';
    onFault('lost answer');
    return 'unanswered';
  }

  close(): Promise<void> {
    return this.#database.close();
  }
}
