import { setImmediate } from 'node:timers/promises';
import { bandsFor, tallyOf } from '@claim-it/fairness';
import type { DiceReport } from '@claim-it/protocol';
import type { Roll } from '@claim-it/rules';
import type { TimeSource } from '../clock.ts';
import type { Store, StoredLog } from '../store/index.ts';
import { playThrough } from './record.ts';
import { remembered } from './remembered.ts';

/** The rolls of the last finished games are counted again at most this often. */
const FRESH_MS = 600_000;
const GAMES = 200;

const rollsOf = (log: StoredLog): readonly Roll[] =>
  (playThrough(log)?.steps ?? []).flatMap(({ input }) =>
    input.kind === 'dice' ? [input.roll] : [],
  );

/** How the dice of this house have fallen, beside what honest dice do. */
export const diceStatistics = (store: Store, elapsed: TimeSource): (() => Promise<DiceReport>) =>
  remembered(FRESH_MS, elapsed, async () => {
    const tables = await store.findTables({ kind: 'finished', before: null, limit: GAMES });
    const rolls: Roll[] = [];
    for (const { id } of tables) {
      const log = await store.read({ table: id, since: 0 });
      if (log !== null) rolls.push(...rollsOf(log));
      await setImmediate(); // no move waits for the statistics
    }
    return { games: tables.length, tally: tallyOf(rolls), bands: bandsFor(rolls.length) };
  });
