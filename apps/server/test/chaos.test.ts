import { describe, expect, test } from 'vitest';
import { isBroken, runChaos } from '../trials/chaos/store/run.ts';

describe.each(['sqlite', 'postgres'] as const)(
  'the store, killed at random instants, %s',
  (store) => {
    test('five times: nothing that was acknowledged is lost, doubled or changed', async () => {
      const findings = await runChaos({ store, cycles: 5, isMutant: false });
      expect(findings).toMatchObject({ lost: 0, doubled: 0, changed: 0 });
      expect(findings.acked).toBeGreaterThan(0);
    });

    test('the same harness catches a house that acknowledges before the commit', async () => {
      const findings = await runChaos({ store, cycles: 20, isMutant: true });
      expect(isBroken(findings)).toBe(true);
    });
  },
);
