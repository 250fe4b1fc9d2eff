import type { Chair, Hash } from '@claim-it/fairness';
import type { Choice, Color, Seat, Space, Variant } from '@claim-it/rules';
import { COLORS, MAX_SEATS, MIN_SEATS, SPACES } from '@claim-it/rules';
import * as v from 'valibot';
import type { BotLevel, BotStyle, OnLeaving, Pace } from '../table/header.ts';
import { BOT_LEVELS, BOT_STYLES } from '../table/header.ts';
import type { CommandId, LogHash, TableId } from '../table/ids.ts';
import type { Saying } from '../table/phrases.ts';
import { SAYINGS } from '../table/phrases.ts';

/** Parts of messages and bodies. Everything is checked, nothing is passed on that was not asked for. */
type Schema<Type> = v.GenericSchema<unknown, Type>;

/** A text of this form; a branded one is made here and nowhere further in. */
const text = <Type extends string = string>(pattern: RegExp): Schema<Type> =>
  v.pipe(v.string(), v.regex(pattern)) as Schema<string> as Schema<Type>;
const whole = (least: number, most: number): Schema<number> =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

export const hash: Schema<Hash> = text(/^[A-Za-z0-9_-]{43}$/);
/** Hashes of the log are hexadecimal. */
export const link: Schema<LogHash> = text(/^[0-9a-f]{64}$/);
export const tableId: Schema<TableId> = text(/^[A-Za-z0-9_-]{11,22}$/);
/** Secrets in links: 128 bits or more. */
export const token: Schema<string> = text(/^[A-Za-z0-9_-]{22,43}$/);
/** What a client calls its own command. */
export const commandId: Schema<CommandId> = text(/^[A-Za-z0-9_-]{8,32}$/);
export const seq: Schema<number> = whole(0, 1_000_000_000);
export const time: Schema<number> = whole(0, 8_640_000_000_000_000);
export const chair: Schema<Chair> = whole(0, MAX_SEATS - 1) as Schema<Chair>;
export const chairCount: Schema<number> = whole(MIN_SEATS, MAX_SEATS);
export const stirs: Schema<Chair[]> = v.pipe(v.array(chair), v.maxLength(MAX_SEATS));
export const color: Schema<Color> = v.picklist(COLORS);
export const level: Schema<BotLevel> = v.picklist(BOT_LEVELS);
export const style: Schema<BotStyle | null> = v.nullable(v.picklist(BOT_STYLES));
export const variant: Schema<Variant> = v.picklist(['standard', 'reuse']);
export const saying: Schema<Saying> = v.picklist(SAYINGS);
export const space: Schema<Space> = v.picklist(SPACES);
const seat: Schema<Seat> = v.picklist([0, 1, 2, 3, 4]);

/** Typed names; what they may say is judged by `nameFault`. */
export const typedName: Schema<string> = v.pipe(v.string(), v.minLength(1), v.maxLength(80));
export const shownName: Schema<string> = v.pipe(v.string(), v.maxLength(80));

/** From ten seconds to ten minutes; from one hour to two weeks. */
export const pace: Schema<Pace> = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  v.strictObject({ kind: v.literal('live'), seconds: whole(10, 600) }),
  v.strictObject({ kind: v.literal('slow'), hours: whole(1, 336) }),
]);

export const onLeaving: Schema<OnLeaving> = v.variant('kind', [
  v.strictObject({ kind: v.literal('skip') }),
  v.strictObject({ kind: v.literal('bot'), level }),
]);

export const choice: Schema<Choice> = v.variant('kind', [
  v.strictObject({ kind: v.picklist(['roll', 'undo', 'take', 'leave']), seat }),
  v.strictObject({ kind: v.literal('place'), seat, space }),
]);
