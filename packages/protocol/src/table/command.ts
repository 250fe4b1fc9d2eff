import type { Chair, Hash } from '@claim-it/fairness';
import type { Choice, Color } from '@claim-it/rules';
import * as v from 'valibot';
import type { TableId } from './ids.ts';
import type { ReadBy } from './parts.ts';
import * as part from './parts.ts';

const { chair } = part;
const thrown = { element: part.hash, stirs: part.chairs };

/** A guest's request to a table. The server knows which chairs are theirs; the message does not say. */
export type TableCommand = ReadBy<typeof tableCommand>;
export const tableCommand = v.variant('kind', [
  /** The roll of a person on turn: the choice and the element in one; null from a player whose new chain does not count yet. */
  v.strictObject({ kind: v.literal('roll'), ...thrown, element: v.nullable(part.hash) }),
  /** Another space undoes the placement first. R9 */
  v.strictObject({ kind: v.literal('place'), space: part.space }),
  v.strictObject({ kind: v.literal('take') }),
  v.strictObject({ kind: v.literal('stir'), chair, element: part.hash }),
  /** A player who was away is present again; the element is spent. */
  v.strictObject({ kind: v.literal('back'), chair, element: part.hash }),
  /** The shaker's element for the roll of a bot or of a player who is away. */
  v.strictObject({ kind: v.literal('shake'), ...thrown }),
  v.strictObject({ kind: v.literal('undo') }),
  v.strictObject({
    kind: v.literal('sit'),
    chair,
    color: part.color,
    tip: part.hash,
    /** For people who share a device; others use the name of their session. */
    name: v.exactOptional(part.typedName),
    invitation: v.exactOptional(part.token),
  }),
  /** `clear`: the host frees a chair before the game; the person who sat there cannot return to the table. */
  v.strictObject({ kind: v.picklist(['stand', 'clear', 'leave', 'loseKey']), chair }),
  /** The host creates a new link to an empty chair, or withdraws it; the previous link stops working. */
  v.strictObject({ kind: v.literal('invite'), chair, invitation: v.nullable(part.token) }),
  /** The host creates a new link to the table, which assigns its free chairs, or withdraws it. */
  v.strictObject({ kind: v.literal('inviteAll'), invitation: v.nullable(part.token) }),
  /** The host opens a reserved empty chair to all who may take a free one. */
  v.strictObject({ kind: v.literal('release'), chair }),
  /** The host readmits the people who were removed from the table. */
  v.strictObject({ kind: v.literal('letIn') }),
  v.strictObject({
    kind: v.literal('seatBot'),
    chair,
    level: part.level,
    style: part.style,
    color: part.color,
  }),
  v.strictObject({ kind: v.picklist(['anchor', 'reseed']), chair, tip: part.hash }),
  /** While the table waits for an absent person; `wait` withdraws a wish. R12 */
  v.strictObject({ kind: v.literal('wish'), chair, about: chair, wish: part.wish }),
  /** Before the start, if the table requires it. */
  v.strictObject({ kind: v.literal('ready'), chair, isReady: v.boolean() }),
  /** The host starts without people who are not ready. */
  v.strictObject({ kind: v.literal('start') }),
  /** Takes the chair of a bot in a running game. R13 */
  v.strictObject({
    kind: v.literal('join'),
    chair,
    tip: part.hash,
    name: v.exactOptional(part.typedName),
    invitation: v.exactOptional(part.token),
  }),
  v.strictObject({ kind: v.literal('say'), chair, saying: part.saying }),
  v.strictObject({ kind: v.literal('rematch') }),
]);

export type CommandOf<Kind extends TableCommand['kind']> = Extract<TableCommand, { kind: Kind }>;

/** What the server does on its own. */
export type HouseCommand =
  | CommandOf<'seatBot'>
  /** A player that the dice wait for is away. */
  | { readonly kind: 'away'; readonly chair: Chair }
  /** Version 1 of the dice: in version 2 people return on their own. */
  | { readonly kind: 'back'; readonly chair: Chair }
  /** Time is up for the decision that has been due since then. */
  | { readonly kind: 'timeOut'; readonly chair: Chair; readonly since: number }
  /** The server lost the connection of a person then, and has it again. */
  | { readonly kind: 'absent'; readonly chair: Chair; readonly since: number }
  | { readonly kind: 'returned'; readonly chair: Chair }
  /** The chair is free again. */
  | { readonly kind: 'vacate'; readonly chair: Chair }
  | { readonly kind: 'botPlay'; readonly choice: Choice };

/** The requester: what the server knows of a session at this table. */
export type Asker = {
  /** Chairs of this session. */
  readonly chairs: readonly Chair[];
  /** Chairs it may take: free ones, reserved for it, or of bots that it may replace. */
  readonly mayTake: readonly Chair[];
  /** Empty chairs that it may reserve for a link, or release. */
  readonly mayInvite: readonly Chair[];
  /** Colors reserved for people who have not sat down yet. */
  readonly keptColors?: readonly Color[];
  readonly isHost: boolean;
  /** Whether a link to the table is active. */
  readonly isLinkOut?: boolean;
  /** The host has removed this guest from the table. */
  readonly isRemoved: boolean;
};

/** The external inputs of a decision: the time, and the server's own dice. */
export type TableDeps = {
  readonly at: number;
  readonly houseTip: (number: number) => Hash;
  /** The one element that may follow; `tips` is how many chains the server has announced. */
  readonly houseElement: (chain: HouseChain) => Hash;
  /** Milliseconds that the server was away since the last event; they are not counted for any player. */
  readonly credit?: number;
  /** The table of the rematch. */
  readonly rematchTable: () => TableId;
};

/** What the table knows of the server's chain. */
export type HouseChain = {
  readonly head: Hash;
  readonly left: number;
  readonly next: Hash | null;
  readonly tips: number;
};
