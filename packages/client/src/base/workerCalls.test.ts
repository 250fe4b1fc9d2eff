import { describe, expect, test } from 'vitest';
import type { FakeWorker } from '../../test/fakeWorker.ts';
import { fakeWorker, silence } from '../../test/fakeWorker.ts';
import { createWorkerCalls } from './workerCalls.ts';

type Functions = { readonly answer: (question: string) => Promise<string> };

/** How a fake worker answers a call: the workers are counted from 0. */
type Behaviour = (nth: number, die: () => void, question: string) => Promise<string>;

const ANSWER: Behaviour = (_, __, question) => Promise.resolve(`${question}!`);
const DIES: Behaviour = (_, die) => {
  die();
  return silence();
};
const FAILS: Behaviour = () => Promise.reject(new Error('no weights'));
const HOUR_MS = 3_600_000;

const callsOf = (behaviour: Behaviour, patience = 30) => {
  const workers: FakeWorker[] = [];
  const calls = createWorkerCalls<Functions>(
    () => {
      const nth = workers.length;
      const worker = fakeWorker((_, die) => ({
        answer: (question: string) => behaviour(nth, die, question),
      }));
      workers.push(worker);
      return worker;
    },
    {},
    patience,
  );
  const ask = (question: string, mayRetry?: () => boolean): Promise<string> =>
    calls.call((worker) => worker.answer(question), mayRetry);
  return { ...calls, ask, workers };
};

const ends = (workers: readonly FakeWorker[]): readonly boolean[] =>
  workers.map(({ terminate }) => terminate.mock.calls.length > 0);

describe('calls of a worker', () => {
  test('start it with the first one, and it answers all of them', async () => {
    const { ask, workers } = callsOf(ANSWER, HOUR_MS);
    expect(workers).toHaveLength(0);
    expect(await Promise.all([ask('one'), ask('two')])).toEqual(['one!', 'two!']);
    expect(workers).toHaveLength(1);
  });

  test.each([
    ['dies', DIES],
    ['fails', FAILS],
    ['keeps silent', silence],
  ] as const)('start one that %s again, once', async (_, does) => {
    const { ask, workers } = callsOf((nth, ...rest) => (nth === 0 ? does : ANSWER)(nth, ...rest));
    expect(await ask('one')).toBe('one!');
    expect(ends(workers)).toEqual([true, false]);
  });

  test.each([
    ['dies', DIES],
    ['fails', FAILS],
    ['keeps silent', silence],
  ] as const)('reject where it %s twice, and the next begins afresh', async (_, does) => {
    const { ask, workers } = callsOf((nth, ...rest) => (nth < 2 ? does : ANSWER)(nth, ...rest));
    await expect(ask('one')).rejects.toThrow();
    expect(workers).toHaveLength(2);
    expect(await ask('two')).toBe('two!');
  });

  test('are not retried where the caller opts out', async () => {
    const { ask, workers } = callsOf(FAILS);
    await expect(ask('one', () => false)).rejects.toThrow('no weights');
    expect(workers).toHaveLength(1);
  });

  test('reject where none can be started', async () => {
    const { call } = createWorkerCalls<Functions>(() => {
      throw new Error('no workers here');
    });
    await expect(call((worker) => worker.answer('one'))).rejects.toThrow('no workers here');
  });

  test('are all retried when it dies during them', async () => {
    const { ask } = callsOf((nth, die, question) => {
      if (nth > 0) return ANSWER(nth, die, question);
      return question === 'deadly' ? DIES(nth, die, question) : silence();
    }, HOUR_MS);
    expect(await Promise.all([ask('one'), ask('deadly')])).toEqual(['one!', 'deadly!']);
  });

  test('continue when another one fails', async () => {
    let answerFirst: (answer: string) => void = () => {};
    const { ask, workers } = callsOf((_, __, question) => {
      if (question !== 'first') return Promise.reject(new Error('no weights'));
      return new Promise((resolve) => {
        answerFirst = resolve;
      });
    }, HOUR_MS);
    const first = ask('first');
    await expect(ask('second')).rejects.toThrow('no weights');
    answerFirst('at last');
    expect(await first).toBe('at last');
    expect(workers).toHaveLength(1);
  });

  test('end with the worker when it is stopped; the next call starts another one', async () => {
    const { ask, stop, workers } = callsOf(ANSWER, HOUR_MS);
    await ask('one');
    stop();
    expect(ends(workers)).toEqual([true]);
    expect(await ask('two')).toBe('two!');
    expect(workers).toHaveLength(2);
  });
});
