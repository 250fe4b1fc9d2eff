import type { AnalysisRequest, Finding } from './requests.ts';
import type { Work } from './work.ts';

/** After so long the worker looks up: cancelled work ends there, and other work gets its turn. */
const SLICE_MS = 12;

/** What a worker does for the analysis. */
export type AnalysisFunctions = {
  /** Answers with the last finding; null when it was cancelled. */
  readonly analyse: (id: number, request: AnalysisRequest) => Promise<Finding | null>;
  readonly cancel: (id: number) => void;
};

export type SlicedDeps = {
  readonly begin: (request: AnalysisRequest) => Promise<Work>;
  /** Tells what was found on the way. */
  readonly found: (id: number, finding: Finding) => void;
  readonly now: () => number;
  /** Lets messages in. */
  readonly breathe: () => Promise<void>;
};

/** Works on all requests at once, a slice of time for each in turn. */
export const createAnalysisFunctions = ({
  begin,
  found,
  now,
  breathe,
}: SlicedDeps): AnalysisFunctions => {
  const running = new Set<number>();
  const work = async (id: number, request: AnalysisRequest): Promise<Finding | null> => {
    const pieces = await begin(request);
    let until = now() + SLICE_MS;
    while (running.has(id)) {
      const piece = pieces.next();
      if (piece.done === true) return piece.value;
      if (piece.value !== null) found(id, piece.value);
      if (now() < until) continue;
      await breathe();
      until = now() + SLICE_MS;
    }
    return null;
  };
  return {
    analyse: (id, request) => {
      running.add(id);
      return work(id, request).finally(() => running.delete(id));
    },
    cancel: (id) => {
      running.delete(id);
    },
  };
};
