import type { Chair } from '@claim-it/fairness';
import type { Result } from '@claim-it/rules';
import { MAX_SEATS } from '@claim-it/rules';
import * as v from 'valibot';
import type { TableCommand } from '../table/command.ts';
import type { TableRefusal } from '../table/fault.ts';
import type { LogEntry } from '../table/hashChain.ts';
import type { TableHeader } from '../table/header.ts';
import type { CommandId, LogHash, TableId } from '../table/ids.ts';
import type { WireFault } from './fault.ts';
import { parseText } from './fault.ts';
import { headerSchema } from './log.ts';
import * as part from './parts.ts';

/** Changes when an older client could not follow any more. */
export const PROTOCOL_VERSION = 1;

/** A socket's frame is never longer than this. */
export const MAX_FRAME = 2048;
export const MAX_TALK = 280;

/** What a client sends. */
export type ClientMessage =
  /** Follow a table; `since` is the last event this client has. */
  | { readonly kind: 'watch'; readonly table: TableId; readonly since: number }
  | { readonly kind: 'unwatch'; readonly table: TableId }
  | {
      readonly kind: 'do';
      /** The client's own name for this command: sent again, it is not done again. */
      readonly cid: CommandId;
      readonly table: TableId;
      /** The last event the client had seen when it chose. */
      readonly seq: number;
      readonly command: TableCommand;
    }
  /** Free text: passed on and never kept; `talked` or `talkRefused` answers it. */
  | { readonly kind: 'talk'; readonly table: TableId; readonly chair: Chair; readonly text: string }
  | { readonly kind: 'here' };

const thrown = { element: part.hash, stirs: part.stirs };
const command: v.GenericSchema<unknown, TableCommand> = v.variant('kind', [
  v.strictObject({ kind: v.literal('roll'), ...thrown }),
  v.strictObject({ kind: v.literal('place'), space: part.space }),
  v.strictObject({ kind: v.literal('take') }),
  v.strictObject({ kind: v.literal('stir'), chair: part.chair, element: part.hash }),
  v.strictObject({ kind: v.literal('shake'), ...thrown }),
  v.strictObject({ kind: v.literal('undo') }),
  v.strictObject({
    kind: v.literal('sit'),
    chair: part.chair,
    color: part.color,
    tip: part.hash,
    name: v.exactOptional(part.typedName),
    invitation: v.exactOptional(part.token),
  }),
  v.strictObject({ kind: v.picklist(['stand', 'clear', 'leave', 'loseKey']), chair: part.chair }),
  v.strictObject({
    kind: v.literal('seatBot'),
    chair: part.chair,
    level: part.level,
    style: part.style,
    color: part.color,
  }),
  v.strictObject({ kind: v.picklist(['anchor', 'reseed']), chair: part.chair, tip: part.hash }),
  v.strictObject({ kind: v.literal('say'), chair: part.chair, saying: part.saying }),
  v.strictObject({ kind: v.literal('rematch') }),
]);

const clientMessage: v.GenericSchema<unknown, ClientMessage> = v.variant('kind', [
  v.strictObject({
    kind: v.literal('do'),
    cid: part.commandId,
    table: part.tableId,
    seq: part.seq,
    command,
  }),
  v.strictObject({ kind: v.literal('here') }),
  v.strictObject({ kind: v.literal('watch'), table: part.tableId, since: part.seq }),
  v.strictObject({ kind: v.literal('unwatch'), table: part.tableId }),
  v.strictObject({
    kind: v.literal('talk'),
    table: part.tableId,
    chair: part.chair,
    text: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_TALK)),
  }),
]);

export const parseClientMessage = (text: string): Result<ClientMessage, WireFault> =>
  parseText(clientMessage, text);

/** What is not in the log of a table: who somebody is, and whether they are there. */
export type WireChair = {
  /** Null for a bot, an empty chair, and somebody who was forgotten. */
  readonly name: string | null;
  readonly isHere: boolean;
  /** An invitation is out, and nobody has come yet. */
  readonly isInvited: boolean;
  /** Kept for somebody, who is not sitting yet. */
  readonly isKept: boolean;
};

/** What a session is at a table. */
export type You = {
  readonly chairs: readonly Chair[];
  /** Chairs kept for this session, on which it does not sit yet. */
  readonly kept: readonly Chair[];
  readonly isHost: boolean;
};

/** What became of a command; every command gets one. */
export type CommandAnswer =
  | { readonly kind: 'done' | 'duplicate'; readonly seq: number; readonly hash: LogHash }
  /** The table had moved on since the client looked. */
  | { readonly kind: 'stale'; readonly seq: number }
  | { readonly kind: 'refused'; readonly refusal: TableRefusal }
  | { readonly kind: 'busy'; readonly retryAfter: number }
  | { readonly kind: 'noTable' };

/** Why the house does not speak of a table any more. */
export type ClosedReason = 'noTable' | 'damaged' | 'tooMany';

/** What the house sends. Times are milliseconds since 1970 by the house's clock. */
export type HouseMessage =
  | { readonly kind: 'welcome'; readonly version: number; readonly now: number }
  | {
      readonly kind: 'table';
      readonly table: TableId;
      readonly header: TableHeader;
      readonly seq: number;
      readonly chairs: readonly WireChair[];
      readonly spectators: number;
      readonly deadline: number | null;
      readonly you: You;
    }
  | {
      readonly kind: 'events';
      readonly table: TableId;
      /** The event before the first of these. */
      readonly from: number;
      readonly entries: readonly LogEntry[];
      readonly deadline: number | null;
    }
  | { readonly kind: 'answer'; readonly cid: CommandId; readonly answer: CommandAnswer }
  /** Free text: passed on to everybody, or to nobody. Whoever wrote it hears one of the two. */
  | {
      readonly kind: 'talked' | 'talkRefused';
      readonly table: TableId;
      readonly chair: Chair;
      readonly text: string;
    }
  | { readonly kind: 'closed'; readonly table: TableId; readonly reason: ClosedReason }
  /** The house is about to stop; come again. */
  | { readonly kind: 'bye'; readonly retryAfter: number }
  | { readonly kind: 'here' };

const entry = v.object({ seq: part.seq, body: v.string(), hash: part.link });
const seats = v.pipe(v.array(part.chair), v.maxLength(MAX_SEATS));
const chair = v.object({
  name: v.nullable(part.shownName),
  isHere: v.boolean(),
  isInvited: v.boolean(),
  isKept: v.boolean(),
});

/** Facts of a refusal are shown, not trusted: the kind is enough to read them. */
const refusal = v.custom<TableRefusal>(
  (raw) => typeof raw === 'object' && raw !== null && 'kind' in raw && typeof raw.kind === 'string',
);

const answer: v.GenericSchema<unknown, CommandAnswer> = v.variant('kind', [
  v.object({ kind: v.picklist(['done', 'duplicate']), seq: part.seq, hash: part.link }),
  v.object({ kind: v.literal('stale'), seq: part.seq }),
  v.object({ kind: v.literal('refused'), refusal }),
  v.object({ kind: v.literal('busy'), retryAfter: v.number() }),
  v.object({ kind: v.literal('noTable') }),
]);

const houseMessage: v.GenericSchema<unknown, HouseMessage> = v.variant('kind', [
  v.object({
    kind: v.literal('events'),
    table: part.tableId,
    from: part.seq,
    entries: v.array(entry),
    deadline: v.nullable(part.time),
  }),
  v.object({ kind: v.literal('answer'), cid: part.commandId, answer }),
  v.object({
    kind: v.literal('table'),
    table: part.tableId,
    header: headerSchema,
    seq: part.seq,
    chairs: v.pipe(v.array(chair), v.maxLength(MAX_SEATS)),
    spectators: v.number(),
    deadline: v.nullable(part.time),
    you: v.object({ chairs: seats, kept: seats, isHost: v.boolean() }),
  }),
  v.object({ kind: v.literal('here') }),
  v.object({ kind: v.literal('welcome'), version: v.number(), now: part.time }),
  v.object({
    kind: v.picklist(['talked', 'talkRefused']),
    table: part.tableId,
    chair: part.chair,
    text: v.string(),
  }),
  v.object({
    kind: v.literal('closed'),
    table: part.tableId,
    reason: v.picklist(['noTable', 'damaged', 'tooMany']),
  }),
  v.object({ kind: v.literal('bye'), retryAfter: v.number() }),
]);

/** For clients; keys they do not know are left out, so that an older client can follow a newer house. */
export const parseHouseMessage = (text: string): Result<HouseMessage, WireFault> =>
  parseText(houseMessage, text);
