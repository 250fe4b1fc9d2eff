import { setImmediate } from 'node:timers/promises';
import { bandsFor, tallyOf } from '@claim-it/fairness';
import type { DiceReport } from '@claim-it/protocol';
import { foldTable, newTable, parseEvents, parseHeader } from '@claim-it/protocol';
import type { Roll } from '@claim-it/rules';
import type { TimeSource } from '../clock.ts';
import type { Store, StoredLog } from '../store/index.ts';

/** The rolls of the last finished games are counted again at most this often. */
const FRESH_MS = 600_000;
const GAMES = 200;

const rollsOf = (log: StoredLog): readonly Roll[] => {
  const header = parseHeader(log.header);
  const events = parseEvents(log.entries.map(({ body }) => body));
  if (!header.ok || !events.ok) return [];
  const folded = foldTable(newTable(log.id, header.value), events.value);
  if (!folded.ok) return [];
  return folded.value.steps.flatMap(({ input }) => (input.kind === 'dice' ? [input.roll] : []));
};

/** How the dice of this house have fallen, beside what honest dice do. */
export class DiceStatistics {
  readonly #store: Store;
  readonly #now: TimeSource;
  #report: Promise<DiceReport> | null = null;
  #madeAt = 0;

  constructor(store: Store, now: TimeSource) {
    this.#store = store;
    this.#now = now;
  }

  report(): Promise<DiceReport> {
    if (this.#report !== null && this.#now() - this.#madeAt < FRESH_MS) return this.#report;
    this.#madeAt = this.#now();
    const report = this.#make();
    report.catch(() => {
      this.#report = null;
    });
    this.#report = report;
    return report;
  }

  async #make(): Promise<DiceReport> {
    const tables = await this.#store.findTables({ kind: 'finished', before: null, limit: GAMES });
    const rolls: Roll[] = [];
    for (const { id } of tables) {
      const log = await this.#store.read({ table: id, since: 0 });
      if (log !== null) rolls.push(...rollsOf(log));
      await setImmediate(); // nobody's move waits for the statistics
    }
    const tally = tallyOf(rolls);
    return { games: tables.length, tally, bands: bandsFor(rolls.length) };
  }
}
