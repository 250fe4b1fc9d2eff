import type { Analysis } from '@claim-it/ai';
import { bustOddsOf } from '@claim-it/ai';
import { parseRecord } from '@claim-it/rules';
import type { GameResult, Judged, JudgedSeat, Mistake } from '../../parts/results/result.ts';
import { decisionsIn, mistakeIn } from './mistakes.ts';

const mistakesIn = ({ record }: GameResult, { steps }: Analysis): readonly Mistake[] => {
  const replay = parseRecord(record);
  if (!replay.ok) return [];
  const games = decisionsIn(replay.value);
  return steps
    .filter((step) => step.kind === 'decision')
    .flatMap((decision, at) => {
      const game = games[at];
      return (game && mistakeIn(game, decision)) ?? [];
    });
};

/** What the ledger keeps of a review. */
export const judgedBy = (result: GameResult, analysis: Analysis): Judged => {
  const seats = analysis.seats.map(({ seat, luck, realLoss, realDecisions }): JudgedSeat => {
    const { expected: bustsExpected, variance: bustVariance } = bustOddsOf(analysis.steps, seat);
    return { luck, loss: realLoss, realDecisions, bustsExpected, bustVariance };
  });
  return { seats, mistakes: mistakesIn(result, analysis) };
};
