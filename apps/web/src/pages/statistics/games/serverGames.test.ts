import type { OwnGame, TableId } from '@claim-it/protocol';
import { ok, refuse } from '@claim-it/rules';
import { recordNamed } from '@claim-it/testkit';
import { expect, test, vi } from 'vitest';
import { plainReader } from './gameReader.ts';
import type { ReadPage, ServerBefore, ServerNews } from './gather.ts';
import { askServer } from './gather.ts';

const record = recordNamed('golden/three-standard');

const gameAt = (table: string, playedAt: number): OwnGame => ({
  table: table as TableId,
  playedAt,
  record,
  seats: [1],
  players: [],
});

/** Two pages of games, the newest first. */
const pages: ReadPage = (before) =>
  Promise.resolve(
    before === null
      ? ok({ games: [gameAt('d', 40), gameAt('c', 30)], next: '30.c' })
      : ok({ games: [gameAt('b', 20), gameAt('a', 10)], next: null }),
  );

const NEW: ServerBefore = { known: new Set(), begin: 0, readTo: null };

const idsOf = (found: ServerNews | null) => found?.games.map(({ table }) => table);

test('all pages are read, and one’s own seat is that of a person', async () => {
  const found = await askServer(NEW, pages);
  expect(idsOf(found)).toEqual(['d', 'c', 'b', 'a']);
  expect(found?.newest).toBe('d');
  const line = await plainReader.readOnline(gameAt('d', 40), 'Ada');
  expect(line?.seats.map(({ kind, name }) => [kind, name])).toEqual([
    ['guest', ''],
    ['person', 'Ada'],
    ['guest', ''],
  ]);
});

test('games that are known or older than the statistics are left out', async () => {
  expect(idsOf(await askServer({ ...NEW, known: new Set(['d']), begin: 15 }, pages))).toEqual([
    ...['c', 'b'],
  ]);
});

test('older games are found behind a page of known ones, and behind one without any', async () => {
  expect(idsOf(await askServer({ ...NEW, known: new Set(['c', 'd']) }, pages))).toEqual(['b', 'a']);
  const firstEmpty: ReadPage = async (before) =>
    before === null ? ok({ games: [], next: '30.c' }) : pages(before);
  expect(idsOf(await askServer({ ...NEW, readTo: 'b' }, firstEmpty))).toEqual(['b', 'a']);
});

test('what was once read to its end is not fetched again', async () => {
  const spied = vi.fn(pages);
  const known = new Set(['a', 'b', 'c']);
  expect(await askServer({ ...NEW, known, readTo: 'c' }, spied)).toEqual({
    games: [gameAt('d', 40)],
    newest: 'd',
  });
  await askServer({ ...NEW, begin: 30 }, spied);
  expect(spied.mock.calls).toEqual([[null], [null]]);
});

test('a server that does not know this guest has no games; an unreachable one is reported', async () => {
  const refusing: ReadPage = () => Promise.resolve(refuse({ kind: 'refused' }));
  expect(await askServer(NEW, refusing)).toEqual({ games: [], newest: null });
  const silent: ReadPage = () => Promise.resolve(refuse({ kind: 'noHouse' }));
  expect(await askServer(NEW, silent)).toBeNull();
});

test('a record that cannot be read is left out', async () => {
  expect(await plainReader.readOnline({ ...gameAt('x', 9), record: 'junk' }, 'Ada')).toBeNull();
});
