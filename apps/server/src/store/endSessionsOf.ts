import type { Database } from './database.ts';

/** Ends the sessions of a guest, or everybody's (null), links to other devices included; answers how many there were. */
export const endSessionsOf = async (database: Database, guest: string | null): Promise<number> => {
  const which = guest === null ? '' : ' where guest = $1';
  const [rows = []] = await database.erase([
    { text: `delete from session${which} returning kind`, values: guest === null ? [] : [guest] },
  ]);
  return rows.length;
};
