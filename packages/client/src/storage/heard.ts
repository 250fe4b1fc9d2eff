import { isListOf, isNumber, isText, isTupleOf, readText } from '../base/checks.ts';
import { readLocal, writeLocal } from './local.ts';

const KEY = 'claim-it:heard';
const MOST = 60;

const isList = isListOf(isTupleOf<readonly [table: string, at: number]>(isText, isNumber));

const all = (): readonly (readonly [table: string, at: number])[] =>
  readText(readLocal(KEY), isList, []);

/** Up to when this device has read the messages of a table, by the server's clock; 0 for a table it never opened. */
export const heardUntil = (table: string): number => all().find(([one]) => one === table)?.[1] ?? 0;

export const storeHeard = (table: string, at: number): void => {
  const others = all().filter(([one]) => one !== table);
  writeLocal(KEY, JSON.stringify([[table, at], ...others].slice(0, MOST)));
};
