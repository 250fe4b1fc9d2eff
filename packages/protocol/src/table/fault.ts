import type { Chair, DiceRefusal } from '@claim-it/fairness';
import type { Color, Refusal } from '@claim-it/rules';
import type { TableFact } from './event.ts';
import type { TablePhase } from './state.ts';

/** Why an event is invalid: a client that finds one does not trust the log and stops. */
export type TableFault =
  | { readonly kind: 'untimely'; readonly event: TableFact['kind']; readonly phase: TablePhase }
  | { readonly kind: 'noSuchChair'; readonly chair: Chair }
  | { readonly kind: 'chairTaken'; readonly chair: Chair }
  | { readonly kind: 'chairEmpty'; readonly chair: Chair }
  | { readonly kind: 'colorTaken'; readonly color: Color }
  | { readonly kind: 'chairGone'; readonly chair: Chair }
  /** The dice were opened with other chains than those on the table. */
  | { readonly kind: 'otherOpening' }
  /** The dice of a player who is not on turn. */
  | { readonly kind: 'otherPlayer'; readonly chair: Chair }
  /** The agreements of the table do not include this. */
  | { readonly kind: 'notAgreed' }
  /** Only for an absent person the table waits for. */
  | { readonly kind: 'notAbsent'; readonly chair: Chair }
  /** This person is absent: others decide. */
  | { readonly kind: 'isAbsent'; readonly chair: Chair }
  /** Allowed from this time on. */
  | { readonly kind: 'tooEarly'; readonly from: number }
  /** This person is not ready. */
  | { readonly kind: 'notReady'; readonly chair: Chair }
  /** A bot plays for this person until they are back. */
  | { readonly kind: 'standInPlays'; readonly chair: Chair }
  /** No bot sits there that a person could replace. */
  | { readonly kind: 'noBot'; readonly chair: Chair }
  /** The players have not decided this. */
  | { readonly kind: 'notDecided'; readonly chair: Chair }
  | { readonly kind: 'dice'; readonly refusal: DiceRefusal }
  | { readonly kind: 'rules'; readonly refusal: Refusal };

/** Why the server refuses a command, with the facts that explain it. */
export type TableRefusal =
  | TableFault
  | { readonly kind: 'notYourChair'; readonly chair: Chair }
  | { readonly kind: 'chairReserved'; readonly chair: Chair }
  | { readonly kind: 'notHost' }
  /** The host has removed this guest from the table. */
  | { readonly kind: 'removed' }
  /** The guest was deleted in the meantime. */
  | { readonly kind: 'unknownGuest' }
  | { readonly kind: 'notShaker'; readonly shaker: Chair | null }
  | { readonly kind: 'tipKnown' }
  | { readonly kind: 'badName' }
  | { readonly kind: 'notBegun' }
  | { readonly kind: 'notOver' }
  | { readonly kind: 'notWaitedFor'; readonly chair: Chair }
  | { readonly kind: 'nothingToDo' }
  /** Beyond a limit of `bounds.ts`: undone placements, phrases, chairs given up, returns, events. */
  | { readonly kind: 'tooManyChanges' }
  | { readonly kind: 'tooManySayings' }
  | { readonly kind: 'tooManyMoves' }
  | { readonly kind: 'tooManyReturns' }
  | { readonly kind: 'tooManyWishes' }
  | { readonly kind: 'tableIsFull' };
