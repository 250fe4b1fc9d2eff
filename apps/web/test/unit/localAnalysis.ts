import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Brain, Consideration } from '@claim-it/ai';
import { consider } from '@claim-it/ai';
import type { AnalysisJob, RolloutNews, RolloutWish } from '@claim-it/client/analysis';
import { loadBrain } from '@claim-it/client/bots';
import type { Game } from '@claim-it/rules';

const WEIGHTS = join(import.meta.dirname, '../../../../packages/ai/weights');

/** The network of a table; a test with a document knows only its address, so it is read by its name. */
export const brainOf = ({ setup }: Pick<Game, 'setup'>): Promise<Brain> =>
  loadBrain(setup, ({ pathname }) => readFile(join(WEIGHTS, basename(pathname))));

/** What a test does with the analysis: it may break down, and it says how a rollout goes. */
export const localAnalysis: {
  isBroken: boolean;
  wish: RolloutWish | null;
  tell: (news: RolloutNews) => void;
} = { isBroken: false, wish: null, tell: () => undefined };

const answer = async (game: Game): Promise<Consideration | null> => {
  if (localAnalysis.isBroken) return null;
  return consider(game, await brainOf(game), 'static');
};

/** Thinks on the thread of the test, with the real networks; for `vi.mock` of the analysis worker. */
export const startConsidering = (
  game: Game,
  onAnswer: (consideration: Consideration | null) => void,
): AnalysisJob => {
  let isCancelled = false;
  void answer(game).then((found) => {
    if (!isCancelled) onAnswer(found);
  });
  return {
    cancel: () => {
      isCancelled = true;
    },
  };
};

export const startRollingOut = (
  wish: RolloutWish,
  onNews: (news: RolloutNews) => void,
): AnalysisJob => {
  Object.assign(localAnalysis, { wish, tell: onNews });
  return { cancel: () => undefined };
};
