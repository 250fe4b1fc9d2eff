import type { Game, Result, SetupRefusal } from '@claim-it/rules';
import { newGame } from '@claim-it/rules';
import type { MatchSetup, SavedMatch } from './types.ts';

/** Longer names would not fit on a card. */
const LONGEST_NAME = 24;

/** A name for cards and records: one short line without invisible characters. */
export const cleanName = (name: string): string =>
  [...name.replace(/[\p{C}\p{Z}]+/gu, ' ').trim()].slice(0, LONGEST_NAME).join('').trim();

/** A match of this device begins with a roll for the first player; a record does not have it. */
export const isImported = ({ throws }: Pick<SavedMatch, 'throws'>): boolean => throws.length === 0;

/** The rules' game before the first roll of a match. */
export const gameFor = ({ sitters, variant }: MatchSetup): Result<Game, SetupRefusal> =>
  newGame({ colors: sitters.map(({ color }) => color), variant });
