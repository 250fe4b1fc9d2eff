import { appendFileSync, mkdirSync } from 'node:fs';
import { argv, exit, stderr, stdout } from 'node:process';
import { fileURLToPath } from 'node:url';
import type { Arena, Strength } from '../net/arena.ts';
import { createArena } from '../net/arena.ts';
import { formatWeights } from '../net/weights.ts';
import { formatCheckpoint, writeWhole } from './checkpoint.ts';
import type { Options } from './options.ts';
import { parseOptions, USAGE } from './options.ts';
import { beginningOf, finishedNote } from './origin.ts';
import type { TrainingProgress } from './progress.ts';
import { createProgress } from './progress.ts';
import type { Losses, Plan, Trainer } from './trainer.ts';
import { createTrainer } from './trainer.ts';

const HOME = fileURLToPath(new URL('../..', import.meta.url));
const KEPT = `${HOME}.training`;
const PUBLISHED = `${HOME}weights`;

/** Games between two checkpoints with a measurement. */
const EVERY = 25_000;
const TEST_GAMES = 3000;
const TEST_SEED = 77;

type Run = {
  readonly options: Options;
  readonly plan: Plan;
  readonly name: string;
  readonly trainer: Trainer;
  readonly arena: Arena;
  readonly progress: TrainingProgress;
  readonly started: number;
};

const minutesOf = ({ started }: Run): number => (Date.now() - started) / 60_000;

const percent = ({ share, interval }: Strength): string =>
  `${(share * 100).toFixed(1)} ±${(interval * 100).toFixed(1)} %`;

/** Saves the run, writes its current weights, and logs their strength. */
const stop = (run: Run, losses: Losses): void => {
  const { options, plan, trainer, arena, name } = run;
  const { players, variant } = plan;
  const games = trainer.games();
  const values = trainer.weights();
  writeWhole(`${KEPT}/${name}.checkpoint`, formatCheckpoint(trainer.save()));
  const weights = formatWeights({ players, variant, games, values });
  writeWhole(`${KEPT}/${name}.bin`, weights);
  if (options.publish) writeWhole(`${PUBLISHED}/${name}.bin`, weights);
  arena.load(values);
  const match = {
    candidate: 'staticOverWeaker',
    games: TEST_GAMES,
    variant,
    seed: TEST_SEED,
  } as const;
  const ev = arena.play({ ...match, opponent: 'ev' });
  const h20 = arena.play({ ...match, opponent: 'h20' });
  const minutes = Number(minutesOf(run).toFixed(2));
  const line = { players, variant, games, minutes, losses, ev, h20 };
  appendFileSync(`${KEPT}/${name}.log.jsonl`, `${JSON.stringify(line)}\n`);
  const loss = `${losses.start.toFixed(5)} ${losses.stake.toFixed(5)}`;
  run.progress.note(
    `${games} games, ${minutes} min, loss ${loss}, ev ${percent(ev)}, h20 ${percent(h20)}`,
  );
};

const isDone = (run: Run): boolean => {
  const { minutes } = run.options;
  return run.trainer.games() >= run.plan.horizon || (minutes !== null && minutesOf(run) >= minutes);
};

/** Trains to the next stop; returns the mean losses on the way. */
const trainTo = (run: Run, games: number): Losses => {
  const { trainer, progress } = run;
  let steps = 0;
  let start = 0;
  let stake = 0;
  while (trainer.games() < games && !isDone(run)) {
    const losses = trainer.step();
    steps += 1;
    start += losses.start;
    stake += losses.stake;
    if (steps % 64 === 0)
      progress.show(trainer.games(), `${Math.round(trainer.games() / 1000)} k games`);
  }
  return { start: start / Math.max(1, steps), stake: stake / Math.max(1, steps) };
};

const train = (options: Options): void => {
  const beginning = beginningOf(options);
  const { plan, origin } = beginning;
  const { players, variant, horizon } = plan;
  mkdirSync(KEPT, { recursive: true });
  mkdirSync(PUBLISHED, { recursive: true });
  const run: Run = {
    options,
    plan,
    name: `${players}-${variant === 'reuse' ? 'reuse' : 'std'}`,
    trainer: createTrainer(plan, origin),
    arena: createArena(players),
    progress: createProgress(horizon, stdout),
    started: Date.now(),
  };
  const note = finishedNote(beginning);
  if (note !== null) run.progress.note(note);
  while (!isDone(run)) {
    const next = (Math.floor(run.trainer.games() / EVERY) + 1) * EVERY;
    stop(run, trainTo(run, next));
  }
};

try {
  train(parseOptions(argv.slice(2)));
} catch (fault) {
  stderr.write(`${fault instanceof Error ? fault.message : String(fault)}\n${USAGE}\n`);
  exit(1);
}
