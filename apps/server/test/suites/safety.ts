import { chairAt } from '@claim-it/fairness';
import type { GuestId, TableId } from '@claim-it/protocol';
import { describe, expect, test } from 'vitest';
import type { Report, Store } from '../../src/store/index.ts';
import { chairFor, freshId, openGuest, openTableRow } from './samples.ts';

const line = (table: TableId, guest: GuestId, words: string, chair = 0) => ({
  table,
  guest,
  words,
  chair: chairAt(chair),
  at: 1_000,
  mostOfChair: 3,
  mostOfTable: 5,
});

const reportOn = (
  parts: Pick<Report, 'table' | 'about' | 'reporter'> & Partial<Report>,
): Report => ({
  id: freshId(),
  kind: 'talk',
  chair: chairAt(1),
  name: 'Rude',
  words: '["one"]',
  at: 5_000,
  ...parts,
});

/** The contract of every store for free text, blocks and reports. */
export const describeSafety = (storeOf: () => Store): void => {
  describe('lines', () => {
    test('are numbered from 1 at each table, and read from any of them on', async () => {
      const guest = await openGuest(storeOf());
      const [table, other] = [await openTableRow(storeOf()), await openTableRow(storeOf())];
      for (const words of ['one', 'two']) await storeOf().keepLine(line(table, guest, words));
      await storeOf().keepLine(line(other, guest, 'elsewhere'));
      const all = await storeOf().linesOf({ table, after: 0 });
      expect(all.map(({ number, words }) => [number, words])).toEqual([
        [1, 'one'],
        [2, 'two'],
      ]);
      expect(await storeOf().linesOf({ table, after: 1 })).toEqual(all.slice(1));
    });

    test('that could not be forwarded are removed', async () => {
      const guest = await openGuest(storeOf());
      const table = await openTableRow(storeOf());
      const kept = await storeOf().keepLine(line(table, guest, 'lost'));
      await storeOf().dropLine({ table, number: kept?.number ?? 0 });
      expect(await storeOf().linesOf({ table, after: 0 })).toEqual([]);
    });

    test('are limited for each chair and for the table', async () => {
      const guest = await openGuest(storeOf());
      const table = await openTableRow(storeOf());
      const kept = async (chair: number): Promise<boolean> =>
        (await storeOf().keepLine(line(table, guest, 'more', chair))) !== null;
      const first = [await kept(0), await kept(0), await kept(0), await kept(0)];
      const second = [await kept(1), await kept(1), await kept(1)];
      expect([first, second]).toEqual([
        [true, true, true, false],
        [true, true, false],
      ]);
      expect(await storeOf().keepLine(line(freshId<TableId>(), guest, 'nowhere'))).toBeNull();
    });

    test('of concurrent writers are all stored, each with its number', async () => {
      const guest = await openGuest(storeOf());
      const table = await openTableRow(storeOf());
      await Promise.all([0, 1, 2].map((at) => storeOf().keepLine(line(table, guest, 'all', at))));
      const numbers = (await storeOf().linesOf({ table, after: 0 })).map(({ number }) => number);
      expect(numbers).toEqual([1, 2, 3]);
    });
  });

  describe('blocks and reports', () => {
    test('a block is stored once, and can be removed', async () => {
      const [guest, blocked] = [await openGuest(storeOf()), await openGuest(storeOf())];
      await storeOf().block({ guest, blocked, name: 'Rude', at: 5 });
      await storeOf().block({ guest, blocked, name: 'Rude again', at: 6 });
      expect(await storeOf().blocksOf(guest)).toEqual([{ blocked, name: 'Rude', at: 5 }]);
      expect(await storeOf().blocksOf(blocked)).toEqual([]);
      expect(await storeOf().unblock({ guest, blocked })).toBe(true);
      expect(await storeOf().unblock({ guest, blocked })).toBe(false);
      expect(await storeOf().blocksOf(guest)).toEqual([]);
    });

    test('a report is made once, and old ones are deleted', async () => {
      const [about, reporter] = [await openGuest(storeOf()), await openGuest(storeOf())];
      const table = await openTableRow(storeOf());
      const far = Number.MAX_SAFE_INTEGER - 9;
      const made = reportOn({ table, about, reporter, at: far });
      expect(await storeOf().report(made)).toBe(true);
      expect(await storeOf().report(made)).toBe(false);
      expect(await storeOf().reports(1)).toEqual([made]);
      await storeOf().dropReports(far);
      expect(await storeOf().reports(1)).toEqual([made]);
      await storeOf().dropReports(far + 1);
      expect(await storeOf().reports(9)).not.toContainEqual(made);
    });

    test('delete my data deletes free text, blocks, and reports about me; my reports lose my name', async () => {
      const [guest, other] = [await openGuest(storeOf(), 'Canary'), await openGuest(storeOf())];
      const table = await openTableRow(storeOf(), { chairs: [chairFor(0, { guest })] });
      await storeOf().keepLine(line(table, guest, 'canary words'));
      await storeOf().block({ guest, blocked: other, name: 'Other', at: 5 });
      await storeOf().block({ guest: other, blocked: guest, name: 'Canary', at: 5 });
      const [mine, theirs] = [
        reportOn({ table, about: other, reporter: guest }),
        reportOn({ table, about: guest, reporter: other }),
      ];
      for (const one of [mine, theirs]) await storeOf().report(one);
      expect(await storeOf().showGuest(guest)).toMatchObject({
        lines: [{ table, words: 'canary words' }],
        blocks: [{ blocked: other }],
        reports: [{ id: mine.id }],
      });
      await storeOf().forgetGuest({ guest, note: '{}' });
      expect(await storeOf().linesOf({ table, after: 0 })).toMatchObject([{ words: null }]);
      expect(await storeOf().blocksOf(other)).toEqual([]);
      const left = (await storeOf().reports(1_000)).filter((one) => one.table === table);
      expect(left).toEqual([{ ...mine, reporter: null }]);
    });
  });
};
