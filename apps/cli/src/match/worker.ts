import { parentPort } from 'node:worker_threads';
import type { Job } from './job.ts';
import { playJob } from './job.ts';

parentPort?.on('message', async (job: Job) => {
  parentPort?.postMessage(await playJob(job));
});
