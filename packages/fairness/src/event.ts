import type { Chair } from './chair.ts';
import type { Hash } from './hash.ts';
import type { Opening } from './pot.ts';

/** The owner of a chain: the server or a chair. */
export type Owner = 'house' | Chair;

/** Every chain is fixed by its tip before any party reveals an element. Games without `version` are of version 1. */
export type Opened = { readonly kind: 'opened'; readonly version?: 2 } & Opening;

/** A dice event of one game, in the past tense; a ledger is the fold of these. Plain JSON: `player` is the logged name of a chair, kept for compatibility. */
export type DiceEvent =
  /** A player's element is added to the bowl; before `begun` it is the shake, after it a stir of the next roll. */
  | { readonly kind: 'stirred'; readonly player: Chair; readonly element: Hash }
  /** All present players have shaken: the first player is known. */
  | { readonly kind: 'begun'; readonly house: Hash }
  | {
      readonly kind: 'rolled';
      /** The chair on turn; the shaker follows from who is present. */
      readonly player: Chair;
      readonly house: Hash;
      readonly element: Hash;
      /** The chairs whose stirs are mixed in, ascending. Version 2: all in the bowl. Version 1: those that the shaker had received. */
      readonly stirs: readonly Chair[];
    }
  /** The tip of the chain that follows when this one ends. */
  | { readonly kind: 'anchored'; readonly owner: Owner; readonly tip: Hash }
  | { readonly kind: 'wentAway'; readonly player: Chair }
  /** Version 2: `element` is revealed and not mixed in, so that one which was sent earlier and set aside is spent. */
  | { readonly kind: 'cameBack'; readonly player: Chair; readonly element?: Hash }
  /** A player's key is lost. `house` is the tip of a new chain of the server: version 1 uses it at once, version 2 after a new bowl. */
  | { readonly kind: 'keyLost'; readonly player: Chair; readonly house: Hash }
  | { readonly kind: 'reseeded'; readonly player: Chair; readonly tip: Hash }
  /** Version 2: others shake for a person who is away and may come back. */
  | { readonly kind: 'standIn'; readonly player: Chair }
  /** Version 2: a person takes the chair of a bot. The new chains `tip` and `house` start to count as after a lost key. */
  | {
      readonly kind: 'joined';
      readonly player: Chair;
      readonly tip: Hash;
      readonly house: Hash;
    };

/** Why the ledger refuses an event, with the facts that explain it. The ledger is unchanged. */
export type DiceRefusal =
  | { readonly kind: 'unreadableHash'; readonly found: string }
  | { readonly kind: 'unreadableGame'; readonly found: string }
  | { readonly kind: 'unreadableRules'; readonly found: string }
  | { readonly kind: 'playerCount'; readonly players: number }
  | { readonly kind: 'onlyBots' }
  | { readonly kind: 'tipKnown'; readonly owner: Owner }
  | { readonly kind: 'noSuchPlayer'; readonly player: Chair }
  | { readonly kind: 'playerIsBot'; readonly player: Chair }
  | { readonly kind: 'playerIsAway'; readonly player: Chair }
  | { readonly kind: 'playerIsPresent'; readonly player: Chair }
  | { readonly kind: 'alreadyStirred'; readonly player: Chair }
  | { readonly kind: 'shakeIsDue'; readonly players: readonly Chair[] }
  | { readonly kind: 'alreadyBegun' }
  | { readonly kind: 'notBegun' }
  | { readonly kind: 'nobodyPresent' }
  | { readonly kind: 'stirNotInBowl'; readonly stirs: readonly Chair[] }
  | { readonly kind: 'brokenLink'; readonly owner: Owner }
  | { readonly kind: 'nextTipIsDue'; readonly owner: Owner }
  | { readonly kind: 'nextTipKnown'; readonly owner: Owner }
  | { readonly kind: 'keyIsLost'; readonly player: Chair }
  | { readonly kind: 'keyIsNotLost'; readonly player: Chair }
  | { readonly kind: 'tooManyReseeds'; readonly player: Chair }
  /** The bowl is not full: these players have not stirred. */
  | { readonly kind: 'bowlIsOpen'; readonly players: readonly Chair[] }
  /** The bowl of the next roll does not need this player. */
  | { readonly kind: 'stirNotDue'; readonly player: Chair }
  /** The others have not revealed an element since the new chain was announced. */
  | { readonly kind: 'chainIsNew'; readonly player: Chair }
  /** The dice of this game are of version 1, which has no such event. */
  | { readonly kind: 'versionIsOld' }
  /** Others shake for this player already. */
  | { readonly kind: 'alreadyReplaced'; readonly player: Chair }
  /** The person of this chair is present. */
  | { readonly kind: 'chairIsTaken'; readonly player: Chair }
  | { readonly kind: 'tooManyJoins'; readonly player: Chair };
