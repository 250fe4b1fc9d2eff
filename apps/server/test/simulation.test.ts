import { describe, expect, test } from 'vitest';
import { KINDS } from '../trials/simulation/faults.ts';
import { MUTANTS } from '../trials/simulation/mutants.ts';
import { simulate } from '../trials/simulation/run.ts';

/** A storm of faults and a calm. */
const short = { longest: 60_000, isQuick: true };
const DAY = 86_400_000;

describe('a simulated network, clock and disk', () => {
  test('a simulated server keeps every promise under faults, and the same seed gives the same run', async () => {
    const first = await simulate(3, { ...short, kinds: KINDS });
    const again = await simulate(3, { ...short, kinds: KINDS });
    const other = await simulate(9, { ...short, kinds: KINDS });
    expect(first.findings).toEqual([]);
    expect(other.findings).toEqual([]);
    expect(first.events).toBeGreaterThan(20);
    expect(first.faults.size).toBeGreaterThan(2);
    expect(again).toEqual(first);
    expect(other.trace).not.toBe(first.trace);
  });

  test('a simulated server keeps them in a game over weeks, whose idle time is jumped over', async () => {
    const { findings, events, time, jumped } = await simulate(9, { longest: DAY });
    expect(findings).toEqual([]);
    expect(events).toBeGreaterThan(20);
    expect(jumped).toBeGreaterThan(time / 2);
  });

  test('a simulated server tells all players of a move whose answer from the store was lost', async () => {
    const { findings } = await simulate(8, { ...short, kinds: ['forgetful disk'] });
    expect(findings).toEqual([]);
  });

  test.each(MUTANTS)('that has the fault %s is found out', async (mutant) => {
    const found: string[] = [];
    // Most games find it; these begin with one that finds it soon.
    for (const seed of [9, 7, 8, 3, 4, 5, 6, 1, 2]) {
      found.push(...(await simulate(seed, { mutant, ...short })).findings);
      if (found.length > 0) break;
    }
    expect(found).not.toEqual([]);
  });
});
