import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { describeOneHouse } from './suites/oneHouse.ts';
import { describeSharedGames } from './suites/sharedGames.ts';
import type { BusKind } from './twoProcesses.ts';
import { TwoProcesses } from './twoProcesses.ts';

const NEEDS: Readonly<Record<BusKind, readonly string[]>> = {
  PostgreSQL: ['postgres'],
  Redis: ['postgres', 'redis-server'],
};

const isMissing = (kind: BusKind): boolean =>
  NEEDS[kind].some((program) => inject('missing').includes(program));

for (const kind of ['PostgreSQL', 'Redis'] as const)
  describe.skipIf(isMissing(kind))(`a server of two processes with a bus over ${kind}`, () => {
    const house = new TwoProcesses(kind);
    beforeAll(() => house.open());
    afterAll(() => house.close());
    describeOneHouse(house);
    test('nothing was complained about', () => {
      // A busy machine may answer the probe of the store late: that is a matter of time.
      const late = ['The store does not answer', 'the store is well again'];
      const isLate = (one: string): boolean => late.some((sentence) => one.includes(sentence));
      expect(house.complaints.filter((one) => !isLate(one))).toEqual([]);
    });
    describeSharedGames(house);
  });
