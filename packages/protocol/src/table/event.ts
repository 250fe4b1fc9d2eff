import type { DiceEvent, Opened } from '@claim-it/fairness';
import { MAX_SEATS } from '@claim-it/rules';
import * as v from 'valibot';
import type { ReadBy } from './parts.ts';
import * as part from './parts.ts';

/** The occupant of a chair. A person is a chain of dice; names are not in the log. */
export type Sitter = ReadBy<typeof sitter>;
const sitter = v.variant('kind', [
  v.strictObject({ kind: v.literal('person'), tip: part.hash }),
  v.strictObject({ kind: v.literal('bot'), level: part.level, style: part.style }),
]);

/** Who chose: `house` for a forced choice, `clock` and `players` for a skipped turn. */
export type Chooser = ReadBy<typeof chooser>;
const chooser = v.picklist(['player', 'bot', 'clock', 'house', 'players']);

const player = part.chair;
const dice: v.GenericSchema<unknown, Opened | DiceEvent> = v.variant('kind', [
  v.strictObject({
    kind: v.literal('opened'),
    version: v.exactOptional(v.literal(2)),
    game: part.tableId,
    rules: v.pipe(v.string(), v.maxLength(32)),
    house: part.hash,
    players: v.pipe(v.array(v.nullable(part.hash)), v.maxLength(MAX_SEATS)),
  }),
  v.strictObject({ kind: v.literal('stirred'), player, element: part.hash }),
  v.strictObject({ kind: v.literal('begun'), house: part.hash }),
  v.strictObject({
    kind: v.literal('rolled'),
    player,
    house: part.hash,
    element: part.hash,
    stirs: part.chairs,
  }),
  v.strictObject({
    kind: v.literal('anchored'),
    owner: v.union([v.literal('house'), part.chair]),
    tip: part.hash,
  }),
  v.strictObject({ kind: v.literal('wentAway'), player }),
  v.strictObject({
    kind: v.literal('cameBack'),
    player,
    element: v.exactOptional(part.hash),
  }),
  v.strictObject({ kind: v.literal('keyLost'), player, house: part.hash }),
  v.strictObject({ kind: v.literal('reseeded'), player, tip: part.hash }),
  v.strictObject({ kind: v.literal('standIn'), player }),
  v.strictObject({ kind: v.literal('joined'), player, tip: part.hash, house: part.hash }),
]);

const { chair, time: at } = part;

/** One entry of a table's log. Chairs are numbered clockwise from 0; seats of choices are in turn order. `at` is the server's time in milliseconds since 1970. */
export type TableEvent = ReadBy<typeof tableEvent>;
export const tableEvent = v.variant('kind', [
  v.strictObject({ kind: v.literal('sat'), chair, color: part.color, sitter, at }),
  v.strictObject({ kind: v.literal('stood'), chair, at }),
  /** The host has changed who may sit down: a link, or removed people. Which people stays private. */
  v.strictObject({ kind: v.literal('doorChanged'), at }),
  /** `opened` ends the gathering, `begun` the shake, and `rolled` brings the dice of the game. */
  v.strictObject({ kind: v.literal('dice'), event: dice, at }),
  v.strictObject({ kind: v.literal('played'), choice: part.choice, by: chooser, at }),
  /** A bot takes over for a player who left. R8 */
  v.strictObject({ kind: v.literal('botTook'), chair, level: part.level, at }),
  /** The server has no connection to this person since then, and the table waits. R12 */
  v.strictObject({ kind: v.literal('absent'), chair, since: part.time, at }),
  v.strictObject({ kind: v.literal('returned'), chair, at }),
  /** The wish of another player while the table waits for an absent person. R12 */
  v.strictObject({ kind: v.literal('wished'), chair, about: chair, wish: part.wish, at }),
  /** The time of the person on turn ran out; the consequence is the next event. R11 */
  v.strictObject({ kind: v.literal('lapsed'), chair, at }),
  /** Time that the server was away, in milliseconds: it is not counted for any player. */
  v.strictObject({ kind: v.literal('credited'), ms: part.time, at }),
  /** A bot plays for a person until they return. R13 */
  v.strictObject({
    kind: v.literal('stoodIn'),
    chair,
    level: part.level,
    by: v.picklist(['players', 'clock']),
    at,
  }),
  /** A person takes the chair of a bot, from its next turn on. R13 */
  v.strictObject({ kind: v.literal('joined'), chair, tip: part.hash, at }),
  /** Before the start, if the table requires it. */
  v.strictObject({ kind: v.literal('ready'), chair, isReady: v.boolean(), at }),
  v.strictObject({ kind: v.literal('said'), chair, saying: part.saying, at }),
  /** The next game of the same people, and the chair that asked for it. */
  v.strictObject({
    kind: v.literal('rematch'),
    table: part.tableId,
    chair: v.exactOptional(chair),
    at,
  }),
]);

type WithoutTime<Event> = Event extends unknown ? Omit<Event, 'at'> : never;

/** An event of a table, without the time. */
export type TableFact = WithoutTime<TableEvent>;
