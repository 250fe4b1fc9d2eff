import { loadBrain } from '../brain.ts';
import type { Command } from '../command.ts';
import { defineCommand, JSON_FLAG, PLAYERS, RULES, SEED } from '../command.ts';
import { print, printJson } from '../io.ts';
import { fillSeats, parseEntrants, setupFor } from '../lineup.ts';
import { playSeries } from '../match/pool.ts';
import { startProgress } from '../progress.ts';
import type { EntrantTally } from '../report/tally.ts';
import { countGame, newTally, tallyFacts, tallyText } from '../report/tally.ts';
import { BOTS_MS, checkBrains, GAMES, WORKERS } from './series.ts';

/** Bots against each other, seats rotated evenly, shared wins divided. */
export const arenaCommand: Command = defineCommand({
  name: 'arena',
  arguments: [],
  options: {
    bots: { kind: 'text' },
    players: PLAYERS,
    games: GAMES,
    seed: SEED,
    rules: RULES,
    luck: { kind: 'flag' },
    ms: BOTS_MS,
    workers: WORKERS,
    json: JSON_FLAG,
  },
  run: async (options, { text }) => {
    const { players = 2, games = 1000, bots = 'steady,random', seed = 1, ms = null } = options;
    const { luck, workers } = options;
    const entrants = parseEntrants(bots, players, text);
    const setup = setupFor(players, options.rules);
    await checkBrains(entrants, setup, text);
    if (luck) await loadBrain(setup, text);
    const lineup = fillSeats(entrants.length, players);
    const tallies: readonly EntrantTally[] = entrants.map(({ name }, index) => {
      const seats = lineup.filter((entrant) => entrant === index).length;
      return newTally(name, seats, players, luck);
    });
    const progress = startProgress(games, text);
    let done = 0;
    const series = { setup, entrants, seed, ms, games, rotate: true, luck, workers };
    for await (const played of playSeries(series)) {
      countGame(tallies, played, done);
      done += 1;
      progress.tick(done);
    }
    progress.clear();
    if (options.json) return printJson(tallyFacts(games, tallies));
    const rules = text.words.variants[setup.variant];
    return print(tallyText(games, players, rules, tallies, text));
  },
});
