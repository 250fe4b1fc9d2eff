import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { Brain } from '@claim-it/ai';
import { createBot, createBrainLoader } from '@claim-it/ai';
import type { BotLevel, BotStyle } from '@claim-it/protocol';
import type { Choice, Game, Setup } from '@claim-it/rules';
import { createBirpc } from 'birpc';

/** A bot returns its best choice so far after this time: many tables share one thread. */
const PATIENCE_MS = 40;

/** Who a bot is, and the game as it stands. */
export type BotQuestion = {
  readonly level: BotLevel;
  readonly style: BotStyle | null;
  readonly game: Game;
};
export type ThreadFunctions = { readonly choose: (question: BotQuestion) => Promise<Choice> };

const load = createBrainLoader();
const random = { below: (bound: number): number => randomInt(bound) };

const loadBrain = (setup: Setup): Promise<Brain> =>
  load(setup, (name) => readFile(new URL(`${name}.bin`, String(workerData))));

const functions: ThreadFunctions = {
  choose: async ({ level, style, game }) => {
    const name = style === null ? level : (`${level}:${style}` as const);
    const bot = await createBot(name, game.setup, loadBrain, PATIENCE_MS);
    return bot(game, random);
  },
};

createBirpc<object, ThreadFunctions>(functions, {
  post: (message) => parentPort?.postMessage(message),
  on: (hear) => parentPort?.on('message', hear),
});
