import { setImmediate } from 'node:timers/promises';
import { bandsFor, tallyOf } from '@claim-it/fairness';
import type { DiceReport } from '@claim-it/protocol';
import type { Roll } from '@claim-it/rules';
import type { TimeSource } from '../clock.ts';
import { readRolls } from '../folds/foldLog.ts';
import type { Folds } from '../folds/folds.ts';
import type { Store } from '../store/index.ts';
import { remembered } from './remembered.ts';

/** The rolls of the last finished games are counted again at most this often. */
const FRESH_MS = 600_000;
const GAMES = 200;

/** How the dice of this server have fallen, beside what honest dice do. */
export const diceStatistics = (
  store: Store,
  folds: Folds,
  elapsed: TimeSource,
): (() => Promise<DiceReport>) =>
  remembered(FRESH_MS, elapsed, async () => {
    const tables = await store.findTables({ kind: 'finished', before: null, limit: GAMES });
    const rolls: Roll[] = [];
    for (const { id } of tables) {
      const fold = await folds.of(id);
      if (fold !== null) rolls.push(...readRolls(fold));
      await setImmediate(); // no move waits for the statistics
    }
    return { games: tables.length, tally: tallyOf(rolls), bands: bandsFor(rolls.length) };
  });
