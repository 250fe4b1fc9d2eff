import type { Brain } from '@claim-it/ai';
import { consider } from '@claim-it/ai';
import type { Setup } from '@claim-it/rules';
import { parseRecord, unreachable } from '@claim-it/rules';
import type { AnalysisRequest, Finding } from './requests.ts';
import { reviewWork } from './reviewWork.ts';
import { rolloutWork } from './rolloutWork.ts';

/** Thinking in small pieces: what was found at a piece, or null; in the end the last word. */
export type Work = Iterator<Finding | null, Finding>;

/** The same as a generator. */
export type Pieces = Generator<Finding | null, Finding>;

export type AnalysisDeps = {
  readonly loadBrain: (setup: Setup) => Promise<Brain>;
  readonly now: () => number;
};

/** A word that needs no more thinking. */
const said = (value: Finding): Work => ({ next: () => ({ done: true, value }) });

/** Begins with a request: reads what it is about and fetches the network for it. */
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
