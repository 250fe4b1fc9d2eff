// Plays the table of docs/strength.md: each level against the one below it, and against the frozen players.
// npm run strength -- [--games 600] [--legend 200] [--seed 1]
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
    legend: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
  },
});

/** The share of one bot among copies of another, with its 95 % interval, in percent. */
const shareOf = (one: string, other: string, players: number): string => {
  const games = one === 'legend' ? values.legend : values.games;
  const args = ['arena', '--bots', `${one},${other}`, '--players', String(players)];
  const options = ['--games', games, '--seed', values.seed, '--json'];
  const main = join(ROOT, 'apps', 'cli', 'dist', 'main.js');
  const { stdout } = spawnSync(process.execPath, [main, ...args, ...options], { encoding: 'utf8' });
  const [first] = JSON.parse(stdout).bots;
  const percent = (share: number): string => (100 * share).toFixed(1);
  return `${percent(first.rate)} (${percent(first.low)}–${percent(first.high)})`;
};

await build();
const pairs = [
  ...LEVELS.slice(1).map((level, index) => [level, LEVELS[index] ?? ''] as const),
  ['tycoon', 'ev'] as const,
  ['legend', 'ev'] as const,
  ['tycoon', 'h20'] as const,
  ['legend', 'h20'] as const,
];
console.log('| one seat of | among | 2 players | 3 players | 4 players | 5 players |');
console.log('|---|---|---|---|---|---|');
console.log('| fair share | | 50 | 33.3 | 25 | 20 |');
for (const [one, other] of pairs)
  console.log(
    `| ${[one, other, ...[2, 3, 4, 5].map((n) => shareOf(one, other, n))].join(' | ')} |`,
  );
