import type { TableId } from '@claim-it/protocol';
import { recordNamed } from '@claim-it/testkit';
import 'fake-indexeddb/auto';
import type { Analysis } from '@claim-it/ai';
import type { ReviewNews } from '@claim-it/client/analysis';
import type { PlayedMatch } from '@claim-it/client/model';
import { importRecord, listMatches, removeMatch, transactOn } from '@claim-it/client/storage';
import { until } from '@claim-it/client/testing/table.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteGame } from '../../../parts/results/noteGame.ts';
import { readStoredResults } from '../../../parts/results/storedResults.ts';
import { plainReader } from './gameReader.ts';
import type { StatisticsDeps, StatisticsState } from './statisticsState.ts';
import { openStatistics } from './statisticsState.ts';

const TWO = recordNamed('golden/two-standard');
const THREE = recordNamed('golden/three-standard');

const seatReview = (seat: 0 | 1 | 2) => ({
  seat,
  start: 0,
  result: 0,
  luck: 0.125,
  skill: 0,
  departures: 0,
  passes: 0,
  standIns: 0,
  loss: 0.5,
  realLoss: 0.5,
  realDecisions: 10,
  errorRate: 50,
  luckAdjusted: 0,
  marks: { inaccuracy: 0, mistake: 0, blunder: 0 },
});
const ANALYSIS = { steps: [], seats: [0, 1, 2].map((seat) => seatReview(seat as 0)), line: [] };

/** A worker that answers at once; its requests are recorded. */
const depsWith = (
  answer: (record: string) => ReviewNews['kind'],
  changes: Partial<StatisticsDeps> = {},
): { readonly deps: StatisticsDeps; readonly asked: string[] } => {
  const asked: string[] = [];
  return {
    asked,
    deps: {
      reader: plainReader,
      askServer: () => Promise.resolve({ games: [], newest: null }),
      idle: (call) => {
        queueMicrotask(call);
        return () => {};
      },
      review: (record, onNews) => {
        asked.push(record);
        const kind = answer(record);
        if (kind === 'done') onNews({ kind, analysis: ANALYSIS as unknown as Analysis });
        else onNews({ kind: 'failed' });
        return { cancel: () => {} };
      },
      ...changes,
    },
  };
};

const isLookedAt = ({ looking, results, hasFailed }: StatisticsState): boolean =>
  results.value !== null && (looking.value.done === looking.value.all || hasFailed.value);

beforeEach(async () => {
  for (const { id } of await listMatches()) await removeMatch(id);
  await transactOn(['results'], 'readwrite', ({ results }) => results.clear());
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('finished games of the device are found, analysed one by one and stored', async () => {
  for (const record of [TWO, THREE, TWO]) await importRecord(record);
  const { deps, asked } = depsWith(() => 'done');
  const state = openStatistics(deps);
  await until(() => isLookedAt(state));
  expect(state.results.value).toHaveLength(2); // the twin counts once
  expect(state.results.value?.every(({ judged }) => judged?.seats[0]?.luck === 0.125)).toBe(true);
  expect(state.problem.value).toBeNull();
  state.stop();
  const first = asked.length;
  const again = openStatistics(deps);
  await until(() => isLookedAt(again));
  expect(again.results.value).toHaveLength(2);
  expect(asked).toHaveLength(first);
});

test('an imported game is marked and has the day of its record, in an older version too', async () => {
  await importRecord(TWO.replace('[Date "?"]', '[Date "2020-05-04"]'));
  const { deps } = depsWith(() => 'done');
  const state = openStatistics(deps);
  await until(() => isLookedAt(state));
  const [result] = state.results.value ?? [];
  expect(result).toMatchObject({ isImported: true, playedAt: Date.parse('2020-05-04') });
  state.stop();
  const older = { ...result, isImported: undefined, playedAt: 7 };
  await transactOn(['results'], 'readwrite', ({ results }) => results.put(older));
  const again = openStatistics(deps);
  await until(() => again.results.value?.[0]?.isImported === true);
  expect(again.results.value).toEqual([result]);
});

test('a deleted ledger begins anew: games played before count no more', async () => {
  await importRecord(TWO);
  const { deps } = depsWith(() => 'done');
  const state = openStatistics(deps);
  await until(() => isLookedAt(state));
  expect(await state.remove()).toBe(true);
  expect(state.results.value).toEqual([]);
  const again = openStatistics(deps);
  await until(() => isLookedAt(again));
  expect(again.results.value).toEqual([]);
  await new Promise((resolve) => setTimeout(resolve, 2));
  await importRecord(THREE);
  const third = openStatistics(deps);
  await until(() => isLookedAt(third));
  expect(third.results.value).toHaveLength(1);
});

test('a full device is reported, and the games are shown anyway', async () => {
  await importRecord(TWO);
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const state = openStatistics(depsWith(() => 'done').deps);
  await until(() => isLookedAt(state));
  expect(state.problem.value).toBe('storageFull');
  expect(state.results.value).toHaveLength(1);
  expect(await state.remove()).toBe(false);
  expect(state.results.value).toHaveLength(1);
});

test('an unreadable game does not stop the others', async () => {
  await importRecord(TWO);
  await importRecord(THREE);
  const { deps } = depsWith((record) => (/Seats ".."/.test(record) ? 'failed' : 'done'));
  const state = openStatistics(deps);
  await until(() => isLookedAt(state) && state.looking.value.done === 1);
  expect(state.hasFailed.value).toBe(true);
});

test('games of the server are added once, and an unreachable server is reported', async () => {
  const marks: (string | null)[] = [];
  const online = {
    table: 'table' as TableId,
    playedAt: 7,
    record: THREE,
    seats: [1 as const],
    players: [],
  };
  const { deps } = depsWith(() => 'done', {
    askServer: ({ known, readTo }) => {
      marks.push(readTo);
      return Promise.resolve({ games: known.has('table') ? [] : [online], newest: 'table' });
    },
  });
  const state = openStatistics(deps);
  await until(() => isLookedAt(state));
  await until(() => (state.results.value?.[0]?.judged ?? null) !== null);
  expect(state.results.value?.map(({ id, isOnline }) => [id, isOnline])).toEqual([['table', true]]);
  expect(state.isServerAway.value).toBe(false);
  const again = openStatistics(deps);
  await until(() => marks.length === 2);
  again.stop();
  expect(marks).toEqual([null, 'table']);
  const away = openStatistics({ ...deps, askServer: () => Promise.resolve(null) });
  await until(() => away.isServerAway.value);
  expect(away.results.value).toHaveLength(1);
});

test('the end of the house’s games is not remembered while its games cannot be kept', async () => {
  const online = {
    table: 'table' as TableId,
    playedAt: 7,
    record: THREE,
    seats: [1 as const],
    players: [],
  };
  const { deps } = depsWith(() => 'done', {
    askServer: () => Promise.resolve({ games: [online], newest: 'table' }),
  });
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    full.mockRestore();
    throw new DOMException('full', 'QuotaExceededError');
  });
  const state = openStatistics(deps);
  await until(() => state.looking.value.done === 1);
  expect((await readStoredResults()).readTo).toBeNull();
});

test('a row that cannot be read is left out', async () => {
  await transactOn(['results'], 'readwrite', ({ results }) =>
    results.put({ id: 'junk', seats: '<script>' }),
  );
  expect((await readStoredResults()).results).toEqual([]);
});

const endedMatch = (kind: 'person' | 'guest'): PlayedMatch =>
  ({
    id: 'just-ended',
    setup: {
      variant: 'standard',
      sitters: [
        { kind, name: 'Ada', color: 'green' },
        { kind: 'guest', name: 'Ben', color: 'orange' },
      ],
    },
    throws: [{ sitter: 0, roll: [1, 2, 3] }],
    record: async () => TWO,
  }) as unknown as PlayedMatch;

test('a game that ends is written down at once, unless one only watched', async () => {
  await noteGame(endedMatch('guest'));
  expect((await readStoredResults()).results).toEqual([]);
  await noteGame(endedMatch('person'));
  await noteGame(endedMatch('person'));
  const { results } = await readStoredResults();
  expect(results.map(({ id, seats }) => [id, seats[0]?.name])).toEqual([['just-ended', 'Ada']]);
  expect(results[0]?.isImported).toBe(false);
});
