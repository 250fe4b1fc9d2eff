import type { BotName, Brain, Random } from '@claim-it/ai';
import { createBot, seededRandom } from '@claim-it/ai';
import type { Choice, Game, Setup } from '@claim-it/rules';

/** A bot returns its best choice so far after this time, so that phones stay responsive. */
const PATIENCE_MS = 40;

export type BotDeps = {
  readonly loadBrain: (setup: Setup) => Promise<Brain>;
  readonly random: Random;
  /** Comes when the WebAssembly is there, which all but the simplest bots run on. */
  readonly loadEngine: () => Promise<void>;
};

/** The bot function of a worker; with a seed the same request has the same result. */
export type BotFunctions = {
  readonly choose: (bot: BotName, game: Game, seed?: number) => Promise<Choice>;
};

export const createBotFunctions = ({ loadBrain, random, loadEngine }: BotDeps): BotFunctions => ({
  choose: async (bot, game, seed) => {
    await loadEngine();
    // A clock would make the answer hang on how quick the device is.
    const patience = seed === undefined ? PATIENCE_MS : undefined;
    const chooser = await createBot(bot, game.setup, loadBrain, patience);
    return chooser(game, seed === undefined ? random : seededRandom(seed));
  },
});
