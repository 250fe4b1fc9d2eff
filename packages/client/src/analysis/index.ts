export type { Job } from './client.ts';
export type { ChoiceEstimate } from './messages.ts';
export type { RolloutNews, RolloutWish } from './office.ts';
export { startConsidering, startRollingOut } from './office.ts';
export type { ReviewNews } from './review.ts';
export { startReview } from './review.ts';
