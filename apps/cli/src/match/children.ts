import type { ChildProcess } from 'node:child_process';
import process from 'node:process';
import { getEnvironmentData, isMainThread, setEnvironmentData } from 'node:worker_threads';
import { invariant } from '@claim-it/rules';

const WINDOWS = process.platform === 'win32';

/** Far more programs than a machine runs at once. */
const MOST_PROGRAMS = 4096;
/** The list of running programs begins with two control words: whether it is closed, and how many starts are in progress. */
const CLOSED = 0;
const STARTING = 1;
const FIRST = 2;
/** Starting one takes some milliseconds; a worker that is terminated meanwhile never reports the end of the start. */
const LONGEST_START_MS = 1000;

const ENVIRONMENT_KEY = 'claim-it programs';

/**
 * Process ids of all running programs, in memory that every thread shares: only the main thread receives a Ctrl-C, and a
 * message from a worker that has just started a program could come too late.
 */
const listOf = (): Int32Array<SharedArrayBuffer> => {
  if (isMainThread) {
    const bytes = (FIRST + MOST_PROGRAMS) * Int32Array.BYTES_PER_ELEMENT;
    const memory = new SharedArrayBuffer(bytes);
    setEnvironmentData(ENVIRONMENT_KEY, memory);
    return new Int32Array(memory);
  }
  const memory = getEnvironmentData(ENVIRONMENT_KEY);
  invariant(memory instanceof SharedArrayBuffer, 'a worker is given the list of its main thread');
  return new Int32Array(memory);
};

const programs = listOf();

/** Ends a program and its children, which form one process group. */
export const killGroup = (pid: number): void => {
  try {
    process.kill(WINDOWS ? pid : -pid, 'SIGKILL');
  } catch {
    // already ended
  }
};

const write = (pid: number): number => {
  for (let at = FIRST; at < programs.length; at += 1)
    if (Atomics.compareExchange(programs, at, 0, pid) === 0) return at;
  killGroup(pid);
  throw new Error(`more than ${MOST_PROGRAMS} programs at once`);
};

/** Starts a program and lists it while it runs. After shutdown has begun, it starts none. */
export const startChild = <Child extends ChildProcess>(start: () => Child): Child => {
  Atomics.add(programs, STARTING, 1);
  try {
    if (Atomics.load(programs, CLOSED) === 1) throw new Error('this program is ending');
    const child = start();
    if (child.pid !== undefined) {
      const at = write(child.pid);
      child.once('exit', () => Atomics.store(programs, at, 0));
    }
    return child;
  } finally {
    Atomics.sub(programs, STARTING, 1);
    Atomics.notify(programs, STARTING);
  }
};

const endAll = (): void => {
  Atomics.store(programs, CLOSED, 1);
  const latest = performance.now() + LONGEST_START_MS;
  for (;;) {
    const starting = Atomics.load(programs, STARTING);
    const left = latest - performance.now();
    if (starting === 0 || left <= 0) break;
    Atomics.wait(programs, STARTING, starting, left);
  }
  for (const pid of programs.subarray(FIRST)) if (pid !== 0) killGroup(pid);
};

/** In every kind of exit of this program, the programs it started are ended. */
export const endChildrenOnExit = (): void => {
  if (process.listeners('exit').includes(endAll)) return;
  process.on('exit', endAll);
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)
    process.once(signal, () => process.exit(code));
};
