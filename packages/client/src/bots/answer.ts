import type { Bot, Brain, Random } from '@claim-it/ai';
import { adviceFor, createBot, seededRandom } from '@claim-it/ai';
import type { Setup } from '@claim-it/rules';
import { unreachable } from '@claim-it/rules';
import type { Answer, Question } from './messages.ts';

/** A bot answers with what it has after this time, so that phones stay quick. */
const PATIENCE_MS = 40;

export type Means = {
  readonly loadBrain: (setup: Setup) => Promise<Brain>;
  readonly random: Random;
};

type Asked = Extract<Question, { kind: 'choose' }>;

/** A clock would make the answer hang on how quick the device is. */
const ask = async ({ random, loadBrain }: Means, { bot, game, seed }: Asked): Promise<Answer> => {
  const patience = seed === undefined ? PATIENCE_MS : undefined;
  const chooser: Bot = await createBot(bot, game.setup, loadBrain, patience);
  const choice = chooser(game, seed === undefined ? random : seededRandom(seed));
  return { kind: 'chosen', choice };
};

const answer = async (means: Means, question: Question): Promise<Answer> => {
  const { game } = question;
  switch (question.kind) {
    case 'choose':
      return ask(means, question);
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
