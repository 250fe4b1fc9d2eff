import type { Choice, Game } from '@claim-it/rules';
import type { CalledWorker } from '../base/workerCalls.ts';
import { createWorkerCalls } from '../base/workerCalls.ts';
import type { BotPlayer } from '../model/types.ts';
import type { BotFunctions } from './choose.ts';

/** Asks a bot for its choice; with a seed the same question has the same answer. Rejects when the worker has failed twice. */
export type AskBot = (sitter: BotPlayer, game: Game, seed?: number) => Promise<Choice>;

export const createAskBot = (start: () => CalledWorker, patience?: number): AskBot => {
  const { call } = createWorkerCalls<BotFunctions>(start, {}, patience);
  return ({ level, style }, game, seed) =>
    call((worker) => worker.choose(style === null ? level : `${level}:${style}`, game, seed));
};
