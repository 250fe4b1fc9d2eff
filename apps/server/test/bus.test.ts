import { chairAt } from '@claim-it/fairness';
import type { GuestId, TableId } from '@claim-it/protocol';
import { MAX_TALK } from '@claim-it/protocol';
import fc from 'fast-check';
import pg from 'pg';
import { createClient } from 'redis';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openRedisBus } from '../src/bus/redis.ts';
import type { BusMessage } from '../src/store/bus/message.ts';
import { formatPosted, MAX_BUS_BYTES, parsePosted } from '../src/store/bus/message.ts';
import { createLocalHub, openPostgresBus } from '../src/store/index.ts';
import type { Cluster } from './postgres/cluster.ts';
import { createCluster } from './postgres/cluster.ts';
import { RedisServer } from './redisServer.ts';
import { describeBus } from './suites/bus.ts';

const id = fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/);
const table = id as fc.Arbitrary<string> as fc.Arbitrary<TableId>;
const guest = id as fc.Arbitrary<string> as fc.Arbitrary<GuestId>;
/** Any text a client may send, including special characters and lone surrogates. */
const words = fc
  .string({ unit: 'binary', maxLength: MAX_TALK })
  .filter((one) => one.length <= MAX_TALK);
const messages: fc.Arbitrary<BusMessage> = fc.oneof(
  fc.record({ kind: fc.constant('reached' as const), table, seq: fc.nat() }),
  fc.record({ kind: fc.constantFrom('here' as const, 'gone' as const), table, who: id }),
  fc.record({
    kind: fc.constantFrom('forgotten' as const, 'renamed' as const, 'blocked' as const),
    guest,
  }),
  fc.record({ kind: fc.constant('signedOut' as const), session: id }),
  fc.record({
    kind: fc.constant('talked' as const),
    table,
    chair: fc.integer({ min: 0, max: 4 }).map(chairAt),
    text: words,
    number: fc.nat(),
    at: fc.nat(),
  }),
);

describe('messages between processes', () => {
  test('a message between processes is read as it was written, and fits the limit of PostgreSQL', () => {
    fc.assert(
      fc.property(messages, id, fc.nat(), (message, process, number) => {
        const payload = formatPosted({ process, number, message });
        expect(Buffer.byteLength(payload)).toBeLessThan(MAX_BUS_BYTES);
        expect(parsePosted(payload)).toEqual({ process, number, message });
      }),
    );
  });
});

const joinHub = createLocalHub();
describeBus('within one process', { join: async () => joinHub() });

describe.skipIf(inject('missing').includes('postgres'))('with PostgreSQL', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await createCluster();
  });
  afterAll(() => cluster?.remove());
  describeBus('over PostgreSQL', {
    join: (onTrouble) => openPostgresBus({ url: cluster.url, onTrouble }),
    disturb: async (payload) => {
      const stranger = new pg.Client({ connectionString: cluster.url });
      await stranger.connect();
      await stranger.query('select pg_notify($1, $2)', ['claim_it', payload]);
      await stranger.end();
    },
    whileCut: async (meanwhile) => {
      await cluster.kill('SIGQUIT');
      await meanwhile();
      await cluster.start();
    },
  });
});

test('a missing Redis is one line', async () => {
  await expect(openRedisBus({ url: 'redis://127.0.0.1:1' })).rejects.toThrow(
    /^Redis cannot be reached/,
  );
});

describe.skipIf(inject('missing').includes('redis-server'))('with Redis', () => {
  let redis: RedisServer;
  beforeAll(async () => {
    redis = await RedisServer.open();
  });
  afterAll(() => redis?.end('SIGTERM'));
  describeBus('over Redis', {
    join: (onTrouble) => openRedisBus({ url: redis.url, onTrouble }),
    disturb: async (payload) => {
      const stranger = createClient({ url: redis.url });
      await stranger.connect();
      await stranger.publish('claim-it', payload);
      stranger.destroy();
    },
    whileCut: async (meanwhile) => {
      await redis.end();
      await meanwhile();
      await redis.start();
    },
  });
});
