import type { Bot, BotName, Brain, Random } from '@claim-it/ai';
import { adviceFor, createBot } from '@claim-it/ai';
import type { Game, Setup } from '@claim-it/rules';
import { unreachable } from '@claim-it/rules';
import type { Answer, Question } from './messages.ts';

/** A bot answers with what it has after this time, so that phones stay quick. */
const PATIENCE_MS = 40;

export type Means = {
  readonly loadBrain: (setup: Setup) => Promise<Brain>;
  readonly random: Random;
};

const ask = async ({ random, loadBrain }: Means, name: BotName, game: Game): Promise<Answer> => {
  const bot: Bot = await createBot(name, game.setup, loadBrain, PATIENCE_MS);
  return { kind: 'chosen', choice: bot(game, random) };
};

const answer = async (means: Means, question: Question): Promise<Answer> => {
  const { game } = question;
  switch (question.kind) {
    case 'choose':
      return ask(means, question.bot, game);
    case 'advise':
      return { kind: 'advised', advice: adviceFor(game, await means.loadBrain(game.setup)) };
    default:
      return unreachable(question);
  }
};

/** Thinks about a question; whatever goes wrong is an answer too. */
export const answerTo = async (means: Means, question: Question): Promise<Answer> => {
  try {
    return await answer(means, question);
  } catch (error) {
    return { kind: 'failed', reason: String(error) };
  }
};
