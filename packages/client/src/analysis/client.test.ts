import { start } from '@claim-it/testkit';
import { expect, test } from 'vitest';
import type { FakeWorker } from '../../test/fakeWorker.ts';
import { fakeWorker, silence } from '../../test/fakeWorker.ts';
import type { PageFunctions } from './client.ts';
import { createAnalysisClient } from './client.ts';
import type { AnalysisRequest, Finding } from './requests.ts';

const GAME = start('gb');
const REQUEST: AnalysisRequest = { kind: 'consider', game: GAME };
const ROLLOUT: AnalysisRequest = {
  kind: 'rollOut',
  game: GAME,
  choices: null,
  trials: 216,
  seed: 1,
};
const OVER: Finding = { kind: 'considered', consideration: { kind: 'over', shares: [1, 0] } };
const RUNNING: Finding = { kind: 'rollingOut', estimates: [] };

/** How a fake worker handles a request: findings of which the last one ends it, failure, silence, or a crash. */
type Behaviour = (nth: number) => readonly Finding[] | 'failure' | 'silence' | 'death';

const clientOf = (behaviour: Behaviour, patience = 30) => {
  const workers: FakeWorker[] = [];
  const heard: string[] = [];
  const startAnalysis = createAnalysisClient(() => {
    const nth = workers.length;
    const worker = fakeWorker<PageFunctions>((page, die) => ({
      analyse: async (id: number) => {
        heard.push('analyse');
        const does = behaviour(nth);
        if (does === 'death') die();
        if (does === 'death' || does === 'silence') return silence();
        if (does === 'failure') throw new Error('no weights');
        for (const finding of does.slice(0, -1)) await page.found.asEvent(id, finding);
        return does.at(-1);
      },
      cancel: () => heard.push('cancel'),
    }));
    workers.push(worker);
    return worker;
  }, patience);
  const ask = (request: AnalysisRequest = REQUEST): Promise<readonly Finding[]> =>
    new Promise((resolve) => {
      const findings: Finding[] = [];
      startAnalysis(request, (finding) => {
        findings.push(finding);
        if (finding.kind !== 'rollingOut') resolve(findings);
      });
    });
  return { startAnalysis, ask, workers, heard };
};

test('one worker reports the findings of all requests', async () => {
  const { ask, workers } = clientOf(() => [RUNNING, OVER]);
  expect(workers).toHaveLength(0);
  const both = await Promise.all([ask(), ask()]);
  expect(both).toEqual([
    [RUNNING, OVER],
    [RUNNING, OVER],
  ]);
  expect(workers).toHaveLength(1);
});

test.each(['death', 'silence', 'failure'] as const)(
  'a worker with %s is tried again, once',
  async (does) => {
    const { ask } = clientOf((nth) => (nth === 0 ? does : [OVER]));
    expect(await ask()).toEqual([OVER]);
  },
);

test.each(['death', 'silence', 'failure'] as const)(
  'a worker with %s every time is reported as failed',
  async (does) => {
    const { ask } = clientOf(() => does);
    expect((await ask()).map(({ kind }) => kind)).toEqual(['failed']);
  },
);

test('a rollout with counted dice is not tried again', async () => {
  const { ask, heard } = clientOf((nth) => (nth === 0 ? 'failure' : [OVER]));
  expect((await ask(ROLLOUT)).map(({ kind }) => kind)).toEqual(['failed']);
  expect(heard).toEqual(['analyse']);
});

test('a worker that cannot be started is reported as failed', async () => {
  const startAnalysis = createAnalysisClient(() => {
    throw new Error('no workers here');
  });
  const told = await new Promise<Finding>((resolve) => startAnalysis(REQUEST, resolve));
  expect(told.kind).toBe('failed');
});

test('a cancelled request reports nothing more, and the worker is notified', async () => {
  const { startAnalysis, ask, heard } = clientOf(() => [RUNNING, OVER]);
  const job = startAnalysis(REQUEST, () => expect.unreachable('it was cancelled'));
  job.cancel();
  job.cancel();
  await ask();
  expect(heard).toEqual(['analyse', 'cancel', 'analyse']);
});

test('a cancelled request is not tried again when the worker dies', async () => {
  const { startAnalysis, ask, heard, workers } = clientOf((nth) =>
    nth === 0 ? 'silence' : [OVER],
  );
  startAnalysis(REQUEST, () => expect.unreachable('it was cancelled')).cancel();
  workers[0]?.die();
  await ask();
  // The cancelled one, and the other one twice: on the worker that dies and on the next.
  expect(heard.filter((name) => name === 'analyse')).toHaveLength(3);
});
