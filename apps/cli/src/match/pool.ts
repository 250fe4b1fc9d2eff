import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Job, Played } from './job.ts';
import { playJob } from './job.ts';

/** A series of games, cut into jobs for the workers. */
export type Series = Omit<Job, 'from' | 'to'> & {
  readonly games: number;
  readonly workers: number | undefined;
};

/** Starting a worker costs more than a handful of games. */
const GAMES_WORTH_A_WORKER = 8;
const LARGEST_JOB = 50;

const jobsOf = ({ games, workers: _, ...job }: Series, workers: number): readonly Job[] => {
  const size = Math.max(1, Math.min(LARGEST_JOB, Math.ceil(games / (workers * 8))));
  return Array.from({ length: Math.ceil(games / size) }, (_unused, index) => ({
    ...job,
    from: index * size,
    to: Math.min(games, (index + 1) * size),
  }));
};

const ask = (worker: Worker, job: Job): Promise<readonly Played[]> =>
  new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (played: readonly Played[]) => {
      worker.off('error', reject);
      resolve(played);
    });
    worker.postMessage(job);
  });

/** Hands out jobs in order and keeps all workers busy; results come back in the order of the games. */
async function* playParallel(
  jobs: readonly Job[],
  workers: readonly Worker[],
): AsyncGenerator<Played> {
  const results: Promise<readonly Played[]>[] = [];
  let handedOut = 0;
  const handOut = (worker: Worker): void => {
    const job = jobs[handedOut];
    if (job === undefined) return;
    const result = ask(worker, job);
    results[handedOut] = result;
    handedOut += 1;
    result.then(
      () => handOut(worker),
      () => {}, // whoever awaits the result below is told
    );
  };
  for (const worker of workers) handOut(worker);
  // A finished job has handed out the next one before anybody hears of it, so the result is always under way.
  for (let index = 0; index < jobs.length; index += 1) yield* (await results[index]) ?? [];
}

/** Plays a series on all processors. The same series gives the same games in the same order, however many workers. */
export async function* playSeries(series: Series): AsyncGenerator<Played> {
  const wanted = series.workers ?? availableParallelism();
  const count = Math.min(wanted, Math.floor(series.games / GAMES_WORTH_A_WORKER));
  const jobs = jobsOf(series, Math.max(1, count));
  if (count <= 1) {
    for (const job of jobs) yield* await playJob(job);
    return;
  }
  const workers = Array.from(
    { length: count },
    () => new Worker(new URL('./worker.js', import.meta.url)),
  );
  try {
    yield* playParallel(jobs, workers);
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
