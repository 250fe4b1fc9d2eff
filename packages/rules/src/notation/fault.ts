import type { SetupRefusal } from '../game.ts';
import type { Refusal } from '../input.ts';
import type { Result } from '../result.ts';
import { refuse } from '../result.ts';
import type { Stake } from '../stake.ts';
import type { Color, Pip, Space } from '../vocabulary.ts';

/** Why a token that can be read is not lawful here. */
export type MoveRefusal =
  | Refusal
  /** The token names one marker, the rules require another. */
  | { readonly kind: 'otherMarker'; readonly space: Space; readonly stake: Stake }
  /** The record says `bust`, but the roll before it can be placed. */
  | { readonly kind: 'rollIsNoBust' };

/** Why a text is not a position, a record or a move. `found` is the text at that place. */
export type NotationReason =
  | { readonly kind: 'textEnds' }
  | { readonly kind: 'fieldCount'; readonly fields: number }
  | { readonly kind: 'rowCount'; readonly rows: number }
  | { readonly kind: 'spaceCount'; readonly row: number; readonly spaces: number }
  | { readonly kind: 'unknownMarker'; readonly found: string }
  | { readonly kind: 'unknownSeat'; readonly found: string }
  | { readonly kind: 'seatNotInGame'; readonly color: Color }
  | { readonly kind: 'seatHasLeft'; readonly color: Color }
  | { readonly kind: 'notARoll'; readonly found: string }
  | { readonly kind: 'notTurnsLeft'; readonly found: string; readonly seats: number }
  | { readonly kind: 'unknownRules'; readonly found: string }
  | { readonly kind: 'unknownToken'; readonly found: string }
  | { readonly kind: 'stakeOnClaimed'; readonly space: Space }
  | { readonly kind: 'squatterOnOwn'; readonly space: Space }
  | { readonly kind: 'claimOnNothing'; readonly space: Space }
  | { readonly kind: 'squatterNotReturned'; readonly space: Space }
  | { readonly kind: 'squatterTwice'; readonly squatter: Pip }
  | { readonly kind: 'tooManyClaims'; readonly claims: number }
  | { readonly kind: 'turnAfterEnd' }
  | { readonly kind: 'oneSeatLeft' }
  | { readonly kind: 'tagUnreadable'; readonly found: string }
  | { readonly kind: 'tagMissing'; readonly tag: string }
  | { readonly kind: 'tagTwice'; readonly tag: string }
  | { readonly kind: 'tagAfterMoves' }
  | { readonly kind: 'commentNotClosed' }
  | { readonly kind: 'turnNumber'; readonly expected: number; readonly found: string }
  | { readonly kind: 'otherSeatOnTurn'; readonly onTurn: Color; readonly found: string }
  | { readonly kind: 'turnNotClosed' }
  | { readonly kind: 'turnClosed'; readonly found: string }
  | { readonly kind: 'recordCut' }
  | { readonly kind: 'resultDiffers'; readonly says: string; readonly is: string }
  | SetupRefusal
  | MoveRefusal;

/** The position of an error in a text (line and column from 1) and its reason. */
export type NotationFault = {
  readonly line: number;
  readonly column: number;
  readonly reason: NotationReason;
};

export const faultAt = (
  line: number,
  column: number,
  reason: NotationReason,
): Result<never, NotationFault> => refuse({ line, column, reason });
