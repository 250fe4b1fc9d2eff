import type { Branded, Chair } from '@claim-it/fairness';
import { chairAt } from '@claim-it/fairness';
import { StoreFault } from './fault.ts';

export type SqlValue = string | number | null;
export type SqlRow = Readonly<Record<string, SqlValue>>;

const wrong = (column: string): StoreFault =>
  new StoreFault('damaged', `A row of the database has an invalid value: ${column}.`);

export const textOf = (row: SqlRow, column: string): string => {
  const value = row[column];
  if (typeof value !== 'string') throw wrong(column);
  return value;
};

export const textOrNull = (row: SqlRow, column: string): string | null =>
  row[column] === null ? null : textOf(row, column);

/** An id or a hash as the store was given it: branded again where it is read. */
export const idOf = <Id extends Branded<string, string>>(row: SqlRow, column: string): Id =>
  textOf(row, column) as Id;

export const idOrNull = <Id extends Branded<string, string>>(
  row: SqlRow,
  column: string,
): Id | null => (row[column] === null ? null : idOf<Id>(row, column));

export const integerOf = (row: SqlRow, column: string): number => {
  const value = row[column];
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw wrong(column);
  return value;
};

export const chairIn = (row: SqlRow, column: string): Chair => chairAt(integerOf(row, column));

export const integerOrNull = (row: SqlRow, column: string): number | null =>
  row[column] === null ? null : integerOf(row, column);

/** A text that can only be one of these. */
export const wordOf = <Word extends string>(
  row: SqlRow,
  column: string,
  words: readonly Word[],
): Word => {
  const value = textOf(row, column);
  const word = words.find((one) => one === value);
  if (word === undefined) throw wrong(column);
  return word;
};
