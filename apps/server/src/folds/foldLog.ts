import { DICE_TAG } from '@claim-it/fairness';
import type { Folded } from '@claim-it/protocol';
import {
  foldTable,
  newTable,
  parseEvents,
  parseHeader,
  phaseOf,
  recordFolded,
} from '@claim-it/protocol';
import type { Roll } from '@claim-it/rules';
import { formatRecord } from '@claim-it/rules';
import type { StoredLog, TableFold } from '../store/index.ts';

/** What can be made from a log: where the table stands, its record, and the rolls of its game. */
export type MadeFold = TableFold & { readonly isOver: boolean };
/** Why a log cannot be played through. */
export type BrokenLog = { readonly damage: string };

const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

const rollsOf = ({ steps }: Folded): string =>
  steps.flatMap(({ input }) => (input.kind === 'dice' ? [input.roll.join('')] : [])).join(' ');

/** The rolls of a fold. */
export const readRolls = ({ rolls }: TableFold): readonly Roll[] =>
  rolls === null || rolls === ''
    ? []
    : rolls.split(' ').map((roll) => [...roll].map(Number) as unknown as Roll);

/** A record without the proof of its dice. */
export const withoutProof = (record: string): string =>
  record
    .split('\n')
    .filter((line) => !line.startsWith(`[${DICE_TAG} `))
    .join('\n');

/** Plays a log through. The record has no names; it is null before the first turn. */
export const foldLog = (stored: StoredLog): MadeFold | BrokenLog => {
  const { id, createdAt, entries, seq, hash } = stored;
  const header = parseHeader(stored.header);
  const events = parseEvents(entries.map(({ body }) => body));
  if (!header.ok || !events.ok) return { damage: 'The log cannot be read.' };
  const folded = foldTable(newTable(id, header.value), events.value);
  if (!folded.ok)
    return { damage: `event ${folded.reason.seq}: ${JSON.stringify(folded.reason.fault)}` };
  const { state } = folded.value;
  const record = recordFolded(folded.value, events.value, [
    { name: 'Game', value: 'Claim It!' },
    { name: 'Date', value: dateOf(createdAt) },
  ]);
  return {
    table: id,
    seq,
    hash,
    state: JSON.stringify(state),
    record: record.ok ? formatRecord(record.value) : null,
    rolls: rollsOf(folded.value),
    isOver: phaseOf(state) === 'over',
  };
};
