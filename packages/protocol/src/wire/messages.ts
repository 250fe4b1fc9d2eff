import type { Result } from '@claim-it/rules';
import { MAX_SEATS } from '@claim-it/rules';
import * as v from 'valibot';
import { tableCommand } from '../table/command.ts';
import type { TableRefusal } from '../table/fault.ts';
import { tableHeader } from '../table/header.ts';
import type { ReadBy } from '../table/parts.ts';
import * as part from '../table/parts.ts';
import type { WireFault } from './fault.ts';
import { parseText } from './fault.ts';

/** Changes when an older client could not follow any more. */
export const PROTOCOL_VERSION = 2;

/** A socket's frame is never longer than this. */
export const MAX_FRAME = 2048;
export const MAX_TALK = 280;

const { chair, tableId: table } = part;

/** What a client sends. */
export type ClientMessage = ReadBy<typeof clientMessage>;
const clientMessage = v.variant('kind', [
  v.strictObject({
    kind: v.literal('do'),
    /** The client's own name for this command: sent again, it is not done again. */
    cid: part.commandId,
    table,
    /** The last event the client had seen when it chose. */
    seq: part.seq,
    command: tableCommand,
  }),
  /** A sign of life; a page that nobody looks at says so, and its guest is told of turns in another way. */
  v.strictObject({ kind: v.literal('here'), isHidden: v.exactOptional(v.boolean()) }),
  /** Follow a table; `since` is the last event this client has. */
  v.strictObject({ kind: v.literal('watch'), table, since: part.seq }),
  v.strictObject({ kind: v.literal('unwatch'), table }),
  /** Free text: passed on and never kept; `talked` or `talkRefused` answers it. */
  v.strictObject({
    kind: v.literal('talk'),
    table,
    chair,
    text: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_TALK)),
  }),
]);

export const parseClientMessage = (text: string): Result<ClientMessage, WireFault> =>
  parseText(clientMessage, text);

/** What is not in the log of a table: who a player is, and whether they are there. */
export type WireChair = ReadBy<typeof wireChair>;
export const wireChair = v.object({
  /** Null for a bot, an empty chair, and a guest who was forgotten. */
  name: v.nullable(part.shownName),
  isHere: v.boolean(),
  /** An invitation is out, and nobody has come yet. */
  isInvited: v.boolean(),
  /** Empty, and nobody's to take: kept for a guest who is not sitting yet, or waiting for a link of the host. */
  isKept: v.boolean(),
});

/** What a session is at a table. */
export type You = ReadBy<typeof you>;
const you = v.object({
  chairs: part.chairs,
  /** Chairs kept for this session, on which it does not sit yet. */
  kept: part.chairs,
  isHost: v.boolean(),
  /** The host has removed this session from the table. */
  isRemoved: v.boolean(),
  /** How many people this session, as the host, has removed. */
  removed: v.number(),
});

/** Facts of a refusal are shown, not trusted: the kind is enough to read them. */
const refusal = v.custom<TableRefusal>(
  (raw) => typeof raw === 'object' && raw !== null && 'kind' in raw && typeof raw.kind === 'string',
);

/** What became of a command; every command gets one. */
export type CommandAnswer = ReadBy<typeof answer>;
const answer = v.variant('kind', [
  v.object({ kind: v.picklist(['done', 'duplicate']), seq: part.seq, hash: part.link }),
  /** The table had moved on since the client looked. */
  v.object({ kind: v.literal('stale'), seq: part.seq }),
  v.object({ kind: v.literal('refused'), refusal }),
  v.object({ kind: v.literal('busy'), retryAfter: v.number() }),
  v.object({ kind: v.literal('noTable') }),
]);

/** Why the house does not speak of a table any more. */
export type ClosedReason = ReadBy<typeof closedReason>;
const closedReason = v.picklist(['noTable', 'damaged', 'tooMany']);

const entry = v.object({ seq: part.seq, body: v.string(), hash: part.link });
const deadline = v.nullable(part.time);

/** What the house sends. Times are milliseconds since 1970 by the house's clock. */
export type HouseMessage = ReadBy<typeof houseMessage>;
const houseMessage = v.variant('kind', [
  v.object({
    kind: v.literal('events'),
    table,
    /** The event before the first of these. */
    from: part.seq,
    entries: v.array(entry),
    deadline,
  }),
  v.object({ kind: v.literal('answer'), cid: part.commandId, answer }),
  v.object({
    kind: v.literal('table'),
    table,
    header: tableHeader,
    seq: part.seq,
    chairs: v.pipe(v.array(wireChair), v.maxLength(MAX_SEATS)),
    spectators: v.number(),
    deadline,
    you,
  }),
  v.object({ kind: v.literal('here') }),
  v.object({ kind: v.literal('welcome'), version: v.number(), now: part.time }),
  /** Free text: passed on to everybody, or to nobody. Its writer hears one of the two. */
  v.object({ kind: v.picklist(['talked', 'talkRefused']), table, chair, text: v.string() }),
  v.object({ kind: v.literal('closed'), table, reason: closedReason }),
  /** The house is about to stop; come again. */
  v.object({ kind: v.literal('bye'), retryAfter: v.number() }),
]);

/** For clients; keys they do not know are left out, so that an older client can follow a newer house. */
export const parseHouseMessage = (text: string): Result<HouseMessage, WireFault> =>
  parseText(houseMessage, text);
