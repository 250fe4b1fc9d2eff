// The one script that thinks. Bots and analysis each start a worker of it, so that bots never wait.
import { serveCalls } from '../base/workerCalls.ts';
import { createBotFunctions } from '../bots/choose.ts';
import { loadBrain } from '../bots/weights.ts';
import { below } from '../model/chance.ts';
import type { PageFunctions } from './client.ts';
import { beginWork, createAnalysisFunctions } from './work.ts';

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

const page = serveCalls<PageFunctions>({
  ...createBotFunctions({ loadBrain, random: { below } }),
  ...createAnalysisFunctions({
    begin: (request) => beginWork({ loadBrain, now }, request),
    found: (id, finding) => void page.found.asEvent(id, finding),
    now,
    breathe,
  }),
});
