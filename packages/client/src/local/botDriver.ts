import type { Choice, Game, Result } from '@claim-it/rules';
import type { AskBot } from '../bots/client.ts';
import type { BotPlayer, MatchStep, Rejection, ShowPace } from '../model/types.ts';

/** The part of a match that the driver uses. */
export type BotTable = {
  readonly ask: AskBot;
  readonly game: () => Game;
  /** The bot that has to move now; null if none has, or the match is halted or stopped. */
  readonly botOnTurn: () => BotPlayer | null;
  /** Requests a choice for this game; the match rejects it if the game has changed meanwhile. */
  readonly submit: (choice: Choice, game: Game) => Promise<Result<readonly MatchStep[], Rejection>>;
  readonly showThinking: (isThinking: boolean) => void;
  /** The bots cannot continue. */
  readonly fail: () => void;
};

/** Moves one bot once, if one is on turn; returns whether there may be more to do. */
const moveOne = async (table: BotTable, pace: ShowPace): Promise<boolean> => {
  const sitter = table.botOnTurn();
  if (sitter === null) return false;
  table.showThinking(true);
  const game = table.game();
  const choice = await table.ask(sitter, game);
  await pace.settled();
  // A player may have left meanwhile, or the match may be halted: then the choice is dropped.
  if (table.botOnTurn() === null || table.game() !== game) return true;
  const sent = await table.submit(choice, game);
  if (!sent.ok && sent.reason.kind !== 'overtaken')
    throw new Error(`a bot chose what is not lawful: ${sent.reason.kind}`);
  return true;
};

/** Runs the bots of a match, one choice at a time, each after the animation of the last one. */
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
  /** The game has changed: a bot may be on turn. */
  const wake = (): void => {
    if (pace === null || isDriving || table.botOnTurn() === null) return;
    // Woken while it is about to sleep it must check again.
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
