import { BOUNDS } from '@claim-it/protocol';
import { expect, test } from 'vitest';
import { runInflate } from '../trials/inflate/run.ts';

/** A limit for a hang: real programs are started, and a busy machine takes its time. */
const HANG_MS = 400_000;

test(
  'a guest who inflates a table meets its bounds, and honest people are all answered',
  async () => {
    const result = await runInflate({
      isAttacked: true,
      isEnough: (answers, tally) =>
        answers >= 60 &&
        (tally?.answers['tooManyChanges'] ?? 0) > 0 &&
        (tally?.statuses['/api/tables/:id/record 200'] ?? 0) > 0,
    });
    expect(result).toMatchObject({ failures: [], complaints: '' });
    expect(result.tally?.read).toBeGreaterThan(0);
    expect(result.longest).toBeLessThanOrEqual(BOUNDS.events);
  },
  HANG_MS,
);
