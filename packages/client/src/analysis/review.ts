import type { Analysis, Shares, StepReview } from '@claim-it/ai';
import type { NotationFault } from '@claim-it/rules';
import type { AnalysisJob, StartAnalysis } from './client.ts';
import { startAnalysis } from './client.ts';
import type { ReviewPart } from './requests.ts';
import { storedReview, storeReview } from './storedReviews.ts';

/** A review in progress. */
export type ReviewSoFar = {
  readonly done: number;
  readonly all: number;
  readonly steps: readonly StepReview[];
  /** At the start and after every step. */
  readonly line: readonly Shares[];
};

export type ReviewNews =
  | ({ readonly kind: 'running' } & ReviewSoFar)
  | { readonly kind: 'done'; readonly analysis: Analysis }
  | { readonly kind: 'recordFaulty'; readonly fault: NotationFault }
  /** The worker has failed twice. */
  | { readonly kind: 'failed' };

/** Appends a part after its predecessor; after a worker crash the parts start again. */
const extended = (
  { steps, line }: Pick<ReviewSoFar, 'steps' | 'line'>,
  part: ReviewPart,
): ReviewSoFar => ({
  done: part.done,
  all: part.all,
  steps: [...steps.slice(0, part.from), ...part.steps],
  line: [part.start, ...line.slice(1, part.from + 1), ...part.line],
});

const makeReview = (
  record: string,
  onNews: (news: ReviewNews) => void,
  start: StartAnalysis,
): AnalysisJob => {
  let soFar: ReviewSoFar = { done: 0, all: 0, steps: [], line: [] };
  return start({ kind: 'review', record }, (finding) => {
    switch (finding.kind) {
      case 'reviewing':
        soFar = extended(soFar, finding);
        onNews({ kind: 'running', ...soFar });
        break;
      case 'reviewed':
        onNews({ kind: 'done', analysis: finding.analysis });
        void storeReview(record, finding.analysis);
        break;
      case 'recordFaulty':
        onNews(finding);
        break;
      default:
        onNews({ kind: 'failed' });
    }
  });
};

/** Reviews a game, or loads a stored review: partial results first, then the whole. */
export const startReview = (
  record: string,
  onNews: (news: ReviewNews) => void,
  start: StartAnalysis = startAnalysis,
): AnalysisJob => {
  let job: AnalysisJob | null = null;
  let isCancelled = false;
  const begin = async (): Promise<void> => {
    const analysis = await storedReview(record);
    if (isCancelled) return;
    if (analysis === null) job = makeReview(record, onNews, start);
    else onNews({ kind: 'done', analysis });
  };
  void begin();
  return {
    cancel: () => {
      isCancelled = true;
      job?.cancel();
    },
  };
};
