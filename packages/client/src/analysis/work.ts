import type { Brain } from '@claim-it/ai';
import { consider } from '@claim-it/ai';
import type { Setup } from '@claim-it/rules';
import { parseRecord, unreachable } from '@claim-it/rules';
import type { AnalysisRequest, Finding } from './requests.ts';
import { reviewWork } from './reviewWork.ts';
import { rolloutWork } from './rolloutWork.ts';

/** Computation in small pieces: the finding of a piece, or null; returns the last finding. */
export type Work = Iterator<Finding | null, Finding>;

/** The same as a generator. */
export type Pieces = Generator<Finding | null, Finding>;

export type AnalysisDeps = {
  readonly loadBrain: (setup: Setup) => Promise<Brain>;
  readonly now: () => number;
};

/** A finding that needs no computation. */
const said = (value: Finding): Work => ({ next: () => ({ done: true, value }) });

/** Starts a request: reads it and loads the network for it. */
export const beginWork = async (
  { loadBrain, now }: AnalysisDeps,
  request: AnalysisRequest,
): Promise<Work> => {
  switch (request.kind) {
    case 'review': {
      const replay = parseRecord(request.record);
      if (!replay.ok) return said({ kind: 'recordFaulty', fault: replay.reason });
      return reviewWork(replay.value, await loadBrain(replay.value.record.setup), now);
    }
    case 'consider': {
      const brain = await loadBrain(request.game.setup);
      return said({ kind: 'considered', consideration: consider(request.game, brain) });
    }
    case 'rollOut':
      return rolloutWork(request, await loadBrain(request.game.setup), now);
    default:
      return unreachable(request);
  }
};

/** The length of a time slice, after which the worker handles messages: cancelled work ends, other work continues. */
const SLICE_MS = 12;

/** The functions of the analysis worker. */
export type AnalysisFunctions = {
  /** Resolves with the last finding; null if it was cancelled. */
  readonly analyse: (id: number, request: AnalysisRequest) => Promise<Finding | null>;
  readonly cancel: (id: number) => void;
};

export type SlicedDeps = {
  readonly begin: (request: AnalysisRequest) => Promise<Work>;
  /** Reports a finding. */
  readonly found: (id: number, finding: Finding) => void;
  readonly now: () => number;
  /** Yields to the event loop. */
  readonly breathe: () => Promise<void>;
};

/** Handles all requests concurrently, a time slice for each in turn. */
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
