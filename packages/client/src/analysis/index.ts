export type { AnalysisJob } from './client.ts';
export type { ChoiceEstimate } from './requests.ts';
export type { ReviewNews } from './review.ts';
export { startReview } from './review.ts';
export type { RolloutNews, RolloutWish } from './start.ts';
export { startConsidering, startRollingOut } from './start.ts';
