import type { ReviewText } from '../../web/review.ts';

export const review: ReviewText = {
  lead: '',
};
