import { figuresOf } from '@claim-it/ai';
import { startReview } from '@claim-it/client/analysis';

/** Computes each seat's luck in points, as the game review does; the returned function cancels it. */
export const startLuck = (
  record: string,
  onLuck: (points: readonly number[]) => void,
): (() => void) => {
  const job = startReview(record, (news) => {
    if (news.kind !== 'done') return;
    onLuck(figuresOf(news.analysis).map(({ account }) => account.luck / 10));
  });
  return job.cancel;
};
