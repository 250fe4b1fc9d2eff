import type { ShareRefusal } from '@claim-it/client/model';
import { LONGEST_RECORD, readHash } from '@claim-it/client/model';
import type { Game, NotationFault, Replay, Result } from '@claim-it/rules';
import { ok, parsePosition, parseRecord, refuse } from '@claim-it/rules';
import { parseFragment } from '../../../kit/navigation/reviewFragment.ts';
import { rollsOf } from '../../../parts/record/rolls.ts';

/** Which of the six fields of a position. */
export type Field = 0 | 1 | 2 | 3 | 4 | 5;

export type ReadingRefusal =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'tooLong' }
  /** A position; `field` is null where fields are missing or too many. */
  | { readonly kind: 'position'; readonly fault: NotationFault; readonly field: Field | null }
  | { readonly kind: 'record'; readonly fault: NotationFault }
  | { readonly kind: 'link'; readonly refusal: ShareRefusal };

/** The positions of a game, or one alone; the last is the one to show. */
export type Reading = readonly [Game, ...Game[]];

const fieldOf = (line: string, { column, reason }: NotationFault): Field | null => {
  if (reason.kind === 'fieldCount') return null;
  const spaces = [...line.slice(0, column - 1)].filter((character) => character === ' ').length;
  return Math.min(spaces, 5) as Field;
};

const readPosition = (line: string): Result<Reading, ReadingRefusal> => {
  const read = parsePosition(line);
  if (read.ok) return ok([read.value]);
  return refuse({ kind: 'position', fault: read.reason, field: fieldOf(line, read.reason) });
};

const positionsOf = ({ start, steps }: Replay): Reading => [
  start,
  ...steps.map(({ game }) => game),
];

const readRecord = (record: string): Result<Reading, ReadingRefusal> => {
  const replay = parseRecord(record);
  if (!replay.ok) return refuse({ kind: 'record', fault: replay.reason });
  return ok(positionsOf(replay.value));
};

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The position behind the `#` of an address; null where there is none. */
export const readAddress = (hash: string): Result<Reading, ReadingRefusal> | null => {
  const text = hash.replace(/^#/, '');
  if (text === '') return null;
  if (text.length > LONGEST_RECORD) return refuse({ kind: 'tooLong' });
  return readPosition(decoded(text).trim());
};

/** The position of a roll, counted from 1: the roll waits, or, where it busts, is still to come. */
const rollIn = (replay: Replay, wanted: number): Reading => {
  const rolls = rollsOf(replay);
  const roll = rolls[Math.min(rolls.length, Math.max(1, wanted)) - 1];
  return [roll?.waiting ?? roll?.before ?? replay.start];
};

/** The prefix of a packed game, before the roll of a report. No position looks like it. */
const PACKED = /^d[\w-]+(~\d+)?$/;

/** The game of a shared link, or the one roll of it that the link is about. */
const readLink = async (link: string): Promise<Result<Reading, ReadingRefusal>> => {
  const { game, step } = parseFragment(link);
  const replay = await readHash(game);
  if (!replay.ok) return refuse({ kind: 'link', refusal: replay.reason });
  return ok(step === null ? positionsOf(replay.value) : rollIn(replay.value, step));
};

/** Reads what was pasted: a position, a link to one or to a report, or a whole record. */
export const readPasted = async (pasted: string): Promise<Result<Reading, ReadingRefusal>> => {
  if (pasted.length > LONGEST_RECORD) return refuse({ kind: 'tooLong' });
  const text = pasted.trim();
  if (text === '') return refuse({ kind: 'nothing' });
  const link = /^https?:\/\/\S+#(\S+)$/.exec(text)?.[1];
  if (link !== undefined && PACKED.test(link)) return readLink(link);
  if (link !== undefined) return readPosition(decoded(link).trim());
  return text.startsWith('[') || text.includes('\n') ? readRecord(`${text}\n`) : readPosition(text);
};
