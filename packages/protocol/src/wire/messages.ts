import type { Result } from '@claim-it/rules';
import { MAX_SEATS, ok } from '@claim-it/rules';
import * as v from 'valibot';
import { tableCommand } from '../table/command.ts';
import type { TableRefusal } from '../table/fault.ts';
import { tableHeader } from '../table/header.ts';
import type { ReadBy } from '../table/parts.ts';
import * as part from '../table/parts.ts';
import type { WireFault } from './fault.ts';
import { parseJson, parseText, parseWith } from './fault.ts';
import { readMoveMessage } from './frequent.ts';

/** Incremented when older clients could no longer follow. */
export const PROTOCOL_VERSION = 3;

/** The maximum length of a socket's frame. */
export const MAX_FRAME = 2048;
export const MAX_TALK = 280;
/** The maximum length of a message between two devices of a guest. */
export const MAX_HAND = 800;

const { chair, tableId: table } = part;

/**
 * From one device of a guest to another: `want` requests the chain of a chair, `give` hands it to the device that asked,
 * `leave` to any device that asks later. The server forwards or stores the text and cannot decrypt it.
 */
const handText = v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_HAND));
/** Of `leave`: it grows each time a chain moves on. What is sent again, or late, replaces nothing newer. */
const progress = v.exactOptional(v.pipe(v.number(), v.safeInteger(), v.minValue(0)));

/** POST /api/tables/:id/hand: `leave` for a page that has no socket. */
export type HandBody = ReadBy<typeof handBody>;
const handBody = v.strictObject({ chair, text: handText, progress });
export const parseHandBody = (raw: unknown): Result<HandBody, WireFault> =>
  parseWith(handBody, raw);

/** Messages from a client. */
export type ClientMessage = ReadBy<typeof clientMessage>;
const clientMessage = v.variant('kind', [
  v.strictObject({
    kind: v.literal('do'),
    /** The client's own id for this command: the server does a repeated command only once. */
    cid: part.commandId,
    table,
    /** The last event that the client had seen when it chose. */
    seq: part.seq,
    command: tableCommand,
  }),
  /** A heartbeat; a page in the background says so, and its guest is notified of turns in another way. */
  v.strictObject({ kind: v.literal('here'), isHidden: v.exactOptional(v.boolean()) }),
  /** Follow a table; `since` is the last event this client has, `heard` the last line of free text. */
  v.strictObject({
    kind: v.literal('watch'),
    table,
    since: part.seq,
    heard: v.exactOptional(part.seq),
  }),
  v.strictObject({ kind: v.literal('unwatch'), table }),
  /** Free text: stored with the table and forwarded; the reply is `talked` or `talkRefused`. */
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
    progress,
  }),
]);

export const parseClientMessage = (text: string): Result<ClientMessage, WireFault> => {
  const raw = parseJson(text);
  if (!raw.ok) return raw;
  const move = readMoveMessage(raw.value);
  return move === null ? parseWith(clientMessage, raw.value) : ok(move);
};

/** The same by the schema alone: what the quick reading of a move is held to. */
export const parseBySchema = (text: string): Result<ClientMessage, WireFault> =>
  parseText(clientMessage, text);

/** Data outside the log of a table: who a player is, and whether they are connected. */
export type WireChair = ReadBy<typeof wireChair>;
export const wireChair = v.object({
  /** Null for an empty chair, a bot from the start, and a forgotten guest; a person keeps it when a bot takes over. */
  name: v.nullable(part.shownName),
  /** The bot that decides here: from the start, for a person who is away, or for one who has left. Null where a person decides. */
  bot: v.nullable(part.level),
  isHere: v.boolean(),
  /** Since when a person has had no connection; null for connected people, for bots and for empty chairs. */
  awaySince: v.nullable(part.time),
  /** An invitation is active, and not used yet. */
  isInvited: v.boolean(),
  /** Empty, and not free to take: reserved for a guest who is not sitting yet, or for a link of the host. */
  isKept: v.boolean(),
  /** The color reserved with the chair. */
  color: v.exactOptional(part.color),
});

/** The role of a session at a table. */
export type You = ReadBy<typeof you>;
const you = v.object({
  chairs: part.chairs,
  /** Chairs reserved for this session, on which it does not sit yet. */
  kept: part.chairs,
  isHost: v.boolean(),
  /** This session is the host, and a link to the table is active. */
  isLinkOut: v.boolean(),
  /** The host has removed this session from the table. */
  isRemoved: v.boolean(),
  /** How many people this session, as the host, has removed. */
  removed: v.number(),
  /**
   * The people on the other chairs, by ids that only this guest sees: another guest sees other ids, so
   * they identify no person.
   */
  people: v.exactOptional(v.array(v.nullable(part.person))),
  /** Chairs of people whom this guest has blocked. */
  blocked: v.exactOptional(part.chairs),
});

/** Facts of a refusal are shown, not trusted: a readable kind is enough. */
const refusal = v.custom<TableRefusal>(
  (raw) => typeof raw === 'object' && raw !== null && 'kind' in raw && typeof raw.kind === 'string',
);

/** The outcome of a command; every command gets one. */
export type CommandAnswer = ReadBy<typeof answer>;
const answer = v.variant('kind', [
  v.object({ kind: v.picklist(['done', 'duplicate']), seq: part.seq, hash: part.link }),
  /** The table has events that the client had not seen. */
  v.object({ kind: v.literal('stale'), seq: part.seq }),
  v.object({ kind: v.literal('refused'), refusal }),
  v.object({ kind: v.literal('busy'), retryAfter: v.number() }),
  v.object({ kind: v.literal('noTable') }),
]);

/** Why the server stops sending a table. */
export type ClosedReason = ReadBy<typeof closedReason>;
const closedReason = v.picklist(['noTable', 'damaged', 'tooMany']);

const numbered = { number: part.seq, at: part.time };

/** A line of free text; `text` is null once its writer is forgotten. */
export type WireLine = ReadBy<typeof talkLine>;
const talkLine = v.object({ chair: part.chair, text: v.nullable(v.string()), ...numbered });

const entry = v.object({ seq: part.seq, body: v.string(), hash: part.link });
const deadline = v.nullable(part.time);

/** Messages from the server. Times are milliseconds since 1970 by the server's clock. */
export type HouseMessage = ReadBy<typeof houseMessage>;
const houseMessage = v.variant('kind', [
  v.object({
    kind: v.literal('events'),
    table,
    /** The number of the event before the first of these. */
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
    /** The chair of the person who opened the table; null where they were forgotten. */
    host: v.nullable(chair),
    deadline,
    you,
  }),
  v.object({ kind: v.literal('here') }),
  v.object({ kind: v.literal('welcome'), version: v.number(), now: part.time }),
  /** Free text is either accepted and forwarded to all or refused; its writer receives one of these. */
  v.object({ kind: v.literal('talked'), table, chair, text: v.string(), ...numbered }),
  v.object({ kind: v.literal('talkRefused'), table, chair, text: v.string() }),
  /** Earlier lines of a table, for those who sit there. */
  v.object({ kind: v.literal('lines'), table, lines: v.array(talkLine) }),
  v.object({
    kind: v.literal('hand'),
    table,
    chair,
    say: v.picklist(['want', 'give']),
    text: handText,
  }),
  v.object({ kind: v.literal('closed'), table, reason: closedReason }),
  /** The server is shutting down; reconnect later. */
  v.object({ kind: v.literal('bye'), retryAfter: v.number() }),
]);

/** For clients; unknown keys are dropped, so that an older client can follow a newer server. */
export const parseHouseMessage = (text: string): Result<HouseMessage, WireFault> =>
  parseText(houseMessage, text);
