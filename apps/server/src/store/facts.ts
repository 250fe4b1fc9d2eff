import type { Database } from './database.ts';
import { textOf } from './row.ts';
import type { FactStore } from './types.ts';

/** What a server knows of itself, on any database: one text for each name. */
export const factsOn = (database: Database): FactStore => ({
  keepFact: async ({ name, value }) => {
    const [, [row] = []] = await database.write([
      {
        text: 'insert into house_fact (name, value) values ($1, $2) on conflict (name) do nothing',
        values: [name, value],
      },
      { text: 'select value from house_fact where name = $1', values: [name] },
    ]);
    return row === undefined ? value : textOf(row, 'value');
  },
  findFact: async (name) => {
    const [row] = await database.read({
      text: 'select value from house_fact where name = $1',
      values: [name],
    });
    return row === undefined ? null : textOf(row, 'value');
  },
  changeFact: async ({ name, value }) => {
    await database.write([
      {
        text: `insert into house_fact (name, value) values ($1, $2)
          on conflict (name) do update set value = excluded.value`,
        values: [name, value],
      },
    ]);
  },
});
