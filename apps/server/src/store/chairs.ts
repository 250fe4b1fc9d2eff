import type { TableId } from '@claim-it/protocol';
import type { Statement } from './database.ts';
import type { SqlRow } from './row.ts';
import { chairIn, idOrNull, textOf, textOrNull } from './row.ts';
import type { ChairRow } from './types.ts';

export const CHAIR_COLUMNS = 'chair.chair, chair.guest, chair.invitation, chair.note';

export const chairOf = (row: SqlRow): ChairRow => ({
  chair: chairIn(row, 'chair'),
  guest: idOrNull(row, 'guest'),
  invitation: textOrNull(row, 'invitation'),
  note: textOf(row, 'note'),
});

const INSERT = 'insert into chair (table_id, chair, guest, invitation, note)';

/** A chair is one row however often it changes hands. */
export const CHAIR_UPDATE = `on conflict (table_id, chair) do update
  set guest = excluded.guest, invitation = excluded.invitation, note = excluded.note, put_away = 0`;

const valuesOf = (table: TableId, { chair, guest, invitation, note }: ChairRow) => [
  table,
  chair,
  guest,
  invitation,
  note,
];

export const insertChair = (table: TableId, chair: ChairRow): Statement => ({
  text: `${INSERT} values ($1, $2, $3, $4, $5)`,
  values: valuesOf(table, chair),
});

export const updateChair = (table: TableId, chair: ChairRow): Statement => ({
  text: `${INSERT} values ($1, $2, $3, $4, $5) ${CHAIR_UPDATE}`,
  values: valuesOf(table, chair),
});
