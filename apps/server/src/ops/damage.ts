import type { TableId } from '@claim-it/protocol';
import type { Store } from '../store/index.ts';
import { StoreFault } from '../store/index.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { SecurityLog } from './securityLog.ts';

/** Enough to find a table in the store; its whole id would let every reader of the log watch it. */
const SHOWN = 8;
const MOST_NAMED = 5;

type DamageDeps = {
  readonly log: Log;
  readonly metrics: Pick<Metrics, 'damagedGames'>;
  readonly security: SecurityLog;
};

/** Unreadable games. Each affects only itself: it is skipped everywhere, counted, and logged once. */
export class DamagedGames {
  readonly #deps: DamageDeps;
  readonly #tables = new Set<TableId>();

  constructor(deps: DamageDeps) {
    this.#deps = deps;
  }

  note = (table: TableId, why: string): void => {
    if (this.#tables.has(table)) return;
    this.#tables.add(table);
    const { log, metrics, security } = this.#deps;
    metrics.damagedGames.set(this.#tables.size);
    const game = table.slice(0, SHOWN);
    log.error({ game, why: why.replaceAll(table, game) }, 'a game is damaged and left out');
    security('damagedGame');
  };

  /** One line about all of them; null if there is none. */
  get line(): string | null {
    const all = [...this.#tables].map((table) => table.slice(0, SHOWN));
    if (all.length === 0) return null;
    const named = all.slice(0, MOST_NAMED).join(', ');
    return `${all.length} damaged: ${named}${all.length > MOST_NAMED ? ' and more' : ''}`;
  }
}

/** The store without its damaged games, which appear as missing. */
export const sparing = (store: Store, damage: DamagedGames): Store => ({
  ...store,
  read: async (request) => {
    try {
      return await store.read(request);
    } catch (error) {
      if (!(error instanceof StoreFault) || error.kind !== 'damaged') throw error;
      damage.note(request.table, error.message);
      return null;
    }
  },
  findTables: (query) => store.findTables(query, damage.note),
});
