import type { ChoiceName, Consideration } from '@claim-it/ai';
import type { Game } from '@claim-it/rules';
import { startThinker } from '../bots/support.ts';
import type { AnalysisJob, StartAnalysis } from './client.ts';
import { createAnalysisClient } from './client.ts';
import type { ChoiceEstimate } from './requests.ts';
import workerAddress from './worker.ts?worker&url';

/** The one worker of this page that analyses. */
export const startAnalysis: StartAnalysis = createAnalysisClient(() => startThinker(workerAddress));

/** Asks once about a position; null when it could not be answered. */
export const startConsidering = (
  game: Game,
  onAnswer: (consideration: Consideration | null) => void,
): AnalysisJob =>
  startAnalysis({ kind: 'consider', game }, (finding) =>
    onAnswer(finding.kind === 'considered' ? finding.consideration : null),
  );

export type RolloutNews =
  | { readonly kind: 'running' | 'done'; readonly estimates: readonly ChoiceEstimate[] }
  | { readonly kind: 'failed' };

export type RolloutWish = {
  readonly game: Game;
  /** All there are unless told otherwise. */
  readonly choices?: readonly ChoiceName[];
  readonly trials: number;
  readonly seed?: number;
};

/** Plays a position on again and again; tells the estimates while they sharpen. */
export const startRollingOut = (
  { game, choices, trials, seed = 1 }: RolloutWish,
  onNews: (news: RolloutNews) => void,
): AnalysisJob =>
  startAnalysis({ kind: 'rollOut', game, choices: choices ?? null, trials, seed }, (finding) => {
    if (finding.kind === 'rollingOut' || finding.kind === 'rolledOut')
      onNews({
        kind: finding.kind === 'rolledOut' ? 'done' : 'running',
        estimates: finding.estimates,
      });
    else onNews({ kind: 'failed' });
  });
