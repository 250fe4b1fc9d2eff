import type { LogHead } from '@claim-it/protocol';
import { isNextEntry, rootOf } from '@claim-it/protocol';
import { checkLog } from '../checkLog.ts';
import type { Database, Statement } from '../database.ts';
import { StoreFault } from '../fault.ts';
import type { SqlRow } from '../row.ts';
import { idOf, integerOf, textOf } from '../row.ts';
import { MIGRATIONS, OFFER_OPEN_TABLES, versionOf } from '../schema.ts';
import { FORMAT } from './backup.ts';
import { insertInto, isRowKind, parseRow } from './rows.ts';

const damaged = (line: number): StoreFault =>
  new StoreFault('damaged', `The backup is damaged at line ${line}.`);

const parseLine = (text: string, line: number): object => {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // Not JSON is as bad as not an object.
  }
  throw damaged(line);
};

const fieldOf = (line: object, name: string): unknown =>
  new Map<string, unknown>(Object.entries(line)).get(name);

const headIn = (row: SqlRow): LogHead => ({ seq: integerOf(row, 'seq'), hash: idOf(row, 'hash') });

/** Follows the chain of one table after the other, as they come. */
const createChainCheck = () => {
  let table: SqlRow | null = null;
  let head: LogHead | null = null;
  const finish = (): void => {
    if (table === null || head === null) return;
    checkLog(idOf(table, 'id'), { anchor: head, head: headIn(table), entries: [] });
  };
  const start = (row: SqlRow): void => {
    finish();
    table = row;
    head = { seq: 0, hash: rootOf(idOf(row, 'id'), textOf(row, 'header')) };
  };
  const follow = (row: SqlRow): boolean => {
    const before = head;
    const entry = { ...headIn(row), body: textOf(row, 'body') };
    head = entry;
    return before !== null && row['game'] === table?.['id'] && isNextEntry(before, entry);
  };
  return { start, follow, finish };
};

/** Checks the first line and returns its statements; facts of the empty server are replaced by those of the backup. */
const readOpening = (line: object): readonly Statement[] => {
  if (fieldOf(line, 'kind') !== 'backup') throw damaged(1);
  const format = fieldOf(line, 'format');
  const schema = fieldOf(line, 'schema');
  const beat = fieldOf(line, 'beat');
  if (typeof format !== 'number' || typeof schema !== 'number') throw damaged(1);
  if (format > FORMAT || schema > versionOf(MIGRATIONS))
    throw new StoreFault('newerSchema', 'The backup was made by a newer version.');
  return [
    {
      text: 'update beat set at = $1, credited = 0 where id = 1',
      values: [typeof beat === 'number' ? beat : null],
    },
    { text: 'delete from house_fact', values: [] },
  ];
};

const checkEmpty = async (database: Database): Promise<void> => {
  const [row] = await database.read({
    text: 'select (select count(*) from house_table) + (select count(*) from guest) as held',
    values: [],
  });
  if (row !== undefined && integerOf(row, 'held') > 0)
    throw new StoreFault('notEmpty', 'A backup is restored into an empty server only.');
};

type Write = (statement: Statement) => Promise<void>;

/** A row that meets another one of its name, or misses one it needs, tells of a line that is wrong or missing. */
const writeRow = async (write: Write, statement: Statement, line: number): Promise<void> => {
  try {
    await write(statement);
  } catch (error) {
    throw error instanceof StoreFault && error.kind === 'conflict' ? damaged(line) : error;
  }
};

const restoreLines = async (lines: AsyncIterable<string>, write: Write): Promise<number> => {
  const chain = createChainCheck();
  let number = 0;
  let isComplete = false;
  for await (const text of lines) {
    number += 1;
    const line = parseLine(text, number);
    if (isComplete) throw damaged(number);
    if (number === 1) {
      for (const statement of readOpening(line)) await write(statement);
      continue;
    }
    const kind = fieldOf(line, 'kind');
    if (kind === 'end') {
      isComplete = fieldOf(line, 'rows') === number - 2;
      continue;
    }
    const row = isRowKind(kind) ? parseRow(kind, fieldOf(line, 'row')) : null;
    if (!isRowKind(kind) || row === null) throw damaged(number);
    if (kind === 'game') chain.start(row);
    if (kind === 'event' && !chain.follow(row)) throw damaged(number);
    await writeRow(write, insertInto(kind, row), number);
  }
  if (!isComplete) throw new StoreFault('damaged', 'The backup is not complete.');
  chain.finish();
  await write({ text: OFFER_OPEN_TABLES, values: [] });
  return number - 2;
};

/** Fills an empty server from any backup: everything, checked, or nothing. Returns the number of rows. */
export const restore = async (
  database: Database,
  lines: AsyncIterable<string>,
): Promise<{ readonly rows: number }> => {
  await checkEmpty(database);
  let rows = 0;
  await database.fill(async (write) => {
    rows = await restoreLines(lines, write);
  });
  return { rows };
};
