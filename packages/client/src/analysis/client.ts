import type { Finding, FromWorker, Order, ToWorker } from './messages.ts';

/** An order that can be given up. */
export type Job = { readonly cancel: () => void };

/** Tells every finding; the last is not `reviewing` or `rollingOut`. `failed` comes only when a second try failed too, or of a rollout, which goes on with other dice if at all. */
export type StartOrder = (order: Order, onFinding: (finding: Finding) => void) => Job;

type Mind = Pick<Worker, 'terminate' | 'addEventListener'> & {
  readonly postMessage: (message: ToWorker) => void;
};

/** A worker that says nothing for so long is taken for dead; the first order may load weights over a slow line. */
const PATIENCE_MS = 20_000;

type Pending = {
  readonly order: Order;
  readonly onFinding: (finding: Finding) => void;
  /** No more tries. */
  isLastTry: boolean;
};

type Office = {
  readonly spawn: () => Mind;
  readonly patience: number;
  readonly pending: Map<number, Pending>;
  worker: Mind | null;
  watch: ReturnType<typeof setTimeout> | undefined;
};

const isLastWord = ({ kind }: Finding): boolean => kind !== 'reviewing' && kind !== 'rollingOut';

/** As long as somebody waits, the worker must say something from time to time. */
const watchOver = (office: Office): void => {
  clearTimeout(office.watch);
  if (office.pending.size === 0) return;
  office.watch = setTimeout(() => lose(office, 'no answer'), office.patience);
};

const post = (office: Office, id: number, order: Order): void => {
  try {
    office.worker ??= hire(office);
    office.worker.postMessage({ kind: 'order', id, order });
    watchOver(office);
  } catch (error) {
    fail(office, id, String(error));
  }
};

/** A second try, or the end. */
const fail = (office: Office, id: number, reason: string): void => {
  const job = office.pending.get(id);
  if (job === undefined) return;
  if (job.isLastTry) {
    office.pending.delete(id);
    job.onFinding({ kind: 'failed', reason });
    return;
  }
  job.isLastTry = true;
  post(office, id, job.order);
};

/** A worker that is lost takes no order with it. */
const lose = (office: Office, reason: string): void => {
  office.worker?.terminate();
  office.worker = null;
  for (const id of [...office.pending.keys()]) fail(office, id, reason);
};

const hear = (office: Office, { id, finding }: FromWorker): void => {
  watchOver(office);
  const job = office.pending.get(id);
  if (job === undefined) return;
  if (finding.kind === 'failed') {
    fail(office, id, finding.reason);
    return;
  }
  if (isLastWord(finding)) office.pending.delete(id);
  watchOver(office);
  job.onFinding(finding);
};

const hire = (office: Office): Mind => {
  const worker = office.spawn();
  const isCurrent = (): boolean => office.worker === worker;
  worker.addEventListener('message', (event) => {
    if (isCurrent()) hear(office, (event as MessageEvent<FromWorker>).data);
  });
  for (const kind of ['error', 'messageerror'] as const)
    worker.addEventListener(kind, () => {
      if (isCurrent()) lose(office, kind);
    });
  return worker;
};

/** Gives orders to one worker, which is started with the first and, if it dies, once more for each order. */
export const createAssayClient = (
  spawn: () => Mind,
  patience: number = PATIENCE_MS,
): StartOrder => {
  const office: Office = {
    ...{ spawn, patience, pending: new Map() },
    ...{ worker: null, watch: undefined },
  };
  let lastId = 0;
  return (order, onFinding) => {
    lastId += 1;
    const id = lastId;
    office.pending.set(id, { order, onFinding, isLastTry: order.kind === 'rollOut' });
    post(office, id, order);
    return {
      cancel: () => {
        if (!office.pending.delete(id)) return;
        office.worker?.postMessage({ kind: 'cancel', id });
        watchOver(office);
      },
    };
  };
};
