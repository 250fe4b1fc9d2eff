export type { Clock } from './clock.ts';
export { browserClock } from './clock.ts';
export { freshName, MINERS } from './names.ts';
export { ownScript } from './ownScript.ts';
export type { CalledWorker } from './workerCalls.ts';
export { createWorkerCalls, serveCalls } from './workerCalls.ts';
