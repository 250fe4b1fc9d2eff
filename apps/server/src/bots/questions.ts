import type { BotLevel, BotStyle } from '@claim-it/protocol';
import type { Choice, Game } from '@claim-it/rules';

/** What a bot is asked: who it is, and the game as it stands. */
export type Question = {
  readonly id: number;
  readonly level: BotLevel;
  readonly style: BotStyle | null;
  readonly game: Game;
};
export type Reply =
  | { readonly id: number; readonly choice: Choice }
  | { readonly id: number; readonly failure: string };
