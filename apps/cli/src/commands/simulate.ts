import process from 'node:process';
import type { Command } from '../command.ts';
import { defineCommand, JSON_FLAG, PLAYERS, RULES, SEED } from '../command.ts';
import { print } from '../io.ts';
import { parseEntrants, setupFor } from '../lineup.ts';
import { playSeries } from '../match/pool.ts';
import { startProgress } from '../progress.ts';
import { BOTS_MS, checkBrains, GAMES, WORKERS } from './series.ts';

/** Records of bots' games; they are already machine-readable, so `--json` changes nothing. */
export const simulateCommand: Command = defineCommand({
  name: 'simulate',
  arguments: [],
  options: {
    players: PLAYERS,
    games: GAMES,
    bots: { kind: 'text' },
    seed: SEED,
    rules: RULES,
    ms: BOTS_MS,
    workers: WORKERS,
    json: JSON_FLAG,
  },
  run: async (options, { text }) => {
    const { players = 2, games = 1, bots = 'steady', seed = 1, ms = null, workers } = options;
    const entrants = parseEntrants(bots, players, text);
    const setup = setupFor(players, options.rules);
    await checkBrains(entrants, setup, text);
    const progress = startProgress(games, text);
    let done = 0;
    const series = { setup, entrants, seed, ms, games, rotate: false, luck: false, workers };
    for await (const { record } of playSeries(series)) {
      if (process.stdout.isTTY) progress.clear(); // records and bar share the screen
      await print(done === 0 ? record : `\n${record}`);
      done += 1;
      progress.tick(done);
    }
    progress.clear();
  },
});
