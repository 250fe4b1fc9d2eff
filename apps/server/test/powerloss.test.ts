import process from 'node:process';
import { describe, expect, inject, test } from 'vitest';
import { losePower } from '../trials/powerloss/run.ts';

// `npm run campaign powerloss` looks at 600 disks. Of these few more than half would lose something with a lesser setting.
const PLAN = { images: 16, appends: 30 };
const canRecord = process.platform === 'linux' && !inject('missing').includes('cc');

describe.runIf(canRecord)('a disk as a loss of power leaves it', () => {
  test('has everything that was acknowledged', async () => {
    const { acked, losing, broken } = await losePower({ ...PLAN, synchronous: 'full' });
    expect({ losing, broken }).toEqual({ losing: 0, broken: 0 });
    expect(acked).toBeGreaterThan(0);
  });

  test('would not have it with a lesser setting, so that the trial sees what is lost', async () => {
    const { losing, broken } = await losePower({ ...PLAN, synchronous: 'normal' });
    expect(losing + broken).toBeGreaterThan(0);
  });
});
