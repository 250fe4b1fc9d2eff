import type { Throw } from '@claim-it/client/model';

/** The throws in rounds: who throws again opens the next one. */
export const roundsOf = (throws: readonly Throw[]): readonly (readonly Throw[])[] => {
  const rounds: Throw[][] = [];
  for (const one of throws) {
    const round = rounds.at(-1);
    if (round === undefined || round.some(({ sitter }) => sitter === one.sitter))
      rounds.push([one]);
    else round.push(one);
  }
  return rounds;
};
