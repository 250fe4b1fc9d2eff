import type { CommandAnswer, CommandId, TableId } from '@claim-it/protocol';
import type { StoredEntry } from '../store/index.ts';
import { textOf } from './connection.ts';

/**
 * The two messages that every move brings, put together letter by letter. They are the same letters as `JSON.stringify` makes:
 * ids, hashes and numbers have nothing to escape, and bodies are escaped by it.
 */

/** An answer to a command. */
export const answerText = (cid: CommandId, answer: CommandAnswer): string =>
  answer.kind === 'done'
    ? `{"kind":"answer","cid":"${cid}","answer":{"kind":"done","seq":${answer.seq},"hash":"${answer.hash}"}}`
    : textOf({ kind: 'answer', cid, answer });

/** New entries of a table. */
export const eventsText = (
  { id, deadline }: { readonly id: TableId; readonly deadline: number | null },
  entries: readonly StoredEntry[],
): string => {
  let text = `{"kind":"events","table":"${id}","from":${(entries[0]?.seq ?? 1) - 1},"entries":[`;
  let comma = '';
  for (const { seq, body, hash } of entries) {
    text += `${comma}{"seq":${seq},"body":${JSON.stringify(body)},"hash":"${hash}"}`;
    comma = ',';
  }
  return `${text}],"deadline":${deadline}}`;
};
