import { chairAt } from '@claim-it/fairness';
import type { GuestId, TableId } from '@claim-it/protocol';
import { expect, test } from 'vitest';
import type { HealthState } from '../src/ops/health.ts';
import { prefixOf } from '../src/ops/log.ts';
import { createMetrics } from '../src/ops/metrics.ts';
import { startOpsServer } from '../src/ops/opsServer.ts';
import type { Report } from '../src/store/index.ts';

test.each([
  ['192.168.17.23', '192.168.17.0/24'],
  ['::ffff:10.1.2.3', '10.1.2.0/24'],
  ['2001:db8:abcd:12::1', '2001:db8:abcd::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
  ['::1', '0:0:0::/48'],
  ['::ffff:a01:203', '10.1.2.0/24'],
  ['', 'unknown'],
])('the address %s is logged as %s', (address, prefix) => {
  expect(prefixOf(address)).toBe(prefix);
});

test.each([
  [{ kind: 'well' }, 200, 'well\n'],
  [{ kind: 'degraded', why: '1 damaged: abcdefgh' }, 200, 'degraded: 1 damaged: abcdefgh\n'],
  [{ kind: 'unwell', why: 'The disk is full.' }, 503, 'unwell: The disk is full.\n'],
] as const satisfies readonly (readonly [HealthState, number, string])[])(
  'a server whose health is %j answers with %i',
  async (state, status, text) => {
    const health = async (): Promise<HealthState> => state;
    const reports = async () => [];
    const ops = await startOpsServer({ metrics: createMetrics(), health, reports, hosts: [] }, 0);
    const answer = await fetch(`http://127.0.0.1:${ops.port}/health`);
    expect([answer.status, await answer.text()]).toEqual([status, text]);
    ops.stop();
  },
);

test('reports are listed for the operator, with the lines they are about', async () => {
  const report: Report = {
    id: 'a',
    kind: 'talk',
    table: 'table-1' as TableId,
    chair: chairAt(1),
    about: 'guest-1' as GuestId,
    reporter: null,
    name: 'Rude',
    words: '[{"at":5,"words":"Gold is mine"}]',
    at: 9_000,
  };
  const health = async (): Promise<HealthState> => ({ kind: 'well' });
  const reports = async () => [report];
  const ops = await startOpsServer({ metrics: createMetrics(), health, reports, hosts: [] }, 0);
  const answer = await fetch(`http://127.0.0.1:${ops.port}/reports`);
  expect(await answer.json()).toEqual([{ ...report, words: [{ at: 5, words: 'Gold is mine' }] }]);
  ops.stop();
});
