import type { ChildProcess } from 'node:child_process';
import process from 'node:process';
import { isMainThread, parentPort } from 'node:worker_threads';

/** What a worker tells the main thread about the programs it started. */
export type ChildNotice = {
  readonly kind: 'child';
  readonly pid: number;
  readonly isRunning: boolean;
};

export const isChildNotice = (message: unknown): message is ChildNotice =>
  typeof message === 'object' && message !== null && 'kind' in message && message.kind === 'child';

const WINDOWS = process.platform === 'win32';
const running = new Set<number>();

/** Ends a program and everything it started: the shell and its children form one group. */
export const killGroup = (pid: number): void => {
  try {
    process.kill(WINDOWS ? pid : -pid, 'SIGKILL');
  } catch {
    // It has gone already.
  }
};

/** Only the main thread hears of a Ctrl-C, so it keeps the list of all programs. */
export const noteChild = (notice: ChildNotice): void => {
  if (!isMainThread) parentPort?.postMessage(notice);
  else if (notice.isRunning) running.add(notice.pid);
  else running.delete(notice.pid);
};

/** Notes a program while it runs. */
export const watchChild = (child: ChildProcess): void => {
  const { pid } = child;
  if (pid === undefined) return;
  noteChild({ kind: 'child', pid, isRunning: true });
  child.once('exit', () => noteChild({ kind: 'child', pid, isRunning: false }));
};

/** However this program ends, the programs it started end with it. */
export const endChildrenOnExit = (): void => {
  process.on('exit', () => {
    for (const pid of running) killGroup(pid);
  });
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)
    process.once(signal, () => process.exit(code));
};
