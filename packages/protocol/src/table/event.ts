import type { Chair, DiceEvent, Hash, Opened } from '@claim-it/fairness';
import type { Choice, Color } from '@claim-it/rules';
import type { BotLevel, BotStyle } from './header.ts';
import type { TableId } from './ids.ts';
import type { Saying } from './phrases.ts';

/** Who sits on a chair. A person is a chain of dice; names are not in the log. */
export type Sitter =
  | { readonly kind: 'person'; readonly tip: Hash }
  | { readonly kind: 'bot'; readonly level: BotLevel; readonly style: BotStyle | null };

/** Who chose: `house` where there was nothing to choose. */
export type Chooser = 'player' | 'bot' | 'clock' | 'house';

/** What happened at a table, without the time. Chairs are numbered clockwise from 0; seats of choices are in turn order. */
export type TableFact =
  | {
      readonly kind: 'sat';
      readonly chair: Chair;
      readonly color: Color;
      readonly sitter: Sitter;
    }
  | { readonly kind: 'stood'; readonly chair: Chair }
  /** `opened` ends the gathering, `begun` the shake, and `rolled` brings the dice of the game. */
  | { readonly kind: 'dice'; readonly event: Opened | DiceEvent }
  | { readonly kind: 'played'; readonly choice: Choice; readonly by: Chooser }
  /** A bot goes on for somebody who left. R8 */
  | { readonly kind: 'botTook'; readonly chair: Chair; readonly level: BotLevel }
  | { readonly kind: 'said'; readonly chair: Chair; readonly saying: Saying }
  /** The next game of the same people. */
  | { readonly kind: 'rematch'; readonly table: TableId };

/** One entry of a table's log. `at` is the house's clock in milliseconds since 1970. */
export type TableEvent = TableFact & { readonly at: number };
