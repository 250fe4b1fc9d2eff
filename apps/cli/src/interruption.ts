import process from 'node:process';
import { setImmediate as breathe } from 'node:timers/promises';
import type { Catalog } from '@claim-it/text';
import { EXIT, Failure } from './failure.ts';

/** Long work yields this often: short enough to be unnoticeable, with little overhead. */
const BREATH_MS = 20;

/** Awaited between two steps of long work; throws after a signal. */
export type Pause = () => Promise<void>;

/**
 * Interruptible work: on a signal the current step finishes, so that no file is left half written,
 * and the command ends with one line; pending reads of input are aborted. A second signal ends it at once.
 */
export const interruptible = async (
  { cli }: Catalog,
  work: (pause: Pause, signal: AbortSignal) => Promise<void>,
): Promise<void> => {
  let exit: number | null = null;
  const waiting = new AbortController();
  const stop = (signal: NodeJS.Signals): void => {
    exit = signal === 'SIGTERM' ? EXIT.ended : EXIT.interrupted;
    waiting.abort();
  };
  const endIfStopped = (): void => {
    if (exit !== null) throw new Failure(exit, cli.error.cancelled);
  };
  let last = performance.now();
  const lookUp = async (): Promise<void> => {
    await breathe();
    last = performance.now();
    endIfStopped();
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    await work(async () => {
      if (performance.now() - last >= BREATH_MS) await lookUp();
    }, waiting.signal);
    await lookUp();
  } catch (error) {
    endIfStopped();
    throw error;
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
};

/** Iterates over work that yields its progress, with a pause after each step. */
export const walk = async <Value>(
  work: Generator<number, Value>,
  pause: Pause,
  onStep: (done: number) => void,
): Promise<Value> => {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    onStep(step.value);
    await pause();
  }
};
