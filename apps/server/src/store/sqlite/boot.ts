import { Worker } from 'node:worker_threads';

/** Node 20 cannot start a thread from TypeScript by itself. */
const throughTsx = (url: URL): string =>
  `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(url.href)}); });`;

/** The configuration of the thread: its file, and how long it waits for another program's lock. */
export type ThreadOrder = { readonly file: string; readonly patience: number };

/** Starts the thread that writes this file: from the sources, or from beside the bundle. */
export const startThread = (workerData: ThreadOrder): Worker => {
  const here = import.meta.url;
  if (!here.endsWith('.ts')) return new Worker(new URL('./store-thread.js', here), { workerData });
  return new Worker(throughTsx(new URL('./thread.ts', here)), { eval: true, workerData });
};
