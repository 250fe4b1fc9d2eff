import type { TableId } from '@claim-it/protocol';
import type { Timers } from '../clock.ts';
import { isPassing } from '../fault.ts';
import type { Store } from '../store/index.ts';
import type { DamagedGames } from './damage.ts';
import type { Log } from './log.ts';

/** So many tables are looked at without a pause, in a millisecond or two. */
const PAGE = 200;
const PAUSE_MS = 100;
/** So many broken games are named at the start; more of them are found when they are read. */
const MOST_BROKEN = 20;

type HeadsDeps = {
  readonly store: Pick<Store, 'checkHeads'>;
  readonly damage: Pick<DamagedGames, 'note'>;
  readonly log: Log;
  readonly timers: Timers;
};

/** Looks whether the log of every unfinished game ends at its head: a page at the start, the others while the server runs. */
export class HeadCheck {
  readonly #deps: HeadsDeps;
  #broken = 0;
  #cancel = (): void => undefined;
  #isStopped = false;

  constructor(deps: HeadsDeps) {
    this.#deps = deps;
  }

  async start(): Promise<void> {
    this.#plan(await this.#look(null));
  }

  async #look(after: TableId | null): Promise<TableId | null> {
    const { store, damage } = this.#deps;
    const { broken, last } = await store.checkHeads({ after, limit: PAGE });
    for (const table of broken) damage.note(table, 'The log does not end at its head.');
    this.#broken += broken.length;
    return this.#broken >= MOST_BROKEN ? null : last;
  }

  #plan(after: TableId | null): void {
    if (after === null || this.#isStopped) return;
    this.#cancel = this.#deps.timers.after(PAUSE_MS, () => void this.#lookOn(after));
  }

  async #lookOn(after: TableId): Promise<void> {
    try {
      this.#plan(await this.#look(after));
    } catch (error) {
      if (isPassing(error)) this.#plan(after);
      else this.#deps.log.error({ why: String(error) }, 'the heads of games cannot be checked');
    }
  }

  stop(): void {
    this.#isStopped = true;
    this.#cancel();
  }
}
