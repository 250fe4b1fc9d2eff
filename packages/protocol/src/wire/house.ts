import type { Chair } from '@claim-it/fairness';
import type { Result } from '@claim-it/rules';
import { MAX_SEATS } from '@claim-it/rules';
import * as v from 'valibot';
import type { TableRefusal } from '../table/fault.ts';
import type { LogEntry } from '../table/hashChain.ts';
import type { TableHeader } from '../table/header.ts';
import type { CommandId, LogHash, TableId } from '../table/ids.ts';
import type { WireFault } from './fault.ts';
import { parseText } from './fault.ts';
import { headerSchema } from './log.ts';
import * as part from './parts.ts';

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

const message: v.GenericSchema<unknown, HouseMessage> = v.variant('kind', [
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
  parseText(message, text);
