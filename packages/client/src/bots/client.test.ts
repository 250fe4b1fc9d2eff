import type { Choice } from '@claim-it/rules';
import { start } from '@claim-it/testkit';
import { describe, expect, test } from 'vitest';
import type { BotSitter } from '../model/types.ts';
import { BrainFailure, createBrainClient } from './client.ts';
import type { Answer, Asked, Question } from './messages.ts';

const TYCOON: BotSitter = {
  ...{ kind: 'bot', name: 'Tyra', color: 'green' },
  ...{ level: 'tycoon', style: 'daring' },
};
const ROLL: Choice = { kind: 'roll', seat: 0 };
const CHOSEN: Answer = { kind: 'chosen', choice: ROLL };
const FAILED: Answer = { kind: 'failed', reason: 'no weights' };

/** What a worker does with a question: an answer, silence, or death. */
type Behaviour = (question: Question, nth: number) => Answer | 'silence' | 'death';

class FakeWorker extends EventTarget {
  isTerminated = false;
  readonly #behaviour: Behaviour;
  readonly #nth: number;

  constructor(behaviour: Behaviour, nth: number) {
    super();
    this.#behaviour = behaviour;
    this.#nth = nth;
  }

  postMessage({ id, question }: Asked): void {
    const does = this.#behaviour(question, this.#nth);
    if (does === 'silence') return;
    const event =
      does === 'death'
        ? new Event('error')
        : new MessageEvent('message', { data: { id, answer: does } });
    queueMicrotask(() => this.dispatchEvent(event));
  }

  terminate(): void {
    this.isTerminated = true;
  }
}

/** A client whose workers, counted from 0, behave like that. */
const clientOf = (behaviour: Behaviour, patience = 30) => {
  const workers: FakeWorker[] = [];
  const client = createBrainClient(() => {
    const worker = new FakeWorker(behaviour, workers.length);
    workers.push(worker);
    return worker as unknown as Worker;
  }, patience);
  return { client, workers };
};

const game = start('gb');

describe('the worker', () => {
  test('starts with the first question and answers all of them', async () => {
    const { client, workers } = clientOf(() => CHOSEN);
    expect(workers).toHaveLength(0);
    const both = [client.chooseFor(TYCOON, game), client.chooseFor(TYCOON, game)];
    expect(await Promise.all(both)).toEqual([ROLL, ROLL]);
    expect(workers).toHaveLength(1);
  });

  test('is asked for the bot by level and style, and for advice', async () => {
    const asked: Question[] = [];
    const { client } = clientOf((question) => {
      asked.push(question);
      return question.kind === 'choose' ? CHOSEN : { kind: 'advised', advice: null };
    });
    await client.chooseFor(TYCOON, game);
    await client.chooseFor({ ...TYCOON, style: null }, game);
    expect(await client.adviceFor(game)).toBe(null);
    expect(asked).toEqual([
      { kind: 'choose', bot: 'tycoon:daring', game },
      { kind: 'choose', bot: 'tycoon', game },
      { kind: 'advise', game },
    ]);
  });

  test.each([
    ['dies', 'death'],
    ['cannot load its weights', FAILED],
    ['keeps silent', 'silence'],
  ] as const)('that %s is started again, once', async (_, does) => {
    const { client, workers } = clientOf((__, nth) => (nth === 0 ? does : CHOSEN));
    expect(await client.chooseFor(TYCOON, game)).toEqual(ROLL);
    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
  });

  test.each([
    ['dies', 'death'],
    ['fails', FAILED],
    ['keeps silent', 'silence'],
  ] as const)(
    'that %s twice is a failure, and the next question begins afresh',
    async (_, does) => {
      const { client, workers } = clientOf((__, nth) => (nth < 2 ? does : CHOSEN));
      await expect(client.chooseFor(TYCOON, game)).rejects.toThrow(BrainFailure);
      expect(workers).toHaveLength(2);
      expect(await client.chooseFor(TYCOON, game)).toEqual(ROLL);
    },
  );

  test('that cannot be started at all is a failure', async () => {
    const client = createBrainClient(() => {
      throw new Error('no workers here');
    });
    await expect(client.chooseFor(TYCOON, game)).rejects.toThrow();
  });

  test('that dies takes no question with it', async () => {
    const dies: Behaviour = (question, nth) => {
      if (nth > 0) return CHOSEN;
      return question.kind === 'advise' ? 'death' : 'silence';
    };
    const { client } = clientOf(dies, 3_600_000);
    const choice = client.chooseFor(TYCOON, game);
    const advice = client.adviceFor(game).catch(() => 'no advice');
    expect(await choice).toEqual(ROLL);
    await advice;
  });
});
