// npm run bench -w @claim-it/ai: what the brain costs: decisions of `legend`, the review of a game, rollouts, and where the time goes.
// Given the thinking.wasm of another build, alternates with that one and counts the answers that differ.
import { readFileSync } from 'node:fs';
import { argv, cpuUsage } from 'node:process';
import { fileURLToPath } from 'node:url';
import type { Position } from '@claim-it/kernel';
import { createKernel } from '@claim-it/kernel';
import { parseRecord, ROLLS, weightOf } from '@claim-it/rules';
import { recordNamed } from '@claim-it/testkit';
import { compile } from '../scripts/build.mjs';
import { analyse } from '../src/analysis/analyse.ts';
import { seededRandom } from '../src/index.ts';
import { createBrain } from '../src/net/brain.ts';
import type { Brain } from '../src/net/types.ts';
import { provideEngine } from '../src/net/wasm.ts';
import { parseWeights } from '../src/net/weights.ts';
import { profileOf } from './profile.ts';

const COUNTS = [2, 3, 4, 5] as const;
/** Decisions at each number of seats: ten are above the 99th percentile. */
const DECISIONS = 1000;
const REVIEWS = 9;
/** Rollouts: so many positions at each number of seats, with so many trials. */
const POSITIONS = 12;
const TRIALS = 216;
/** The first round is not counted: it includes compile time. */
const ROUNDS = 4;
const WARM_UP = 40;
const SEED = 17;

type Contender = { readonly name: string; readonly brains: ReadonlyMap<number, Brain> };

/** Processor time in milliseconds, which a busy machine affects less. */
const now = (): number => {
  const { user, system } = cpuUsage();
  return (user + system) / 1000;
};

const fileOf = (path: string): Uint8Array<ArrayBuffer> => Uint8Array.from(readFileSync(path));

const contender = (name: string, code: Uint8Array<ArrayBuffer>): Contender => {
  provideEngine(code);
  const brains = COUNTS.map((players) => {
    const bytes = fileOf(
      fileURLToPath(import.meta.resolve(`@claim-it/ai/weights/${players}-std.bin`)),
    );
    return [players, createBrain(parseWeights(bytes))] as const;
  });
  return { name, brains: new Map(brains) };
};

const brainOf = ({ brains }: Contender, players: number): Brain => {
  const brain = brains.get(players);
  if (brain === undefined) throw new Error(`no brain for ${players}`);
  return brain;
};

const sorted = (numbers: readonly number[]): number[] =>
  numbers.toSorted((left, right) => left - right);

const percentile = (numbers: readonly number[], share: number): number =>
  sorted(numbers)[Math.floor(share * numbers.length)] ?? Number.NaN;

const sumOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0);

const OUTCOMES: readonly number[] = ROLLS.flatMap((roll, cls) =>
  Array.from({ length: weightOf(roll) }, () => cls),
);

const random = seededRandom(SEED);
const rolled = (): number => OUTCOMES[random.below(OUTCOMES.length)] ?? 0;

/** A kernel of the usual build: the engines here leave parts of it out. */
const kernel = createKernel();

/** The position and the roll of each decision in games of `legend` against itself; `decide` returns its choice. */
const playDecisions = (
  players: number,
  count: number,
  decide: (position: Position, cls: number) => { space: number; takes: boolean },
): void => {
  kernel.reset(players, 'standard');
  for (let decisions = 0; decisions < count; ) {
    const cls = rolled();
    if (kernel.legal(cls) === 0) kernel.bust();
    else {
      const { space, takes } = decide(kernel.read(), cls);
      kernel.place(cls, space);
      if (takes) kernel.take();
      decisions += 1;
    }
    if (kernel.read().left === 0) kernel.reset(players, 'standard');
  }
};

const columns = (cells: readonly string[]): void =>
  console.log(
    cells.map((cell, index) => (index === 0 ? cell.padEnd(24) : cell.padStart(14))).join(''),
  );

const own = contender(
  'this build',
  fileOf(fileURLToPath(new URL('../build/thinking.wasm', import.meta.url))),
);
const contenders = [own];
if (argv[2] !== undefined) contenders.push(contender('the other', fileOf(argv[2])));

const positions = new Map<number, Position[]>(COUNTS.map((players) => [players, []]));
let different = 0;

console.log('legend: milliseconds of processor time a decision');
columns(['', 'seats', 'median', 'p99', 'slowest', 'in all, s']);
for (const players of COUNTS) {
  const times = contenders.map((): number[] => []);
  playDecisions(players, WARM_UP + DECISIONS, (position, cls) => {
    const opinions = contenders.map((one, index) => {
      const start = now();
      const opinion = brainOf(one, players).consider(position, cls, 'search', { rivals: 'weaker' });
      times[index]?.push(now() - start);
      return opinion;
    });
    const [first, ...others] = opinions.map((opinion) => JSON.stringify(opinion));
    if (others.some((other) => other !== first)) different += 1;
    if (random.below(40) === 0) positions.get(players)?.push(position);
    const { candidates = [], best = 0, takes = false } = opinions[0] ?? {};
    return { space: candidates[best]?.space ?? 0, takes };
  });
  for (const [index, { name }] of contenders.entries()) {
    const counted = (times[index] ?? []).slice(WARM_UP);
    const figures = [percentile(counted, 0.5), percentile(counted, 0.99), Math.max(...counted)];
    columns([
      name,
      String(players),
      ...figures.map((figure) => figure.toFixed(2)),
      (sumOf(counted) / 1000).toFixed(2),
    ]);
  }
}
const decided = COUNTS.length * (WARM_UP + DECISIONS);
if (contenders.length > 1) console.log(`${different} of ${decided} decisions have another answer`);

const replay = parseRecord(recordNamed('known'));
if (!replay.ok) throw new Error('the sample game cannot be read');
const { value: game } = replay;
const rolls = game.steps.filter(({ move }) => move.kind === 'dice').length;

const review = (one: Contender): string =>
  JSON.stringify(analyse(game, brainOf(one, game.record.setup.colors.length)));

console.log(`\nreview of a game of ${rolls} rolls: milliseconds on one core`);
columns(['', 'median', 'fastest']);
const reviews = contenders.map((): number[] => []);
const reports = new Set<string>();
for (let run = 0; run <= REVIEWS; run += 1)
  for (const [index, one] of contenders.entries()) {
    const start = now();
    const report = review(one);
    if (run > 0) reviews[index]?.push(now() - start);
    reports.add(report);
  }
for (const [index, { name }] of contenders.entries()) {
  const times = reviews[index] ?? [];
  columns([name, ...[percentile(times, 0.5), Math.min(...times)].map((time) => time.toFixed(0))]);
}
if (contenders.length > 1) console.log(reports.size === 1 ? 'equal reports' : 'unequal reports');

/** Plays a position to the end, with the same dice for all. */
const rollOut = (brain: Brain, position: Position, trials: number): void => {
  for (let trial = 0; trial < trials; trial += 1)
    brain.playOut(position, OUTCOMES[trial % OUTCOMES.length] ?? 0, trial);
};

console.log('\nrollouts: trials a second of one core');
columns(['', 'seats', 'trials/s']);
for (const players of COUNTS) {
  const asked = (positions.get(players) ?? []).slice(0, POSITIONS);
  const times = contenders.map(() => 0);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const position of asked)
      for (const [index, one] of contenders.entries()) {
        const start = now();
        rollOut(brainOf(one, players), position, TRIALS);
        if (round > 0) times[index] = (times[index] ?? 0) + now() - start;
      }
  const trials = (ROUNDS - 1) * asked.length * TRIALS;
  for (const [index, { name }] of contenders.entries())
    columns([name, String(players), ((1000 * trials) / (times[index] ?? 0)).toFixed(0)]);
}

const named = contender('named', Uint8Array.from(await compile('thinking', ['--debug'])));
const works: readonly (readonly [string, () => void])[] = [
  [
    'decisions of legend',
    () => {
      for (const players of COUNTS)
        for (const position of (positions.get(players) ?? []).slice(0, POSITIONS))
          brainOf(named, players).consider(position, rolled(), 'search', { rivals: 'weaker' });
    },
  ],
  ['a review', () => void review(named)],
  [
    'rollouts',
    () => {
      for (const players of COUNTS)
        for (const position of (positions.get(players) ?? []).slice(0, POSITIONS))
          rollOut(brainOf(named, players), position, 20);
    },
  ],
];
for (const [name, work] of works) {
  console.log(`\n${name}: the ten largest entries of the profile`);
  for (const [entry, share] of await profileOf(work))
    columns([entry, `${(100 * share).toFixed(1)} %`]);
}
