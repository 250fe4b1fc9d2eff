import { readFileSync } from 'node:fs';
import type { OwnGame } from '@claim-it/protocol';
import { ok, refuse } from '@claim-it/rules';
import { expect, test, vi } from 'vitest';
import type { ReadPage } from './houseGames.ts';
import { askHouse } from './houseGames.ts';
import { houseLine } from './houseLine.ts';

const GAMES = new URL('../../../../packages/rules/test/playthroughs/', import.meta.url);
const record = readFileSync(new URL('three-standard.claim', GAMES), 'utf8');

const gameAt = (table: string, playedAt: number): OwnGame => ({
  ...{ table, playedAt, record, seats: [1] },
});

/** Two pages of games, the newest first. */
const pages: ReadPage = (before) =>
  Promise.resolve(
    before === null
      ? ok({ games: [gameAt('d', 40), gameAt('c', 30)], next: '30.c' })
      : ok({ games: [gameAt('b', 20), gameAt('a', 10)], next: null }),
  );

const idsOf = (found: Awaited<ReturnType<typeof askHouse>>) => found?.map(({ table }) => table);

test('all pages are read, and one’s own seat is that of a person', async () => {
  const found = await askHouse(new Set(), 0, pages);
  expect(idsOf(found)).toEqual(['d', 'c', 'b', 'a']);
  const line = houseLine(gameAt('d', 40), 'Ada');
  expect(line?.seats.map(({ kind, name }) => [kind, name])).toEqual([
    ['guest', ''],
    ['person', 'Ada'],
    ['guest', ''],
  ]);
});

test('what is known or was played before the ledger began is left out', async () => {
  expect(idsOf(await askHouse(new Set(['d']), 15, pages))).toEqual(['c', 'b']);
  const spied = vi.fn(pages);
  expect(await askHouse(new Set(['c', 'd']), 0, spied)).toEqual([]);
  expect(spied).toHaveBeenCalledTimes(1);
});

test('a house that does not know me has no games; one out of reach is told apart', async () => {
  const refusing: ReadPage = () => Promise.resolve(refuse({ kind: 'refused' }));
  expect(await askHouse(new Set(), 0, refusing)).toEqual([]);
  const silent: ReadPage = () => Promise.resolve(refuse({ kind: 'noHouse' }));
  expect(await askHouse(new Set(), 0, silent)).toBeNull();
});

test('a record that cannot be read is left out', () => {
  expect(houseLine({ ...gameAt('x', 9), record: 'junk' }, 'Ada')).toBeNull();
});
