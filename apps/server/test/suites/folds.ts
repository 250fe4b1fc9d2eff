import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TableId } from '@claim-it/protocol';
import { afterAll, describe, expect, test } from 'vitest';
import type { Database, Store, TableFold } from '../../src/store/index.ts';
import { readBackup, storeOn, writeBackup } from '../../src/store/index.ts';
import { append, headAt, openTableRow } from './samples.ts';

/** The contents of a stored fold, and when it is valid. */
export const describeFolds = (
  databaseOf: () => Database,
  openEmpty: () => Promise<Database>,
): void => {
  describe('a stored fold', () => {
    const folder = mkdtempSync(join(tmpdir(), 'claim-it-folds-'));
    afterAll(() => rmSync(folder, { recursive: true, force: true }));

    const withLog = async (): Promise<{ readonly store: Store; readonly table: TableId }> => {
      const store = storeOn(databaseOf());
      const table = await openTableRow(store);
      for (const seq of [0, 1, 2]) await store.append(append(table, seq));
      return { store, table };
    };

    const foldAt = (table: TableId, seq: number, parts: Partial<TableFold> = {}): TableFold => ({
      table,
      ...headAt(table, seq),
      state: '{"seq":2}',
      record: null,
      rolls: null,
      ...parts,
    });

    /** Without the text of the entry. */
    const plain = ({ table, seq, hash, state, record, rolls }: TableFold): TableFold => ({
      table,
      seq,
      hash,
      state,
      record,
      rolls,
    });

    test('is found again, the later one replaces the earlier', async () => {
      const { store, table } = await withLog();
      expect(await store.findFold(table)).toBeNull();
      await store.keepFold(foldAt(table, 1));
      await store.keepFold(foldAt(table, 2));
      expect(await store.findFold(table)).toEqual(plain(foldAt(table, 2)));
    });

    test('stays when the game is over', async () => {
      const { store, table } = await withLog();
      const over = foldAt(table, 2, { record: 'a record', rolls: '123 456' });
      await store.keepFold(over);
      await store.keepFold(foldAt(table, 3));
      expect(await store.findFold(table)).toEqual(plain(over));
    });

    test('is invalid if the log has another event there', async () => {
      const { store, table } = await withLog();
      await store.keepFold(foldAt(table, 2, { hash: headAt(table, 1).hash }));
      expect(await store.findFold(table)).toBeNull();
    });

    test.each(['state', 'record', 'rolls'])('is invalid with another %s', async (part) => {
      const { store, table } = await withLog();
      await store.keepFold(foldAt(table, 2, { record: 'a record', rolls: '123' }));
      const text = `update fold set ${part} = 'other' where table_id = $1`;
      await databaseOf().write([{ text, values: [table] }]);
      expect(await store.findFold(table)).toBeNull();
    });

    test('that is invalid is replaced by a new one', async () => {
      const { store, table } = await withLog();
      const over = foldAt(table, 2, { record: 'a record', rolls: '123' });
      await store.keepFold(over);
      const text = "update fold set seal = 'of another edition' where table_id = $1";
      await databaseOf().write([{ text, values: [table] }]);
      expect(await store.findFold(table)).toBeNull();
      await store.keepFold(over);
      expect(await store.findFold(table)).toEqual(plain(over));
    });

    test('is in a backup', async () => {
      const { store, table } = await withLog();
      await store.keepFold(foldAt(table, 2));
      const file = join(folder, 'folds.jsonl');
      await writeBackup(databaseOf(), file, 1);
      const target = await openEmpty();
      await readBackup(target, file);
      expect(await storeOn(target).findFold(table)).toEqual(plain(foldAt(table, 2)));
      await target.close();
    });

    test('a part of a log is checked like the whole of it', async () => {
      const { store, table } = await withLog();
      const read = await store.read({ table, since: 0, limit: 2 });
      expect(read?.entries.map(({ seq }) => seq)).toEqual([1, 2]);
      const text = "update event set body = '{}' where table_id = $1 and seq = 2";
      await databaseOf().write([{ text, values: [table] }]);
      await expect(store.read({ table, since: 0, limit: 2 })).rejects.toMatchObject({
        kind: 'damaged',
      });
      // Other suites back this store up.
      const body = '{"after":1}';
      const mend = 'update event set body = $2 where table_id = $1 and seq = 2';
      await databaseOf().write([{ text: mend, values: [table, body] }]);
    });
  });
};
