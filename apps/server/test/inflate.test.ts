import { BOUNDS } from '@claim-it/protocol';
import { describe, expect, test } from 'vitest';
import { StoreFault, storeOn } from '../src/store/index.ts';
import { HonestPair } from '../trials/inflate/honest.ts';
import { faultsOf } from '../trials/inflate/judge.ts';
import { runInflate } from '../trials/inflate/run.ts';
import { TestHouse } from './fixture.ts';
import { openMemoryDatabase } from './memoryDatabase.ts';

/** A limit for a hang: real programs are started, and a busy machine is slow. */
const HANG_MS = 400_000;

test(
  'a guest who inflates a table reaches limits, and honest people all get answers',
  async () => {
    const result = await runInflate({
      isAttacked: true,
      isEnough: (answers, tally) =>
        answers >= 60 &&
        (tally?.answers['tooManyChanges'] ?? tally?.answers['busy'] ?? 0) > 0 &&
        (tally?.statuses['/api/tables/:id/record 200'] ?? 0) > 0,
    });
    expect(faultsOf(result, true)).toEqual([]);
    expect(result.tally?.read).toBeGreaterThan(0);
  },
  HANG_MS,
);

describe('the judge of the trial', () => {
  const GOOD = {
    times: [3],
    failures: [],
    complaints: '',
    longest: BOUNDS.events,
    tally: { done: 1, answers: {}, statuses: {}, read: 1 },
  };

  test('the judge of the trial finds nothing in a good run', () => {
    expect(faultsOf(GOOD, true)).toEqual([]);
    expect(faultsOf({ ...GOOD, tally: null }, false)).toEqual([]);
  });

  test.each([
    ['a refusal', { failures: ['refused'] }, 'refused'],
    ['a complaint', { complaints: 'a tick failed' }, 'the server complained: a tick failed'],
    [
      'a log without bounds',
      { longest: BOUNDS.events + 1 },
      `a log has ${BOUNDS.events + 1} events`,
    ],
    ['people without an answer', { times: [] }, 'no honest person was answered'],
    ['a guest who did not come', { tally: null }, 'the guest has done nothing'],
    ['an idle guest', { tally: { ...GOOD.tally, done: 0 } }, 'the guest has done nothing'],
  ])('the judge of the trial finds %s', (_, change, fault) => {
    expect(faultsOf({ ...GOOD, ...change }, true)).toEqual([fault]);
  });

  test('the judge of the trial detects a lobby that refuses honest people', async () => {
    const store = storeOn(openMemoryDatabase());
    const full = new StoreFault('diskFull', 'The disk is full.');
    const findTables: typeof store.findTables = (query, onDamaged) =>
      query.kind === 'lobby' ? Promise.reject(full) : store.findTables(query, onDamaged);
    const house = await new TestHouse({ store: { ...store, findTables } }).start();
    const pair: HonestPair = new HonestPair({
      base: house.base,
      onAnswer: () => undefined,
      isStopped: () => pair.failures.length > 0,
    });
    await pair.play('198.51.100.1');
    expect(new Set(pair.failures)).toEqual(new Set(['lobby 503']));
    await house.remove();
  });
});
