import process from 'node:process';
import { describe, expect, inject, test } from 'vitest';
import { losePower } from '../trials/powerloss/run.ts';

// `npm run campaign powerloss` checks 600 disk images. Of these few more than half would lose data with a weaker setting.
const PLAN = { images: 16, appends: 30 };
const canRecord = process.platform === 'linux' && !inject('missing').includes('cc');

describe.runIf(canRecord)('a disk after a loss of power', () => {
  test('has all acknowledged data', async () => {
    const { acked, losing, broken } = await losePower({ ...PLAN, synchronous: 'full' });
    expect({ losing, broken }).toEqual({ losing: 0, broken: 0 });
    expect(acked).toBeGreaterThan(0);
  });

  test('would lose data with a weaker setting, so the trial detects losses', async () => {
    const { losing, broken } = await losePower({ ...PLAN, synchronous: 'normal' });
    expect(losing + broken).toBeGreaterThan(0);
  });
});
