import { loadEngine } from '../bots/engine.ts';
import { loadBrain } from '../bots/weights.ts';
import type { Finding } from './requests.ts';
import type { AnalysisFunctions } from './work.ts';
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

/** The analysis inside a worker; `found` tells the page. */
export const thinking = (found: (id: number, finding: Finding) => void): AnalysisFunctions =>
  createAnalysisFunctions({
    begin: async (request) => {
      await loadEngine();
      return beginWork({ loadBrain, now }, request);
    },
    found,
    now,
    breathe,
  });
