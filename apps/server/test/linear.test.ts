import { describe, expect, inject, test } from 'vitest';
import type { Operation } from '../trials/linear/checker.ts';
import { misfitOf } from '../trials/linear/checker.ts';
import { runLinear } from '../trials/linear/run.ts';
import type { TableKind } from '../trials/linear/table.ts';
import { tableModel } from '../trials/linear/table.ts';

/** A limit for a hang: real programs are started, and a busy machine is slow. */
const HANG_MS = 400_000;
const NEVER = Number.POSITIVE_INFINITY;

type Asked = Operation<TableKind>;

const sit = (
  guest: string,
  chair: number,
  seq: number | null,
  call: number,
  end: number,
): Asked => ({
  call,
  end,
  kind: { kind: 'sit', guest, chair, laid: seq === null ? null : { seq, hash: `h${seq}` } },
});
const stand = (guest: string, chair: number, seq: number, call: number, end: number): Asked => ({
  call,
  end,
  kind: { kind: 'stand', guest, chair, laid: { seq, hash: `h${seq}` } },
});
const read = (seq: number, call: number, end: number, hash = `h${seq}`): Asked => ({
  call,
  end,
  kind: { kind: 'read', head: { seq, hash } },
});

const fits = (history: readonly Asked[]): boolean =>
  misfitOf(history, tableModel('h0', 4)) === null;

describe('the search for one order of all answers', () => {
  test('takes any order of what was asked at the same time', () => {
    expect(fits([])).toBe(true);
    expect(fits([sit('ada', 1, 2, 0, 10), sit('ben', 2, 1, 0, 10)])).toBe(true);
    expect(fits([sit('ada', 1, 1, 0, 10), read(0, 1, 9), read(1, 2, 8)])).toBe(true);
  });

  test('does not turn round what followed each other', () => {
    expect(fits([sit('ada', 1, 2, 0, 1), sit('ben', 2, 1, 2, 3)])).toBe(false);
    expect(fits([sit('ada', 1, 1, 0, 1), read(0, 2, 3)])).toBe(false);
    expect(fits([read(1, 0, 1), sit('ada', 1, 1, 2, 3)])).toBe(false);
  });

  test('lets what was not answered count at any later time, once, or never', () => {
    const lost = sit('ada', 1, null, 0, NEVER);
    expect(fits([lost, read(0, 1, 2)])).toBe(true);
    expect(fits([lost, read(0, 1, 2), read(1, 3, 4, 'any')])).toBe(true);
    expect(fits([lost, sit('ben', 2, 2, 1, 2), stand('ada', 1, 3, 3, 4)])).toBe(true);
    expect(fits([lost, sit('ben', 2, 2, 1, 2), read(1, 3, 4)])).toBe(false);
    expect(fits([sit('ben', 2, 2, 1, 2), sit('ada', 1, null, 3, NEVER)])).toBe(false);
    expect(fits([lost, sit('ben', 2, 3, 1, 2)])).toBe(false);
  });

  test('finds two commands with the same number, a chair with two guests, and another event', () => {
    expect(fits([sit('ada', 1, 1, 0, 9), sit('ben', 2, 1, 0, 9)])).toBe(false);
    expect(fits([sit('ada', 1, 1, 0, 9), sit('ben', 1, 2, 0, 9)])).toBe(false);
    expect(fits([sit('ada', 1, 1, 0, 1), read(1, 2, 3, 'other')])).toBe(false);
  });

  test('finds its way through many commands at once', () => {
    const turns = Array.from({ length: 60 }, (_, at) => [
      sit('ada', 1, 4 * at + 1, 10 * at, 10 * at + 30),
      sit('ben', 2, 4 * at + 2, 10 * at, 10 * at + 30),
      stand('ada', 1, 4 * at + 3, 10 * at, 10 * at + 30),
      stand('ben', 2, 4 * at + 4, 10 * at, 10 * at + 30),
    ]).flat();
    expect(fits(turns)).toBe(true);
    expect(fits([...turns, sit('cem', 3, null, 5, NEVER), read(7, 900, 901)])).toBe(false);
  });
});

const copy = (seq: number, end: number): Asked => ({
  call: 0,
  end,
  kind: { kind: 'copy', head: { seq, hash: `h${seq}` } },
});

test('many reads between a wrong choice and its end do not make the search long', () => {
  const copies = Array.from({ length: 60 }, () => copy(1, 100));
  const lost = sit('ada', 1, null, 0, NEVER);
  expect(fits([lost, ...copies, sit('cem', 2, 1, 5, 10)])).toBe(true);
  expect(fits([lost, ...copies, sit('cem', 2, 1, 5, 10), read(0, 11, 12)])).toBe(false);
});

describe.skipIf(inject('missing').includes('postgres'))('two processes over PostgreSQL', () => {
  const plan = { processes: 2, answers: 40, faults: 3, ms: HANG_MS / 4 };

  test(
    'that are killed and cut off answer as one would',
    async () => {
      const { findings, answered, faults } = await runLinear({ ...plan, mutant: null });
      expect(findings).toEqual([]);
      expect(answered).toBeGreaterThan(0);
      expect(faults.size).toBeGreaterThanOrEqual(3);
    },
    HANG_MS,
  );

  // Until it is found: when two processes race for the head is chance.
  test.each(['early', 'blind'] as const)(
    'that have the fault %s are found out',
    async (mutant) => {
      const { findings } = await runLinear({ ...plan, answers: NEVER, mutant });
      expect(findings).not.toEqual([]);
    },
    HANG_MS,
  );
});
