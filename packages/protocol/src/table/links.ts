import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

const hashOf = (...lines: readonly (string | number)[]): string =>
  bytesToHex(sha256(utf8ToBytes(lines.join('\n'))));

/** Where the log of a table begins: which table it is, and what it was opened as. */
export const rootOf = (table: string, header: string): string =>
  hashOf('claim-it game 1', table, header);

/** The hash of an entry holds the one before, its number and its text. */
export const linkOf = (previous: string, seq: number, body: string): string =>
  hashOf('claim-it event 1', previous, seq, body);

/** Whether an entry follows the one before. */
export const isNextEntry = (
  previous: { readonly seq: number; readonly hash: string },
  entry: { readonly seq: number; readonly body: string; readonly hash: string },
): boolean =>
  entry.seq === previous.seq + 1 && entry.hash === linkOf(previous.hash, entry.seq, entry.body);
