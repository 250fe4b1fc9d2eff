import { chairAt } from '@claim-it/fairness';
import type { TableId } from '@claim-it/protocol';
import { entriesAfter } from '@claim-it/protocol';
import { describe, expect, test } from 'vitest';
import type { Store } from '../../src/store/index.ts';
import { LATE_MS } from '../../src/store/index.ts';
import {
  append,
  chairFor,
  freshId,
  headAt,
  newTableRow,
  openGuest,
  openTableRow,
  PLAYING,
} from './samples.ts';

/** The contract of every store for the log of a table. */
export const describeLog = (storeOf: () => Store): void => {
  describe('the log', () => {
    test('a new table is empty and its chain begins with its header', async () => {
      const table = newTableRow({ header: '{"rules":"standard","name":"Gräber ⛏"}' });
      const { hash } = table;
      expect(await storeOf().createTable(table)).toEqual({ kind: 'created' });
      const log = await storeOf().read({ table: table.id, since: 0 });
      expect(log).toMatchObject({ header: table.header, seq: 0, hash, entries: [] });
    });

    test('a table is created once; the second time changes nothing', async () => {
      const table = newTableRow({ chairs: [chairFor(0)] });
      await storeOf().createTable(table);
      const again = { ...table, header: '{}', chairs: [chairFor(0), chairFor(1)] };
      expect(await storeOf().createTable(again)).toEqual({ kind: 'exists' });
      const log = await storeOf().read({ table: table.id, since: 0 });
      expect(log?.header).toBe(table.header);
      expect(log?.chairs).toHaveLength(1);
    });

    test('events are numbered from 1 and chained', async () => {
      const table = await openTableRow(storeOf());
      const first = await storeOf().append(
        append(table, 0, { command: 'a', events: ['{"n":1}', '{"n":2}'] }),
      );
      const log = await storeOf().read({ table, since: 0 });
      const [one, two] = entriesAfter(headAt(table, 0), ['{"n":1}', '{"n":2}']);
      expect(first).toEqual({ kind: 'done', seq: 2, hash: two?.hash });
      expect(log?.entries).toEqual([
        { ...one, command: null },
        { ...two, command: 'a' },
      ]);
    });

    test('a repeated command gets the first answer, even long after', async () => {
      const table = await openTableRow(storeOf());
      const command = append(table, 0);
      const first = await storeOf().append(command);
      await storeOf().append(append(table, 1));
      expect(await storeOf().append(command)).toEqual({ ...first, kind: 'duplicate' });
      expect((await storeOf().read({ table, since: 0 }))?.entries).toHaveLength(2);
      const found = await storeOf().findCommand({ table, command: command.command });
      expect({ kind: 'done', ...found }).toEqual(first);
      expect(await storeOf().findCommand({ table, command: 'never' })).toBeNull();
      expect(
        await storeOf().findCommand({ table: 'no table' as TableId, command: command.command }),
      ).toBeNull();
    });

    test('the same command id in another table is another command', async () => {
      const [here, there] = [await openTableRow(storeOf()), await openTableRow(storeOf())];
      await storeOf().append(append(here, 0, { command: 'roll' }));
      expect(await storeOf().append(append(there, 0, { command: 'roll' }))).toMatchObject({
        kind: 'done',
      });
    });

    test.each([0, 2, 7])('an append that expects event %i is stale', async (expectedSeq) => {
      const table = await openTableRow(storeOf());
      await storeOf().append(append(table, 0));
      const late = append(table, expectedSeq, { progress: { ...PLAYING, turn: chairAt(4) } });
      expect(await storeOf().append(late)).toEqual({ kind: 'stale', seq: 1 });
      expect(await storeOf().read({ table, since: 0 })).toMatchObject({ seq: 1, turn: chairAt(0) });
    });

    test('an append of a process whose time is far behind is late, and changes nothing', async () => {
      const table = await openTableRow(storeOf());
      const time = await storeOf().time();
      const behind = append(table, 0, {
        at: time - LATE_MS - 1,
        progress: { ...PLAYING, deadline: 5 },
      });
      expect(await storeOf().append(behind)).toEqual({ kind: 'late' });
      expect(await storeOf().read({ table, since: 0 })).toMatchObject({ seq: 0, deadline: null });
      const inTime = { ...behind, at: (await storeOf().time()) - LATE_MS / 2 };
      expect(await storeOf().append(inTime)).toMatchObject({ kind: 'done', seq: 1 });
    });

    test('an unknown table accepts nothing', async () => {
      expect(await storeOf().append(append(freshId(), 0))).toEqual({ kind: 'noTable' });
      expect(await storeOf().read({ table: freshId(), since: 0 })).toBeNull();
    });

    test('an append without events is a bug', async () => {
      const table = await openTableRow(storeOf());
      await expect(storeOf().append(append(table, 0, { events: [] }))).rejects.toThrow(
        /at least one/,
      );
    });

    test('an append on another event than the last one of the log is refused', async () => {
      const table = await openTableRow(storeOf());
      await storeOf().append(append(table, 0));
      const [other] = entriesAfter(headAt(table, 0), ['{"another":1}']);
      await expect(storeOf().append(append(table, other!))).rejects.toMatchObject({
        kind: 'conflict',
        message: `Table ${table} has another event 1.`,
      });
      expect(await storeOf().read({ table, since: 0 })).toMatchObject({ seq: 1 });
      expect(await storeOf().append(append(table, 1))).toMatchObject({ kind: 'done', seq: 2 });
    });

    test('entries that are not consecutive are a bug', async () => {
      const table = await openTableRow(storeOf());
      const [, second] = entriesAfter(headAt(table, 0), ['{"n":1}', '{"n":2}']);
      const gap = { ...append(table, 0), entries: [second!] };
      await expect(storeOf().append(gap)).rejects.toThrow(/counted on/);
      expect(await storeOf().read({ table, since: 0 })).toMatchObject({ seq: 0, entries: [] });
    });

    test('reading from an event returns the later ones', async () => {
      const table = await openTableRow(storeOf());
      for (const seq of [0, 1, 2]) await storeOf().append(append(table, seq));
      const seqsSince = async (since: number) =>
        (await storeOf().read({ table, since }))?.entries.map(({ seq }) => seq);
      expect(await seqsSince(0)).toEqual([1, 2, 3]);
      expect(await seqsSince(2)).toEqual([3]);
      expect(await seqsSince(3)).toEqual([]);
      expect(await seqsSince(99)).toEqual([]);
    });

    test('progress and chairs change together with the events', async () => {
      const guest = await openGuest(storeOf());
      const table = await openTableRow(storeOf(), { chairs: [chairFor(0), chairFor(1)] });
      const progress = {
        status: 'playing',
        turn: chairAt(1),
        deadline: 77_000,
        openUntil: null,
      } as const;
      const taken = chairFor(1, { guest, note: '{"name":"Digger"}' });
      const at = Date.now();
      await storeOf().append(append(table, 0, { progress, chairs: [taken], at }));
      expect(await storeOf().read({ table, since: 0 })).toMatchObject({
        ...progress,
        chairs: [chairFor(0), taken],
        changedAt: at,
      });
      await storeOf().append(append(table, 1));
      expect(await storeOf().read({ table, since: 1 })).toMatchObject(progress);
    });

    test('a finished game says who won; an older one is told once', async () => {
      const over = { ...PLAYING, status: 'finished', turn: null } as const;
      const winners = [chairAt(0), chairAt(2)];
      const winnersAt = async (table: TableId) =>
        (await storeOf().read({ table, since: 0 }))?.winners;
      const table = await openTableRow(storeOf());
      expect(await winnersAt(table)).toBeNull();
      await storeOf().append(append(table, 0, { progress: { ...over, winners } }));
      await storeOf().keepWinners({ table, winners: [chairAt(1)] });
      expect(await winnersAt(table)).toEqual(winners);
      const older = await openTableRow(storeOf());
      await storeOf().keepWinners({ table: older, winners });
      expect(await winnersAt(older)).toBeNull();
      await storeOf().append(append(older, 0, { progress: over }));
      await storeOf().keepWinners({ table: older, winners: [] });
      expect(await winnersAt(older)).toEqual([]);
    });

    test('a chair for a missing guest rolls back the whole command', async () => {
      const table = await openTableRow(storeOf(), { chairs: [chairFor(0)] });
      const chairs = [chairFor(0, { guest: freshId() })];
      await expect(storeOf().append(append(table, 0, { chairs }))).rejects.toMatchObject({
        kind: 'conflict',
      });
      expect(await storeOf().read({ table, since: 0 })).toMatchObject({ seq: 0, entries: [] });
    });

    test('eight writers for one event: one of them succeeds', async () => {
      const table = await openTableRow(storeOf());
      for (const seq of [0, 1, 2, 3]) {
        const answers = await Promise.all(
          Array.from({ length: 8 }, () => storeOf().append(append(table, seq))),
        );
        const kinds = answers.map(({ kind }) => kind).toSorted();
        expect(kinds).toEqual(['done', ...Array.from({ length: 7 }, () => 'stale')]);
      }
    });

    test('of appends asked for at once each has its own answer', async () => {
      const [table, other] = [await openTableRow(storeOf()), await openTableRow(storeOf())];
      const first = append(table, 0);
      await storeOf().append(first);
      const missing = [chairFor(0, { guest: freshId() })];
      const ask = (one: Parameters<Store['append']>[0]) =>
        storeOf()
          .append(one)
          .then(({ kind }) => kind)
          .catch(({ kind }: { kind: string }) => kind);
      const answers = await Promise.all([
        ask(first),
        ask(append(table, 1)),
        ask(append(table, 7)),
        ask(append(other, 0, { chairs: missing })),
        ask(append(freshId(), 0)),
        ask(append(table, 1, { command: first.command })),
      ]);
      expect(answers).toEqual(['duplicate', 'done', 'stale', 'conflict', 'noTable', 'duplicate']);
      expect(await storeOf().read({ table, since: 0 })).toMatchObject({ seq: 2 });
      expect(await storeOf().read({ table: other, since: 0 })).toMatchObject({ seq: 0 });
    });

    test('one command from eight connections at once is appended once', async () => {
      const table = await openTableRow(storeOf());
      const command = append(table, 0);
      const answers = await Promise.all(Array.from({ length: 8 }, () => storeOf().append(command)));
      expect(answers.filter(({ kind }) => kind === 'done')).toHaveLength(1);
      expect(answers.filter(({ kind }) => kind === 'duplicate')).toHaveLength(7);
      expect(new Set(answers.map((answer) => 'hash' in answer && answer.hash)).size).toBe(1);
    });
  });
};
