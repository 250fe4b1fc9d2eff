import type { Advice, BotName } from '@claim-it/ai';
import type { Choice, Game } from '@claim-it/rules';
import type { BotSitter } from '../model/types.ts';
import type { Answer, Answered, Asked, Question } from './messages.ts';
import { startThinker } from './support.ts';
import workerAddress from './worker.ts?worker&url';

/** Thrown when the worker has failed twice. */
export class BrainFailure extends Error {}

export type BrainClient = {
  /** With a seed the same question has the same answer. */
  readonly chooseFor: (sitter: BotSitter, game: Game, seed?: number) => Promise<Choice>;
  /** What a coach would do and why; null where there is nothing to decide. */
  readonly adviceFor: (game: Game) => Promise<Advice | null>;
};

type Mind = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

/** A worker that says nothing for so long is taken for dead; the first question may load weights over a slow line. */
const PATIENCE_MS = 20_000;

type Pending = { readonly resolve: (answer: Answer) => void; readonly fail: () => void };

/** A worker and the questions it has not answered yet. */
type Session = { readonly worker: Mind; readonly pending: Map<number, Pending> };

const openSession = (spawn: () => Mind, onDeath: (session: Session) => void): Session => {
  const session: Session = { worker: spawn(), pending: new Map() };
  session.worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
    session.pending.get(data.id)?.resolve(data.answer);
    session.pending.delete(data.id);
  });
  session.worker.addEventListener('error', () => onDeath(session));
  session.worker.addEventListener('messageerror', () => onDeath(session));
  return session;
};

/** Asks once; rejects if the worker dies, fails or keeps silent. */
const askOnce = (session: Session, asked: Asked, patience: number): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const fail = (): void => reject(new BrainFailure('no answer'));
    const timer = setTimeout(fail, patience);
    session.pending.set(asked.id, {
      resolve: (answer) => {
        clearTimeout(timer);
        if (answer.kind === 'failed') reject(new BrainFailure(answer.reason));
        else resolve(answer);
      },
      fail: () => {
        clearTimeout(timer);
        fail();
      },
    });
    session.worker.postMessage(asked);
  });

type Ask = (question: Question) => Promise<Answer>;

const createAsk = (spawn: () => Mind, patience: number): Ask => {
  let current: Session | null = null;
  let lastId = 0;
  const end = (session: Session): void => {
    if (current === session) current = null;
    session.worker.terminate();
    for (const { fail } of session.pending.values()) fail();
    session.pending.clear();
  };
  const tryOnce = async (question: Question): Promise<Answer> => {
    lastId += 1;
    const id = lastId;
    const session = current ?? openSession(spawn, end);
    current = session;
    try {
      return await askOnce(session, { id, question }, patience);
    } catch (error) {
      end(session);
      throw error;
    }
  };
  // A worker that fails is started again, once; the second failure is the caller's.
  return (question) => tryOnce(question).catch(() => tryOnce(question));
};

const botNameOf = ({ level, style }: BotSitter): BotName =>
  style === null ? level : `${level}:${style}`;

export const createBrainClient = (
  spawn: () => Mind,
  patience: number = PATIENCE_MS,
): BrainClient => {
  const ask = createAsk(spawn, patience);
  return {
    chooseFor: async (sitter, game, seed) => {
      const answer = await ask({ kind: 'choose', bot: botNameOf(sitter), game, seed });
      if (answer.kind !== 'chosen') throw new BrainFailure(answer.kind);
      return answer.choice;
    },
    adviceFor: async (game) => {
      const answer = await ask({ kind: 'advise', game });
      if (answer.kind !== 'advised') throw new BrainFailure(answer.kind);
      return answer.advice;
    },
  };
};

/** The one worker of this page, started when a bot or a coach is first asked. */
export const brain: BrainClient = createBrainClient(() => startThinker(workerAddress));
