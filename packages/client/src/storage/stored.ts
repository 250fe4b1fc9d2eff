import { LEVELS, STYLES } from '@claim-it/ai';
import type { Game, Input, Result, Roll } from '@claim-it/rules';
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
import type { Check } from '../base/checks.ts';
import {
  isEither,
  isListOf,
  isNumber,
  isNumberIn,
  isOneOf,
  isOrMissing,
  isOrNull,
  isShape,
  isText,
  isTextUpTo,
  isTupleOf,
} from '../base/checks.ts';
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

const isPip = isOneOf(PIPS);
const isSeat = isOneOf([0, 1, 2, 3, 4]);
const isRoll = isTupleOf<Roll>(isPip, isPip, isPip);
const common = { name: isTextUpTo(200), color: isOneOf(COLORS) };

const isSitter = isEither(
  isShape({ kind: isOneOf(['person']), ...common }),
  isShape({
    kind: isOneOf(['bot']),
    ...common,
    level: isOneOf(LEVELS),
    style: isOrNull(isOneOf(STYLES)),
  }),
);

const hasSetup = isShape<MatchSetup>({
  sitters: isListOf(isSitter, MIN_SEATS, MAX_SEATS),
  variant: isOneOf(['standard', 'reuse']),
});

const isSetup = ((raw) => hasSetup(raw) && gameFor(raw).ok) as Check<MatchSetup>;

/** Any valid date. */
const isTime = isNumberIn(0, 8.64e15);

const isStored = isShape<StoredMatch>({
  version: isOneOf([1]),
  id: isText,
  createdAt: isTime,
  changedAt: isTime,
  setup: isSetup,
  daily: isOrMissing(isText),
  throws: isListOf(isShape({ sitter: isSeat, roll: isRoll })),
  position: isText,
});

const isInput: Check<Input> = isEither(
  isShape({ kind: isOneOf(['roll', 'undo', 'take', 'pass', 'leave']), seat: isSeat }),
  isEither(
    isShape({ kind: isOneOf(['place']), seat: isSeat, space: isOneOf(SPACES) }),
    isShape({ kind: isOneOf(['dice']), roll: isRoll }),
  ),
);

const isInputRow = isShape({ index: isNumber, input: isInput });
const isNewer = isShape({ version: isNumberIn(2, Number.POSITIVE_INFINITY) });

const UNREADABLE: Damage = { kind: 'unreadable' };

/** Reads database rows; damage is a result, not an exception. */
export const parseStored = (raw: unknown): Result<StoredMatch, Damage> => {
  if (isStored(raw)) return ok(raw);
  return refuse(isNewer(raw) ? { kind: 'newer' } : UNREADABLE);
};

/** The readable inputs, from the first on; they are numbered from 0 without a gap. */
export const readableInputs = (rows: readonly unknown[]): readonly Input[] => {
  const inputs: Input[] = [];
  for (const [index, raw] of rows.entries()) {
    if (!isInputRow(raw) || raw.index !== index) break;
    inputs.push(raw.input);
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
