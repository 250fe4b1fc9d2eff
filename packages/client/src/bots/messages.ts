import type { Advice, BotName } from '@claim-it/ai';
import type { Choice, Game } from '@claim-it/rules';

/** What the page asks its worker. */
export type Question =
  | {
      readonly kind: 'choose';
      readonly bot: BotName;
      readonly game: Game;
      /** For a bot that shall answer the same question the same way. */
      readonly seed?: number | undefined;
    }
  | { readonly kind: 'advise'; readonly game: Game };

export type Asked = { readonly id: number; readonly question: Question };

/** What the worker answers; `failed` tells whoever mends it why. */
export type Answer =
  | { readonly kind: 'chosen'; readonly choice: Choice }
  | { readonly kind: 'advised'; readonly advice: Advice | null }
  | { readonly kind: 'failed'; readonly reason: string };

export type Answered = { readonly id: number; readonly answer: Answer };
