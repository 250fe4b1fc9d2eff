import type { Analysis, RollReview } from '@claim-it/ai';
import { parseRecord } from '@claim-it/rules';
import { decisionsIn, mistakeIn } from './mistakes.ts';
import type { GameResult, Judged, JudgedSeat, Mistake } from './result.ts';

const WAYS = 216;

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
  const rolls = analysis.steps.filter((step): step is RollReview => step.kind === 'roll');
  const seats = analysis.seats.map(({ seat, luck, realLoss, realDecisions }): JudgedSeat => {
    const chances = rolls.filter((roll) => roll.seat === seat).map(({ busts }) => busts / WAYS);
    const bustsExpected = chances.reduce((sum, chance) => sum + chance, 0);
    const bustVariance = chances.reduce((sum, chance) => sum + chance * (1 - chance), 0);
    return { luck, loss: realLoss, realDecisions, bustsExpected, bustVariance };
  });
  return { seats, mistakes: mistakesIn(result, analysis) };
};
