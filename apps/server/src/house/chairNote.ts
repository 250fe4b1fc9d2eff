import type { BotLevel } from '@claim-it/protocol';
import { BOT_LEVELS } from '@claim-it/protocol';
import type { Color } from '@claim-it/rules';
import { COLORS } from '@claim-it/rules';
import * as v from 'valibot';
import type { ChairRow } from '../store/index.ts';

/** The server's note about a chair: not in the log, and deleted with its guest's data. */
export type ChairNote = {
  /** For people who share a device; null goes by the name of the guest. */
  readonly name: string | null;
  /** Only a link leads to this chair; who has used one keeps the chair, and the link is used up. */
  readonly isByLink: boolean;
  /** Beside the host's chair: hashes of the guests who were removed from the table. */
  readonly removed: readonly string[];
  /** Beside the host's chair: the hash of the token in the link of the table; null where none is out. */
  readonly link: string | null;
  readonly isHost: boolean;
  /** Reserved for its guest, even when the chair is empty. */
  readonly isKept: boolean;
  /** Who sits there, so that lists need not play a game through. */
  readonly sits: 'nobody' | 'person' | BotLevel;
  /** The color of the occupant, for the same reason, or the one reserved with the chair; null in notes of older versions. */
  readonly color: Color | null;
};

export const PLAIN_NOTE: ChairNote = {
  name: null,
  isByLink: false,
  removed: [],
  link: null,
  isHost: false,
  isKept: false,
  sits: 'nobody',
  color: null,
};

/** The note that remains of a forgotten guest. */
export const FORGOTTEN: string = JSON.stringify({ ...PLAIN_NOTE, sits: 'person' });

/** Notes of the first version had the hash of the invitation in the place of `isByLink`. */
const schema: v.GenericSchema<unknown, ChairNote> = v.pipe(
  v.object({
    name: v.nullable(v.string()),
    invitation: v.optional(v.nullable(v.string()), null),
    isByLink: v.exactOptional(v.boolean()),
    removed: v.optional(v.array(v.string()), []),
    link: v.optional(v.nullable(v.string()), null),
    isHost: v.boolean(),
    isKept: v.boolean(),
    sits: v.picklist(['nobody', 'person', ...BOT_LEVELS]),
    color: v.optional(v.nullable(v.picklist(COLORS)), null),
  }),
  v.transform(({ invitation, isByLink = invitation !== null, ...note }) => ({ ...note, isByLink })),
);

const known = new WeakMap<ChairRow, ChairNote>();

export const noteOf = (row: ChairRow): ChairNote => {
  const note = known.get(row) ?? v.parse(schema, JSON.parse(row.note));
  known.set(row, note);
  return note;
};

/** Whether an empty chair cannot be taken: reserved for its guest, or waiting for a link that the host has not made. */
export const isKeptFor = (row: ChairRow): boolean =>
  row.guest !== null || (noteOf(row).isByLink && row.invitation === null);

/** The color that is reserved for the guest of this chair until they sit down. */
export const keptColorOf = (row: ChairRow): Color | null =>
  row.guest === null || noteOf(row).sits !== 'nobody' ? null : noteOf(row).color;

export const rowWith = (row: Omit<ChairRow, 'note'>, note: ChairNote): ChairRow => ({
  chair: row.chair,
  guest: row.guest,
  invitation: row.invitation,
  note: JSON.stringify(note),
});
