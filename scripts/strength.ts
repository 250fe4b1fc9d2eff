// Plays the tables of docs/strength.md, one seat of a bot among copies of another.
// npm run strength -- [--games 600] [--legend 400] [--seed 1] [--players 2,3,4,5] [--rules reuse] [--pairs legend:ev,tycoon:ev]
//   each level against the one below it and against the frozen players, without the luck of the dice
// npm run strength -- --static [--games 20000] [--seed 77] [--players 2,3,4,5] [--rules reuse] [--pairs staticOverWeaker:ev]
//   the network alone against the frozen players, inside the kernel: plain shares; pairs are players of the kernel's arena
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import type { ArenaPlayer } from '@claim-it/ai';
import {
  ARENA_PLAYERS,
  BOT_NAMES,
  createArena,
  isBotName,
  LEVELS,
  parseWeights,
  STYLES,
} from '@claim-it/ai';
import { build } from './build.mjs';
import { ROOT } from './fingerprint.mjs';

const { values } = parseArgs({
  options: {
    static: { type: 'boolean', default: false },
    games: { type: 'string' },
    legend: { type: 'string', default: '400' },
    seed: { type: 'string' },
    players: { type: 'string', default: '2,3,4,5' },
    rules: { type: 'string', default: 'std' },
    pairs: { type: 'string' },
  },
});

/** Prints one line and exits. */
const fail = (line: string, code = 2): never => {
  process.stderr.write(`strength: ${line.trim()}\n`);
  process.exit(code);
};

type Pair<Name extends string> = readonly [Name, Name];

/** Reads `legend:ev`; a bot may have a style of its own, `tycoon:daring:ev`. */
const pairIn = <Name extends string>(
  text: string,
  isName: (name: string) => name is Name,
  known: string,
): Pair<Name> => {
  const parts = text.split(':');
  for (let cut = 1; cut < parts.length; cut += 1) {
    const [one, other] = [parts.slice(0, cut).join(':'), parts.slice(cut).join(':')];
    if (isName(one) && isName(other)) return [one, other];
  }
  return fail(`“${text}” is no pair of players such as legend:ev. Players: ${known}.`);
};

const numberIn = (text: string, option: string, low: number, high: number): number => {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= low && number <= high) return number;
  return fail(`--${option} takes whole numbers from ${low} to ${high}, not “${text}”.`);
};

const percent = (share: number): string => (100 * share).toFixed(1);
const cell = (share: number, low: number, high: number): string =>
  `${percent(share)} (${percent(low)}–${percent(high)})`;

if (values.rules !== 'std' && values.rules !== 'reuse') fail('--rules takes std or reuse.');
const counts = values.players.split(',').map((text) => numberIn(text, 'players', 2, 5));
const seed = numberIn(values.seed ?? (values.static ? '77' : '1'), 'seed', 0, 0xffff_ffff);
const games = numberIn(values.games ?? (values.static ? '20000' : '600'), 'games', 1, 1e8);
const legendGames = numberIn(values.legend, 'legend', 1, 1e8);

/** The share of one bot among copies of another, with its 95 % interval, in percent. */
const shareOf = ([one, other]: Pair<string>, players: number): string => {
  const played = one.startsWith('legend') ? legendGames : games;
  const args = ['arena', '--bots', `${one},${other}`, '--players', String(players)];
  const options = ['--games', String(played), '--seed', String(seed), '--rules', values.rules];
  const main = join(ROOT, 'apps', 'cli', 'dist', 'main.js');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [main, ...args, ...options, '--luck', '--json'],
    { encoding: 'utf8' },
  );
  if (status !== 0) return fail(stderr || `the arena ended with ${status}`, 1);
  const { rate, low, high } = JSON.parse(stdout).bots[0].adjusted;
  return cell(rate, low, high);
};

/** The same for players of the kernel's arena, with the weights as bots play with them. */
const staticShareOf = ([candidate, opponent]: Pair<ArenaPlayer>, players: number): string => {
  const file = join(ROOT, 'packages', 'ai', 'weights', `${players}-${values.rules}.bin`);
  const weights = parseWeights(readFileSync(file));
  const arena = createArena(players);
  arena.load(weights.values);
  arena.loadRival(weights.values);
  const match = { candidate, opponent, games, variant: weights.variant, seed };
  const { share, interval } = arena.play(match);
  return cell(share, share - interval, share + interval);
};

const printTable = <Name extends string>(
  pairs: readonly Pair<Name>[],
  share: (pair: Pair<Name>, players: number) => string,
): void => {
  const line = (cells: readonly string[]): void => console.log(`| ${cells.join(' | ')} |`);
  line(['one seat of', 'among', ...counts.map((count) => `${count} players`)]);
  line(['---', '---', ...counts.map(() => '---')]);
  line(['fair share', '', ...counts.map((count) => percent(1 / count))]);
  for (const [row, pair] of pairs.entries()) {
    line([...pair, ...counts.map((count) => share(pair, count))]);
    if (!values.static) process.stderr.write(`${row + 1} of ${pairs.length} pairs\n`);
  }
};

const isArenaPlayer = (name: string): name is ArenaPlayer => Object.hasOwn(ARENA_PLAYERS, name);

if (values.static) {
  const known = Object.keys(ARENA_PLAYERS).join(', ');
  const wanted = values.pairs ?? 'staticOverWeaker:ev,staticOverWeaker:h20';
  const pairs = wanted.split(',').map((text) => pairIn(text, isArenaPlayer, known));
  printTable(pairs, staticShareOf);
} else {
  const steps = LEVELS.slice(1).map((level, index) => `${level}:${LEVELS[index]}`);
  const usual = [...steps, 'tycoon:ev', 'legend:ev', 'tycoon:h20', 'legend:h20'].join(',');
  const known = `${BOT_NAMES.join(', ')}; styles: ${STYLES.join(', ')}`;
  const pairs = (values.pairs ?? usual).split(',').map((text) => pairIn(text, isBotName, known));
  await build('cli');
  printTable(pairs, shareOf);
}
