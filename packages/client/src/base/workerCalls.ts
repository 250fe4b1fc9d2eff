import type { Remote } from './calls.ts';
import { createCalls } from './calls.ts';

/** The dependencies of the calls. */
export type CalledWorker = Pick<Worker, 'terminate' | 'addEventListener'> & {
  readonly postMessage: (message: unknown) => void;
};

export type WorkerCalls<Functions extends object> = {
  /** Calls the worker. A failed call is retried once, unless `mayRetry` returns false; the second failure rejects. */
  readonly call: <Value>(
    ask: (worker: Remote<Functions>) => Promise<Value>,
    mayRetry?: () => boolean,
  ) => Promise<Value>;
  /** Notifies the worker, if one runs. */
  readonly tell: (say: (worker: Remote<Functions>) => void) => void;
  /** Starts the worker before its first call. */
  readonly start: () => void;
  /** Ends the worker; calls under way are never answered. */
  readonly stop: () => void;
};

/** A worker that is silent for so long counts as dead; the first call may load weights over a slow connection. */
const PATIENCE_MS = 20_000;

type Session<Functions extends object> = {
  readonly remote: Remote<Functions>;
  /** Counts a call as pending until it is settled. */
  readonly during: <Value>(work: Promise<Value>) => Promise<Value>;
  readonly terminate: () => void;
};

const openSession = <Functions extends object>(
  worker: CalledWorker,
  own: object,
  patience: number,
  onEnd: (session: Session<Functions>) => void,
): Session<Functions> => {
  let underWay = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** While a call is pending the worker must send something from time to time. */
  const watch = (): void => {
    clearTimeout(timer);
    if (underWay > 0) timer = setTimeout(() => end('no answer'), patience);
  };
  let hasEnded = false;
  const { remote, hear, close } = createCalls<Functions>(own, (message) =>
    worker.postMessage(message),
  );
  worker.addEventListener('message', (event) => {
    if (hasEnded) return;
    watch();
    hear((event as MessageEvent<unknown>).data);
  });
  const terminate = (): void => {
    underWay = 0;
    watch();
    worker.terminate();
  };
  const end = (why: string): void => {
    if (hasEnded) return;
    hasEnded = true;
    onEnd(session);
    terminate();
    close(new Error(why));
  };
  for (const kind of ['error', 'messageerror'] as const)
    worker.addEventListener(kind, () => end(kind));
  const during: Session<Functions>['during'] = async (work) => {
    underWay += 1;
    watch();
    try {
      return await work;
    } catch (error) {
      // A failed worker's state is unknown, but other pending calls matter more than a clean start.
      if (underWay === 1) end('failed');
      throw error;
    } finally {
      underWay = Math.max(0, underWay - 1);
      watch();
    }
  };
  const session: Session<Functions> = { remote, during, terminate };
  return session;
};

/** Calls one worker, which is started with the first call and again after a crash; `own` are the functions it may call here. */
export const createWorkerCalls = <Functions extends object>(
  start: () => CalledWorker,
  own: object = {},
  patience: number = PATIENCE_MS,
): WorkerCalls<Functions> => {
  let current: Session<Functions> | null = null;
  const forget = (session: Session<Functions>): void => {
    if (current === session) current = null;
  };
  const callOnce = async <Value>(
    ask: (worker: Remote<Functions>) => Promise<Value>,
  ): Promise<Value> => {
    current ??= openSession<Functions>(start(), own, patience, forget);
    return current.during(ask(current.remote));
  };
  return {
    call: async (ask, mayRetry = () => true) => {
      try {
        return await callOnce(ask);
      } catch (error) {
        if (!mayRetry()) throw error;
        return callOnce(ask);
      }
    },
    tell: (say) => {
      if (current !== null) say(current.remote);
    },
    start: () => {
      current ??= openSession<Functions>(start(), own, patience, forget);
    },
    stop: () => {
      current?.terminate();
      current = null;
    },
  };
};

/** Inside a worker: answers calls with `functions`. Returns the functions of the page. */
export const serveCalls = <Page extends object>(
  functions: object,
  port: Pick<CalledWorker, 'postMessage' | 'addEventListener'> = globalThis,
): Remote<Page> => {
  const { remote, hear } = createCalls<Page>(functions, (message) => port.postMessage(message));
  port.addEventListener('message', (event) => hear((event as MessageEvent<unknown>).data));
  return remote;
};
