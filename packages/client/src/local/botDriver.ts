import type { Choice, Game, Result } from '@claim-it/rules';
import type { AskBot } from '../bots/client.ts';
import type { BotPlayer, MatchStep, Rejection, ShowPace } from '../model/types.ts';

/** What the driver needs of a match. */
export type BotTable = {
  readonly ask: AskBot;
  readonly game: () => Game;
  /** The bot that has to move now; null if none has, or the match is halted or stopped. */
  readonly botOnTurn: () => BotPlayer | null;
  readonly submit: (choice: Choice) => Promise<Result<readonly MatchStep[], Rejection>>;
  readonly showThinking: (isThinking: boolean) => void;
  /** The bots cannot go on. */
  readonly fail: () => void;
};

/** Moves one bot once, if one is on turn; answers whether there may be more to do. */
const moveOne = async (table: BotTable, pace: ShowPace): Promise<boolean> => {
  const sitter = table.botOnTurn();
  if (sitter === null) return false;
  table.showThinking(true);
  const game = table.game();
  const choice = await table.ask(sitter, game);
  await pace.settled();
  // A player may have left meanwhile, or the match may be halted: then the choice was for nothing.
  if (table.botOnTurn() === null || table.game() !== game) return true;
  const sent = await table.submit(choice);
  if (!sent.ok && sent.reason.kind !== 'overtaken')
    throw new Error(`a bot chose what is not lawful: ${sent.reason.kind}`);
  return true;
};

/** Lets the bots of a match move, one choice at a time, each when the show of the last one is over. */
export const createBotDriver = (table: BotTable) => {
  let pace: ShowPace | null = null;
  let isDriving = false;
  const drive = async (own: ShowPace): Promise<void> => {
    isDriving = true;
    try {
      while (await moveOne(table, own));
    } catch {
      table.fail();
    }
    table.showThinking(false);
    isDriving = false;
  };
  /** Something has happened: perhaps a bot is on turn. */
  const wake = (): void => {
    if (pace === null || isDriving || table.botOnTurn() === null) return;
    // Woken while it was falling asleep it must look again.
    void drive(pace).then(wake);
  };
  return {
    start: (own: ShowPace): void => {
      pace = own;
      wake();
    },
    wake,
  };
};
