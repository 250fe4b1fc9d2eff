import type { Game, NotationFault, Result } from '@claim-it/rules';
import { ok, parsePosition, parseRecord, refuse } from '@claim-it/rules';
import { LONGEST_RECORD } from '../match/record.ts';

/** Which of the six fields of a position. */
export type Field = 0 | 1 | 2 | 3 | 4 | 5;

export type ReadingRefusal =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'tooLong' }
  /** A position; `field` is null where fields are missing or too many. */
  | { readonly kind: 'position'; readonly fault: NotationFault; readonly field: Field | null }
  | { readonly kind: 'record'; readonly fault: NotationFault };

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

const readRecord = (record: string): Result<Reading, ReadingRefusal> => {
  const replay = parseRecord(record);
  if (!replay.ok) return refuse({ kind: 'record', fault: replay.reason });
  const { start, steps } = replay.value;
  return ok([start, ...steps.map(({ game }) => game)]);
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

/** Reads what somebody pasted: a position, a link to one, or a whole record. */
export const readPasted = (pasted: string): Result<Reading, ReadingRefusal> => {
  if (pasted.length > LONGEST_RECORD) return refuse({ kind: 'tooLong' });
  const text = pasted.trim();
  if (text === '') return refuse({ kind: 'nothing' });
  const link = /^https?:\/\/\S+#(\S+)$/.exec(text)?.[1];
  if (link !== undefined) return readPosition(decoded(link).trim());
  return text.startsWith('[') || text.includes('\n') ? readRecord(`${text}\n`) : readPosition(text);
};
