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
export const PROTOCOL_VERSION = 3;

/** A socket's frame is never longer than this. */
export const MAX_FRAME = 2048;
export const MAX_TALK = 280;
/** What one device of a guest tells another is never longer than this. */
export const MAX_HAND = 800;

const { chair, tableId: table } = part;

/**
 * From one device of a guest to another: `want` asks for the chain of a chair, `give` gives it up for the device that asked,
 * `leave` for any device that asks later. The server passes the text on, or keeps it, and cannot read more into it.
 */
const handText = v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_HAND));

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
  /** Follow a table; `since` is the last event this client has, `heard` the last line of free text. */
  v.strictObject({
    kind: v.literal('watch'),
    table,
    since: part.seq,
    heard: v.exactOptional(part.seq),
  }),
  v.strictObject({ kind: v.literal('unwatch'), table }),
  /** Free text: kept with the table and passed on; `talked` or `talkRefused` answers it. */
  v.strictObject({
    kind: v.literal('talk'),
    table,
    chair,
    text: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_TALK)),
  }),
  v.strictObject({
    kind: v.literal('hand'),
    table,
    chair,
    say: v.picklist(['want', 'give', 'leave']),
    text: handText,
  }),
]);

export const parseClientMessage = (text: string): Result<ClientMessage, WireFault> =>
  parseText(clientMessage, text);

/** What is not in the log of a table: who a player is, and whether they are there. */
export type WireChair = ReadBy<typeof wireChair>;
export const wireChair = v.object({
  /** Null for an empty chair, a bot from the start, and a guest who was forgotten; a person keeps it when a bot plays on. */
  name: v.nullable(part.shownName),
  /** The bot that decides here: from the start, for a person who is away, or for one who has left. Null where a person does. */
  bot: v.nullable(part.level),
  isHere: v.boolean(),
  /** Since when a person has had no connection; null for those who are here, for bots and for empty chairs. */
  awaySince: v.nullable(part.time),
  /** An invitation is out, and nobody has come yet. */
  isInvited: v.boolean(),
  /** Empty, and nobody's to take: kept for a guest who is not sitting yet, or waiting for a link of the host. */
  isKept: v.boolean(),
  /** The color that is kept with the chair. */
  color: v.exactOptional(part.color),
});

/** What a session is at a table. */
export type You = ReadBy<typeof you>;
const you = v.object({
  chairs: part.chairs,
  /** Chairs kept for this session, on which it does not sit yet. */
  kept: part.chairs,
  isHost: v.boolean(),
  /** This session is the host, and a link to the table is out. */
  isLinkOut: v.boolean(),
  /** The host has removed this session from the table. */
  isRemoved: v.boolean(),
  /** How many people this session, as the host, has removed. */
  removed: v.number(),
  /**
   * The people on the other chairs, as only this guest knows them: another guest has other words for the same people, so
   * that they lead nowhere.
   */
  people: v.exactOptional(v.array(v.nullable(part.person))),
  /** Chairs of people whom this guest has blocked. */
  blocked: v.exactOptional(part.chairs),
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

const numbered = { number: part.seq, at: part.time };

/** A line of free text; `text` is null once its writer was forgotten. */
export type WireLine = ReadBy<typeof talkLine>;
const talkLine = v.object({ chair: part.chair, text: v.nullable(v.string()), ...numbered });

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
    /** The chair of the one who opened the table; null where they were forgotten. */
    host: v.nullable(chair),
    deadline,
    you,
  }),
  v.object({ kind: v.literal('here') }),
  v.object({ kind: v.literal('welcome'), version: v.number(), now: part.time }),
  /** Free text: kept and passed on to everybody, or to nobody. Its writer hears one of the two. */
  v.object({ kind: v.literal('talked'), table, chair, text: v.string(), ...numbered }),
  v.object({ kind: v.literal('talkRefused'), table, chair, text: v.string() }),
  /** What was written at a table before, for those who sit there. */
  v.object({ kind: v.literal('lines'), table, lines: v.array(talkLine) }),
  v.object({
    kind: v.literal('hand'),
    table,
    chair,
    say: v.picklist(['want', 'give']),
    text: handText,
  }),
  v.object({ kind: v.literal('closed'), table, reason: closedReason }),
  /** The house is about to stop; come again. */
  v.object({ kind: v.literal('bye'), retryAfter: v.number() }),
]);

/** For clients; keys they do not know are left out, so that an older client can follow a newer house. */
export const parseHouseMessage = (text: string): Result<HouseMessage, WireFault> =>
  parseText(houseMessage, text);
