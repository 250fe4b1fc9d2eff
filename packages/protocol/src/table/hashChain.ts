import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { LogHash, TableId } from './ids.ts';

/** One entry of a table's log; `hash` is made of the hash before it, `seq` and `body`. */
export type LogEntry = { readonly seq: number; readonly body: string; readonly hash: LogHash };

/** Where a log ends: the number and the hash of its last entry, or 0 and the root. */
export type LogHead = Pick<LogEntry, 'seq' | 'hash'>;

const hashOf = (...lines: readonly (string | number)[]): LogHash =>
  bytesToHex(sha256(utf8ToBytes(lines.join('\n')))) as LogHash;

/** The hash before the first entry: it holds the id of the table and the text of its header. */
export const rootOf = (table: TableId, header: string): LogHash =>
  hashOf('claim-it game 1', table, header);

const linkOf = (previous: LogHash, seq: number, body: string): LogHash =>
  hashOf('claim-it event 1', previous, seq, body);

/** Whether an entry follows the one before. */
export const isNextEntry = (previous: LogHead, entry: LogEntry): boolean =>
  entry.seq === previous.seq + 1 && entry.hash === linkOf(previous.hash, entry.seq, entry.body);

/** The texts of events as entries that follow this head. */
export const entriesAfter = (head: LogHead, bodies: readonly string[]): readonly LogEntry[] => {
  let { seq, hash } = head;
  return bodies.map((body) => {
    seq += 1;
    hash = linkOf(hash, seq, body);
    return { seq, body, hash };
  });
};
