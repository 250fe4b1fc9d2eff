import type { BotName, Brain, Random } from '@claim-it/ai';
import { createBot, seededRandom } from '@claim-it/ai';
import type { Choice, Game, Setup } from '@claim-it/rules';

/** A bot answers with what it has after this time, so that phones stay quick. */
const PATIENCE_MS = 40;

export type BotDeps = {
  readonly loadBrain: (setup: Setup) => Promise<Brain>;
  readonly random: Random;
};

/** What a worker does for the bots; with a seed the same question has the same answer. */
export type BotFunctions = {
  readonly choose: (bot: BotName, game: Game, seed?: number) => Promise<Choice>;
};

export const createBotFunctions = ({ loadBrain, random }: BotDeps): BotFunctions => ({
  choose: async (bot, game, seed) => {
    // A clock would make the answer hang on how quick the device is.
    const patience = seed === undefined ? PATIENCE_MS : undefined;
    const chooser = await createBot(bot, game.setup, loadBrain, patience);
    return chooser(game, seed === undefined ? random : seededRandom(seed));
  },
});
