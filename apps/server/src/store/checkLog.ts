import type { LogEntry, LogHead, TableId } from '@claim-it/protocol';
import { isNextEntry } from '@claim-it/protocol';
import { hashText } from '../hashText.ts';
import { StoreFault } from './fault.ts';

/** Checks that the entries follow the anchor without a gap and end at the head. */
export const checkLog = (
  table: TableId,
  { anchor, head, entries }: { anchor: LogHead; head: LogHead; entries: readonly LogEntry[] },
): void => {
  let last = anchor;
  for (const entry of entries) {
    if (!isNextEntry(last, entry, hashText))
      throw new StoreFault(
        'damaged',
        `The log of table ${table} is damaged at event ${last.seq + 1}.`,
      );
    last = entry;
  }
  if (last.seq !== head.seq || last.hash !== head.hash)
    throw new StoreFault('damaged', `The log of table ${table} does not end at event ${head.seq}.`);
};
