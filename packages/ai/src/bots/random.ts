import { choicesOf, invariant } from '@claim-it/rules';
import type { Bot } from './bot.ts';

/** Any placement with equal probability; takes with probability one half. */
export const randomBot: Bot = (game, random) => {
  const choices = choicesOf(game).filter((choice) => choice.kind !== 'undo');
  const choice = choices[random.below(choices.length)];
  invariant(choice !== undefined, 'a bot is asked only where there is a choice');
  return choice;
};
