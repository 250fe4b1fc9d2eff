import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { LogHash, TableId } from './ids.ts';

/** One entry of a table's log; `hash` covers the previous hash, `seq` and `body`. */
export type LogEntry = { readonly seq: number; readonly body: string; readonly hash: LogHash };

/** The end of a log: the number and the hash of its last entry, or 0 and the root. */
export type LogHead = Pick<LogEntry, 'seq' | 'hash'>;

/** SHA-256 of a text as hexadecimal digits. Who has a faster one than ours hands it in. */
export type TextHasher = (text: string) => string;

const hashText: TextHasher = (text) => bytesToHex(sha256(utf8ToBytes(text)));

/** The hash before the first entry: it covers the id of the table and the text of its header. */
export const rootOf = (table: TableId, header: string): LogHash =>
  hashText(`claim-it game 1\n${table}\n${header}`) as LogHash;

const linkOf = (previous: LogHash, seq: number, body: string, hasher: TextHasher): LogHash =>
  hasher(`claim-it event 1\n${previous}\n${seq}\n${body}`) as LogHash;

/** Whether an entry follows the one before. */
export const isNextEntry = (
  previous: LogHead,
  entry: LogEntry,
  hasher: TextHasher = hashText,
): boolean =>
  entry.seq === previous.seq + 1 &&
  entry.hash === linkOf(previous.hash, entry.seq, entry.body, hasher);

/** The texts of events as entries that follow this head. */
export const entriesAfter = (
  head: LogHead,
  bodies: readonly string[],
  hasher: TextHasher = hashText,
): readonly LogEntry[] => {
  let { seq, hash } = head;
  return bodies.map((body) => {
    seq += 1;
    hash = linkOf(hash, seq, body, hasher);
    return { seq, body, hash };
  });
};
