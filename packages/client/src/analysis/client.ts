import type { ChoiceName, Consideration } from '@claim-it/ai';
import type { Game } from '@claim-it/rules';
import type { CalledWorker } from '../base/workerCalls.ts';
import { createWorkerCalls } from '../base/workerCalls.ts';
import { startThinker } from '../bots/support.ts';
import type { AnalysisRequest, ChoiceEstimate, Finding } from './requests.ts';
import type { AnalysisFunctions } from './work.ts';
import workerAddress from './worker.ts?worker&url';

/** Cancellable work: after a cancel it reports nothing more, and the worker ends it. */
export type AnalysisJob = { readonly cancel: () => void };

/** Called by the worker for every finding except the last. */
export type PageFunctions = { readonly found: (id: number, finding: Finding) => void };

/** Reports every finding; `failed` comes only after a second failure, or for a rollout, which is not repeated with other dice. */
export type StartAnalysis = (
  request: AnalysisRequest,
  onFinding: (finding: Finding) => void,
) => AnalysisJob;

export const createAnalysisClient = (
  start: () => CalledWorker,
  patience?: number,
): StartAnalysis => {
  const listeners = new Map<number, (finding: Finding) => void>();
  const own: PageFunctions = { found: (id, finding) => listeners.get(id)?.(finding) };
  const { call, tell } = createWorkerCalls<AnalysisFunctions>(start, own, patience);
  let lastId = 0;
  return (request, onFinding) => {
    lastId += 1;
    const id = lastId;
    listeners.set(id, onFinding);
    const mayRetry = (): boolean => listeners.has(id) && request.kind !== 'rollOut';
    void call((worker) => worker.analyse(id, request), mayRetry)
      .catch((error): Finding => ({ kind: 'failed', reason: String(error) }))
      .then((last) => {
        if (listeners.delete(id) && last !== null) onFinding(last);
      });
    return {
      cancel: () => {
        if (listeners.delete(id)) tell((worker) => worker.cancel.asEvent(id));
      },
    };
  };
};

/** The one worker of this page that analyses. */
export const startAnalysis: StartAnalysis = createAnalysisClient(() => startThinker(workerAddress));

/** Analyses a position once; null on failure. */
export const startConsidering = (
  game: Game,
  onAnswer: (consideration: Consideration | null) => void,
): AnalysisJob =>
  startAnalysis({ kind: 'consider', game }, (finding) =>
    onAnswer(finding.kind === 'considered' ? finding.consideration : null),
  );

export type RolloutNews =
  | { readonly kind: 'running' | 'done'; readonly estimates: readonly ChoiceEstimate[] }
  | { readonly kind: 'failed' };

export type RolloutWish = {
  readonly game: Game;
  /** All choices by default. */
  readonly choices?: readonly ChoiceName[];
  readonly trials: number;
  readonly seed?: number;
};

/** Plays a position on repeatedly; reports the estimates as they sharpen. */
export const startRollingOut = (
  { game, choices, trials, seed = 1 }: RolloutWish,
  onNews: (news: RolloutNews) => void,
): AnalysisJob =>
  startAnalysis({ kind: 'rollOut', game, choices: choices ?? null, trials, seed }, (finding) => {
    if (finding.kind === 'rollingOut' || finding.kind === 'rolledOut')
      onNews({
        kind: finding.kind === 'rolledOut' ? 'done' : 'running',
        estimates: finding.estimates,
      });
    else onNews({ kind: 'failed' });
  });
