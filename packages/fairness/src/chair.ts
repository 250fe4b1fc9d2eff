import type { Branded } from './brand.ts';

/** A place around the table, clockwise from 0. Not a seat: seats are counted from the first player. */
export type Chair = Branded<number, 'Chair'>;

export const chairAt = (number: number): Chair => number as Chair;

/** The chairs of a table, clockwise. */
export const chairsUpTo = (count: number): readonly Chair[] =>
  Array.from({ length: count }, (_, number) => chairAt(number));
