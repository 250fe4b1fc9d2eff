import { start } from '@claim-it/testkit';
import { expect, test } from 'vitest';
import { createAssayClient } from './client.ts';
import type { Finding, ToWorker } from './messages.ts';

const GAME = start('gb');
const ORDER = { kind: 'consider', game: GAME } as const;
const OVER: Finding = { kind: 'considered', consideration: { kind: 'over', shares: [1, 0] } };
const FAILED: Finding = { kind: 'failed', reason: 'no weights' };
const RUNNING: Finding = { kind: 'rollingOut', estimates: [] };

/** What a worker does with an order: findings, silence, or death. */
type Behaviour = (nth: number) => readonly Finding[] | 'death';

class FakeWorker extends EventTarget {
  readonly got: ToWorker[] = [];
  isTerminated = false;
  readonly #does: () => ReturnType<Behaviour>;

  constructor(does: () => ReturnType<Behaviour>) {
    super();
    this.#does = does;
  }

  postMessage(message: ToWorker): void {
    this.got.push(message);
    if (message.kind === 'cancel') return;
    const does = this.#does();
    queueMicrotask(() => {
      if (does === 'death') this.dispatchEvent(new Event('error'));
      else
        for (const finding of does)
          this.dispatchEvent(new MessageEvent('message', { data: { id: message.id, finding } }));
    });
  }

  terminate(): void {
    this.isTerminated = true;
  }
}

const officeOf = (behaviour: Behaviour, patience = 30) => {
  const workers: FakeWorker[] = [];
  const startOrder = createAssayClient(() => {
    const nth = workers.length;
    const worker = new FakeWorker(() => behaviour(nth));
    workers.push(worker);
    return worker;
  }, patience);
  const ask = (): Promise<readonly Finding[]> =>
    new Promise((resolve) => {
      const findings: Finding[] = [];
      startOrder(ORDER, (finding) => {
        findings.push(finding);
        if (finding.kind !== 'rollingOut') resolve(findings);
      });
    });
  return { startOrder, ask, workers };
};

test('one worker tells the findings of all orders', async () => {
  const { ask, workers } = officeOf(() => [RUNNING, OVER]);
  expect(workers).toHaveLength(0);
  const both = await Promise.all([ask(), ask()]);
  expect(both).toEqual([
    [RUNNING, OVER],
    [RUNNING, OVER],
  ]);
  expect(workers).toHaveLength(1);
});

test.each([
  ['dies', 'death'],
  ['keeps silent', []],
] as const)('a worker that %s is started again, once', async (_, does) => {
  const { ask, workers } = officeOf((nth) => (nth === 0 ? does : [OVER]));
  expect(await ask()).toEqual([OVER]);
  expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
});

test.each([
  ['dies', 'death'],
  ['keeps silent', []],
  ['fails', [FAILED]],
] as const)('a worker that always %s is a failure that is told', async (_, does) => {
  const { ask } = officeOf(() => does);
  expect((await ask()).map(({ kind }) => kind)).toEqual(['failed']);
});

test('a rollout is not tried again with the dice that were counted', async () => {
  const { startOrder, workers } = officeOf((nth) => (nth === 0 ? [RUNNING, FAILED] : [OVER]));
  const rollout = { kind: 'rollOut', game: GAME, choices: null, trials: 216, seed: 1 } as const;
  const told = await new Promise<readonly string[]>((resolve) => {
    const kinds: string[] = [];
    startOrder(rollout, ({ kind }) => {
      kinds.push(kind);
      if (kind !== 'rollingOut') resolve(kinds);
    });
  });
  expect(told).toEqual(['rollingOut', 'failed']);
  expect(workers.flatMap(({ got }) => got)).toHaveLength(1);
});

test('a worker that cannot be started is a failure that is told', async () => {
  const startOrder = createAssayClient(() => {
    throw new Error('no workers here');
  });
  const told = await new Promise<Finding>((resolve) => startOrder(ORDER, resolve));
  expect(told.kind).toBe('failed');
});

test('an order that was cancelled says nothing more, and the worker hears of it', async () => {
  const { startOrder, ask, workers } = officeOf(() => [OVER]);
  const job = startOrder(ORDER, () => expect.unreachable('it was cancelled'));
  job.cancel();
  job.cancel();
  await ask();
  expect(workers[0]?.got.map(({ kind }) => kind)).toEqual(['order', 'cancel', 'order']);
});
