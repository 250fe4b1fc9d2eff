import type { Level, Style } from '@claim-it/ai';
import type { Chair, Hash } from '@claim-it/fairness';
import type { Choice, Pass } from '@claim-it/rules';
import { COLORS, MAX_SEATS, MIN_SEATS, SPACES } from '@claim-it/rules';
import * as v from 'valibot';
import type { CommandId, GuestId, LogHash, PersonId, TableId, Token } from './ids.ts';
import { SAYINGS } from './phrases.ts';

/** Shared parts of messages and bodies. Everything is checked; unknown keys are dropped. */
type Schema<Type> = v.GenericSchema<unknown, Type>;

type Immutable<Type> = Type extends string | number | boolean | null | undefined
  ? Type
  : { readonly [Key in keyof Type]: Immutable<Type[Key]> };

/** The type that a schema reads: types of messages and bodies are derived from their schemas. */
export type ReadBy<Of extends v.GenericSchema> = Immutable<v.InferOutput<Of>>;

/** The levels are defined in ai, which knows how each plays; a level that the wire lacks does not compile. */
export type BotLevel = Level;
export type BotStyle = Style;

/** The names of the levels in logs and messages, the weakest first. */
const LEVELS: Readonly<Record<BotLevel, null>> = {
  greenhorn: null,
  prospector: null,
  miner: null,
  foreman: null,
  sheriff: null,
  tycoon: null,
  legend: null,
};
const STYLES: Readonly<Record<BotStyle, null>> = {
  daring: null,
  careful: null,
  grabbing: null,
  hoarding: null,
  hunting: null,
};
export const BOT_LEVELS = Object.keys(LEVELS) as readonly BotLevel[];
export const BOT_STYLES = Object.keys(STYLES) as readonly BotStyle[];

/** A text of this form; a branded one is created only here. */
const text = <Type extends string>(pattern: RegExp): Schema<Type> =>
  v.pipe(v.string(), v.regex(pattern)) as Schema<string> as Schema<Type>;
export const whole = (least: number, most: number): Schema<number> =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

export const HASH: RegExp = /^[A-Za-z0-9_-]{43}$/;
export const TABLE_ID: RegExp = /^[A-Za-z0-9_-]{11,22}$/;
export const COMMAND_ID: RegExp = /^[A-Za-z0-9_-]{8,32}$/;
export const LARGEST_SEQ = 1_000_000_000;

export const hash = text<Hash>(HASH);
/** Hashes of the log are hexadecimal. */
export const link = text<LogHash>(/^[0-9a-f]{64}$/);
export const tableId = text<TableId>(TABLE_ID);
export const guestId = v.string() as Schema<string> as Schema<GuestId>;
export const token = text<Token>(/^[A-Za-z0-9_-]{22,43}$/);
/** A person as one guest knows them. */
export const person = text<PersonId>(/^[A-Za-z0-9_-]{16}$/);
export const commandId = text<CommandId>(COMMAND_ID);
export const seq = whole(0, LARGEST_SEQ);
export const time = whole(0, 8_640_000_000_000_000);
export const chair = whole(0, MAX_SEATS - 1) as Schema<Chair>;
export const chairs = v.pipe(v.array(chair), v.maxLength(MAX_SEATS));
export const chairCount = whole(MIN_SEATS, MAX_SEATS);
export const color = v.picklist(COLORS);
export const level = v.picklist(BOT_LEVELS);
export const style = v.nullable(v.picklist(BOT_STYLES));
export const variant = v.picklist(['standard', 'reuse']);
export const saying = v.picklist(SAYINGS);
/** Wishes of the others while the table waits for an absent person. */
export type Wish = v.InferOutput<typeof wish>;
export const wish = v.picklist(['wait', 'skip', 'bot']);
export const space = v.picklist(SPACES);
export const seat = v.picklist([0, 1, 2, 3, 4]);

/** Names as typed; `nameFault` checks their content. */
export const typedName = v.pipe(v.string(), v.minLength(1), v.maxLength(80));
export const shownName = v.pipe(v.string(), v.maxLength(80));

export const choice: Schema<Choice | Pass> = v.variant('kind', [
  v.strictObject({ kind: v.picklist(['roll', 'undo', 'take', 'leave', 'pass']), seat }),
  v.strictObject({ kind: v.literal('place'), seat, space }),
]);
