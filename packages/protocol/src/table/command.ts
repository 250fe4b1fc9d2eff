import type { Chair, Hash } from '@claim-it/fairness';
import type { Choice, Color, Space } from '@claim-it/rules';
import type { BotLevel, BotStyle } from './header.ts';
import type { TableId } from './ids.ts';
import type { Saying } from './phrases.ts';

/** What somebody asks of a table. Whose chair may be meant is the house's knowledge, never the message's. */
export type TableCommand =
  | {
      readonly kind: 'sit';
      readonly chair: Chair;
      readonly color: Color;
      readonly tip: Hash;
      /** For people who share a device; others go by the name of their session. */
      readonly name?: string;
      readonly invitation?: string;
    }
  | { readonly kind: 'stand'; readonly chair: Chair }
  | {
      readonly kind: 'seatBot';
      readonly chair: Chair;
      readonly level: BotLevel;
      readonly style: BotStyle | null;
      readonly color: Color;
    }
  /** The host frees a chair while people gather. */
  | { readonly kind: 'clear'; readonly chair: Chair }
  | { readonly kind: 'stir'; readonly chair: Chair; readonly element: Hash }
  /** The roll of a person on turn: the choice and the element in one. */
  | { readonly kind: 'roll'; readonly element: Hash; readonly stirs: readonly Chair[] }
  /** The shaker's element for the roll of a bot or of somebody who is away. */
  | { readonly kind: 'shake'; readonly element: Hash; readonly stirs: readonly Chair[] }
  /** Another space than the chosen one takes the placement back first. R9 */
  | { readonly kind: 'place'; readonly space: Space }
  | { readonly kind: 'undo' }
  | { readonly kind: 'take' }
  | { readonly kind: 'leave'; readonly chair: Chair }
  | { readonly kind: 'anchor'; readonly chair: Chair; readonly tip: Hash }
  | { readonly kind: 'loseKey'; readonly chair: Chair }
  | { readonly kind: 'reseed'; readonly chair: Chair; readonly tip: Hash }
  | { readonly kind: 'say'; readonly chair: Chair; readonly saying: Saying }
  | { readonly kind: 'rematch' };

/** What the house does by itself. */
export type HouseCommand =
  | {
      readonly kind: 'seatBot';
      readonly chair: Chair;
      readonly level: BotLevel;
      readonly style: BotStyle | null;
      readonly color: Color;
    }
  /** Somebody whom the dice wait for is not there. */
  | { readonly kind: 'away'; readonly chair: Chair }
  | { readonly kind: 'back'; readonly chair: Chair }
  /** Time is up for the decision that has been due since then. */
  | { readonly kind: 'timeOut'; readonly chair: Chair; readonly since: number }
  /** The chair belongs to nobody any more. */
  | { readonly kind: 'vacate'; readonly chair: Chair }
  | { readonly kind: 'botPlay'; readonly choice: Choice };

/** Who asks: what the house knows of a session at this table. */
export type Asker = {
  /** Chairs on which this session sits. */
  readonly chairs: readonly Chair[];
  /** Chairs it may sit down on: free ones, or kept for it. */
  readonly mayTake: readonly Chair[];
  readonly isHost: boolean;
};

/** What deciding needs from outside: the time, and the house's own dice. */
export type TableDeps = {
  readonly at: number;
  readonly houseTip: (number: number) => Hash;
  /** The one element that may follow; `tips` is how many chains the house has announced. */
  readonly houseElement: (chain: HouseChain) => Hash;
  /** Where the same people play again. */
  readonly rematchTable: () => TableId;
};

/** What the table knows of the house's chain. */
export type HouseChain = {
  readonly head: Hash;
  readonly left: number;
  readonly next: Hash | null;
  readonly tips: number;
};
