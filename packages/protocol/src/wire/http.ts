import type { Chair } from '@claim-it/fairness';
import type { Result } from '@claim-it/rules';
import { MAX_SEATS, MIN_SEATS } from '@claim-it/rules';
import * as v from 'valibot';
import type { NameLanguage } from '../names/generated.ts';
import { NAME_LANGUAGES } from '../names/generated.ts';
import { onLeaving, onSkip, pace, patience, tableHeader } from '../table/header.ts';
import type { TableId, Token } from '../table/ids.ts';
import type { ReadBy } from '../table/parts.ts';
import * as part from '../table/parts.ts';
import type { WireFault } from './fault.ts';
import { parseWith } from './fault.ts';
import { wireChair } from './messages.ts';

type Parser<Value> = (raw: unknown) => Result<Value, WireFault>;

const parserOf =
  <Value>(schema: v.GenericSchema<unknown, Value>): Parser<Value> =>
  (raw) =>
    parseWith(schema, raw);

/** For whom a chair is when a table is opened. */
export type ChairWish = ReadBy<typeof wish>;
const wish = v.variant('kind', [
  /**
   * `mine`: for a player at the opener's own device; the first of these is the host's. `open`: for all who have the link
   * of the table; at a listed table for any visitor. `invited`: reserved for one person, with a link of its own.
   */
  v.strictObject({ kind: v.picklist(['mine', 'invited', 'open']) }),
  v.strictObject({
    kind: v.literal('bot'),
    level: part.level,
    style: part.style,
    color: part.color,
  }),
]);

/** POST /api/tables */
export type OpenTable = ReadBy<typeof openTable>;
const openTable = v.strictObject({
  variant: part.variant,
  pace,
  onLeaving,
  /** Missing fields get defaults: see `newHeader`. */
  onSkip: v.exactOptional(onSkip),
  patience: v.exactOptional(patience),
  isReadyAsked: v.exactOptional(v.boolean()),
  mayReplaceBots: v.exactOptional(v.boolean()),
  isListed: v.boolean(),
  isFreeTextAllowed: v.boolean(),
  chairs: v.pipe(v.array(wish), v.minLength(MIN_SEATS), v.maxLength(MAX_SEATS)),
});

const isSensible = ({ chairs, isListed, isFreeTextAllowed }: OpenTable): boolean => {
  const bots = chairs.flatMap((one) => (one.kind === 'bot' ? [one.color] : []));
  return (
    chairs.some(({ kind }) => kind === 'mine') &&
    new Set(bots).size === bots.length &&
    !(isListed && isFreeTextAllowed)
  );
};

export const parseOpenTable: Parser<OpenTable> = parserOf(
  v.pipe(
    openTable,
    v.check((wanted) => isSensible(wanted)),
  ),
);

/** The response to it. */
export type OpenedTable = ReadBy<typeof openedTable>;
const openedTable = v.object({
  table: part.tableId,
  /** The secret of the table's link; null where the address suffices, because the table is listed. */
  token: v.nullable(part.token),
  invitations: v.array(v.object({ chair: part.chair, token: part.token })),
});
export const parseOpenedTable: Parser<OpenedTable> = parserOf(openedTable);

type SessionBody = { readonly language?: NameLanguage };

/** POST /api/session: a name is generated in this language. */
export const parseSessionBody: Parser<SessionBody> = parserOf(
  v.strictObject({ language: v.exactOptional(v.picklist(NAME_LANGUAGES)) }),
);

/** POST /api/session, GET /api/me */
export type Me = ReadBy<typeof me>;
const me = v.object({ guest: part.guestId, name: v.string() });
export const parseMe: Parser<Me> = parserOf(me);

/** GET /api/operator: the operator of the server, as far as they give it. */
export type Operator = ReadBy<typeof operator>;
const operator = v.object({ name: v.nullable(v.string()), contact: v.nullable(v.string()) });
export const parseOperator: Parser<Operator> = parserOf(operator);

/** GET /api/addresses: how others reach the server; `lan` only on the server's own machine. */
export type Addresses = ReadBy<typeof addresses>;
const addresses = v.object({ publicUrl: v.nullable(v.string()), lan: v.array(v.string()) });
export const parseAddresses: Parser<Addresses> = parserOf(addresses);

/** What a person recognises a device by: families, no versions. */
export const BROWSERS = ['chrome', 'edge', 'firefox', 'opera', 'safari'] as const;
export const SYSTEMS = ['android', 'chromeos', 'ios', 'linux', 'macos', 'windows'] as const;
export type DeviceLabel = ReadBy<typeof deviceLabel>;
export const deviceLabel = v.object({ browser: v.picklist(BROWSERS), system: v.picklist(SYSTEMS) });

/** A device that is signed in as this guest. */
export type SignedInDevice = Devices['devices'][number];

/** GET /api/me/devices, last used first. */
export type Devices = ReadBy<typeof devices>;
const devices = v.object({
  devices: v.array(
    v.object({
      id: v.string(),
      label: v.nullable(deviceLabel),
      openedAt: part.time,
      seenAt: part.time,
      isThis: v.boolean(),
    }),
  ),
});
export const parseDevices: Parser<Devices> = parserOf(devices);

/** A chair of a table in a list. */
export type CardChair = ReadBy<typeof cardChair>;
const cardChair = v.object({
  ...wireChair.entries,
  isTaken: v.boolean(),
  /** Null for an empty chair, and where the level is not stored. */
  color: v.optional(v.nullable(part.color), null),
});

/** A table in a list. */
export type TableCard = ReadBy<typeof tableCard>;
const tableCard = v.object({
  table: part.tableId,
  header: tableHeader,
  status: v.picklist(['open', 'playing', 'finished']),
  chairs: v.array(cardChair),
  turn: v.nullable(part.chair),
  deadline: v.nullable(part.time),
  changedAt: part.time,
  seq: part.seq,
  /** The chair of the person who opened the table. */
  host: v.nullable(part.chair),
  /** The chairs that won a finished game. */
  winners: v.array(part.chair),
  yours: v.array(part.chair),
});

/** POST /api/play: a game with people who are online; `table` is the one where this guest already waits. */
export type PlayWish = ReadBy<typeof playWish>;
const playWish = v.strictObject({
  players: part.whole(MIN_SEATS, MAX_SEATS),
  pace: v.picklist(['calm', 'quick']),
  table: v.exactOptional(part.tableId),
});
export const parsePlayWish: Parser<PlayWish> = parserOf(playWish);

/** The response to it: where to sit down. */
export type PlayPlace = ReadBy<typeof playPlace>;
const playPlace = v.object({ table: part.tableId });
export const parsePlayPlace: Parser<PlayPlace> = parserOf(playPlace);

/** GET /api/lobby; `mine` is sorted by urgency. */
export type Lobby = ReadBy<typeof lobby>;
const tables = v.array(tableCard);
const lobby = v.object({
  open: tables,
  playing: tables,
  mine: tables,
  /** How many people are connected, to all processes of the server. */
  people: v.number(),
  /** The server's time, to which deadlines refer. */
  now: part.time,
});
export const parseLobby: Parser<Lobby> = parserOf(lobby);

/** GET /api/me/turns: the guest's unfinished tables; first those that wait for the guest, the oldest first. */
export type RunningTables = ReadBy<typeof runningTables>;
const runningTables = v.object({
  tables,
  /** The time of the server, by which deadlines are counted. */
  now: v.exactOptional(part.time),
});
export const parseRunningTables: Parser<RunningTables> = parserOf(runningTables);

/** A finished game of the guest: its record, and the guest's seats. */
export type OwnGame = OwnGames['games'][number];

/** GET /api/me/games, the newest first; `?before=` with the value of `next` gets the next page. */
export type OwnGames = ReadBy<typeof ownGames>;
const ownGames = v.object({
  games: v.array(
    v.object({
      table: part.tableId,
      seats: v.array(part.seat),
      playedAt: v.number(),
      record: v.string(),
      /** By seat: a name, null for a forgotten guest, and whether a bot sat there at the end. */
      players: v.optional(
        v.array(v.object({ name: v.nullable(part.shownName), isBot: v.boolean() })),
        [],
      ),
    }),
  ),
  next: v.nullable(v.string()),
});
export const parseOwnGames: Parser<OwnGames> = parserOf(ownGames);

const band = v.object({ expected: v.number(), low: v.number(), high: v.number() });
const forKinds = <Value extends v.GenericSchema>(value: Value) =>
  v.object({ different: value, pair: value, triple: value });

/** GET /api/dice */
export type DiceReport = ReadBy<typeof diceReport>;
const diceReport = v.object({
  games: v.number(),
  tally: v.object({ rolls: v.number(), pips: v.array(v.number()), kinds: forKinds(v.number()) }),
  bands: v.object({ pip: band, kinds: forKinds(band) }),
});
export const parseDiceReport: Parser<DiceReport> = parserOf(diceReport);

/** GET /api/me/blocks: the people this guest has blocked, the newest first. */
export type Blocks = ReadBy<typeof blocks>;
const blocks = v.object({
  blocks: v.array(v.object({ person: part.person, name: v.string(), at: part.time })),
});
export const parseBlocks: Parser<Blocks> = parserOf(blocks);

/** The subject of a report. */
export const REPORT_KINDS = ['name', 'talk', 'play'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

type BlockBody = { readonly chair: Chair };

/** POST /api/tables/:id/block */
export const parseBlockBody: Parser<BlockBody> = parserOf(v.strictObject({ chair: part.chair }));

/** POST /api/tables/:id/report */
export const parseReportBody: Parser<BlockBody & { readonly kind: ReportKind }> = parserOf(
  v.strictObject({ chair: part.chair, kind: v.picklist(REPORT_KINDS) }),
);

type TokenBody = { readonly token: Token };

/** POST /api/me/name */
export const parseNameBody = parserOf(v.strictObject({ name: part.typedName }));

/** POST /api/recovery */
export const parseTokenBody: Parser<TokenBody> = parserOf(v.strictObject({ token: part.token }));

/** Derived from the secret of a guest, 32 bytes: POST /api/me/key stores it, POST /api/recovery opens a session with it. */
type KeyBody = { readonly key: string };
const key = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/));
export const parseKeyBody: Parser<KeyBody> = parserOf(v.strictObject({ key }));

/** POST /api/me/key/replace: replaces the secret of the guest. */
export const parseKeyChange: Parser<KeyBody & { readonly next: string }> = parserOf(
  v.strictObject({ key, next: key }),
);

/** The response to POST /api/me/recovery */
export const parseTicket: Parser<TokenBody> = parserOf(v.object({ token: part.token }));

/** Whether a text has the form of a table id. */
export const isTableId = (text: string): text is TableId => v.is(part.tableId, text);
