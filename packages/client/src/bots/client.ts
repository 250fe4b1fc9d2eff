import type { Choice, Game } from '@claim-it/rules';
import type { CalledWorker } from '../base/workerCalls.ts';
import { createWorkerCalls } from '../base/workerCalls.ts';
import type { BotPlayer } from '../model/types.ts';
import type { BotFunctions } from './choose.ts';

/** Requests a choice from a bot; with a seed the result is reproducible. Rejects when the worker has failed twice. */
export type AskBot = (sitter: BotPlayer, game: Game, seed?: number) => Promise<Choice>;

/** Asks bots, and has their worker ready before the first question. */
export type BotClient = { readonly ask: AskBot; readonly prepare: () => void };

export const createBotClient = (start: () => CalledWorker, patience?: number): BotClient => {
  const calls = createWorkerCalls<BotFunctions>(start, {}, patience);
  return {
    ask: ({ level, style }, game, seed) =>
      calls.call((worker) =>
        worker.choose(style === null ? level : `${level}:${style}`, game, seed),
      ),
    prepare: () => {
      try {
        calls.start();
      } catch {
        // The first question tells why there are no bots.
      }
    },
  };
};
