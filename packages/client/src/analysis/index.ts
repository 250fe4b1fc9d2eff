export type { AnalysisJob, RolloutNews, RolloutWish } from './client.ts';
export { startConsidering, startRollingOut } from './client.ts';
export type { ChoiceEstimate } from './requests.ts';
export type { ReviewNews } from './review.ts';
export { startReview } from './review.ts';
