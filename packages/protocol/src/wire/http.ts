import type { Chair, DiceBands, DiceTally } from '@claim-it/fairness';
import type { Color, Result, Seat, Variant } from '@claim-it/rules';
import { MAX_SEATS, MIN_SEATS } from '@claim-it/rules';
import * as v from 'valibot';
import type { BotLevel, BotStyle, OnLeaving, Pace, TableHeader } from '../table/header.ts';
import type { GuestId, TableId } from '../table/ids.ts';
import type { WireFault } from './fault.ts';
import { parseWith } from './fault.ts';
import type { WireChair } from './messages.ts';
import * as part from './parts.ts';

/** For whom a chair is when a table is opened. */
export type ChairWish =
  /** For somebody at the opener's own device; the first of these is the host's. */
  | { readonly kind: 'mine' }
  | { readonly kind: 'invited' }
  /** For anybody from the lobby; only at listed tables. */
  | { readonly kind: 'open' }
  | {
      readonly kind: 'bot';
      readonly level: BotLevel;
      readonly style: BotStyle | null;
      readonly color: Color;
    };

/** POST /api/tables */
export type OpenTable = {
  readonly variant: Variant;
  readonly pace: Pace;
  readonly onLeaving: OnLeaving;
  readonly isListed: boolean;
  readonly isFreeTextAllowed: boolean;
  readonly chairs: readonly ChairWish[];
};

export type OpenedTable = {
  readonly table: TableId;
  readonly invitations: readonly { readonly chair: Chair; readonly token: string }[];
};

/** POST /api/session, GET /api/me */
export type Me = { readonly guest: GuestId; readonly name: string };

/** A chair of a table in a list. */
export type CardChair = WireChair & {
  readonly isTaken: boolean;
  /** Null for people and empty chairs. */
  readonly bot: BotLevel | null;
};

/** A table in a list. */
export type TableCard = {
  readonly table: TableId;
  readonly header: TableHeader;
  readonly status: 'open' | 'playing' | 'finished';
  readonly chairs: readonly CardChair[];
  readonly turn: Chair | null;
  readonly deadline: number | null;
  readonly changedAt: number;
  readonly seq: number;
  readonly yours: readonly Chair[];
};

/** GET /api/lobby; mine are in the order in which they want me. */
export type Lobby = {
  readonly open: readonly TableCard[];
  readonly playing: readonly TableCard[];
  readonly mine: readonly TableCard[];
};

/** A finished game of one's own: its record, and in which seats of it one sat. */
export type OwnGame = {
  readonly table: TableId;
  readonly seats: readonly Seat[];
  readonly playedAt: number;
  readonly record: string;
};

/** GET /api/me/games, the newest first; with `?before=` and what `next` says one reads on. */
export type OwnGames = { readonly games: readonly OwnGame[]; readonly next: string | null };

/** GET /api/dice */
export type DiceReport = {
  readonly games: number;
  readonly tally: DiceTally;
  readonly bands: DiceBands;
};

const wish: v.GenericSchema<unknown, ChairWish> = v.variant('kind', [
  v.strictObject({ kind: v.picklist(['mine', 'invited', 'open']) }),
  v.strictObject({
    kind: v.literal('bot'),
    level: part.level,
    style: part.style,
    color: part.color,
  }),
]);

const isSensible = ({ chairs, isListed, isFreeTextAllowed }: OpenTable): boolean => {
  const bots = chairs.flatMap((one) => (one.kind === 'bot' ? [one.color] : []));
  return (
    chairs.some(({ kind }) => kind === 'mine') &&
    new Set(bots).size === bots.length &&
    (isListed || chairs.every(({ kind }) => kind !== 'open')) &&
    !(isListed && isFreeTextAllowed)
  );
};

const openTable: v.GenericSchema<unknown, OpenTable> = v.pipe(
  v.strictObject({
    variant: part.variant,
    pace: part.pace,
    onLeaving: part.onLeaving,
    isListed: v.boolean(),
    isFreeTextAllowed: v.boolean(),
    chairs: v.pipe(v.array(wish), v.minLength(MIN_SEATS), v.maxLength(MAX_SEATS)),
  }),
  v.check((wanted) => isSensible(wanted)),
);

export const parseOpenTable = (raw: unknown): Result<OpenTable, WireFault> =>
  parseWith(openTable, raw);

export const parseNameBody = (raw: unknown): Result<{ readonly name: string }, WireFault> =>
  parseWith(v.strictObject({ name: part.typedName }), raw);

export const parseTokenBody = (raw: unknown): Result<{ readonly token: string }, WireFault> =>
  parseWith(v.strictObject({ token: part.token }), raw);

/** Whether this can be the id of a table at all. */
export const isTableId = (text: string): text is TableId => v.is(part.tableId, text);
