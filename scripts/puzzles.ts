// Finds puzzles in games of the strongest bot against itself, or confirms the shipped ones again.
// npm run puzzles -- [--seed 1] [--count 330]      continues where it stopped, then writes the file
// npm run puzzles -- --check [--first 5] [--seed 7]
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import type { Brain, Mined, Puzzle } from '@claim-it/ai';
import {
  confirm,
  createBrainLoader,
  difficultyOf,
  formatPuzzle,
  mineGame,
  parsePuzzles,
} from '@claim-it/ai';
import { ROOT } from './fingerprint.mjs';

const SHIPPED = join(ROOT, 'packages', 'ai', 'puzzles', 'shipped.txt');
const WEIGHTS = join(ROOT, 'packages', 'ai', 'weights');

const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    first: { type: 'string' },
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '330' },
    /** New puzzles are appended here; a second run continues after them. */
    found: { type: 'string', default: join(ROOT, '.cache', 'puzzles.jsonl') },
  },
});

const load = createBrainLoader();

const loadBrain = (setup: Puzzle['game']['setup']): Promise<Brain> =>
  load(setup, (name) => readFile(join(WEIGHTS, `${name}.bin`)));

const readFound = (): Mined[] =>
  existsSync(values.found)
    ? readFileSync(values.found, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line))
    : [];

const ship = (mined: readonly Mined[]): void => {
  const lines = mined
    .map(({ position, choices, hardness }) => ({
      position,
      choices,
      difficulty: difficultyOf(hardness),
    }))
    .sort((one, other) => one.difficulty - other.difficulty)
    .map(formatPuzzle);
  writeFileSync(SHIPPED, `${lines.join('\n')}\n`);
  console.log(`${lines.length} puzzles in packages/ai/puzzles/shipped.txt`);
};

const mine = async (): Promise<void> => {
  const known = readFound();
  mkdirSync(dirname(values.found), { recursive: true });
  const wanted = Number(values.count);
  for (let number = 1 + (known.at(-1)?.number ?? 0); known.length < wanted; number += 1) {
    const found = await mineGame(number, known, { seed: Number(values.seed), loadBrain });
    if (found === null) continue;
    known.push(found);
    appendFileSync(values.found, `${JSON.stringify(found)}\n`);
    const { answer, kind, phase, fooled } = found.traits;
    console.log(`${known.length}: game ${number}, ${answer}, ${kind}, ${phase}, fools ${fooled}`);
  }
  ship(known.slice(0, wanted));
};

/** The criteria of a shipped puzzle; more rounds where the variance is high. */
const CHECK = { errors: 5, rounds: [2, 20], closest: 0 } as const;

const check = async (): Promise<void> => {
  const puzzles = parsePuzzles(readFileSync(SHIPPED, 'utf8'));
  const asked = puzzles.slice(0, Number(values.first ?? puzzles.length));
  let failed = 0;
  for (const [index, { id, game, choices }] of asked.entries()) {
    const brain = await loadBrain(game.setup);
    const { isClear, contests } = confirm(game, brain, choices, {
      ...CHECK,
      seed: Number(values.seed),
    });
    const least = Math.min(
      ...contests.slice(1).map(({ behind }) => behind.mean / behind.standardError),
    );
    if (!isClear) failed += 1;
    console.log(
      `${index + 1} of ${asked.length} ${id} ${isClear ? 'ok' : 'FAILED'} ${least.toFixed(1)} standard errors`,
    );
  }
  console.log(`${asked.length - failed} confirmed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
};

await (values.check ? check() : mine());
