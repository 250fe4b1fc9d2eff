import { needsBrain } from '@claim-it/ai';
import type { Setup } from '@claim-it/rules';
import type { Catalog } from '@claim-it/text';
import { loadBrain } from '../brain.ts';
import type { Entrant } from '../lineup.ts';

/** Options shared by the commands that let bots play many games. */
export const GAMES = { kind: 'number', low: 1, high: 100_000_000 } as const;
export const BOTS_MS = { kind: 'number', low: 1, high: 3_600_000 } as const;
export const WORKERS = { kind: 'number', low: 1, high: 256 } as const;

/** Invalid weights are reported before the first game, not by a worker in the middle of it. */
export const checkBrains = async (
  entrants: readonly Entrant[],
  setup: Setup,
  text: Catalog,
): Promise<void> => {
  if (entrants.some((entrant) => entrant.kind === 'builtIn' && needsBrain(entrant.name)))
    await loadBrain(setup, text);
};
