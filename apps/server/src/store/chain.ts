import { hash } from 'node:crypto';
import { StoreFault } from './fault.ts';
import type { LogEntry } from './types.ts';

const sha256 = (...lines: readonly (string | number)[]): string =>
  hash('sha256', lines.join('\n'), 'hex');

/** The root of a game's chain: who it is and what it was set up as. */
export const rootHash = ({
  id,
  header,
}: {
  readonly id: string;
  readonly header: string;
}): string => sha256('claim-it game 1', id, header);

type Link = { readonly previous: string; readonly seq: number; readonly body: string };

/** The hash that event `seq` adds to the chain. */
export const linkHash = ({ previous, seq, body }: Link): string =>
  sha256('claim-it event 1', previous, seq, body);

type Head = { readonly seq: number; readonly hash: string };

/** The entries that one command lays after this head; the last one carries the command. */
export const entriesAfter = (
  head: Head,
  { command, events }: { readonly command: string; readonly events: readonly string[] },
): readonly LogEntry[] => {
  let { seq, hash } = head;
  return events.map((body, place) => {
    seq += 1;
    hash = linkHash({ previous: hash, seq, body });
    return { seq, command: place === events.length - 1 ? command : null, body, hash };
  });
};

/** Checks that the entries follow the anchor without a gap and end at the head. */
export const checkChain = (
  game: string,
  { anchor, head, entries }: { anchor: Head; head: Head; entries: readonly LogEntry[] },
): void => {
  let { seq, hash } = anchor;
  for (const entry of entries) {
    const next = linkHash({ previous: hash, seq: seq + 1, body: entry.body });
    if (entry.seq !== seq + 1 || entry.hash !== next)
      throw new StoreFault('damaged', `The log of game ${game} is damaged at event ${seq + 1}.`);
    seq = entry.seq;
    hash = entry.hash;
  }
  if (seq !== head.seq || hash !== head.hash)
    throw new StoreFault('damaged', `The log of game ${game} does not end at event ${head.seq}.`);
};
