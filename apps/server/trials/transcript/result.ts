import { verifyRecord } from '@claim-it/fairness';
import type { HouseMessage, LogEntry, TableState } from '@claim-it/protocol';
import {
  chairOf,
  foldTable,
  formatHeader,
  isNextEntry,
  newTable,
  parseEvents,
  parseHouseMessage,
  rootOf,
} from '@claim-it/protocol';
import type { Seat } from '@claim-it/rules';
import { colorOf, invariant, leaders, standings } from '@claim-it/rules';
import type { Transcript } from './game.ts';

/** Everything that one person heard over the socket. */
const heardBy = (transcript: Transcript, who: string): readonly HouseMessage[] =>
  [...transcript.values()].flat().flatMap((line) => {
    if (line.who !== who || line.way === '→' || !line.text.startsWith('{')) return [];
    const parsed = parseHouseMessage(line.text);
    invariant(parsed.ok, `a message of the server can be read: ${line.text}`);
    return [parsed.value];
  });

/** The log of the table as one person was told it, every entry once and in order. */
const logHeardBy = (transcript: Transcript, who: string): readonly LogEntry[] => {
  const entries = new Map<number, LogEntry>();
  for (const message of heardBy(transcript, who))
    if (message.kind === 'events') for (const one of message.entries) entries.set(one.seq, one);
  return [...entries.values()].toSorted((one, other) => one.seq - other.seq);
};

/** The table at the end, from the messages of one person alone: hashes, dice and rules are checked on the way. */
export const tableHeardBy = (transcript: Transcript, who: string): TableState => {
  const told = heardBy(transcript, who).find((message) => message.kind === 'table');
  invariant(told !== undefined, `${who} was told of the table`);
  const entries = logHeardBy(transcript, who);
  let head = { seq: 0, hash: rootOf(told.table, formatHeader(told.header)) };
  for (const entry of entries) {
    invariant(isNextEntry(head, entry), `entry ${entry.seq} follows the one before`);
    head = entry;
  }
  const events = parseEvents(entries.map(({ body }) => body));
  invariant(events.ok, 'every entry can be read');
  const folded = foldTable(newTable(told.table, told.header), events.value);
  invariant(folded.ok, 'every entry is lawful');
  return folded.value.state;
};

/** The record that the server gave away, as text. */
export const recordIn = (transcript: Transcript): string => {
  const text = transcript.get('record')?.at(-1)?.text ?? '';
  return `${text.slice(text.indexOf('\n') + 1)}\n`;
};

const NAMES = ['Ada', 'Ben'];

/** How the game ended, from the log and from the record. */
export const resultOf = (transcript: Transcript): string => {
  const state = tableHeardBy(transcript, 'Ada');
  const { game } = state;
  const verified = verifyRecord(recordIn(transcript));
  invariant(game !== null && verified.ok, 'the game was played, and its record is proved');
  const nameOf = (seat: Seat): string => NAMES[chairOf(state, seat)] ?? '';
  return [
    `log:    ${state.seq} entries, the last with the hash ${logHeardBy(transcript, 'Ada').at(-1)?.hash}`,
    ...standings(game).map(
      ({ seat, group, claims, spaces }) =>
        `seat ${seat}: ${nameOf(seat)}, ${colorOf(game, seat)}: ${group} spaces in the largest group, ${claims} claimed, ${spaces} in all`,
    ),
    `winner: ${leaders(game).map(nameOf).join(', ')}`,
    `dice:   ${verified.value.rolls.length} rolls proved, code ${verified.value.code}`,
  ].join('\n');
};
