import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { Brain } from '@claim-it/ai';
import { createBot, createBrainLoader } from '@claim-it/ai';
import type { Setup } from '@claim-it/rules';
import type { Question, Reply } from './questions.ts';

/** A bot answers with what it has after this time: many tables share one thread. */
const PATIENCE_MS = 40;

const load = createBrainLoader();
const random = { below: (bound: number): number => randomInt(bound) };

const loadBrain = (setup: Setup): Promise<Brain> =>
  load(setup, (name) => readFile(new URL(`${name}.bin`, String(workerData))));

const answer = async ({ id, level, style, game }: Question): Promise<Reply> => {
  try {
    const name = style === null ? level : (`${level}:${style}` as const);
    const bot = await createBot(name, game.setup, loadBrain, PATIENCE_MS);
    return { id, choice: bot(game, random) };
  } catch (error) {
    return { id, failure: String(error) };
  }
};

parentPort?.on('message', async (question: Question) => {
  parentPort?.postMessage(await answer(question));
});
