import { LEVELS, STYLES } from '@claim-it/ai';
import type { Game, Input, Result, Space } from '@claim-it/rules';
import {
  COLORS,
  MAX_SEATS,
  MIN_SEATS,
  ok,
  PIPS,
  parsePosition,
  refuse,
  SPACES,
} from '@claim-it/rules';
import * as v from 'valibot';
import { gameFor } from '../model/setup.ts';
import type { Damage, MatchSetup, SavedMatch } from '../model/types.ts';

/** A match as it is in the database, without its inputs. */
export type StoredMatch = Omit<SavedMatch, 'inputs'> & {
  /** The position after the last input: lists show it without replaying the game. */
  readonly position: string;
};

/** One input as it is in the database. */
export type StoredInput = {
  readonly match: string;
  readonly index: number;
  readonly input: Input;
};

const pip = v.picklist(PIPS);
const seat = v.picklist([0, 1, 2, 3, 4]);
const roll = v.strictTuple([pip, pip, pip]);
const common = { name: v.pipe(v.string(), v.maxLength(200)), color: v.picklist(COLORS) };

const setup: v.GenericSchema<unknown, MatchSetup> = v.pipe(
  v.object({
    sitters: v.pipe(
      v.array(
        v.variant('kind', [
          v.object({ kind: v.literal('person'), ...common }),
          v.object({
            kind: v.literal('bot'),
            ...common,
            level: v.picklist(LEVELS),
            style: v.nullable(v.picklist(STYLES)),
          }),
        ]),
      ),
      v.minLength(MIN_SEATS),
      v.maxLength(MAX_SEATS),
    ),
    variant: v.picklist(['standard', 'reuse']),
  }),
  v.check((one) => gameFor(one).ok),
);

/** Any valid date. */
const time = v.pipe(v.number(), v.minValue(0), v.maxValue(8.64e15));

const stored: v.GenericSchema<unknown, StoredMatch> = v.object({
  version: v.literal(1),
  id: v.string(),
  createdAt: time,
  changedAt: time,
  setup,
  daily: v.optional(v.string()),
  throws: v.array(v.object({ sitter: seat, roll })),
  position: v.string(),
});

const input: v.GenericSchema<unknown, Input> = v.variant('kind', [
  v.object({ kind: v.picklist(['roll', 'undo', 'take', 'pass', 'leave']), seat }),
  v.object({
    kind: v.literal('place'),
    seat,
    space: v.custom<Space>((raw) => SPACES.some((space) => space === raw)),
  }),
  v.object({ kind: v.literal('dice'), roll }),
]);

const inputRow = v.object({ index: v.number(), input });
const newer = v.object({ version: v.pipe(v.number(), v.minValue(2)) });

const UNREADABLE: Damage = { kind: 'unreadable' };

/** Reads database rows; damage is a result, not an exception. */
export const parseStored = (raw: unknown): Result<StoredMatch, Damage> => {
  const parsed = v.safeParse(stored, raw);
  if (parsed.success) return ok(parsed.output);
  return refuse(v.is(newer, raw) ? { kind: 'newer' } : UNREADABLE);
};

/** The readable inputs, from the first on; they are numbered from 0 without a gap. */
export const readableInputs = (rows: readonly unknown[]): readonly Input[] => {
  const inputs: Input[] = [];
  for (const [index, raw] of rows.entries()) {
    const row = v.safeParse(inputRow, raw);
    if (!row.success || row.output.index !== index) break;
    inputs.push(row.output.input);
  }
  return inputs;
};

export const parseInputs = (rows: readonly unknown[]): Result<readonly Input[], Damage> => {
  const inputs = readableInputs(rows);
  return inputs.length === rows.length ? ok(inputs) : refuse(UNREADABLE);
};

/** The bookmarked game; null where the bookmark was tampered with. */
export const gameAt = ({ position, setup: { sitters } }: StoredMatch): Game | null => {
  const game = parsePosition(position);
  if (!game.ok || game.value.setup.colors.length !== sitters.length) return null;
  return game.value;
};
