import type { Chair, Hash } from '@claim-it/fairness';
import type { Space } from '@claim-it/rules';
import { MAX_SEATS, SPACES } from '@claim-it/rules';
import type { TableCommand } from '../table/command.ts';
import type { CommandId, TableId } from '../table/ids.ts';
import { COMMAND_ID, HASH, LARGEST_SEQ, TABLE_ID } from '../table/parts.ts';
import type { ClientMessage } from './messages.ts';

/**
 * The moves of a game, read without the schema: of every hundred messages of a player ninety are one of these. What is not
 * exactly one of them is null here, and left to the schema; what is read here is what the schema reads.
 */

type Keys = Readonly<Record<string, unknown>>;

const isRecord = (raw: unknown): raw is Keys =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

const isMatch = <Type extends string>(raw: unknown, pattern: RegExp): raw is Type =>
  typeof raw === 'string' && pattern.test(raw);

const isWhole = (raw: unknown, most: number): raw is number =>
  typeof raw === 'number' && Number.isInteger(raw) && raw >= 0 && raw <= most;

const isChair = (raw: unknown): raw is Chair => isWhole(raw, MAX_SEATS - 1);

const isHash = (raw: unknown): raw is Hash => isMatch<Hash>(raw, HASH);

const areChairs = (raw: unknown): raw is readonly Chair[] =>
  Array.isArray(raw) && raw.length <= MAX_SEATS && raw.every(isChair);

const SPACE_NAMES: ReadonlySet<unknown> = new Set(SPACES);

const isSpace = (raw: unknown): raw is Space => SPACE_NAMES.has(raw);

const hasKeys = (raw: Keys, count: number): boolean => Object.keys(raw).length === count;

const readMove = (raw: unknown): TableCommand | null => {
  if (!isRecord(raw)) return null;
  const { kind, element } = raw;
  if (kind === 'place') {
    const { space } = raw;
    return isSpace(space) && hasKeys(raw, 2) ? { kind, space } : null;
  }
  if (kind === 'take') return hasKeys(raw, 1) ? { kind } : null;
  if (!isHash(element)) return null;
  if (kind === 'roll') {
    const { stirs } = raw;
    return areChairs(stirs) && hasKeys(raw, 3) ? { kind, element, stirs } : null;
  }
  if (kind !== 'stir') return null;
  const { chair } = raw;
  return isChair(chair) && hasKeys(raw, 3) ? { kind, chair, element } : null;
};

/** A message of a player that is a move; null for any other, and for one that cannot be read. */
export const readMoveMessage = (raw: unknown): ClientMessage | null => {
  if (!isRecord(raw) || raw['kind'] !== 'do') return null;
  const { cid, table, seq } = raw;
  const command = readMove(raw['command']);
  const isRead =
    command !== null &&
    isMatch<CommandId>(cid, COMMAND_ID) &&
    isMatch<TableId>(table, TABLE_ID) &&
    isWhole(seq, LARGEST_SEQ) &&
    hasKeys(raw, 5);
  return isRead ? { kind: 'do', cid, table, seq, command } : null;
};
