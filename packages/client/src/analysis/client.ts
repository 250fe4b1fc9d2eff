import type { CalledWorker } from '../base/workerCalls.ts';
import { createWorkerCalls } from '../base/workerCalls.ts';
import type { AnalysisRequest, Finding } from './requests.ts';
import type { AnalysisFunctions } from './sliced.ts';

/** Work that can be cancelled: it says nothing more, and the worker ends it. */
export type AnalysisJob = { readonly cancel: () => void };

/** What the worker calls on the page: a finding that is not the last one. */
export type PageFunctions = { readonly found: (id: number, finding: Finding) => void };

/** Tells every finding; `failed` comes only when a second try failed too, or of a rollout, which is not tried again with other dice. */
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
