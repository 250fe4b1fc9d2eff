import { loadBrain } from '../bots/weights.ts';
import type { ToWorker } from './messages.ts';
import { createShift } from './shift.ts';
import { beginWork } from './work.ts';

const now = (): number => performance.now();

const { port1, port2 } = new MessageChannel();
const waiting: (() => void)[] = [];
port1.onmessage = () => waiting.shift()?.();

/** A message to oneself comes behind those of the page; a timer would wait for longer. */
const breathe = (): Promise<void> =>
  new Promise((resolve) => {
    waiting.push(resolve);
    port2.postMessage(null);
  });

const accept = createShift({
  begin: (order) => beginWork({ loadBrain, now }, order),
  send: (message) => postMessage(message),
  now,
  breathe,
});

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => void accept(data));
