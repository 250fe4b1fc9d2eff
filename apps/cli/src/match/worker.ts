import { parentPort } from 'node:worker_threads';
import type { SeriesJob } from './job.ts';
import { playJob } from './job.ts';

parentPort?.on('message', async (job: SeriesJob) => {
  parentPort?.postMessage(await playJob(job));
});
