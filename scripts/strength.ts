// Plays the table of docs/strength.md: each level against the one below it, and against the frozen players, with the luck of
// the dice taken out. npm run strength -- [--games 600] [--legend 400] [--seed 1] [--players 2,3,4,5] [--pairs legend:ev,tycoon:ev]
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { LEVELS } from '@claim-it/ai';
import { build } from './build.mjs';
import { ROOT } from './fingerprint.mjs';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '600' },
    legend: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
    players: { type: 'string', default: '2,3,4,5' },
    pairs: { type: 'string' },
  },
});

/** The share of one bot among copies of another, with its 95 % interval, in percent. */
const shareOf = (one: string, other: string, players: number): string => {
  const games = one === 'legend' ? values.legend : values.games;
  const args = ['arena', '--bots', `${one},${other}`, '--players', String(players)];
  const options = ['--games', games, '--seed', values.seed, '--luck', '--json'];
  const main = join(ROOT, 'apps', 'cli', 'dist', 'main.js');
  const { stdout } = spawnSync(process.execPath, [main, ...args, ...options], { encoding: 'utf8' });
  const [first] = JSON.parse(stdout).bots;
  const { rate, low, high } = first.adjusted;
  const percent = (share: number): string => (100 * share).toFixed(1);
  return `${percent(rate)} (${percent(low)}–${percent(high)})`;
};

await build();
const counts = values.players.split(',').map(Number);
const usualPairs = [
  ...LEVELS.slice(1).map((level, index) => [level, LEVELS[index] ?? ''] as const),
  ['tycoon', 'ev'] as const,
  ['legend', 'ev'] as const,
  ['tycoon', 'h20'] as const,
  ['legend', 'h20'] as const,
];
const pairs =
  values.pairs === undefined
    ? usualPairs
    : values.pairs.split(',').map((pair) => pair.split(':') as [string, string]);
const line = (cells: readonly string[]): void => console.log(`| ${cells.join(' | ')} |`);
line(['one seat of', 'among', ...counts.map((count) => `${count} players`)]);
line(['---', '---', ...counts.map(() => '---')]);
line(['fair share', '', ...counts.map((count) => (100 / count).toFixed(1))]);
for (const [one, other] of pairs)
  line([one, other, ...counts.map((count) => shareOf(one, other, count))]);
