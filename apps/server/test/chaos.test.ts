import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isBroken, runChaos } from '../trials/chaos/store/run.ts';
import type { Cluster } from './postgres/cluster.ts';
import { createCluster } from './postgres/cluster.ts';

/** Every process dies in the middle of its work: others wait for answers while one gets the last. */
const life = { acks: 25, ms: 0 };

describe.each(['sqlite', 'postgres'] as const)('the store, killed under load, %s', (store) => {
  let cluster: Cluster | null = null;
  beforeAll(async () => {
    if (store === 'postgres') cluster = await createCluster();
  });
  afterAll(() => cluster?.remove());
  const place = () => ({ store, life, ...(cluster === null ? {} : { cluster }) });

  // In PostgreSQL the server is killed, then stopped at once, then only the process dies.
  const cycles = store === 'sqlite' ? 2 : 3;
  test(`${cycles} times: nothing that was acknowledged is lost, doubled or changed`, async () => {
    const findings = await runChaos({ ...place(), cycles, isMutant: false });
    expect(findings).toMatchObject({ lost: 0, doubled: 0, changed: 0 });
    expect(findings.acked).toBeGreaterThanOrEqual(cycles * life.acks);
  });

  test('the same harness catches a house that acknowledges before the commit', async () => {
    const findings = await runChaos({ ...place(), cycles: 1, isMutant: true });
    expect(isBroken(findings)).toBe(true);
  });
});
