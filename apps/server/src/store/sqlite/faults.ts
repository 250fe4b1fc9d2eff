import type { FaultKind } from '../fault.ts';
import { StoreFault } from '../fault.ts';

type Sign = {
  readonly code: number;
  readonly words: string;
  readonly kind: FaultKind;
  readonly line: string;
};

/** SQLite's primary result codes and its words for them, as far as they mean something to us. */
const SIGNS: readonly Sign[] = [
  { code: 5, words: 'database is locked', kind: 'locked', line: 'is locked by another program' },
  { code: 6, words: 'table is locked', kind: 'locked', line: 'is locked by another program' },
  { code: 8, words: 'readonly database', kind: 'refused', line: 'may not be written' },
  { code: 10, words: 'disk I/O error', kind: 'diskFailed', line: 'is on a disk that failed' },
  { code: 11, words: 'disk image is malformed', kind: 'damaged', line: 'is damaged' },
  { code: 13, words: 'disk is full', kind: 'diskFull', line: 'cannot grow: the disk is full' },
  { code: 14, words: 'unable to open', kind: 'refused', line: 'cannot be opened' },
  {
    code: 19,
    words: 'constraint failed',
    kind: 'conflict',
    line: 'already has such a row, or lacks the one referred to',
  },
  {
    code: 26,
    words: 'file is not a database',
    kind: 'damaged',
    line: 'is not a database, or its first page is damaged',
  },
];

/** The low byte is the primary code; the rest says which kind of it. */
const codeOf = (error: Error): number | null =>
  'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 0xff : null;

/** The driver leaves the code out when a statement that returns rows fails; then only the words are there. */
const signOf = (error: Error): Sign | undefined => {
  const code = codeOf(error);
  return SIGNS.find((sign) =>
    code === null ? error.message.includes(sign.words) : sign.code === code,
  );
};

/** What SQLite threw, as a fault; a bug of ours stays the error it is. */
export const sqliteFault = (error: unknown, file: string): unknown => {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'ERR_SQLITE_ERROR')
    return error;
  const sign = signOf(error);
  if (sign === undefined) return error;
  return new StoreFault(sign.kind, `The database ${file} ${sign.line}.`, error);
};
