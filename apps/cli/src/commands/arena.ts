import type { Catalog } from '@claim-it/text';
import type { Command } from '../command.ts';
import { defineCommand, JSON_FLAG, PLAYERS, RULES, SEED } from '../command.ts';
import { sayBotFault } from '../draw/fault.ts';
import { percent, tableText } from '../draw/format.ts';
import { intervalOf } from '../interval.ts';
import { print, printJson } from '../io.ts';
import { fillSeats, parseEntrants, setupFor } from '../lineup.ts';
import type { Played } from '../match/job.ts';
import type { Fault } from '../match/player.ts';
import { playSeries } from '../match/pool.ts';
import { startProgress } from '../progress.ts';
import { BOTS_MS, GAMES, WORKERS } from './series.ts';

type Tally = {
  readonly name: string;
  readonly seats: number;
  wins: number;
  faults: number;
  firstFault: Fault | null;
};

const count = (tallies: readonly Tally[], { wins, faults }: Played): void => {
  for (const [index, tally] of tallies.entries()) {
    tally.wins += wins[index] ?? 0;
    const fault = faults[index] ?? null;
    if (fault === null) continue;
    tally.faults += 1;
    tally.firstFault ??= fault;
  }
};

const round = (share: number): number => Math.round(share * 10_000) / 10_000;

/** Thirds and halves of wins add up with a rounding error that nobody wants to read. */
const roundWins = (wins: number): number => Math.round(wins * 1e6) / 1e6;

const report = (games: number, tallies: readonly Tally[]): unknown => ({
  games,
  bots: tallies.map(({ name, seats, wins, faults }) => {
    const { rate, low, high } = intervalOf(wins, games);
    const interval = { rate: round(rate), low: round(low), high: round(high) };
    return { name, seats, wins: roundWins(wins), ...interval, faults };
  }),
});

const reportText = (
  games: number,
  players: number,
  rules: string,
  tallies: readonly Tally[],
  text: Catalog,
): string => {
  const { arena, fault } = text.cli;
  const head = [
    arena.bot,
    arena.seats,
    arena.wins,
    arena.rate,
    arena.interval,
    arena.fair,
    arena.faults,
  ];
  const rows = tallies.map(({ name, seats, wins, faults }) => {
    const { rate, low, high } = intervalOf(wins, games);
    const interval = `${percent(low)} – ${percent(high)}`;
    return [
      name,
      `${seats}`,
      `${roundWins(wins)}`,
      percent(rate),
      interval,
      percent(seats / players),
      `${faults}`,
    ];
  });
  const lost = tallies
    .filter((tally) => tally.firstFault !== null)
    .map(({ name, faults, firstFault }) =>
      firstFault === null ? '' : `${fault.lost(name, faults, sayBotFault(firstFault, text))}\n`,
    );
  return `${arena.head(games, players, rules)}\n\n${tableText([head, ...rows])}${lost.join('')}`;
};

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
    ms: BOTS_MS,
    workers: WORKERS,
    json: JSON_FLAG,
  },
  run: async (options, { text }) => {
    const { players = 2, games = 1000, bots = 'steady,random', seed = 1, ms = 1000 } = options;
    const entrants = parseEntrants(bots, players, text);
    const setup = setupFor(players, options.rules);
    const lineup = fillSeats(entrants.length, players);
    const tallies: readonly Tally[] = entrants.map(({ name }, index) => ({
      name,
      seats: lineup.filter((entrant) => entrant === index).length,
      wins: 0,
      faults: 0,
      firstFault: null,
    }));
    const progress = startProgress(games, text);
    let done = 0;
    const series = { setup, entrants, seed, ms, games, rotate: true, workers: options.workers };
    for await (const played of playSeries(series)) {
      count(tallies, played);
      done += 1;
      progress.tick(done);
    }
    progress.clear();
    if (options.json) return printJson(report(games, tallies));
    const rules = text.words.variants[setup.variant];
    return print(reportText(games, players, rules, tallies, text));
  },
});
