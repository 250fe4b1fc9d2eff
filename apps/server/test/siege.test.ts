import { describe, expect, inject, test } from 'vitest';
import { isBroken } from '../trials/chaos/house/findings.ts';
import { runHouseChaos } from '../trials/chaos/house/run.ts';

/** A limit for a hang: every cycle starts real programs, and a busy machine is slow. */
const HANG_MS = 400_000;
const SOUND = { lost: 0, doubled: 0, changed: 0, rerolled: 0, unplayable: 0 };

/** The first process dies at work, the next one as soon as it accepts requests. */
const life = (cycle: number) => ({ acks: cycle % 2 === 0 ? 60 : 0, ms: 0 });

describe('the whole server, killed under load', () => {
  test(
    'with SQLite: all acknowledged or shown data is there, and no roll changed',
    async () => {
      const found = await runHouseChaos({
        store: 'sqlite',
        cycles: 2,
        processes: 1,
        isMutant: false,
        life,
      });
      expect(found).toMatchObject(SOUND);
      expect(found.acked).toBeGreaterThan(0);
    },
    HANG_MS,
  );

  test.skipIf(inject('missing').includes('postgres'))(
    'two processes over PostgreSQL, of which one dies, and the database too',
    async () => {
      const found = await runHouseChaos({
        store: 'postgres',
        cycles: 2,
        processes: 2,
        isMutant: false,
        life,
      });
      expect(found).toMatchObject(SOUND);
      expect(found.acked).toBeGreaterThan(0);
    },
    HANG_MS,
  );

  test(
    'the same harness detects a server that acknowledges before the commit',
    async () => {
      const found = await runHouseChaos({
        store: 'sqlite',
        cycles: 1,
        processes: 1,
        isMutant: true,
        life,
      });
      expect(isBroken(found)).toBe(true);
    },
    HANG_MS,
  );
});
