import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { invariant } from '@claim-it/rules';
import { endChildrenOnExit } from './children.ts';
import type { SeriesGame, SeriesJob } from './job.ts';
import { playJob } from './job.ts';

/** A series of games, split into jobs for the workers. */
export type Series = Omit<SeriesJob, 'from' | 'to'> & {
  readonly games: number;
  readonly workers: number | undefined;
};

/** Starting a worker costs more than a few games. */
const GAMES_WORTH_A_WORKER = 8;
/** The first game of a long series should come soon. */
const LARGEST_JOB = 16;
/** How many unread results each worker may have. */
const JOBS_AHEAD = 4;

/** Jobs are created lazily: a long series uses no more memory than a short one. */
type Jobs = { readonly count: number; readonly at: (index: number) => SeriesJob };

const jobsOf = ({ games, workers: _, ...job }: Series, workers: number): Jobs => {
  const size = Math.max(1, Math.min(LARGEST_JOB, Math.ceil(games / (workers * 8))));
  return {
    count: Math.ceil(games / size),
    at: (index) => ({ ...job, from: index * size, to: Math.min(games, (index + 1) * size) }),
  };
};

const ask = (worker: Worker, job: SeriesJob): Promise<readonly SeriesGame[]> =>
  new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (played: readonly SeriesGame[]) => {
      worker.off('error', reject);
      resolve(played);
    });
    worker.postMessage(job);
  });

/** Distributes jobs in order; results are returned in the order of the games. A slow reader slows the workers down. */
async function* playParallel(jobs: Jobs, workers: readonly Worker[]): AsyncGenerator<SeriesGame> {
  const results = new Map<number, Promise<readonly SeriesGame[]>>();
  const idle = [...workers];
  let handedOut = 0;
  const handOut = (): void => {
    if (handedOut === jobs.count || results.size === workers.length * JOBS_AHEAD) return;
    const worker = idle.pop();
    if (worker === undefined) return;
    const result = ask(worker, jobs.at(handedOut));
    results.set(handedOut, result);
    handedOut += 1;
    result.then(
      () => {
        idle.push(worker);
        handOut();
      },
      () => {}, // the caller that awaits the result below gets the error
    );
    handOut();
  };
  for (let index = 0; index < jobs.count; index += 1) {
    handOut();
    const played = await results.get(index);
    invariant(played !== undefined, 'the next job is always under way');
    results.delete(index);
    yield* played;
  }
}

/** Plays a series on all processors. The same series gives the same games in the same order with any number of workers. */
export async function* playSeries(series: Series): AsyncGenerator<SeriesGame> {
  endChildrenOnExit();
  const wanted = series.workers ?? availableParallelism();
  const count = Math.min(wanted, Math.floor(series.games / GAMES_WORTH_A_WORKER));
  const jobs = jobsOf(series, Math.max(1, count));
  if (count <= 1) {
    for (let index = 0; index < jobs.count; index += 1) yield* await playJob(jobs.at(index));
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
