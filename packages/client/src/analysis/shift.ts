import type { FromWorker, Order, ToWorker } from './messages.ts';
import type { Work } from './work.ts';

/** After so long the worker looks up: a cancelled order ends there, and others get their turn. */
const SLICE_MS = 12;

export type ShiftMeans = {
  readonly begin: (order: Order) => Promise<Work>;
  readonly send: (message: FromWorker) => void;
  readonly now: () => number;
  /** Lets messages in. */
  readonly breathe: () => Promise<void>;
};

/** Works on all orders at once, a slice of time for each in turn. */
export const createShift = ({
  begin,
  send,
  now,
  breathe,
}: ShiftMeans): ((message: ToWorker) => Promise<void>) => {
  const running = new Set<number>();
  const work = async (id: number, order: Order): Promise<void> => {
    const pieces = await begin(order);
    let until = now() + SLICE_MS;
    while (running.has(id)) {
      const { value, done } = pieces.next();
      if (value !== null) send({ id, finding: value });
      if (done === true) return;
      if (now() < until) continue;
      await breathe();
      until = now() + SLICE_MS;
    }
  };
  return async (message) => {
    const { id } = message;
    if (message.kind === 'cancel') {
      running.delete(id);
      return;
    }
    running.add(id);
    try {
      await work(id, message.order);
    } catch (error) {
      if (running.has(id)) send({ id, finding: { kind: 'failed', reason: String(error) } });
    } finally {
      running.delete(id);
    }
  };
};
