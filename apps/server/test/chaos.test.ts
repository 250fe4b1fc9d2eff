import { describe, expect, inject, test } from 'vitest';
import { isBroken, runChaos } from '../trials/chaos/store/run.ts';

/** Every process dies in the middle of its work: others wait for answers while one gets the last. */
const life = { acks: 25, ms: 0 };

const SOUND = { lost: 0, doubled: 0, changed: 0 };

describe('the store under load', () => {
  test('a store in SQLite that is killed under load loses, doubles and changes nothing acknowledged', async () => {
    const findings = await runChaos({ store: 'sqlite', life, cycles: 2, isMutant: false });
    expect(findings).toMatchObject(SOUND);
    expect(findings.acked).toBeGreaterThanOrEqual(2 * life.acks);
  });

  test.skipIf(inject('missing').includes('postgres'))(
    'in PostgreSQL, which is killed and then stopped at once: the same',
    async () => {
      const findings = await runChaos({ store: 'postgres', life, cycles: 2, isMutant: false });
      expect(findings).toMatchObject(SOUND);
      expect(findings.acked).toBeGreaterThanOrEqual(2 * life.acks);
    },
  );

  test('the same harness detects a server that acknowledges before the commit', async () => {
    const findings = await runChaos({ store: 'sqlite', life, cycles: 1, isMutant: true });
    expect(isBroken(findings)).toBe(true);
  });
});
