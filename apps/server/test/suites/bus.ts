import pg from 'pg';
import { describe, expect, test } from 'vitest';
import type { Bus, BusHint } from '../../src/store/index.ts';
import { createLocalBus, openPostgresBus } from '../../src/store/index.ts';
import type { Cluster } from '../postgres/cluster.ts';
import { freshId } from './samples.ts';

const listen = (bus: Bus) => {
  const hints: BusHint[] = [];
  let look = (): void => undefined;
  const heard = {
    hints,
    gaps: 0,
    stop: () => undefined as unknown,
    /** Resolves when something is so; looked at whenever something is heard. */
    until: (isSo: () => boolean): Promise<void> =>
      new Promise((resolve) => {
        look = () => {
          if (isSo()) resolve();
        };
        look();
      }),
  };
  heard.stop = bus.subscribe({
    onHint: (hint) => {
      hints.push(hint);
      look();
    },
    onGap: () => {
      heard.gaps += 1;
      look();
    },
  });
  return heard;
};

/** What a bus does, here and between processes. */
export const describeBus = (clusterOf: () => Cluster): void => {
  describe('a bus', () => {
    test('in one process tells everybody at once, until they stop listening', () => {
      const bus = createLocalBus();
      const [one, two] = [listen(bus), listen(bus)];
      bus.publish({ topic: 'a', seq: 3 });
      two.stop();
      bus.publish({ topic: 'a', seq: 4 });
      expect(one.hints).toEqual([
        { topic: 'a', seq: 3 },
        { topic: 'a', seq: 4 },
      ]);
      expect(two.hints).toEqual([{ topic: 'a', seq: 3 }]);
    });

    test('over PostgreSQL tells other processes, and its own once', async () => {
      const { url } = clusterOf();
      const channel = freshId();
      const [here, there] = [
        await openPostgresBus({ url, channel }),
        await openPostgresBus({ url, channel }),
      ];
      const [own, other] = [listen(here), listen(there)];
      here.publish({ topic: 'a', seq: 1 });
      here.publish({ topic: 'b', seq: 7 });
      await other.until(() => other.hints.length === 2);
      there.publish({ topic: 'a', seq: 2 });
      await own.until(() => own.hints.length === 3);
      expect(own.hints.at(-1)).toEqual({ topic: 'a', seq: 2 });
      await Promise.all([here.close(), there.close()]);
    });

    test('that was cut off mends itself and says that hints may be missing', async () => {
      const { url } = clusterOf();
      const channel = freshId();
      const troubles: Error[] = [];
      const bus = await openPostgresBus({
        url,
        channel,
        onTrouble: (error) => troubles.push(error),
      });
      const other = await openPostgresBus({ url, channel });
      const [heard, later] = [listen(bus), listen(other)];
      const knife = new pg.Client({ connectionString: url });
      await knife.connect();
      await knife.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'claim-it bus'",
      );
      await heard.until(() => heard.gaps === 1);
      await later.until(() => later.gaps === 1);
      bus.publish({ topic: 'a', seq: 3 });
      await later.until(() => later.hints.length > 0);
      expect(later.hints).toEqual([{ topic: 'a', seq: 3 }]);
      expect(troubles).toHaveLength(1);
      await Promise.all([bus.close(), other.close(), knife.end()]);
    });
  });
};
